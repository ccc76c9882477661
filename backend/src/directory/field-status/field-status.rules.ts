import {
  type FieldState,
  MAX_FIELD_STATUS_DAYS,
  PICKING_STATES,
} from '../../contract/directory/field-states.js';
import { dateFormat } from '../../contract/shared/calendar/date-format.js';
import { addDays } from '../../contract/shared/calendar/days.js';
import { DAY_MS } from '../../contract/shared/calendar/durations.js';
import { HOUSE_ZONE } from '../../contract/shared/calendar/house-zone.js';
import { momentAt, momentOf, wallTime } from '../../contract/shared/calendar/wall-clock.js';
import { plainWord, singular } from '../../platform/search/singular.rules.js';
import { hoursOn, localMoment } from '../places/opening/opening.rules.js';
import type { Subject } from './subject.js';

/** @returns a crop as crops are compared: "Strawberries", "strawberry" and " STRAWBERRY " are one */
export const cropKey = (crop: string | null): string =>
  (crop ?? '')
    .split(/[\s-]+/)
    .map((word) => singular(plainWord(word)))
    .filter(Boolean)
    .join(' ');

/** @returns a crop as it is shown: "Sweet corn", however it was typed */
export function cropName(crop: string): string {
  const text = crop.replaceAll(/\s+/g, ' ').trim();
  const isShouted = text === text.toUpperCase();
  const words = isShouted ? text.toLowerCase() : text;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** @returns the midnight that ends the day in a zone, also where that day has 23 or 25 hours */
export function endOfDay(now: Date, timeZone: string): Date {
  return momentOf({ date: addDays(wallTime(now, timeZone).date), minutes: 0 }, timeZone);
}

/** @returns the moment of a time ("15:00") of that day in a zone */
export const timeOfDay = (now: Date, time: string, timeZone: string): Date =>
  momentAt(wallTime(now, timeZone).date, time, timeZone);

/** @returns when it closes that day by its own hours, "HH:MM"; null where it doesn't open, or nobody knows */
export function usualClosing(
  { seasons, exceptions, timeZone }: Pick<Subject, 'seasons' | 'exceptions' | 'timeZone'>,
  at: Date,
): string | null {
  const hours = hoursOn(seasons, localMoment(at, timeZone ?? HOUSE_ZONE), exceptions);
  return typeof hours === 'string' ? null : (hours.at(-1)?.closes ?? null);
}

interface SaidFor {
  state: FieldState;
  until: Date | null;
  /** "HH:MM" where it says when it closes. */
  closes: string | null;
  saidAt: Date;
  timeZone: string;
}

/** @returns as asked, a week at most; else when it closes, or with the day where the farm is */
export function endOfStatus({ state, until, closes, saidAt, timeZone }: SaidFor): Date {
  if (until !== null) {
    return new Date(Math.min(until.getTime(), saidAt.getTime() + MAX_FIELD_STATUS_DAYS * DAY_MS));
  }
  const closing = closes !== null && PICKING_STATES.includes(state) && timeOfDay(saidAt, closes, timeZone);
  return closing && closing > saidAt ? closing : endOfDay(saidAt, timeZone);
}

/** @returns "Until 3 PM.", "Until the end of the day." or "Until June 7, 3 PM.", on the farm's clocks */
export function untilText(until: Date, now: Date, timeZone: string | null): string {
  const zone = timeZone ?? HOUSE_ZONE;
  const endsToday = endOfDay(now, zone).getTime();
  if (until.getTime() === endsToday) return 'Until the end of the day.';
  const isToday = until.getTime() < endsToday;
  const clock = dateFormat('en-US', {
    timeZone: zone,
    ...(isToday ? {} : { month: 'long', day: 'numeric' }),
    ...{ hour: 'numeric', minute: '2-digit' },
  });
  return `Until ${clock.format(until).replace(':00', '').replace(' at ', ', ').replaceAll('\u202f', ' ')}.`;
}

interface Said {
  cropKey: string;
  state: FieldState;
}

/** @param statuses the newest first @returns one of each crop; no crops of a farm that is closed */
export function shownStatuses<Status extends Said>(statuses: readonly Status[]): Status[] {
  const keys = new Set<string>();
  const newest = statuses.filter(({ cropKey: key }) => !keys.has(key) && keys.add(key));
  const closed = newest.find(({ cropKey: key, state }) => key === '' && state === 'closed');
  return closed ? [closed] : newest;
}

export const isPicking = (statuses: readonly Pick<Said, 'state'>[]): boolean =>
  statuses.some(({ state }) => PICKING_STATES.includes(state));
