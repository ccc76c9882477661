import type { PlaceKind } from '@farmgate/backend/contract/directory/place-kinds';
import { MAX_SEARCH_LENGTH, PLACE_INPUT_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import { readText } from '../../lib/format/address-text';
import type { KindChoice } from '../search/filters/filter-options';
import {
  PLACE_SORTS,
  type PlaceFilters,
  type PlaceSort,
  placesAddress,
  readPage,
  readPlaceFilters,
  writePlaceFilters,
} from '../search/filters/place-filters';
import type { Count } from '../search/results/counts';
import { cardsAsked, readIsAll, writeIsAll } from '../search/results/paging';
import { type ResultView, readView } from '../search/results/result-view';
import type { SearchedPlaces } from '../search/results/search-messages';

/** A page that finds places of one kind near a ZIP code, and how it speaks of them. */
export interface PlaceFinder {
  /** Its address without a query. */
  path: string;
  /** In the way from the home page, and of the list: "Farmers Markets". */
  name: string;
  list: 'markets' | 'farms';
  /** The one kind that it lists; null where the list's own kinds, or those that one chooses. */
  kind: PlaceKind | null;
  /** What one chooses among. */
  kinds?: KindChoice;
  /** What they are called in messages. */
  what: SearchedPlaces;
  /** What the button of its form says. */
  button: string;
  /** "Farmers Markets Near 33901"; without a place what they are called alone. */
  heading: (where: string | null) => string;
  /** The same for the head; without a place it says "near you". */
  title: (where: string | null) => string;
  /** @param where "Fort Myers, FL 33901", or "you" */
  description: (where: string) => string;
  keywords: readonly string[];
  /** "12 market(s) found" */
  found: (count: Count) => string;
}

/** Everything that the address of a finder says. */
export interface FinderState {
  /** As it was typed, without outer spaces; nothing is searched while it is blank. */
  zipCode: string;
  /** Words that the name, the description or the products hold. */
  search: string;
  filters: PlaceFilters;
  sort: PlaceSort;
  page: number;
  /** All cards of the page are shown, and not the first few alone. */
  isAll: boolean;
  view: ResultView | null;
}

/** @returns the state in an address; a page of one kind has no other */
export function readFinder({ kind }: PlaceFinder, query: URLSearchParams): FinderState {
  const filters = readPlaceFilters(query);
  return {
    zipCode: readText(query, 'zipCode', PLACE_INPUT_LENGTH),
    search: readText(query, 'search', MAX_SEARCH_LENGTH),
    filters: kind === null ? filters : { ...filters, kinds: [] },
    sort: PLACE_SORTS.find((sort) => sort === query.get('sort')) ?? 'nearest',
    page: readPage(query),
    isAll: readIsAll(query),
    view: readView(query),
  };
}

/** @returns the call for the page's places */
export function finderCall({ list, kind }: PlaceFinder, state: FinderState): string {
  const filters = kind === null ? state.filters : { ...state.filters, kinds: [kind] };
  return placesAddress(list, { ...state, filters, limit: cardsAsked(state.isAll) });
}

/** @returns the page's address, without anything that goes without saying */
export function finderAddress({ path }: PlaceFinder, state: FinderState): string {
  const { zipCode, search, filters, sort, page, isAll, view } = state;
  return withQuery(path, {
    zipCode,
    search,
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
export function canonicalFinder({ path }: PlaceFinder, { zipCode, page }: FinderState): string {
  const zip = readZip(zipCode);
  return withQuery(path, { zipCode: zip, page: zip !== null && page > 1 ? page : undefined });
}
