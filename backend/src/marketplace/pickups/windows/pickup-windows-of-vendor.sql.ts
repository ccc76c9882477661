import type { PickupWindowView } from '../../../contract/marketplace/pickup/pickups.js';
import { givenDay, startOf, UTC } from '../../../platform/database/days.sql.js';
import { statement } from '../../../platform/database/statement.js';
import { utcText } from '../../../platform/database/utc-text.sql.js';
import { isClosedDay, statusOf } from '../../tables/closed-days.sql.js';
import { PLACE_CLOCK, PLACE_NAME, windowPlaces } from '../../tables/window-parts.sql.js';

const FROM = givenDay('$2');

const windowColumns = `own.id, own.schedule_id AS "scheduleId", site.id AS "siteId", zone.id AS "zoneId",
    ${PLACE_NAME} AS "placeName", ${PLACE_CLOCK} AS "timeZone", to_char(own.date, 'YYYY-MM-DD') AS date, ${utcText('own.starts_at')} AS "startsAt",
    ${utcText('own.ends_at')} AS "endsAt", ${utcText('own.orders_open_at')} AS "ordersOpenAt",
    ${utcText('own.orders_close_at')} AS "ordersCloseAt", own.capacity, own.capacity_unit AS "capacityUnit", own.taken,
    ${statusOf('own')} AS status, own.status = 'open' AND ${isClosedDay('own')} AS "isDayOff", own.address, own.reason`;
/** SQL: windows of a vendor ($1) from a date on ($2), or of what is not over, so many days ($3). */
const inStretch = `vendor_id = $1
    AND CASE WHEN $2::text IS NULL THEN ends_at > now() AND starts_at < now() + make_interval(days => $3::int)
      ELSE date >= ${FROM} AND date < ${FROM} + $3::int
        AND starts_at >= ${startOf(`${FROM} - 1`, UTC)} AND starts_at < ${startOf(`${FROM} + $3::int + 1`, UTC)} END`;

export const pageOfWindows = statement<
  PickupWindowView,
  [vendorId: number, from: string | null, days: number, limit: number, offset: number]
>(`
  SELECT ${windowColumns} FROM (SELECT * FROM pickup_windows WHERE ${inStretch}
    ORDER BY starts_at, id LIMIT $4 OFFSET $5) AS own ${windowPlaces} ORDER BY own.starts_at, own.id`);

export const soonestOfEach = statement<
  PickupWindowView,
  [vendorId: number, from: string | null, days: number, each: number, limit: number, offset: number]
>(`
  SELECT ${windowColumns} FROM (SELECT id FROM (
      SELECT id, starts_at, status,
        count(*) FILTER (WHERE status <> 'canceled') OVER (PARTITION BY schedule_id ORDER BY starts_at, id) AS held
      FROM pickup_windows WHERE ${inStretch}) AS counted
    WHERE held < $4::int OR (held = $4::int AND status <> 'canceled')
    ORDER BY starts_at, id LIMIT $5 OFFSET $6) AS soonest
  JOIN pickup_windows AS own USING (id) ${windowPlaces} ORDER BY own.starts_at, own.id`);

export const countOfWindows = statement<
  { total: number },
  [vendorId: number, from: string | null, days: number]
>(`SELECT count(*)::int AS total FROM pickup_windows WHERE ${inStretch}`);

export const windowOfVendor = statement<PickupWindowView, [vendorId: number, id: number]>(
  `SELECT ${windowColumns} FROM pickup_windows AS own ${windowPlaces} WHERE own.vendor_id = $1 AND own.id = $2`,
);
