import { HOUSE_ZONE } from '../../contract/shared/calendar/house-zone.js';

/**
 * Days in SQL. A day is always some place's: the zone of a connection is nobody's, so no statement may take a
 * moment for a day, or a day for a moment, but by these. A zone is SQL of an IANA name.
 */

/** @returns SQL of the day that calendars there show at a moment */
export const dayOf = (moment: string, zone: string): string => `(${moment} AT TIME ZONE ${zone})::date`;

/** @returns SQL of the day that it is there now */
export const todayIn = (zone: string): string => dayOf('now()', zone);

/** @param day SQL of a date @returns SQL of the moment at which it begins there */
export const startOf = (day: string, zone: string): string => `((${day})::timestamp AT TIME ZONE ${zone})`;

/** @param day SQL of a date @returns SQL of the Monday on or before it */
export const weekOf = (day: string): string => `date_trunc('week', (${day})::timestamp)::date`;

/** @returns SQL: a text, a placeholder above all, as a date, to be compared with dates */
export const givenDay = (text: string): string => `${text}::date`;

/**
 * SQL: a moment lies on one of the days from a first to a last, both counted; null, or an absent one, is no
 * limit.
 * @param days SQL of texts "2026-11-28", or null
 */
export function isWithinDays(moment: string, days: { from?: string; to?: string }, zone: string): string {
  const { from, to } = days;
  return [
    ...(from ? [`(${from}::text IS NULL OR ${moment} >= ${startOf(givenDay(from), zone)})`] : []),
    ...(to ? [`(${to}::text IS NULL OR ${moment} < ${startOf(`${givenDay(to)} + 1`, zone)})`] : []),
  ].join(' AND ');
}

/** @param zone SQL of an IANA name, or null @returns SQL that is never null */
export const zoneOr = (zone: string): string => `coalesce(${zone}, '${HOUSE_ZONE}')`;

/** For tallies that nobody reads by the day: one clock for all. */
export const UTC = `'UTC'`;

/** @returns SQL of the first of the days that it is at a moment in the country, its islands included */
export const firstDayAt = (moment: string): string => dayOf(moment, `'Pacific/Pago_Pago'`);

/** The same of now. */
export const FIRST_TODAY = firstDayAt('now()');
