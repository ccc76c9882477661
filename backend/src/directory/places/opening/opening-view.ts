import type { HoursException, Season } from '../../../contract/directory/hours.js';
import { businessStatusLabel } from '../../../contract/directory/place-kinds.js';
import type { PlaceView } from '../../../contract/directory/places.js';
import { openSummary } from './opening-summary.rules.js';
import {
  comingSaturday,
  localMoment,
  openDaysText,
  openState,
  opensOn,
  seasonText,
  weekdayText,
} from './opening.rules.js';

/** What a record knows of when it is open. */
export interface KnownOpening {
  seasons: Season[];
  /** Dates with other hours. */
  exceptions: HoursException[];
  /** What a source says in words that could not be read into seasons. */
  hoursNote: string | null;
  timeZone: string | null;
  businessStatus: string;
}

type OpeningView = Pick<PlaceView, 'openingHours' | 'openSaturday' | 'openSummary'>;

/** @returns what the contract says of the opening hours of a place or farm at this moment */
export function openingView(known: KnownOpening, now: Date): OpeningView {
  const opening = hoursView(known, now);
  if (known.businessStatus === 'OPERATIONAL') return opening;
  // Out of business, its hours are only what they were.
  const { openingHours } = opening;
  return {
    openingHours:
      typeof openingHours === 'object' && openingHours ? { ...openingHours, openNow: false } : openingHours,
    openSaturday: false,
    openSummary: businessStatusLabel(known.businessStatus),
  };
}

function hoursView({ seasons, exceptions, hoursNote, timeZone }: KnownOpening, now: Date): OpeningView {
  if (seasons.length + exceptions.length === 0 || !timeZone) {
    return { openingHours: seasonText(seasons) ?? hoursNote, openSaturday: null, openSummary: null };
  }
  const at = localMoment(now, timeZone);
  const state = openState(seasons, at, exceptions);
  const lines = weekdayText(seasons, at, exceptions);
  return {
    // Where it cannot be told, nothing is said of now.
    openingHours:
      lines && state !== 'unknown'
        ? { openNow: state === 'open', weekdayText: lines }
        : (openDaysText(seasons, at, exceptions) ?? seasonText(seasons) ?? hoursNote),
    openSaturday: opensOn(seasons, comingSaturday(now, timeZone), exceptions),
    openSummary: openSummary(seasons, now, timeZone, exceptions),
  };
}

/**
 * Whether a row is open now, or opens this Saturday, as far as a search asks for it. What is not known is not
 * open.
 */
export function isOpenAsAsked(
  { seasons, exceptions, timeZone, businessStatus }: Omit<KnownOpening, 'hoursNote'>,
  asked: { openNow: boolean; openSaturday: boolean },
  now: Date,
): boolean {
  if (!asked.openNow && !asked.openSaturday) return true;
  if (!timeZone || businessStatus !== 'OPERATIONAL') return false;
  if (asked.openNow && openState(seasons, localMoment(now, timeZone), exceptions) !== 'open') return false;
  return !asked.openSaturday || opensOn(seasons, comingSaturday(now, timeZone), exceptions) === true;
}
