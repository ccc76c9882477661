import type { ListingView } from '@farmgate/backend/contract/directory/listings';
import type { PlaceCard } from '@farmgate/backend/contract/directory/places';
import type { ZipCodeView } from '@farmgate/backend/contract/directory/zip-codes';
import type { QueryKey } from '@tanstack/react-query';
import type { ListPage } from '../lib/api/api';
import { apiListQuery, apiListQueryOf, apiQuery, apiQueryOf } from '../lib/api/queries';
import { type ListingCard, listingCard } from './listings/listing-card-data';
import type { Count } from './search/results/counts';

/** GET /api/listings/{id} */
export function listingQuery(id: string) {
  return apiQuery<ListingView>(`/api/listings/${encodeURIComponent(id)}`);
}

/** Which listings of an answer are shown. Its name stands for it in the query's key. */
export interface Choice {
  name: string;
  choose: (listings: ListingView[]) => ListingView[];
}

const EVERY: Choice = { name: 'cards', choose: (listings) => listings };

/** GET /api/listings, as cards; `address` as `listingsAddress` writes it. */
export function listingsQuery(address: string, { name, choose }: Choice = EVERY) {
  return {
    ...apiListQueryOf<ListingView, ListingCard>(address, name, (listings) =>
      choose(listings).map(listingCard),
    ),
    placeholderData: keepWithinSearch<ListingCard>(address),
  };
}

/** GET /api/farmers-markets or /api/local-farms; `address` as `placesAddress` writes it. */
export function placesQuery(address: string) {
  return { ...apiListQuery<PlaceCard>(address), placeholderData: keepWithinSearch<PlaceCard>(address) };
}

/** GET /api/zip-codes/{zipCode}/similar: what may have been meant where there is no such ZIP code. */
export function similarZipsQuery(zipCode: string) {
  return apiQueryOf<ZipCodeView[], SimilarZip[]>(`/api/zip-codes/${zipCode}/similar`, (zips) =>
    zips.map(({ zipCode: similar, city, state }) => ({ zipCode: similar, city, state })),
  );
}

export type SimilarZip = Pick<ZipCodeView, 'zipCode' | 'city' | 'state'>;

/** What makes a search another one; the rest are filters, orders and pages of it. */
const SUBJECTS = ['zipCode', 'search', 'category'];

function isSameSearch(one: string, other: string): boolean {
  const [a, b] = [one, other].map((address) => new URL(address, 'http://localhost'));
  if (a?.pathname !== b?.pathname) return false;
  return SUBJECTS.every((name) => a?.searchParams.get(name) === b?.searchParams.get(name));
}

/** While a filter, order or page of the same search is on its way, its results so far stay on the screen. */
function keepWithinSearch<Item>(address: string) {
  return (previous: ListPage<Item> | undefined, query: { queryKey: QueryKey } | undefined) =>
    query && isSameSearch(String(query.queryKey[0]), address) ? previous : undefined;
}

/** @returns how long a list is in all, as far as it was counted */
export function countOfList(list: ListPage<unknown> | undefined): Count {
  return { total: list?.total ?? list?.items.length ?? 0, isMore: list?.isMore ?? false };
}
