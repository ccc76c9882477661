import type { PickupWindowView } from '../../../contract/marketplace/pickup/pickups.js';
import { statement } from '../../../platform/database/statement.js';

const utc = (column: string) => `to_char(own.${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
/** A window as its vendor sees it: of `own` with its places. */
export const windowColumns = `own.id, own.schedule_id AS "scheduleId", site.id AS "siteId", zone.id AS "zoneId",
    coalesce(site.name, zone.name) AS "placeName", coalesce(site.time_zone, zone.time_zone) AS "timeZone", to_char(own.date, 'YYYY-MM-DD') AS date, ${utc('starts_at')} AS "startsAt",
    ${utc('ends_at')} AS "endsAt", ${utc('orders_open_at')} AS "ordersOpenAt",
    ${utc('orders_close_at')} AS "ordersCloseAt", own.capacity, own.capacity_unit AS "capacityUnit", own.taken,
    own.status, own.address, own.reason`;
export const windowPlaces = `JOIN pickup_schedules AS schedule ON schedule.id = own.schedule_id
  LEFT JOIN pickup_sites AS site ON site.id = schedule.site_id
  LEFT JOIN delivery_zones AS zone ON zone.id = schedule.zone_id`;
const windows = `SELECT ${windowColumns} FROM pickup_windows AS own ${windowPlaces}`;

/** From a date on, or of what is not over, so many days; the soonest first. */
export const windowsOfVendor = statement<
  PickupWindowView,
  [vendorId: number, from: string | null, days: number]
>(`${windows}
  WHERE own.vendor_id = $1
    AND CASE WHEN $2::date IS NULL THEN own.ends_at > now() AND own.starts_at < now() + make_interval(days => $3::int)
      ELSE own.date >= $2::date AND own.date < $2::date + $3::int END
  ORDER BY own.starts_at, own.id`);

export const windowOfVendor = statement<PickupWindowView, [vendorId: number, id: number]>(
  `${windows} WHERE own.vendor_id = $1 AND own.id = $2`,
);
