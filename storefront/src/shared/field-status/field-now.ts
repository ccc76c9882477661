import type {
  FieldStatusesNear,
  FieldStatusList,
  FieldStatusNear,
} from '@farmgate/backend/contract/directory/field-status';
import { clockText } from '@farmgate/backend/contract/shared/calendar/clock-text';
import { dateFormat, dayIn } from '@farmgate/backend/contract/shared/calendar/date-format';
import { HOUSE_ZONE } from '@farmgate/backend/contract/shared/calendar/house-zone';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { useEffect, useState } from 'react';
import { apiQuery } from '../../lib/api/queries';

/** GET /api/field-status/of/{subject}; the subject is "farm-7" or "place-12". */
export const fieldStatusQuery = (subject: string) =>
  apiQuery<FieldStatusList>(`/api/field-status/of/${subject}`);

/** GET /api/field-status/near */
export const fieldsNearQuery = (zipCode: string) =>
  apiQuery<FieldStatusesNear>(withQuery('/api/field-status/near', { zipCode }));

interface Ending {
  /** ISO 8601 */
  until: string;
}

const NONE: readonly never[] = [];

/** @returns what holds still: each leaves the screen at its moment, also on a page that was kept */
export function useHolding<Each extends Ending>(all: readonly Each[] = NONE): readonly Each[] {
  const [over, setOver] = useState(0);
  const holding = all.filter(({ until }) => Date.parse(until) > over);
  const next = Math.min(...holding.map(({ until }) => Date.parse(until)));
  useEffect(() => {
    if (next === Infinity) return;
    const timer = setTimeout(() => setOver(next), Math.max(0, next - Date.now()));
    return () => clearTimeout(timer);
  }, [next]);
  return holding;
}

/** @returns the farms and markets that say something still, with what holds */
export function useFieldsHolding(fields: readonly FieldStatusNear[] = NONE): readonly FieldStatusNear[] {
  const holding = new Set(useHolding(fields.flatMap(({ statuses }) => statuses)));
  return fields
    .map((field) => ({ ...field, statuses: field.statuses.filter((said) => holding.has(said)) }))
    .filter(({ statuses }) => statuses.length > 0);
}

/** @returns "8 AM to 3 PM", "from 8 AM", "until 3 PM"; null where nothing is known */
export function hoursText(opens: string | null, closes: string | null): string | null {
  if (opens !== null && closes !== null) return `${clockText(opens)} to ${clockText(closes)}`;
  if (opens !== null) return `from ${clockText(opens)}`;
  return closes === null ? null : `until ${clockText(closes)}`;
}

/** @returns "9:40 AM", on the clocks there */
export const timeThere = (moment: string, timeZone: string | null): string =>
  dateFormat('en-US', { timeZone: timeZone ?? HOUSE_ZONE, hour: 'numeric', minute: '2-digit' })
    .format(new Date(moment))
    .replaceAll('\u202f', ' ');

/** @returns "today at 9:40 AM", "June 5 at 9:40 AM", on the clocks there */
export function dayAndTimeThere(moment: string, timeZone: string | null, now: Date): string {
  const day = dayThere(new Date(moment), timeZone, now);
  return `${day} at ${timeThere(moment, timeZone)}`;
}

/** @returns until when it counts: "tonight", "today at 6:00 PM", "June 5", "June 5 at 6:00 PM" */
export function untilThere(until: string, timeZone: string | null, now: Date): string {
  if (timeThere(until, timeZone) !== '12:00 AM') return dayAndTimeThere(until, timeZone, now);
  const day = dayThere(new Date(Date.parse(until) - 1), timeZone, now);
  return day === 'today' ? 'tonight' : day;
}

/** @returns "Good through June 5 at 6:00 PM", of all; null where each has an end of its own */
export function sharedEnd(
  [first, ...others]: readonly Ending[],
  timeZone: string | null,
  now: Date,
): string | null {
  if (!first || others.some(({ until }) => until !== first.until)) return null;
  return `Good through ${untilThere(first.until, timeZone, now)}`;
}

function dayThere(at: Date, zone: string | null, now: Date): string {
  const timeZone = zone ?? HOUSE_ZONE;
  return dayIn(timeZone, at) === dayIn(timeZone, now)
    ? 'today'
    : dateFormat('en-US', { timeZone, month: 'long', day: 'numeric' }).format(at);
}
