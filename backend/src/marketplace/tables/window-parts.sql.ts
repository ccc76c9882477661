import { firstMoment } from '../../platform/geo/wall-clock.sql.js';

export const placesOf = (schedule: string): string =>
  `LEFT JOIN pickup_sites AS site ON site.id = ${schedule}.site_id
  LEFT JOIN delivery_zones AS zone ON zone.id = ${schedule}.zone_id`;

export const windowPlaces = `JOIN pickup_schedules AS schedule ON schedule.id = own.schedule_id ${placesOf('schedule')}`;

export const schedulesOfMarket = `
  JOIN pickup_sites AS site ON site.place_id = held.place_id AND site.closed_at IS NULL
  JOIN pickup_schedules AS schedule
    ON schedule.site_id = site.id AND schedule.kind = 'market_days' AND schedule.ended_at IS NULL`;

export const PLACE_NAME = 'coalesce(site.name, zone.name)';
export const PLACE_CLOCK = 'coalesce(site.time_zone, zone.time_zone)';

/** SQL: the cutoff of `own`, or so many hours on the clocks there before it, where earlier. */
export const closesAt = (leadHours: string, clock = PLACE_CLOCK): string =>
  `CASE WHEN ${leadHours} > 0 THEN least(own.orders_close_at, ${firstMoment(`own.starts_at AT TIME ZONE ${clock} - make_interval(hours => ${leadHours})`, clock)}) ELSE own.orders_close_at END`;
