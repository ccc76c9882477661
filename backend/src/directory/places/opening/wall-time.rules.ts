import type { Weekday } from '../../../contract/directory/hours.js';
import type { LocalMoment } from './opening.rules.js';

/**
 * What a clock on the wall shows, wherever the place is. Hours are given in that time, so no zone is needed
 * to compare them: that some day has no 2:30, or two of them, changes nothing.
 * @param text "2026-11-28T09:30", as `openOnTrouble` accepts it
 */
export function wallMoment(text: string): LocalMoment {
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  return {
    year: day.getUTCFullYear(),
    monthDay: text.slice(5, 10),
    weekday: day.getUTCDay() as Weekday,
    minutes: Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16)),
  };
}
