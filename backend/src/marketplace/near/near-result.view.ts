import { placePath } from '../../contract/directory/place-path.js';
import type { SavedCard } from '../../contract/marketplace/favorites.js';
import type { NearResult } from '../../contract/marketplace/search-near.js';
import { ownPicture } from '../../contract/shared/images.js';
import { listingView } from '../../directory/listings/listing.view.js';
import type { ListingRow } from '../../directory/listings/listings.sql.js';
import { isOutOfSeason } from '../../directory/places/opening/open-first.rules.js';
import type { LocalDay } from '../../directory/places/opening/opening.rules.js';
import { summaryView } from '../../directory/places/opening/opening-view.js';
import type { NearRow } from '../../directory/search/places.sql.js';
import { milesFromChord } from '../../platform/geo/earth.js';
import { listingCard, placeCard, productCard } from '../favorites/saved-card.view.js';
import { productOfRow } from '../products/files/product-of-row.js';
import type { NearProductRow } from './near-products.sql.js';
import type { Rankable } from './rank-near.rules.js';

/** What is known of a row before it is shown; most rows are put in order only. */
export interface Candidate extends Rankable {
  view: () => NearResult;
}

const miles = (chord: number | null) => milesFromChord(chord ?? 0);
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** @returns a listing, where the center of its ZIP code is */
export function listingCandidate(row: ListingRow): Candidate {
  const known = {
    key: `listing-${row.id}`,
    distanceMiles: miles(row.chord),
    freshOn: dayOf(row.updatedAt),
    stock: 'in-stock',
    isCalledSo: row.isCalledSo ?? false,
  } as const;
  const { latitude, longitude } = row;
  const card = () => withoutGroup(listingCard(listingView(row)));
  return shown(known, () => ({
    ...card(),
    type: 'listing',
    latitude,
    longitude,
    isApproximate: true,
    sells: [],
  }));
}

/** @returns a product of the marketplace, where its vendor is */
export function productCandidate(row: NearProductRow): Candidate {
  const known = {
    key: `product-${row.id}`,
    distanceMiles: miles(row.chord),
    freshOn: dayOf(row.updatedAt),
    stock: row.inventory > 0 ? 'in-stock' : 'none',
    isCalledSo: row.isCalledSo ?? false,
  } as const;
  const at = { latitude: row.vendorLatitude, longitude: row.vendorLongitude, isApproximate: true };
  const card = () => withoutGroup(productCard(productOfRow(row)));
  return shown(known, () => ({ ...card(), type: 'product', ...at, sells: [] }));
}

/**
 * @param today where the search is
 * @returns a farm or farmers market. It names what it sells, and how much of it is there nobody knows
 */
export function placeCandidate(row: NearRow, today: LocalDay, now: Date): Candidate {
  const isOpen = row.businessStatus === 'OPERATIONAL' && !isOutOfSeason(row, today);
  const known = {
    key: `${row.type}-${row.id}`,
    distanceMiles: miles(row.chord),
    freshOn: row.lastConfirmed,
    stock: isOpen ? 'unknown' : 'none',
    isCalledSo: true,
  } as const;
  const { kind, latitude, longitude, isApproximate, productTypes: sells } = row;
  const path = placePath(known.key, row.name) ?? '';
  const card = () =>
    withoutGroup(
      placeCard(known.key, path, {
        ...row,
        imageUrl: ownPicture(row.imageUrl),
        openSummary: summaryView(row, now),
        isDemonstration: row.source === 'demo',
      }),
    );
  return shown(known, () => ({
    ...card(),
    type: kind === 'farmers_market' ? 'market' : 'farm',
    latitude,
    longitude,
    isApproximate,
    sells,
  }));
}

type Known = Omit<Rankable, 'isCalledSo'> & Pick<NearResult, 'isMention'>;

function shown(known: Rankable, rest: () => Omit<NearResult, keyof Known> & { key: string }): Candidate {
  const { distanceMiles, freshOn, stock, isCalledSo } = known;
  return { ...known, view: () => ({ ...rest(), distanceMiles, freshOn, stock, isMention: !isCalledSo }) };
}

const withoutGroup = ({ group: _, ...card }: SavedCard) => card;
