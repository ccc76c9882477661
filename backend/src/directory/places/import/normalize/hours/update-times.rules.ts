import { oneLine } from '../text.rules.js';
import { isDayOfYear, monthOf } from './months.rules.js';

interface Moment {
  year: number;
  month: number;
  day: number;
  time: string | undefined;
}

const PATTERNS: ReadonlyArray<readonly [RegExp, (parts: string[]) => Moment]> = [
  // 2020-08-03 13:44:04, with T, fraction or zone as well
  [
    /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]+(\d.*))?$/,
    ([year, month, day, time]) => ({ year: Number(year), month: Number(month), day: Number(day), time }),
  ],
  // 6/21/2017 5:15:01 PM, and padded with a blank in the exports of 2012 to 2017: 05/ 5/12 17:56
  [
    /^(\d{1,2})\/ ?(\d{1,2})\/ ?(\d{4}|\d{2})(?:,? +(\d.*))?$/,
    ([month, day, year, time]) => ({ year: fullYear(year), month: Number(month), day: Number(day), time }),
  ],
  // Aug 3rd, 2020 and Apr 16 2010  5:06AM
  [
    /^([A-Za-z]{3,9}\.?) +(\d{1,2})(?:st|nd|rd|th)?,? +(\d{4})(?:,? +(\d.*))?$/,
    ([month, day, year, time]) => ({
      year: Number(year),
      month: monthOf(month ?? '') ?? 0,
      day: Number(day),
      time,
    }),
  ],
  [/^(\d{4})$/, ([year]) => ({ year: Number(year), month: 1, day: 1, time: undefined })],
];

/** "12" is 2012 and "97" 1997. */
const fullYear = (year = '') => Number(year) + (year.length === 4 ? 0 : Number(year) < 70 ? 2_000 : 1_900);

const TIME = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)? ?([AaPp][Mm])?( ?Z| ?[-+]\d{2}:?\d{2})?$/;

/** Seconds since midnight UTC, or null when it is not a time. */
function secondsOf(text: string): number | null {
  const [, hourText, minuteText, secondText, half, zone] = TIME.exec(text) ?? [];
  if (hourText === undefined) return null;
  const hour = Number(hourText);
  const minute = Number(minuteText);
  const second = Number(secondText ?? 0);
  if (minute > 59 || second > 59 || hour > 23 || (half !== undefined && (hour < 1 || hour > 12))) return null;
  const isAfternoon = half?.toLowerCase() === 'pm';
  const hours = half === undefined ? hour : (hour % 12) + (isAfternoon ? 12 : 0);
  const [, sign, zoneHours, zoneMinutes] = /([-+])(\d{2}):?(\d{2})/.exec(zone ?? '') ?? [];
  const offset = (Number(zoneHours ?? 0) * 60 + Number(zoneMinutes ?? 0)) * (sign === '-' ? -1 : 1);
  return (hours * 60 + minute - offset) * 60 + second;
}

/** UTC is assumed, as sources name no zone. @returns ISO 8601 in UTC; null outside of 1990 to 2100 */
export function mendUpdateTime(text: string | undefined): string | null {
  const line = oneLine(text);
  for (const [pattern, read] of PATTERNS) {
    const match = pattern.exec(line);
    if (!match) continue;
    const { year, month, day, time } = read(match.slice(1));
    if (year < 1990 || year > 2100 || !isDayOfYear(month, day)) return null;
    const seconds = time === undefined ? 0 : (secondsOf(time.trim()) ?? 0);
    const moment = new Date(Date.UTC(year, month - 1, day, 0, 0, seconds));
    return moment.toISOString();
  }
  return null;
}
