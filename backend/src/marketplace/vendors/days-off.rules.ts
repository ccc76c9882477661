import { TZDate } from '@date-fns/tz';
import { addDays } from '../../contract/shared/calendar/days.js';
import type { DayOff } from '../tables/vendor.entity.js';

function midnight(day: string, timeZone: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(new TZDate(year, month - 1, date, timeZone).getTime()).toISOString();
}

export const timed = (
  { id, from, to, note }: Omit<DayOff, 'startsAt' | 'endsAt'>,
  timeZone: string,
): DayOff => ({
  ...{ id, from, to, note },
  startsAt: midnight(from, timeZone),
  endsAt: midnight(addDays(to), timeZone),
});

export const lasting = (daysOff: readonly DayOff[], now: Date): DayOff[] =>
  daysOff
    .filter(({ endsAt }) => Date.parse(endsAt) > now.getTime())
    .sort((a, b) => (a.from < b.from ? -1 : 1));

export interface Away {
  /** The first day on which it sells again, as YYYY-MM-DD. */
  backOn: string;
  note: string | null;
}

/** @returns when a vendor is back, or null where it is not away; days off that follow count as one time */
export function awayAt(daysOff: readonly DayOff[], now: Date): Away | null {
  const [first, ...others] = lasting(daysOff, now);
  if (!first || Date.parse(first.startsAt) > now.getTime()) return null;
  let backOn = addDays(first.to);
  for (const { from, to } of others) if (from <= backOn) backOn = addDays(to);
  return { backOn, note: first.note };
}
