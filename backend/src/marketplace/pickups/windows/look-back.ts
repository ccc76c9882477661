import { HOUR_MS } from '../../../contract/shared/calendar/durations.js';
const HOURS = 26;

/** @returns since when jobs look at markets that have changed: also while no server ran for a day */
export const lookBack = (now: Date): Date => new Date(now.getTime() - HOURS * HOUR_MS);
