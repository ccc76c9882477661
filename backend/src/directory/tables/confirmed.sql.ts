import { dayOf, zoneOr } from '../../platform/database/days.sql.js';

/** The last change counts as well: who changes a farm has looked at it. */
export const confirmedAtOfFarm = 'greatest(farms.updated_at, farms.confirmed_at)';

export const confirmedDayOfFarm = dayOf(confirmedAtOfFarm, zoneOr('farms.time_zone'));

/** Counts only while nothing has confirmed the farm since, so nothing has to take the mark away. */
export const isFarmUnconfirmed = `coalesce(farms.unconfirmed_since >= ${confirmedDayOfFarm}, false)`;
export const isPlaceUnconfirmed = `coalesce(places.unconfirmed_since >= coalesce(places.last_confirmed, '-infinity'), false)`;

/** @returns SQL of the month since when it is not confirmed, "March 2025", or null */
export const unconfirmedMonth = (isUnconfirmed: string): string =>
  `CASE WHEN ${isUnconfirmed} THEN to_char(unconfirmed_since, 'FMMonth YYYY') END`;
