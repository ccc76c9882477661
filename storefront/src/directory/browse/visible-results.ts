import type { ListingView } from '@farmgate/backend/contract/directory/listings';
import type { PlaceCard } from '@farmgate/backend/contract/directory/places';
import type { ListingCard } from '../listings/listing-card-data';
import { type BrowseState, SHOWN_OF_EACH } from './browse-address';

/** How many of them may be of one farm while there are others. */
const OF_ONE_FARM = 2;

/** What of the results stands on the page: on its cards, its map, and in its structured data. */
export interface VisibleResults {
  listings: readonly ListingCard[];
  farms: readonly PlaceCard[];
}

/** @returns what a tab shows of both lists */
export function visibleResults(
  { zipCode, tab }: Pick<BrowseState, 'zipCode' | 'tab'>,
  listings: readonly ListingCard[],
  farms: readonly PlaceCard[],
): VisibleResults {
  if (zipCode === '' || tab === 'listings') return { listings, farms: [] };
  if (tab === 'farms') return { listings: [], farms };
  return { listings, farms };
}

/** @returns all listings, those of `firstOfManyFarms` first: what is shown already stays where it is */
export function manyFarmsFirst<Listing extends Pick<ListingView, 'id' | 'farmId' | 'farmName'>>(
  listings: readonly Listing[],
): Listing[] {
  const first = firstOfManyFarms(listings);
  return [...first, ...listings.filter((listing) => !first.includes(listing))];
}

/** @returns the first few listings, at most two of one farm as long as others follow; their order stays */
export function firstOfManyFarms<Listing extends Pick<ListingView, 'id' | 'farmId' | 'farmName'>>(
  listings: readonly Listing[],
): Listing[] {
  const counts = new Map<string | number, number>();
  const isWelcome = ({ id, farmId, farmName }: Listing) => {
    const farm = farmId ?? farmName ?? `listing ${id}`;
    const count = (counts.get(farm) ?? 0) + 1;
    counts.set(farm, count);
    return count <= OF_ONE_FARM;
  };
  const welcome = new Set(listings.filter(isWelcome));
  const others = listings.filter((listing) => !welcome.has(listing));
  const chosen = new Set([...welcome, ...others].slice(0, SHOWN_OF_EACH));
  return listings.filter((listing) => chosen.has(listing));
}
