import { categoryLabel } from '@farmgate/backend/contract/directory/categories';
import {
  PRODUCT_CATEGORIES,
  PRODUCT_SORTS,
  type ProductCategory,
  type ProductSort,
} from '@farmgate/backend/contract/marketplace/shop';
import { COUNT_BOUND, MAX_SEARCH_LENGTH, PAGE_SIZE } from '@farmgate/backend/contract/shared/limits';
import { paths, withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import { readText } from '../../../lib/format/address-text';
import { countOf } from '../../../lib/format/format';
import { NO_FILTERS, type ShopFilters, readShopFilters, writeShopFilters } from './shop-filters';

export const SHOP_VIEWS = ['grid', 'list'] as const;
export type ShopView = (typeof SHOP_VIEWS)[number];

/** Everything that the address of the marketplace says. */
export interface ShopState {
  search: string;
  category: ProductCategory | '';
  sort: ProductSort;
  filters: ShopFilters;
  view: ShopView;
  /** Where the page begins, as the one before it said; '' is the beginning. */
  after: string;
}

/** The longest key that the API takes. */
const MAX_KEY_LENGTH = 200;

/** @returns the state in an address; the category 'all' is none, and so is everything unknown */
export function readShop(query: URLSearchParams): ShopState {
  const category = query.get('category')?.trim().toLowerCase();
  return {
    search: readText(query, 'search', MAX_SEARCH_LENGTH),
    category: PRODUCT_CATEGORIES.find((one) => one === category) ?? '',
    sort: PRODUCT_SORTS.find((one) => one === query.get('sort')) ?? 'newest',
    filters: readShopFilters(query),
    view: query.get('view') === 'list' ? 'list' : 'grid',
    after: readText(query, 'after', MAX_KEY_LENGTH),
  };
}

/** @returns the page's address, without anything that goes without saying */
export function shopAddress(state: ShopState): string {
  const { search, category, sort, filters, view, after } = state;
  return paths.marketplace({
    search,
    category,
    sort: sort === 'newest' ? undefined : sort,
    ...writeShopFilters(filters),
    view: view === 'grid' ? undefined : view,
    after,
  });
}

/** @returns the same products near that ZIP code */
export const nearZipState = (state: ShopState, zipCode: string): ShopState => ({
  ...state,
  filters: { ...state.filters, zipCode },
  after: '',
});

/** @returns the same products from everywhere */
export const everywhereState = (state: ShopState): ShopState => ({
  ...state,
  filters: { ...state.filters, zipCode: '', radius: NO_FILTERS.radius, pickupOn: '' },
  after: '',
});

/** Whether nothing is asked for but, perhaps, a ZIP code: all products are listed then. */
export function isPlainShop({ search, category, sort, filters }: ShopState): boolean {
  const { zipCode: _, ...narrowing } = writeShopFilters(filters);
  const isNarrowed = Object.values(narrowing).some(Boolean);
  return search === '' && category === '' && sort === 'newest' && !isNarrowed;
}

/**
 * Where nothing is asked for, the shop is shown by how one gets things, above the list.
 * @param near the ZIP code that the browser is near to
 * @returns the ZIP code of these shelves; null where the list is all there is
 */
export function shelvesZip(state: ShopState, near: string | null): string | null {
  if (!isPlainShop(state) || state.after !== '') return null;
  return state.filters.zipCode === '' ? near : readZip(state.filters.zipCode);
}

/** @returns what is listed: a ZIP code alone says where one is, and narrows nothing */
export const listedState = (state: ShopState): ShopState =>
  isPlainShop(state) ? everywhereState(state) : state;

/** Only a category makes a page of its own for search engines. */
export const canonicalShop = ({ category }: Pick<ShopState, 'category'>): string =>
  paths.marketplace({ category });

/**
 * The call for some products.
 * @param after where they begin; '' is the beginning
 * @param limit how many
 */
export function productsCall(state: ShopState, after: string, limit = PAGE_SIZE): string {
  const { search, category, sort, filters } = state;
  return withQuery('/api/products', {
    search,
    category,
    sort: sort === 'newest' ? undefined : sort,
    ...writeShopFilters(filters),
    limit,
    after,
  });
}

/** @returns the call for the products of one vendor, the newest first */
export function vendorProductsCall(vendorId: string, after: string, limit = PAGE_SIZE): string {
  return withQuery('/api/products', { vendorId, limit, after });
}

/** @returns "Shop the Marketplace", "Shop Baked Goods" */
export const shopHeadline = ({ category }: Pick<ShopState, 'category'>): string =>
  category === '' ? 'Shop the Marketplace' : `Shop ${categoryLabel(category)}`;

/** @returns "1 product", "398 products", "1,000+ products" */
export function productCount({ total, isMore }: { total: number | null; isMore: boolean }): string {
  if (total === null) return '';
  const text = countOf(Math.min(total, COUNT_BOUND), 'product');
  return isMore ? text.replace(' ', '+ ') : text;
}
