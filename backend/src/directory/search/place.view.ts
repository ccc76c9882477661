import type { PlaceView } from '../../contract/directory/places.js';
import { milesFromChord } from '../../platform/geo/earth.js';
import {
  comingSaturday,
  localMoment,
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

/** @returns a row of the search as the contract shows it, with everything that depends on the moment */
export function placeView(row: NearRow, now: Date): PlaceView {
  const { type, id, chord, activities, source, hoursNote, ...shown } = row;
  return {
    ...shown,
    id: `${type}-${id}`,
    distanceMiles: milesFromChord(chord),
    rating: null,
    userRatingsTotal: null,
    reviews: [],
    googleMapsUrl: null,
    farmActivities: activities,
    isDemonstration: source === 'demo',
    source: ATTRIBUTIONS[source] ?? USDA,
    ...openingView(row.seasons, hoursNote, row.timeZone, now),
  };
}

type Opening = Pick<PlaceView, 'openingHours' | 'openSaturday' | 'openSummary'>;

function openingView(
  seasons: NearRow['seasons'],
  hoursNote: string | null,
  timeZone: string | null,
  now: Date,
): Opening {
  if (seasons.length === 0 || !timeZone) {
    return { openingHours: seasonText(seasons) ?? hoursNote, openSaturday: null, openSummary: null };
  }
  const at = localMoment(now, timeZone);
  const lines = weekdayText(seasons, at.monthDay);
  return {
    openingHours: lines
      ? { openNow: openState(seasons, at) === 'open', weekdayText: lines }
      : (seasonText(seasons) ?? hoursNote),
    openSaturday: opensOn(seasons, comingSaturday(now, timeZone), SATURDAY),
    openSummary: openSummary(seasons, now, timeZone),
  };
}
