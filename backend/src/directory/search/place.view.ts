import type { PlaceView } from '../../contract/directory/places.js';
import { milesFromChord } from '../../platform/geo/earth.js';
import {
  comingSaturday,
  localMoment,
  openDaysText,
  openState,
  openSummary,
  opensOn,
  seasonText,
  weekdayText,
} from '../places/opening.rules.js';
import type { NearRow } from './places.sql.js';

const SATURDAY = 6;

/** What a place's screens say of where its record comes from. */
const ATTRIBUTIONS: Record<string, { name: string; attribution: string }> = {
  farmgate: { name: 'farmgate', attribution: 'Registered with Farmgate' },
  demo: { name: 'demo', attribution: 'Demonstration data' },
};
const USDA = {
  name: 'usda',
  attribution: 'USDA Agricultural Marketing Service, Local Food Directories',
};

/**
 * Field by field, as spreading a row of so many columns costs more than everything else here together.
 * @returns a row of the search as the contract shows it, with everything that depends on the moment
 */
export function placeView(row: NearRow, now: Date): PlaceView {
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
    imageUrl: row.imageUrl,
    phone: row.phone,
    website: row.website,
    rating: null,
    userRatingsTotal: null,
    openingHours: opening.openingHours,
    seasons: row.seasons,
    timeZone: row.timeZone,
    openSaturday: opening.openSaturday,
    openSummary: opening.openSummary,
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
    source: ATTRIBUTIONS[row.source] ?? USDA,
    lastConfirmed: row.lastConfirmed,
  };
}

/** Whether a row is open now, or opens this Saturday, as far as a search asks for it. What is not known is not open. */
export function isOpenAsAsked(
  { seasons, timeZone }: Pick<NearRow, 'seasons' | 'timeZone'>,
  asked: { openNow: boolean; openSaturday: boolean },
  now: Date,
): boolean {
  if (!asked.openNow && !asked.openSaturday) return true;
  if (!timeZone) return false;
  if (asked.openNow && openState(seasons, localMoment(now, timeZone)) !== 'open') return false;
  return !asked.openSaturday || opensOn(seasons, comingSaturday(now, timeZone), SATURDAY) === true;
}

type Opening = Pick<PlaceView, 'openingHours' | 'openSaturday' | 'openSummary'>;

function openingView({ seasons, hoursNote, timeZone }: NearRow, now: Date): Opening {
  if (seasons.length === 0 || !timeZone) {
    return { openingHours: seasonText(seasons) ?? hoursNote, openSaturday: null, openSummary: null };
  }
  const at = localMoment(now, timeZone);
  const state = openState(seasons, at);
  const lines = weekdayText(seasons, at.monthDay);
  return {
    // Where it cannot be told, nothing is said of now.
    openingHours:
      lines && state !== 'unknown'
        ? { openNow: state === 'open', weekdayText: lines }
        : (openDaysText(seasons, at.monthDay) ?? seasonText(seasons) ?? hoursNote),
    openSaturday: opensOn(seasons, comingSaturday(now, timeZone), SATURDAY),
    openSummary: openSummary(seasons, now, timeZone),
  };
}
