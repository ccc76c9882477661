import type { ListingView } from '@farmgate/backend/contract/directory/listings';
import type { PlaceView } from '@farmgate/backend/contract/directory/places';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ListPage } from '../../lib/api';
import type { PageQuery } from '../../lib/page';
import { listingsQuery, placesQuery } from '../queries';
import { placesAddress } from '../search/place-filters';
import { type BrowseState, farmsCall, listingsAddress } from './browse-address';

/** @returns what the server has to know before it renders the page; local farms only where a ZIP code is given */
export function browseQueries(state: BrowseState): PageQuery[] {
  const farms = state.zipCode === '' ? [] : [placesQuery(placesAddress('farms', farmsCall(state)))];
  return [listingsQuery(listingsAddress(state)), ...farms];
}

export interface BrowseResults {
  listings: UseQueryResult<ListPage<ListingView>>;
  /** Not asked for without a ZIP code. */
  farms: UseQueryResult<ListPage<PlaceView>>;
}

/** Both lists of the page. */
export function useBrowseResults(state: BrowseState): BrowseResults {
  return {
    listings: useQuery(listingsQuery(listingsAddress(state))),
    farms: useQuery({
      ...placesQuery(placesAddress('farms', farmsCall(state))),
      enabled: state.zipCode !== '',
    }),
  };
}
