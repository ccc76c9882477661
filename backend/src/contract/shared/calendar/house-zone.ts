import { dayIn } from './date-format.js';

/** Where nothing says what clock a place has, and for staff until they choose. An IANA name. */
export const HOUSE_ZONE = 'America/New_York';

/** @param timeZone of a place; null where none is known @returns the day that it is there, "2026-11-28" */
export const dayThere = (timeZone: string | null, at: Date): string => dayIn(timeZone ?? HOUSE_ZONE, at);

/** @returns the month of a moment that belongs to no place, on Farmgate's own clock: 1 to 12 */
export const houseMonth = (at: Date): number => Number(houseDay(at).slice(5, 7));

/** @returns the day of a moment that belongs to no place, on Farmgate's own clock: "2026-11-28" */
export const houseDay = (at: Date): string => dayIn(HOUSE_ZONE, at);
