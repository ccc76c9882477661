import type { FollowRhythm } from '../../contract/following/follow-kinds.js';
import { addDays } from '../../contract/shared/calendar/days.js';
import { momentOf, nextMomentOf, wallTime } from '../../contract/shared/calendar/wall-clock.js';

export interface Timing {
  rhythm: FollowRhythm;
  /** Minutes since midnight; no quiet hours where both are the same. */
  quietFrom: number;
  quietUntil: number;
  timeZone: string;
}

/** A weekly digest comes on Thursday, before the weekend's markets. */
export const DIGEST_MINUTE = 8 * 60;
const THURSDAY = 4;
const DAY_MINUTES = 24 * 60;
/** A mail server that does not take an email at once is asked again in this time. */
const LAST_MINUTES = 30;

/** @returns never in quiet hours; `day` is theirs, "YYYY-MM-DD" */
export function dueAt(now: Date, timing: Timing): { at: Date; day: string } {
  return whenTold(timing.rhythm === 'at-once' ? now : nextDigest(now, timing), timing);
}

/** Tomorrow in the last minutes of a day, as it has to leave on the day it counts for. */
export function whenTold(now: Date, timing: Timing): { at: Date; day: string } {
  const { date, minutes } = wallTime(now, timing.timeZone);
  const isLate = minutes >= DAY_MINUTES - LAST_MINUTES;
  const at = afterQuiet(isLate ? midnightAfter(date, timing) : now, timing);
  return { at, day: wallTime(at, timing.timeZone).date };
}

export function tellableUntil(now: Date, timing: Timing): Date {
  const midnight = midnightAfter(wallTime(now, timing.timeZone).date, timing);
  const quiet = nextQuiet(now, timing);
  return quiet && quiet < midnight ? quiet : midnight;
}

const midnightAfter = (date: string, { timeZone }: Timing): Date =>
  momentOf({ date: addDays(date), minutes: 0 }, timeZone);

export function afterQuiet(at: Date, { quietFrom, quietUntil, timeZone }: Timing): Date {
  const { date, minutes } = wallTime(at, timeZone);
  const isOvernight = quietFrom > quietUntil;
  const isQuiet = isOvernight
    ? minutes >= quietFrom || minutes < quietUntil
    : minutes >= quietFrom && minutes < quietUntil;
  if (!isQuiet) return at;
  const isTomorrow = isOvernight && minutes >= quietFrom;
  const end = { date: isTomorrow ? addDays(date) : date, minutes: quietUntil };
  const first = momentOf(end, timeZone);
  // In an hour that comes twice, quiet hours may hold twice.
  return first > at ? first : nextMomentOf(end, timeZone, at);
}

/** @returns null where there are no quiet hours */
export function nextQuiet(at: Date, { quietFrom, quietUntil, timeZone }: Timing): Date | null {
  if (quietFrom === quietUntil) return null;
  const { date, minutes } = wallTime(at, timeZone);
  const day = minutes < quietFrom ? date : addDays(date);
  return nextMomentOf({ date: day, minutes: quietFrom }, timeZone, at);
}

function nextDigest(now: Date, { rhythm, timeZone }: Timing): Date {
  const { date, minutes } = wallTime(now, timeZone);
  let day = minutes < DIGEST_MINUTE ? date : addDays(date);
  while (rhythm === 'weekly' && new Date(day).getUTCDay() !== THURSDAY) day = addDays(day);
  return momentOf({ date: day, minutes: DIGEST_MINUTE }, timeZone);
}
