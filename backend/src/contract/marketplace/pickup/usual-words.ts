/** When something is usually handed over, in words. Free of zod. */
import { type Weekday, WEEKDAYS } from '../../directory/hours.js';
import { type Repeat, repeatText } from '../../directory/repeats.js';
import { dollarsShort } from '../terms-limits.js';
import { clockText } from './pickup-hours.js';
import type { ScheduleKind } from './pickup-schedules.js';

/** A schedule as far as words need it. */
export interface UsualTimes {
  kind: ScheduleKind;
  weekdays: readonly number[];
  /** In which weeks; nothing for every one. */
  repeats?: Repeat | null;
  dates: readonly string[];
  /** "HH:MM" */
  opens: string | null;
  closes: string | null;
}
export interface UsualCutoff {
  cutoffHours: number | null;
  cutoffWeekday: number | null;
  /** "HH:MM" */
  cutoffTime: string | null;
}

const weekday = (day: number) => WEEKDAYS[day as Weekday];
/** @returns "Mondays, Wednesdays and Fridays" */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
const fromMonday = (day: number) => (day + 6) % 7;

/** @returns "Wednesdays and Saturdays", "Sundays, every other week", "3 dates", "Market days" */
export function usualDays({ kind, weekdays, dates, repeats }: UsualTimes): string {
  if (kind === 'market_days') return 'Market days';
  if (kind === 'dates') return `${dates.length} ${dates.length === 1 ? 'date' : 'dates'}`;
  const days = [...weekdays].sort((a, b) => fromMonday(a) - fromMonday(b));
  const weeks = repeats ? `, ${repeatText(repeats)}` : '';
  if (days.length === 7) return repeats ? `All days${weeks}` : 'Every day';
  return listed(days.map((day) => `${weekday(day)}s`)) + weeks;
}

/** @returns "Wednesdays and Saturdays, 9 AM to noon", "Market days" */
export function usualText(times: UsualTimes): string {
  const { opens, closes } = times;
  const days = usualDays(times);
  return opens && closes ? `${days}, ${clockText(opens)} to ${clockText(closes)}` : days;
}

/**
 * @param opens when it begins, as "HH:MM"
 * @returns "by Thursday, 6 PM", "by 4 PM the day before", "by 4 PM, 2 days before", "5 hours before", "until
 *   it starts"
 */
export function usualCutoff(
  { cutoffHours, cutoffWeekday, cutoffTime }: UsualCutoff,
  opens: string | null = null,
): string {
  if (cutoffWeekday !== null && cutoffTime !== null)
    return `by ${weekday(cutoffWeekday)}, ${clockText(cutoffTime)}`;
  if (!cutoffHours) return 'until it starts';
  const days = cutoffHours / 24;
  if (!Number.isInteger(days)) return `${cutoffHours} hour${cutoffHours === 1 ? '' : 's'} before`;
  const before = days === 1 ? 'the day before' : `${days} days before`;
  if (opens === null) return `at least ${days === 1 ? '1 day before' : before}`;
  return `by ${clockText(opens)}${days === 1 ? ' ' : ', '}${before}`;
}

/** Cents. */
interface Zone {
  zipCount: number;
  city: string | null;
  fee: number;
  freeFrom: number | null;
  minimum: number | null;
}

/** @returns "Delivers to 12 ZIP codes around Chandler, Wednesdays, $5, free from $50, for orders from $20" */
export function zoneText({ zipCount, city, fee, freeFrom, minimum }: Zone, days: readonly string[]): string {
  const where = `${zipCount} ZIP ${zipCount === 1 ? 'code' : 'codes'}${city ? ` around ${city}` : ''}`;
  return [
    `Delivers to ${where}`,
    ...days,
    fee === 0 ? 'free' : dollarsShort(fee),
    fee > 0 && freeFrom !== null && `free from ${dollarsShort(freeFrom)}`,
    minimum !== null && `for orders from ${dollarsShort(minimum)}`,
  ]
    .filter(Boolean)
    .join(', ');
}
