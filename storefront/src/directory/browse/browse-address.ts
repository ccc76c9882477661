import {
  type ListingCategory,
  categoryLabel,
  isListingCategory,
} from '@farmgate/backend/contract/directory/categories';
import { ALL_PRODUCTS, productTypesForFilter } from '@farmgate/backend/contract/directory/product-types';
import { MAX_SEARCH_LENGTH, ZIP_INPUT_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import { type Count, countText } from '../search/counts';
import {
  type AddressQuery,
  NO_FILTERS,
  type PlaceFilters,
  type PlaceSearchCall,
  pageWindow,
  readPage,
  readPlaceFilters,
  writePlaceFilters,
} from '../search/place-filters';
import { type ResultView, readView } from '../search/result-view';

export const BROWSE_TABS = ['all', 'listings', 'farms'] as const;
export type BrowseTab = (typeof BROWSE_TABS)[number];

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
  view: ResultView | null;
}

const pick = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);

/** @returns the state in an address; the category 'all' is none, and so is everything unknown */
export function readBrowse(query: URLSearchParams): BrowseState {
  const category = query.get('category')?.trim().toLowerCase() ?? '';
  const zipCode = (query.get('zipCode') ?? '').trim().slice(0, ZIP_INPUT_LENGTH);
  return {
    search: (query.get('search') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    zipCode,
    category: isListingCategory(category) ? category : '',
    filters: readPlaceFilters(query),
    tab: (zipCode && pick(BROWSE_TABS, query.get('tab'))) || 'all',
    sort: pick(BROWSE_SORTS, query.get('sort')) ?? null,
    page: readPage(query),
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
    view: state.view ?? undefined,
  });
}

/** Only a category and a ZIP code make a page of its own for search engines; the pages behind the first keep their number. */
export function canonicalBrowse({ zipCode, category, page, tab }: BrowseState): string {
  const zip = readZip(zipCode);
  const isPaged = page > 1 && (zip === null || tab === 'listings');
  return withQuery('/browse', { zipCode: zip, category, page: isPaged ? page : undefined });
}

/** @returns the call for the listings: the tab's page, or the first one where the tab shows more than listings */
export function listingsAddress(state: BrowseState): string {
  const isPaged = state.zipCode === '' || state.tab === 'listings';
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
 * @returns the call for the farms. Where only a category was chosen, it stands for the product type of the same name, if farms
 *   have one: whoever looks for eggs wants the farms that sell some.
 */
export function farmsCall({ zipCode, category, filters, sort, tab, page }: BrowseState): PlaceSearchCall {
  const label = categoryLabel(category);
  const isKnown = category !== '' && (productTypesForFilter(label)?.length ?? 0) > 0;
  const productType = filters.productType === ALL_PRODUCTS && isKnown ? label : filters.productType;
  return {
    zipCode,
    filters: { ...filters, productType },
    sort: sort === 'name' && tab === 'farms' ? 'name' : 'nearest',
    page: tab === 'farms' ? page : 1,
  };
}

/** @returns "Vegetables Local Farms Near 33901": the category, then 'Local Farms', then 'Near {zip}' when there is one */
export function browseHeadline({ category, zipCode }: Pick<BrowseState, 'category' | 'zipCode'>): string {
  const near = zipCode && `Near ${readZip(zipCode) ?? zipCode}`;
  return [categoryLabel(category), 'Local Farms', near].filter(Boolean).join(' ');
}

/** @returns `12 Results for "tomatoes" in Vegetables near 33901` */
export function resultCount(
  count: Count,
  state: Pick<BrowseState, 'search' | 'category' | 'zipCode'>,
): string {
  return [
    countText(count, 'Result'),
    state.search && `for "${state.search}"`,
    state.category && `in ${categoryLabel(state.category)}`,
    state.zipCode && `near ${readZip(state.zipCode) ?? state.zipCode}`,
  ]
    .filter(Boolean)
    .join(' ');
}
