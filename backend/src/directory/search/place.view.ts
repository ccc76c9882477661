import { placeCard } from '../../contract/directory/place-card.js';
import { PlaceCard, PlaceView } from '../../contract/directory/places.js';
import { MINUTE_MS } from '../../contract/shared/calendar/durations.js';
import { ownPicture } from '../../contract/shared/images.js';
import { milesFromChord } from '../../platform/geo/earth.js';
import { openingView } from '../places/opening/opening-view.js';
import { sourceView } from '../places/source-view.js';
import type { NearRow } from './places.sql.js';

/** A row, and how far it is from the point of a search. */
export interface NearPlace extends Pick<NearRow, 'chord' | 'originalChord'> {
  row: NearRow;
}

interface Views {
  minute: number;
  view: PlaceView;
  card?: PlaceCard;
}
const known = new WeakMap<NearRow, Views>();

/**
 * What a row says is made and checked once a minute, as hours change no faster; the distance is the search's.
 * @returns what has passed the schema
 */
export function nearView({ row, chord, originalChord }: NearPlace, now: Date): PlaceView {
  const { view } = viewsOf(row, now);
  const distanceMiles = milesFromChord(chord);
  if (originalChord === null) return { ...view, distanceMiles };
  return { ...view, distanceMiles, ...WITHOUT_CONTACT };
}

/** As `nearView`. */
export function nearCard(place: NearPlace, now: Date): PlaceCard {
  if (place.originalChord !== null) return PlaceCard.parse(placeCard(nearView(place, now)));
  const views = viewsOf(place.row, now);
  views.card ??= PlaceCard.parse(placeCard(views.view));
  return { ...views.card, distanceMiles: milesFromChord(place.chord) };
}

const WITHOUT_CONTACT = { phone: null, website: null, socialLinks: {} };

function viewsOf(row: NearRow, now: Date): Views {
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  const views = known.get(row);
  if (views?.minute === minute) return views;
  const made = { minute, view: PlaceView.parse(placeView(row, now)) };
  known.set(row, made);
  return made;
}

/** Field by field: spreading a row of so many columns costs more than all else here together. */
export function placeView(row: NearRow, now: Date): PlaceView {
  const isTwin = row.originalChord !== null;
  const opening = openingView(row, now);
  return {
    id: `${row.type}-${row.id}`,
    kind: row.kind,
    name: row.name,
    address: row.address,
    city: row.city,
    state: row.state,
    zipCode: row.zipCode,
    latitude: row.latitude,
    longitude: row.longitude,
    isApproximate: row.isApproximate,
    distanceMiles: milesFromChord(row.chord),
    description: row.description,
    imageUrl: ownPicture(row.imageUrl),
    phone: isTwin ? null : row.phone,
    website: isTwin ? null : row.website,
    socialLinks: isTwin ? {} : row.socialLinks,
    rating: null,
    userRatingsTotal: null,
    openingHours: opening.openingHours,
    hoursNote: opening.hoursNote,
    seasons: row.seasons,
    hoursConfirmed: row.hoursConfirmed,
    timeZone: row.timeZone,
    openSaturday: opening.openSaturday,
    openSummary: opening.openSummary,
    movedTo: opening.movedTo,
    productTypes: row.productTypes,
    farmActivities: row.activities,
    features: row.features,
    organicCertified: row.organicCertified,
    organicOptions: row.organicOptions,
    businessStatus: row.businessStatus,
    googleMapsUrl: null,
    reviews: [],
    isVerified: row.isVerified,
    isClaimed: row.isClaimed,
    isDemonstration: row.source === 'demo',
    source: sourceView(row.source),
    lastConfirmed: row.lastConfirmed,
    unconfirmedSince: row.unconfirmedSince,
  };
}
