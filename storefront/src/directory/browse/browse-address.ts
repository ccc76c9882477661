import {
  type ListingCategory,
  categoryLabel,
  isListingCategory,
} from '@farmgate/backend/contract/directory/categories';
import { ALL_PRODUCTS, productTypesForFilter } from '@farmgate/backend/contract/directory/product-types';
import { MAX_SEARCH_LENGTH, PAGE_SIZE, PLACE_INPUT_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import { readText } from '../../lib/format/address-text';
import {
  type AddressQuery,
  NO_FILTERS,
  type PlaceFilters,
  type PlaceSearchCall,
  pageWindow,
  readPage,
  readPlaceFilters,
  writePlaceFilters,
} from '../search/filters/place-filters';
import { type Count, countText } from '../search/results/counts';
import { cardsAsked, readIsAll, writeIsAll } from '../search/results/paging';
import { type ResultView, readView } from '../search/results/result-view';

export const BROWSE_TABS = ['all', 'listings', 'farms'] as const;
/** Everything nearby is the tab of all results in one list, where there are a text and a ZIP code. */
const BROWSE_LISTS = [...BROWSE_TABS, 'near'] as const;
export type BrowseTab = (typeof BROWSE_LISTS)[number];

/** How many of each kind the tab of all results shows first: what the server's HTML has. */
export const SHOWN_OF_EACH = 6;

export const BROWSE_SORTS = ['nearest', 'newest', 'name'] as const;
export type BrowseSort = (typeof BROWSE_SORTS)[number];

/** Everything that the address of the browse page says. */
export interface BrowseState {
  search: string;
  /** As it was typed, without outer spaces. */
  zipCode: string;
  category: ListingCategory | '';
  filters: PlaceFilters;
  tab: BrowseTab;
  /** Null is the list's own order: nearest first with a ZIP code, newest first without. */
  sort: BrowseSort | null;
  page: number;
  /** All cards of the page are shown, and not the first few alone. */
  isAll: boolean;
  view: ResultView | null;
}

const pick = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);

/** @returns the state in an address; the category 'all' is none, and so is everything unknown */
export function readBrowse(query: URLSearchParams): BrowseState {
  const category = query.get('category')?.trim().toLowerCase() ?? '';
  const text = readText(query, 'search', MAX_SEARCH_LENGTH);
  const typedZip = readZip(text);
  const zipCode = typedZip ?? readText(query, 'zipCode', PLACE_INPUT_LENGTH);
  const search = typedZip ? '' : text;
  const tab = pick(BROWSE_LISTS, query.get('tab'));
  return {
    search,
    zipCode,
    category: isListingCategory(category) ? category : '',
    filters: readPlaceFilters(query),
    tab: (zipCode && (search || tab !== 'near') && tab) || 'all',
    sort: pick(BROWSE_SORTS, query.get('sort')) ?? null,
    page: readPage(query),
    isAll: readIsAll(query),
    view: readView(query),
  };
}

/** @returns the page's address, without anything that goes without saying */
export function browseAddress(state: BrowseState): string {
  return withQuery('/browse', {
    search: state.search,
    zipCode: state.zipCode,
    category: state.category,
    ...writePlaceFilters(state.filters),
    tab: state.tab === 'all' ? undefined : state.tab,
    sort: state.sort ?? undefined,
    page: state.page === 1 ? undefined : state.page,
    show: writeIsAll(state.isAll),
    view: state.view ?? undefined,
  });
}

/** @returns which list the page number counts in; null where neither of them is shown by itself */
export function pagedList({
  zipCode,
  tab,
}: Pick<BrowseState, 'zipCode' | 'tab'>): 'listings' | 'farms' | null {
  if (zipCode === '') return 'listings';
  return tab === 'listings' || tab === 'farms' ? tab : null;
}

/**
 * Only a category and a ZIP code make a page of its own for search engines. The pages behind the first keep
 * their number where the address needs no tab for it.
 */
export function canonicalBrowse({ zipCode, category, page }: BrowseState): string {
  const isPaged = page > 1 && zipCode === '';
  return withQuery('/browse', { zipCode: readZip(zipCode), category, page: isPaged ? page : undefined });
}

/**
 * @returns the call for the listings: the tab's page, or the first one where the tab shows more than listings
 */
export function listingsAddress(state: BrowseState): string {
  const isPaged = pagedList(state) === 'listings';
  const sort = state.sort === 'name' ? null : state.sort;
  const query: AddressQuery = {
    search: state.search || undefined,
    zipCode: state.zipCode || undefined,
    category: state.category || undefined,
    radius: state.zipCode && state.filters.radius !== NO_FILTERS.radius ? state.filters.radius : undefined,
    sort: sort === 'nearest' && state.zipCode === '' ? undefined : (sort ?? undefined),
  };
  return withQuery('/api/listings', { ...query, ...pageWindow(isPaged ? state.page : 1) });
}

/**
 * @returns the product type that a category stands for among farms, if they have one of that name: whoever
 *   looks for eggs wants the farms that sell some. Null where there is none, or where a product type was
 *   chosen.
 */
export function impliedProductType({ category, filters }: BrowseState): string | null {
  if (category === '' || filters.productType !== ALL_PRODUCTS) return null;
  const label = categoryLabel(category);
  return productTypesForFilter(label)?.length ? label : null;
}

/** @returns the call for the farms */
export function farmsCall(state: BrowseState): PlaceSearchCall {
  const { zipCode, search, filters, sort, tab, page, isAll } = state;
  return {
    zipCode,
    search,
    filters: { ...filters, productType: impliedProductType(state) ?? filters.productType },
    sort: sort === 'name' && tab === 'farms' ? 'name' : 'nearest',
    ...(tab === 'farms' ? { page, limit: cardsAsked(isAll) } : { limit: isAll ? PAGE_SIZE : SHOWN_OF_EACH }),
  };
}

/**
 * @returns "Vegetables Local Farms Near 33901": the category, then 'Local Farms', then 'Near {zip}' when
 * there is one
 */
export function browseHeadline({ category, zipCode }: Pick<BrowseState, 'category' | 'zipCode'>): string {
  const zip = readZip(zipCode);
  return [categoryLabel(category), 'Local Farms', zip && `Near ${zip}`].filter(Boolean).join(' ');
}

/** @returns `12 Results for "tomatoes" in Vegetables near 33901` */
export function resultCount(
  count: Count,
  state: Pick<BrowseState, 'search' | 'category' | 'zipCode'>,
): string {
  const zip = readZip(state.zipCode);
  return [
    countText(count, 'Result'),
    state.search && `for "${state.search}"`,
    state.category && `in ${categoryLabel(state.category)}`,
    zip && `near ${zip}`,
  ]
    .filter(Boolean)
    .join(' ');
}
