import type { PlaceCard } from '@farmgate/backend/contract/directory/places';
import type { NearResult } from '@farmgate/backend/contract/marketplace/search-near';
import { FIRST_CARDS } from '@farmgate/backend/contract/shared/limits';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ListPage } from '../../lib/api/api';
import type { PageQuery } from '../../lib/page/page';
import { isBadZip } from '../../shared/near/zip-form-rules';
import type { ListingCard } from '../listings/listing-card-data';
import { type Choice, listingsQuery, placesQuery } from '../queries';
import { placesAddress } from '../search/filters/place-filters';
import { type BrowseState, farmsCall, listingsAddress, pagedList } from './browse-address';
import { nearQuery } from './near/near-query';
import { firstOfManyFarms, manyFarmsFirst } from './visible-results';

/** What the tab of all results shows first, and then. */
const FEW: Choice = { name: 'few', choose: firstOfManyFarms };
const FEW_FIRST: Choice = { name: 'few first', choose: manyFarmsFirst };
const FIRST: Choice = { name: 'first', choose: (listings) => listings.slice(0, FIRST_CARDS) };

/** The tab of farms shows how many listings there are. */
const ONE: Choice = { name: 'one', choose: (listings) => listings.slice(0, 1) };

function choiceOf(state: BrowseState): Choice | undefined {
  switch (pagedList(state)) {
    case null:
      return state.isAll ? FEW_FIRST : FEW;
    case 'farms':
      return ONE;
    case 'listings':
      return state.isAll ? undefined : FIRST;
  }
}

export const listingsOf = (state: BrowseState) => listingsQuery(listingsAddress(state), choiceOf(state));
export const farmsOf = (state: BrowseState) => placesQuery(placesAddress('farms', farmsCall(state)));

/** Everything nearby is one list of its own, and asks for none of the others. */
export const isNear = ({ tab, zipCode }: BrowseState) => tab === 'near' && readZip(zipCode) !== null;

/**
 * @returns what the server has to know before it renders the page; local farms only where a ZIP code is
 *   given, nothing where what is given is none
 */
export function browseQueries(state: BrowseState): PageQuery[] {
  if (isBadZip(state.zipCode)) return [];
  if (isNear(state)) return [nearQuery(state)];
  return state.zipCode === '' ? [listingsOf(state)] : [listingsOf(state), farmsOf(state)];
}

/** @returns the query of the list that the page number counts in; null where there is none */
export function pagedQuery(state: BrowseState): PageQuery | null {
  if (isNear(state)) return nearQuery(state);
  const list = pagedList(state);
  if (list === null) return null;
  return list === 'farms' ? farmsOf(state) : listingsOf(state);
}

export interface BrowseResults {
  listings: UseQueryResult<ListPage<ListingCard>>;
  /** Not asked for without a ZIP code. */
  farms: UseQueryResult<ListPage<PlaceCard>>;
  /** Asked for alone, on its tab. */
  near: UseQueryResult<ListPage<NearResult>>;
}

/** The lists of the page. */
export function useBrowseResults(state: BrowseState): BrowseResults {
  const hasNear = isNear(state);
  return {
    listings: useQuery({ ...listingsOf(state), enabled: !hasNear && !isBadZip(state.zipCode) }),
    farms: useQuery({ ...farmsOf(state), enabled: !hasNear && readZip(state.zipCode) !== null }),
    near: useQuery({ ...nearQuery(state), enabled: hasNear }),
  };
}

/** @returns the lists that the page shows */
export function shownResults(
  state: BrowseState,
  { listings, farms, near }: BrowseResults,
): UseQueryResult<ListPage<unknown>>[] {
  if (isNear(state)) return [near];
  return state.zipCode === '' ? [listings] : [listings, farms];
}

/** @returns the list that the page number counts in, as far as it is there */
export function pagedResults(state: BrowseState, results: BrowseResults): ListPage<unknown> | undefined {
  if (isNear(state)) return results.near.data;
  const list = pagedList(state);
  return list === null ? undefined : results[list].data;
}
