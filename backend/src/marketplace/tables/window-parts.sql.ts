import { firstMoment } from '../../platform/geo/wall-clock.sql.js';

/** SQL: where a schedule hands over, a site or a zone. @param schedule the alias of pickup_schedules */
export const placesOf = (schedule: string): string =>
  `LEFT JOIN pickup_sites AS site ON site.id = ${schedule}.site_id
  LEFT JOIN delivery_zones AS zone ON zone.id = ${schedule}.zone_id`;

/** SQL: the schedule of the window `own`, and its place. */
export const windowPlaces = `JOIN pickup_schedules AS schedule ON schedule.id = own.schedule_id ${placesOf('schedule')}`;

/** SQL: the schedules that follow the market of the day `held`, with their sites. */
export const schedulesOfMarket = `
  JOIN pickup_sites AS site ON site.place_id = held.place_id AND site.closed_at IS NULL
  JOIN pickup_schedules AS schedule
    ON schedule.site_id = site.id AND schedule.kind = 'market_days' AND schedule.ended_at IS NULL`;

/** SQL: what the place is called, and the zone of its clocks. */
export const PLACE_NAME = 'coalesce(site.name, zone.name)';
export const PLACE_CLOCK = 'coalesce(site.time_zone, zone.time_zone)';

/**
 * SQL: until when the window `own` takes an order: its cutoff, or so many hours on the clocks of the place
 * before it begins, where that is earlier.
 */
export const closesAt = (leadHours: string, clock = PLACE_CLOCK): string =>
  `CASE WHEN ${leadHours} > 0 THEN least(own.orders_close_at, ${firstMoment(`own.starts_at AT TIME ZONE ${clock} - make_interval(hours => ${leadHours})`, clock)}) ELSE own.orders_close_at END`;
