import { dayIn } from './date-format.js';

/** Where nothing says what clock a place has, and for staff until they choose. An IANA name. */
export const HOUSE_ZONE = 'America/New_York';

/** @returns the day of a moment that belongs to no place, on Farmgate's own clock: "2026-11-28" */
export const houseDay = (at: Date): string => dayIn(HOUSE_ZONE, at);
