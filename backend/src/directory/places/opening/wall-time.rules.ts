import type { Weekday } from '../../../contract/directory/hours.js';
import type { LocalMoment } from './opening.rules.js';

/** Hours are in that time, so no zone is needed. @param text "2026-11-28T09:30" */
export function wallMoment(text: string): LocalMoment {
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  return {
    year: day.getUTCFullYear(),
    monthDay: text.slice(5, 10),
    weekday: day.getUTCDay() as Weekday,
    minutes: Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16)),
  };
}
