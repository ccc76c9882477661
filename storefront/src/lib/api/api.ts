import type { ErrorBody } from '@farmgate/backend/contract/shared/errors';

/** As much of a Response as is read here; the server's rendering has no more of one. */
export type Answer = Pick<Response, 'ok' | 'status' | 'statusText' | 'text' | 'json'> & {
  headers: Pick<Headers, 'get'>;
  /** The answer itself, where it never was a text. */
  data?: unknown;
};
export type Fetch = (address: string, init?: RequestInit) => Promise<Answer>;

/**
 * An answer that is not OK. Its message is "status: body", or "status: status text" when the body is empty.
 */
export class ApiError extends Error {
  /** The server's own words, when it answered in the contract's error shape. */
  readonly body: ErrorBody | null;

  constructor(
    readonly status: number,
    readonly text: string,
  ) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.body = parseErrorBody(text);
  }
}

function parseErrorBody(text: string): ErrorBody | null {
  try {
    const body: unknown = JSON.parse(text);
    const isErrorBody = typeof body === 'object' && body !== null && 'message' in body && 'error' in body;
    return isErrorBody ? (body as ErrorBody) : null;
  } catch {
    return null;
  }
}

/**
 * @returns the server's sentence about what went wrong, or `otherwise` when it gave none (say, without a
 * network)
 */
export function sentenceOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.body ? error.body.message : otherwise;
}

/** @returns whether an error says that there is no such thing, as against not being able to answer */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

export interface SendOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON, unless it is a form, which is sent as multipart. */
  body?: unknown;
  /** Besides those that every call has. */
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** Another transport: the server's rendering hands in its own, which never leaves the process. */
  fetch?: Fetch;
}

/**
 * Makes one call, with the session's cookie.
 * @throws ApiError for an answer that is not OK; whatever fetch throws when there is none
 */
export async function call(path: string, options: SendOptions = {}): Promise<Answer> {
  const { method = 'GET', body, headers, signal, fetch = globalThis.fetch } = options;
  const isForm = body instanceof FormData;
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...(body !== undefined && !isForm ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  return response;
}

/** Makes one call and reads its answer as JSON; an empty answer is undefined. */
export async function callJson<Answer>(path: string, options: SendOptions = {}): Promise<Answer> {
  const answer = await call(path, options);
  if (answer.data !== undefined) return answer.data as Answer;
  const text = await answer.text();
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

/** One page of a list. */
export interface ListPage<Item> {
  items: Item[];
  /** How many there are in all, counted to a bound; null when the server did not say. */
  total: number | null;
  /** There are more than `total`; counting stopped there. */
  isMore: boolean;
  /** What a misspelled search was taken for. */
  corrected: string | null;
  /** Nothing has all of the words: these have most of them. */
  isMost?: boolean;
  /** The food that was searched for where nothing is called so; what is listed only mentions it. */
  missing?: string;
  /** What may have been meant instead of a food that nobody lists; nothing of it is shown. */
  suggested?: string;
  /** Where the page behind this one begins, in lists that are paged by keys; null where there is none. */
  nextKey: string | null;
}

/** Reads a list together with what the headers say about it. */
export async function callList<Item>(path: string, options: SendOptions = {}): Promise<ListPage<Item>> {
  const response = await call(path, options);
  const items = (await response.json()) as Item[];
  const total = Number.parseInt(response.headers.get('x-total-count') ?? '', 10);
  const corrected = response.headers.get('x-search-corrected');
  const missing = response.headers.get('x-search-missing');
  const suggested = response.headers.get('x-search-suggested');
  return {
    items,
    total: Number.isNaN(total) ? null : total,
    isMore: response.headers.get('x-total-count-bound') === 'more',
    corrected: corrected === null ? null : decodeURIComponent(corrected),
    nextKey: response.headers.get('x-next-key'),
    ...(response.headers.get('x-search-match') === 'most' ? { isMost: true } : {}),
    ...(missing === null ? {} : { missing: decodeURIComponent(missing) }),
    ...(suggested === null ? {} : { suggested: decodeURIComponent(suggested) }),
  };
}
