/** A schedule of pickups or deliveries in words, as its farm and the staff read it. Free of zod. */
import { WEEK, WEEKDAYS, type Weekday } from '../../directory/hours.js';
import { groupThousands } from '../../directory/prices.js';
import { monthWeeksText } from '../../directory/repeats.js';
import { clockText } from '../../shared/calendar/clock-text.js';
import { SHORT_MONTH_NAMES } from '../../shared/calendar/months.js';
import { listed } from '../../shared/listed.js';
import type { CapacityUnit, Cutoff, PickupSchedule } from './pickup-schedules.js';

type Rule = Omit<PickupSchedule, 'exceptions'> & {
  capacity: number | null;
  capacityUnit: CapacityUnit;
  productIds: readonly number[] | null;
};

/** @returns "Sat, Nov 28", and "Sat, Jan 2, 2027" in another year than the given one */
export function dateWords(date: string, year: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  const other = day.getUTCFullYear() === year ? '' : `, ${day.getUTCFullYear()}`;
  const weekday = WEEKDAYS[day.getUTCDay() as Weekday].slice(0, 3);
  return `${weekday}, ${SHORT_MONTH_NAMES[day.getUTCMonth()]} ${day.getUTCDate()}${other}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const MOST_DATES = 3;

/**
 * @returns "Every Tuesday and Saturday", "1st and 3rd Saturday of the month", "Every other Sunday", "Sat,
 *   Nov 28 and Sat, Dec 12", "Every market day"
 */
function daysWords({ kind, weekdays, dates, repeats }: Rule, year: number): string {
  if (kind === 'market_days') return 'Every market day';
  if (kind === 'weekly') {
    const days = WEEK.filter((day) => weekdays.includes(day));
    const names = days.length === WEEK.length ? 'day' : listed(days.map((day) => WEEKDAYS[day]));
    if (!repeats) return `Every ${names}`;
    return repeats.kind === 'alternate'
      ? `Every other ${days.length === 1 ? names : `week on ${names}`}`
      : capital(`${monthWeeksText(repeats.weeks)} ${names} of the month`);
  }
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  if (dates.length <= MOST_DATES) return listed(dates.map((date) => dateWords(date, year)));
  return `${dates.length} dates from ${dateWords(first, year)} through ${dateWords(last, year)}`;
}

/** @returns "order by Thursday 6 PM", "order at least 2 days before", "order until it starts" */
export function cutoffWords(cutoff: Cutoff): string {
  if (cutoff.kind === 'weekday') return `order by ${WEEKDAYS[cutoff.weekday]} ${clockText(cutoff.time)}`;
  const { hours } = cutoff;
  return hours === 0 ? 'order until it starts' : `order at least ${hoursWords(hours)} before`;
}

/** @returns "1 hour", "36 hours", "2 days" */
export function hoursWords(hours: number): string {
  const isDays = hours >= 48 && hours % 24 === 0;
  const count = isDays ? hours / 24 : hours;
  return `${count} ${isDays ? 'day' : 'hour'}${count === 1 ? '' : 's'}`;
}

/** @returns "room for 20 orders", "room for 1 crate", "no limit" */
export function roomWords(capacity: number | null, unit: CapacityUnit): string {
  if (capacity === null) return 'no limit';
  return `room for ${unitsWords(capacity, unit)}`;
}

/** @returns "12 of 20 orders"; "3 crates" where there is no limit */
export function takenText({ taken, capacity, capacityUnit }: Room): string {
  if (capacity === null) return unitsWords(taken, capacityUnit);
  return `${groupThousands(String(taken))} of ${unitsWords(capacity, capacityUnit)}`;
}
interface Room {
  taken: number;
  capacity: number | null;
  capacityUnit: CapacityUnit;
}

/** @returns "1,200 orders", "1 crate" */
const unitsWords = (count: number, unit: CapacityUnit): string =>
  `${groupThousands(String(count))} ${count === 1 ? unit.slice(0, -1) : unit}`;

/**
 * @param year of today, which dates don't name
 * @returns "Every Saturday, 9 AM to noon, order by Thursday 6 PM, room for 20 orders"
 */
export function scheduleWords(rule: Rule, year: number): string {
  const { opens, closes, firstDay, lastDay, cutoff, capacity, capacityUnit, productIds } = rule;
  return [
    daysWords(rule, year),
    opens && closes ? `${clockText(opens)} to ${clockText(closes)}` : 'at the market’s hours',
    ...(firstDay === null ? [] : [`from ${dateWords(firstDay, year)}`]),
    ...(lastDay === null ? [] : [`through ${dateWords(lastDay, year)}`]),
    cutoffWords(cutoff),
    roomWords(capacity, capacityUnit),
    ...(productIds === null
      ? []
      : [`${productIds.length} product${productIds.length === 1 ? '' : 's'} only`]),
  ].join(', ');
}
