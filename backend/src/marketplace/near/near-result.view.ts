import { placePath } from '../../contract/directory/place-path.js';
import type { SavedCard } from '../../contract/marketplace/favorites.js';
import type { NearResult } from '../../contract/marketplace/search-near.js';
import { houseDay } from '../../contract/shared/calendar/house-zone.js';
import { ownPicture } from '../../contract/shared/images.js';
import { listingView } from '../../directory/listings/listing.view.js';
import type { ListingRow } from '../../directory/listings/listings.sql.js';
import { isOutOfSeason } from '../../directory/places/opening/open-first.rules.js';
import { summaryView } from '../../directory/places/opening/opening-view.js';
import type { LocalDay } from '../../directory/places/opening/opening.rules.js';
import { type NearRow, reachOf } from '../../directory/search/places.sql.js';
import { milesFromChord } from '../../platform/geo/earth.js';
import { listingCard, placeCard, productCard } from '../favorites/saved-card.view.js';
import { productOfRow } from '../products/files/product-of-row.js';
import type { NearProductRow } from './near-products.sql.js';
import type { Rankable } from './rank-near.rules.js';

export interface Candidate extends Rankable {
  view: () => NearResult;
}

const miles = (chord: number | null) => milesFromChord(chord ?? 0);

export function listingCandidate(row: ListingRow): Candidate {
  const { latitude, longitude, isCalledSo = false } = row;
  const known: Known = {
    distanceMiles: miles(row.chord),
    freshOn: houseDay(row.updatedAt),
    stock: 'in-stock',
    isMention: !isCalledSo,
  };
  const at = { type: 'listing', latitude, longitude, isApproximate: true } as const;
  return candidate(`listing-${row.id}`, known, () =>
    nearResult(listingCard(listingView(row)), at, known, []),
  );
}

export function productCandidate(row: NearProductRow): Candidate {
  const { vendorLatitude: latitude, vendorLongitude: longitude, isCalledSo = false } = row;
  const known: Known = {
    distanceMiles: miles(row.chord),
    freshOn: houseDay(row.updatedAt),
    stock: row.inventory > 0 || row.hasDates ? 'in-stock' : 'none',
    isMention: !isCalledSo,
  };
  const at = { type: 'product', latitude, longitude, isApproximate: true } as const;
  return candidate(`product-${row.id}`, known, () =>
    nearResult(productCard(productOfRow(row)), at, known, []),
  );
}

export function placeCandidate(row: NearRow, today: LocalDay, now: Date): Candidate {
  const key = `${row.type}-${row.id}`;
  const isOver = isOutOfSeason(row, today);
  const isOpen = row.businessStatus === 'OPERATIONAL' && !isOver;
  const known: Known = {
    distanceMiles: miles(reachOf(row)),
    freshOn: row.lastConfirmed,
    stock: isOpen ? 'unknown' : 'none',
    isMention: false,
    isTwin: row.originalChord !== null,
    isOutOfSeason: isOver,
  };
  return candidate(key, known, () => {
    const { kind, name, address, state, latitude, longitude, isApproximate } = row;
    const card = placeCard(key, placePath(key, name) ?? '', {
      kind,
      name,
      address,
      state,
      latitude,
      longitude,
      isApproximate,
      imageUrl: ownPicture(row.imageUrl),
      openSummary: summaryView(row, now),
      isDemonstration: row.source === 'demo',
    });
    const type = kind === 'farmers_market' ? 'market' : 'farm';
    return nearResult(card, { type, latitude, longitude, isApproximate }, known, row.productTypes);
  });
}

type Known = Pick<NearResult, 'distanceMiles' | 'freshOn' | 'stock' | 'isMention'> &
  Pick<Rankable, 'isTwin' | 'isOutOfSeason'>;
type Spot = Pick<NearResult, 'type' | 'latitude' | 'longitude' | 'isApproximate'>;

function candidate(
  key: string,
  { distanceMiles, freshOn, stock, isMention, isTwin, isOutOfSeason: isOver }: Known,
  view: () => NearResult,
): Candidate {
  return { key, distanceMiles, freshOn, stock, isCalledSo: !isMention, isTwin, isOutOfSeason: isOver, view };
}

/** Field by field, as spreading the card would cost more than making it. */
const nearResult = (card: SavedCard, at: Spot, known: Known, sells: string[]): NearResult => ({
  key: card.key,
  name: card.name,
  path: card.path,
  line: card.line,
  fact: card.fact,
  imageUrl: card.imageUrl,
  category: card.category,
  place: card.place,
  isDemonstration: card.isDemonstration,
  type: at.type,
  latitude: at.latitude,
  longitude: at.longitude,
  isApproximate: at.isApproximate,
  distanceMiles: known.distanceMiles,
  freshOn: known.freshOn,
  stock: known.stock,
  isMention: known.isMention,
  sells,
});
