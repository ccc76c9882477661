import type { FollowRhythm } from '../../contract/following/follow-kinds.js';
import { dayAfter, momentOf, nextMomentOf, wallTime } from '../../platform/geo/wall-clock.rules.js';

/** When a follower wants to be told. */
export interface Timing {
  rhythm: FollowRhythm;
  /** Minutes since midnight; no quiet hours where both are the same. */
  quietFrom: number;
  quietUntil: number;
  timeZone: string;
}

/** A digest comes at eight in the morning, and a weekly one on Thursday: before the weekend's markets. */
export const DIGEST_MINUTE = 8 * 60;
const THURSDAY = 4;

/**
 * @returns when a follower is told of what is announced now, and on which day of theirs ("YYYY-MM-DD") that
 *   is: never in their quiet hours
 */
export function dueAt(now: Date, timing: Timing): { at: Date; day: string } {
  const at = afterQuiet(timing.rhythm === 'at-once' ? now : nextDigest(now, timing), timing);
  return { at, day: wallTime(at, timing.timeZone).date };
}

/** @returns the moment itself, or the end of the quiet hours that it is in */
export function afterQuiet(at: Date, { quietFrom, quietUntil, timeZone }: Timing): Date {
  const { date, minutes } = wallTime(at, timeZone);
  const isOvernight = quietFrom > quietUntil;
  const isQuiet = isOvernight
    ? minutes >= quietFrom || minutes < quietUntil
    : minutes >= quietFrom && minutes < quietUntil;
  if (!isQuiet) return at;
  const isTomorrow = isOvernight && minutes >= quietFrom;
  return momentOf({ date: isTomorrow ? dayAfter(date) : date, minutes: quietUntil }, timeZone);
}

/** @returns when the next quiet hours begin; null where there are none */
export function nextQuiet(at: Date, { quietFrom, quietUntil, timeZone }: Timing): Date | null {
  if (quietFrom === quietUntil) return null;
  const { date, minutes } = wallTime(at, timeZone);
  const day = minutes < quietFrom ? date : dayAfter(date);
  return nextMomentOf({ date: day, minutes: quietFrom }, timeZone, at);
}

function nextDigest(now: Date, { rhythm, timeZone }: Timing): Date {
  const { date, minutes } = wallTime(now, timeZone);
  let day = minutes < DIGEST_MINUTE ? date : dayAfter(date);
  while (rhythm === 'weekly' && new Date(day).getUTCDay() !== THURSDAY) day = dayAfter(day);
  return momentOf({ date: day, minutes: DIGEST_MINUTE }, timeZone);
}
