/** When something is usually handed over, in words. Free of zod. */
import { type Weekday, WEEKDAYS } from '../../directory/hours.js';
import { type Repeat, repeatText } from '../../directory/repeats.js';
import { clockText } from '../../shared/calendar/clock-text.js';
import { listed } from '../../shared/listed.js';
import { dollarsShort } from '../../shared/money.js';
import type { ScheduleKind } from './pickup-schedules.js';
import { hoursWords } from './schedule-words.js';

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

/** @returns "by Thursday, 6 PM", "by 9 AM the day before", "at least 24 hours before it starts" */
export function usualCutoff(times: UsualCutoff & Pick<UsualTimes, 'opens'>): string {
  const { opens, cutoffHours, cutoffWeekday, cutoffTime } = times;
  if (cutoffWeekday !== null && cutoffTime !== null)
    return `by ${weekday(cutoffWeekday)}, ${clockText(cutoffTime)}`;
  if (!cutoffHours) return 'until it starts';
  return opens
    ? `by ${hoursEarlier(opens, cutoffHours)}`
    : `at least ${hoursWords(cutoffHours)} before it starts`;
}

/** @returns "8 AM the same day", "9 AM 2 days before"; midnight is that at which a day ends */
function hoursEarlier(opens: string, hours: number): string {
  const [hour, minutes] = opens.split(':');
  const left = Number(hour) - hours;
  const isMidnight = left % 24 === 0 && minutes === '00';
  const days = Math.ceil(-left / 24) + (isMidnight ? 1 : 0);
  const time = clockText(`${String(((left % 24) + 24) % 24).padStart(2, '0')}:${minutes}`);
  return `${time} ${days === 0 ? 'the same day' : days === 1 ? 'the day before' : `${days} days before`}`;
}

/** Cents. */
interface Zone {
  /** Given by the farm. */
  name: string;
  zipCount: number;
  fee: number;
  freeFrom: number | null;
  minimum: number | null;
}

/** @returns "East side: 12 ZIP codes, Wednesdays, $5, free from $50, for orders from $20" */
export function zoneText({ name, zipCount, fee, freeFrom, minimum }: Zone, days: readonly string[]): string {
  return [
    `${name}: ${zipCount} ZIP ${zipCount === 1 ? 'code' : 'codes'}`,
    ...days,
    fee === 0 ? 'free' : dollarsShort(fee),
    fee > 0 && freeFrom !== null && `free from ${dollarsShort(freeFrom)}`,
    minimum !== null && `for orders from ${dollarsShort(minimum)}`,
  ]
    .filter(Boolean)
    .join(', ');
}
