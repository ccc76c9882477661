import { HOUSE_ZONE } from '../../contract/shared/calendar/house-zone.js';

/** No statement may turn moments into days, or back, but by these. A zone is SQL of an IANA name. */

/** @returns SQL of a date */
export const dayOf = (moment: string, zone: string): string => `(${moment} AT TIME ZONE ${zone})::date`;

export const todayIn = (zone: string): string => dayOf('now()', zone);

/** @param day SQL of a date @returns SQL of the moment at which it begins there */
export const startOf = (day: string, zone: string): string => `((${day})::timestamp AT TIME ZONE ${zone})`;

/** @param day SQL of a date @returns SQL of the Monday on or before it */
export const weekOf = (day: string): string => `date_trunc('week', (${day})::timestamp)::date`;

/** @returns SQL of a date, of a placeholder above all */
export const givenDay = (text: string): string => `${text}::date`;

/** Both counted; null is no limit. @param days SQL of texts "2026-11-28", or null */
export function isWithinDays(moment: string, days: { from?: string; to?: string }, zone: string): string {
  const { from, to } = days;
  return [
    ...(from ? [`(${from}::text IS NULL OR ${moment} >= ${startOf(givenDay(from), zone)})`] : []),
    ...(to ? [`(${to}::text IS NULL OR ${moment} < ${startOf(`${givenDay(to)} + 1`, zone)})`] : []),
  ].join(' AND ');
}

/** @param zone SQL of an IANA name, or null @returns SQL that is never null */
export const zoneOr = (zone: string): string => `coalesce(${zone}, '${HOUSE_ZONE}')`;

/** For tallies that nobody reads by the day. */
export const UTC = `'UTC'`;

/** @returns SQL of the earliest date in the country at a moment, its islands included */
export const firstDayAt = (moment: string): string => dayOf(moment, `'Pacific/Pago_Pago'`);

export const FIRST_TODAY = firstDayAt('now()');
