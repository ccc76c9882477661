import { PLACE_INPUT_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import { readText } from '../../lib/address/address-text';
import {
  PLACE_SORTS,
  type PlaceFilters,
  type PlaceSort,
  readPage,
  readPlaceFilters,
  placesAddress,
  writePlaceFilters,
} from '../search/filters/place-filters';
import { cardsAsked, readIsAll, writeIsAll } from '../search/results/paging';
import { type ResultView, readView } from '../search/results/result-view';

/** Everything that the address of the farmers markets page says. */
export interface MarketsState {
  /** As it was typed, without outer spaces; nothing is searched while it is blank. */
  zipCode: string;
  filters: PlaceFilters;
  sort: PlaceSort;
  page: number;
  /** All cards of the page are shown, and not the first few alone. */
  isAll: boolean;
  view: ResultView | null;
}

/** @returns the state in an address */
export function readMarkets(query: URLSearchParams): MarketsState {
  return {
    zipCode: readText(query, 'zipCode', PLACE_INPUT_LENGTH),
    filters: readPlaceFilters(query),
    sort: PLACE_SORTS.find((sort) => sort === query.get('sort')) ?? 'nearest',
    page: readPage(query),
    isAll: readIsAll(query),
    view: readView(query),
  };
}

/** @returns the call for the page's markets */
export const marketsCall = (state: MarketsState): string =>
  placesAddress('markets', { ...state, limit: cardsAsked(state.isAll) });

/** @returns the page's address, without anything that goes without saying */
export function marketsAddress({ zipCode, filters, sort, page, isAll, view }: MarketsState): string {
  return withQuery('/farmers-markets', {
    zipCode,
    ...writePlaceFilters(filters),
    sort: sort === 'nearest' ? undefined : sort,
    page: page === 1 ? undefined : page,
    show: writeIsAll(isAll),
    view: view ?? undefined,
  });
}

/**
 * Only a ZIP code makes a page of its own for search engines; the pages behind the first keep their number.
 */
export function canonicalMarkets({ zipCode, page }: MarketsState): string {
  const zip = readZip(zipCode);
  return withQuery('/farmers-markets', { zipCode: zip, page: zip !== null && page > 1 ? page : undefined });
}
