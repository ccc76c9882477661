import { QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { ApiError, type Fetch, type ListPage, callJson, callList } from './api';

/**
 * A query of one resource. Its key's first element is the address that it reads, as for every query here, so
 * a mutation refreshes it by `invalidateQueries({ queryKey: [address] })`.
 */
export function apiQuery<Answer>(address: string) {
  return queryOptions<Answer, ApiError>({ queryKey: [address] });
}

/** @returns one of a list as it is by now; the list is kept, too */
export async function fetchOne<Item extends { id: number }>(
  client: QueryClient,
  address: string,
  id: number | undefined,
): Promise<Item> {
  const items = await client.fetchQuery({ ...apiQuery<Item[]>(address), staleTime: 0 });
  const found = items.find((one) => one.id === id);
  if (!found) throw new Error('This isn’t there anymore.');
  return found;
}

/** Leaves out of an answer what no page shows. */
type Keep<Answer, Kept> = (answer: Answer) => Kept;

/**
 * The same for an answer that has more than the page shows, and would carry it along in its HTML.
 * @param carry leaves out what the browser finds in the HTML itself
 */
export function apiQueryOf<Answer, Kept>(
  address: string,
  keep: Keep<Answer, Kept>,
  carry?: (kept: Kept) => Kept,
) {
  return queryOptions<Kept, ApiError>({ queryKey: [address], meta: { keep, ...(carry && { carry }) } });
}

const LIST = 'list';

/** A query of a list whose total count matters, too. */
export function apiListQuery<Item>(address: string) {
  return queryOptions<ListPage<Item>, ApiError>({ queryKey: [address, LIST] });
}

/**
 * The same for a list that has more than the page shows.
 * @param name of what is kept, as the whole list may be asked for as well
 */
export function apiListQueryOf<Item, Kept>(address: string, name: string, keep: Keep<Item[], Kept[]>) {
  return queryOptions<ListPage<Kept>, ApiError>({ queryKey: [address, LIST, name], meta: { keep } });
}

/** What the server already answered, by query hash, until the first navigation. */
const answeredByServer = new WeakMap<QueryClient, Set<string>>();

/**
 * @param fetch how to reach the API: the browser's, or the server's in-process one
 * @returns a client with the product's defaults: no retries, no refetch on focus or interval, no silent
 *   waiting for a network (who is offline is told so), data always stale, except that what came with the page
 *   is neither fetched again nor (where it failed) tried again on hydration
 */
export function createQueryClient(fetch?: Fetch): QueryClient {
  const answered = new Set<string>();
  const onServer = typeof window === 'undefined';
  const mayFetchOnMount = (query: { queryHash: string }) => !onServer && !answered.has(query.queryHash);
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: async ({ queryKey, signal, meta }) => {
          const options = fetch ? { fetch } : { signal };
          const address = String(queryKey[0]);
          const keep = (meta?.keep as Keep<unknown, unknown> | undefined) ?? ((answer: unknown) => answer);
          if (queryKey[1] !== LIST) return keep(await callJson(address, options));
          const list = await callList(address, options);
          return { ...list, items: keep(list.items) };
        },
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: 0,
        refetchOnMount: mayFetchOnMount,
        retryOnMount: mayFetchOnMount,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  answeredByServer.set(client, answered);
  return client;
}

/** From the first navigation on, what the server answered is as stale as everything else. */
export function forgetServerAnswers(client: QueryClient): void {
  answeredByServer.get(client)?.clear();
}

/** An ApiError as JSON. */
interface StoredError {
  status: number;
  text: string;
}

/** What a query was answered, or how it failed. */
export interface StoredQuery {
  key: QueryKey;
  data?: unknown;
  error?: StoredError;
}

/** @returns the client's answers and failures as plain data for the page */
export function storeQueries(client: QueryClient): StoredQuery[] {
  return client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status !== 'pending')
    .map(({ queryKey: key, meta, state: { data, error } }) => {
      const carry = (meta?.carry as Keep<unknown, unknown> | undefined) ?? ((kept: unknown) => kept);
      return error ? { key, error: storeError(error) } : { key, data: carry(data) };
    });
}

/**
 * Takes over in the browser what `storeQueries` stored.
 * @param at when the page was rendered
 */
export function restoreQueries(client: QueryClient, stored: readonly StoredQuery[], at: Date): void {
  const updatedAt = at.getTime();
  for (const { key: queryKey, data, error } of stored) {
    const query = client.getQueryCache().build(client, client.defaultQueryOptions({ queryKey }));
    if (error) {
      const failure = new ApiError(error.status, error.text);
      query.setState({ status: 'error', error: failure, errorUpdatedAt: updatedAt, errorUpdateCount: 1 });
    } else client.setQueryData(queryKey, data, { updatedAt });
    answeredByServer.get(client)?.add(query.queryHash);
  }
}

function storeError(error: Error): StoredError {
  return error instanceof ApiError
    ? { status: error.status, text: error.text }
    : { status: 500, text: 'Internal Server Error' };
}
