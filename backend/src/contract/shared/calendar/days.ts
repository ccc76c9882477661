import { DAY_MS } from './durations.js';

/** @param day "2026-11-28" @returns the day so many days later, or earlier */
export const addDays = (day: string, days = 1): string => utcDay(new Date(Date.parse(day) + days * DAY_MS));

/** @returns the day for tallies that nobody reads by the day, the same for all of them: "2026-11-28" */
export const utcDay = (at: Date): string => at.toISOString().slice(0, 10);
