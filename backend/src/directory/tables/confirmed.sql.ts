import { dayOf, zoneOr } from '../../platform/database/days.sql.js';

/** Since when nobody has confirmed a farm or a place, for the statements that show or order them. */

/** The last change counts as well: who changes a farm has looked at it. */
export const confirmedAtOfFarm = 'greatest(farms.updated_at, farms.confirmed_at)';

/** The day of it there. */
export const confirmedDayOfFarm = dayOf(confirmedAtOfFarm, zoneOr('farms.time_zone'));

/**
 * A mark counts only while nothing has confirmed the farm since. So whatever confirms it does not have to
 * take the mark away.
 */
export const isFarmUnconfirmed = `coalesce(farms.unconfirmed_since >= ${confirmedDayOfFarm}, false)`;
export const isPlaceUnconfirmed = `coalesce(places.unconfirmed_since >= coalesce(places.last_confirmed, '-infinity'), false)`;

/** @returns SQL of the month since when it is not confirmed, "March 2025", or null */
export const unconfirmedMonth = (isUnconfirmed: string): string =>
  `CASE WHEN ${isUnconfirmed} THEN to_char(unconfirmed_since, 'FMMonth YYYY') END`;
