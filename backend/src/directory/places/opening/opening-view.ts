import type { Season } from '../../../contract/directory/hours.js';
import { businessStatusLabel } from '../../../contract/directory/place-kinds.js';
import type { PlaceView } from '../../../contract/directory/places.js';
import {
  comingSaturday,
  localMoment,
  openDaysText,
  openState,
  openSummary,
  opensOn,
  seasonText,
  weekdayText,
} from './opening.rules.js';

const SATURDAY = 6;

/** What a record knows of when it is open. */
export interface KnownOpening {
  seasons: Season[];
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

function hoursView({ seasons, hoursNote, timeZone }: KnownOpening, now: Date): OpeningView {
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

/**
 * Whether a row is open now, or opens this Saturday, as far as a search asks for it. What is not known is not
 * open.
 */
export function isOpenAsAsked(
  { seasons, timeZone, businessStatus }: Omit<KnownOpening, 'hoursNote'>,
  asked: { openNow: boolean; openSaturday: boolean },
  now: Date,
): boolean {
  if (!asked.openNow && !asked.openSaturday) return true;
  if (!timeZone || businessStatus !== 'OPERATIONAL') return false;
  if (asked.openNow && openState(seasons, localMoment(now, timeZone)) !== 'open') return false;
  return !asked.openSaturday || opensOn(seasons, comingSaturday(now, timeZone), SATURDAY) === true;
}
