import type { HoursException, Season } from '../../../contract/directory/hours.js';
import { wholeAddress } from '../../../contract/directory/moved-address.js';
import type { OpenDay } from '../../../contract/directory/open-on.js';
import { businessStatusLabel } from '../../../contract/directory/place-kinds.js';
import type { PlaceView } from '../../../contract/directory/places.js';
import { movedAddress } from './moved.rules.js';
import { openSummary } from './opening-summary.rules.js';
import {
  type LocalMoment,
  comingDay,
  comingSaturday,
  localMoment,
  openDaysText,
  openState,
  opensOn,
  seasonText,
  weekdayText,
} from './opening.rules.js';

interface KnownHours {
  seasons: Season[];
  exceptions: HoursException[];
  timeZone: string | null;
  businessStatus: string;
}

export interface KnownOpening extends KnownHours {
  hoursNote: string | null;
  city: string | null;
  state: string | null;
}

type OpeningView = Pick<PlaceView, 'openingHours' | 'hoursNote' | 'openSaturday' | 'openSummary' | 'movedTo'>;

export function openingView(known: KnownOpening, now: Date): OpeningView {
  const opening = withNote(hoursView(known, now), known.hoursNote);
  if (known.businessStatus === 'OPERATIONAL') return opening;
  // Out of business, its hours are only what they were.
  const { openingHours, hoursNote } = opening;
  return {
    hoursNote,
    openingHours:
      typeof openingHours === 'object' && openingHours ? { ...openingHours, openNow: false } : openingHours,
    openSaturday: false,
    openSummary: businessStatusLabel(known.businessStatus),
    movedTo: null,
  };
}

export function summaryView(known: KnownHours, now: Date): string | null {
  const { seasons, exceptions, timeZone, businessStatus } = known;
  if (businessStatus !== 'OPERATIONAL') return businessStatusLabel(businessStatus);
  if (seasons.length + exceptions.length === 0 || !timeZone) return null;
  return openSummary(seasons, now, timeZone, exceptions);
}

/** The note is said once: where nothing else is known of the hours, it stands for them. */
const withNote = (opening: Omit<OpeningView, 'hoursNote'>, note: string | null): OpeningView => ({
  ...opening,
  hoursNote: note === opening.openingHours ? null : note,
});

function hoursView(known: KnownOpening, now: Date): Omit<OpeningView, 'hoursNote'> {
  const { seasons, exceptions, hoursNote, timeZone } = known;
  if (seasons.length + exceptions.length === 0 || !timeZone) {
    const openingHours = seasonText(seasons) ?? hoursNote;
    return { openingHours, openSaturday: null, openSummary: null, movedTo: null };
  }
  const at = localMoment(now, timeZone);
  const state = openState(seasons, at, exceptions);
  const lines = weekdayText(seasons, at, exceptions);
  const moved = movedAddress(seasons, exceptions, now, timeZone);
  return {
    // Where it cannot be told, nothing is said of now.
    openingHours:
      lines && state !== 'unknown'
        ? { openNow: state === 'open', weekdayText: lines }
        : (openDaysText(seasons, at, exceptions) ?? seasonText(seasons) ?? hoursNote),
    openSaturday: opensOn(seasons, comingSaturday(now, timeZone), exceptions),
    openSummary: openSummary(seasons, now, timeZone, exceptions),
    movedTo: moved === null ? null : wholeAddress(moved, known),
  };
}

export interface OpenAsked {
  openNow: boolean;
  openSaturday: boolean;
  openDay?: OpenDay | undefined;
  /** The day and time that its own clock shows then; null for any. */
  openAt: LocalMoment | null;
}

/** What is not known is not open. */
export function isOpenAsAsked(
  { seasons, exceptions, timeZone, businessStatus }: KnownHours,
  asked: OpenAsked,
  now: Date,
): boolean {
  const { openNow, openSaturday, openDay, openAt } = asked;
  if (!openNow && !openSaturday && !openDay && !openAt) return true;
  if (businessStatus !== 'OPERATIONAL') return false;
  if (openAt && openState(seasons, openAt, exceptions) !== 'open') return false;
  if (!openNow && !openSaturday && !openDay) return true;
  if (!timeZone) return false;
  if (openNow && openState(seasons, localMoment(now, timeZone), exceptions) !== 'open') return false;
  if (openDay && opensOn(seasons, comingDay(now, timeZone, openDay), exceptions) !== true) return false;
  return !openSaturday || opensOn(seasons, comingSaturday(now, timeZone), exceptions) === true;
}
