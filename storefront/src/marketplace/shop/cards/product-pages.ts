import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { ListPage } from '../../../lib/api/api';
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
 * visit.
 * @param callOf the call for the products behind a key
 * @param enabled false asks for nothing, where there is nothing to ask for
 */
export function useProductPages(callOf: (after: string) => string, after: string, enabled = true) {
  const client = useQueryClient();
  const location = useLocation();
  const keys = shownKeys(keysOf(location.state), after, (key) => isHere(client, callOf(key)));
  const pages = useQueries({
    queries: keys.map((key, index) => ({
      ...productsQuery(callOf(key)),
      enabled,
      // Another filter or order: what was there stays until the new products are.
      ...(index === 0 && { placeholderData: (before: ListPage<ShortProduct> | undefined) => before }),
      select: withWhole,
    })),
  });
  const last = pages.at(-1);
  return {
    keys,
    first: pages[0],
    last,
    products: productsOf(pages.map(({ data }) => data)),
    /** Where the page behind the last one begins; null where there is none, or that is not known yet. */
    nextKey: last?.data?.nextKey ?? null,
    retry: () => pages.forEach((page) => page.isError && void page.refetch()),
  };
}

export type ProductPages = ReturnType<typeof useProductPages>;
