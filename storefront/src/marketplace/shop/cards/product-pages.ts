import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import { FIRST_CARDS, PAGE_SIZE } from '@farmgate/backend/contract/shared/limits';
import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { ListPage } from '../../../lib/api/api';
import { useIsBrowser } from '../../../lib/page/visit';
import { productsQuery } from '../queries';
import { type ShortProduct, wholeProduct } from './short-product';

/** The router state of a list that has grown: where each of its pages begins. */
export interface GrownList {
  pageKeys: readonly string[];
}

function keysOf(state: unknown): readonly string[] | null {
  const keys = (state as Partial<GrownList> | null)?.pageKeys;
  return Array.isArray(keys) && keys.every((key) => typeof key === 'string') ? keys : null;
}

/**
 * @param grown where the pages begin that this entry of the history showed
 * @param after where the address begins
 * @param isKnown whether a page is at hand already
 * @returns where the shown pages begin: all that were shown, as long as none of them has to be fetched anew,
 * else the address's alone
 */
export function shownKeys(
  grown: readonly string[] | null,
  after: string,
  isKnown: (key: string) => boolean,
): readonly string[] {
  const isGrown = grown?.at(-1) === after && grown.slice(0, -1).every(isKnown);
  return grown && isGrown ? grown : [after];
}

/**
 * @returns the products of several pages, each once: one that moved while they were fetched may be in two of
 * them
 */
export function productsOf(pages: readonly (ListPage<ProductView> | undefined)[]): ProductView[] {
  const byId = new Map<number, ProductView>();
  for (const page of pages)
    for (const item of page?.items ?? []) byId.set(item.id, byId.get(item.id) ?? item);
  return [...byId.values()];
}

const withWhole = ({ items, ...page }: ListPage<ShortProduct>): ListPage<ProductView> => ({
  ...page,
  items: items.map(wholeProduct),
});

const isHere = (client: QueryClient, address: string) =>
  client.getQueryData(productsQuery(address).queryKey) !== undefined;

/**
 * The products of a list from where the address begins, with those that were loaded before them on this
 * visit. The server's HTML has the first few of a page, and the browser asks for all of it.
 * @param callOf the call for as many products behind a key
 * @param enabled false asks for nothing, where there is nothing to ask for
 */
export function useProductPages(
  callOf: (after: string, limit: number) => string,
  after: string,
  enabled = true,
) {
  const client = useQueryClient();
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const few = client.getQueryState(productsQuery(callOf(after, FIRST_CARDS)).queryKey);
  // Not where the few are all there is, or where they could not be had.
  const isRestAsked = isBrowser && (few === undefined || typeof few.data?.nextKey === 'string');
  const limit = isRestAsked ? PAGE_SIZE : FIRST_CARDS;
  const keys = shownKeys(keysOf(location.state), after, (key) => isHere(client, callOf(key, limit)));
  const pages = useQueries({
    queries: keys.map((key, index) => ({
      ...productsQuery(callOf(key, limit)),
      enabled,
      // Another filter or order: what was there stays until the new products are.
      ...(index === 0 && {
        placeholderData: (before: ListPage<ShortProduct> | undefined) => few?.data ?? before,
      }),
      select: withWhole,
    })),
  });
  const last = pages.at(-1);
  const fewProducts = few?.data && withWhole(few.data);
  return {
    keys,
    first: pages[0],
    last,
    products: productsOf(pages.map(({ data }, index) => data ?? (index === 0 ? fewProducts : undefined))),
    /** The first few are shown, and all of the page is on its way. */
    isGrowing: isRestAsked && fewProducts !== undefined && (pages[0]?.isPlaceholderData ?? false),
    /** Where the page behind the last one begins; null where there is none, or that is not known yet. */
    nextKey: last?.data?.nextKey ?? null,
    retry: () => pages.forEach((page) => page.isError && void page.refetch()),
  };
}

export type ProductPages = ReturnType<typeof useProductPages>;
