import type { ShareNearView } from '../../contract/marketplace/shares/public-shares.js';
import { todayIn } from '../../platform/database/days.sql.js';
import { statement } from '../../platform/database/statement.js';
import { nearSql } from '../../platform/geo/near.sql.js';
import { placesOf, takesMembers } from '../tables/open-shares.sql.js';
import { isPublic } from '../vendors/vendors.sql.js';

const near = nearSql('$1', '$2', '$3');

/** Cents; the chord is meters. */
export type ShareNearRow = Omit<ShareNearView, 'distanceMiles'> & { chord: number };

/** Shares with places and days left, each at the nearest of its pickups. */
export const sharesNear = statement<
  ShareNearRow,
  [latitude: number, longitude: number, chord: number, limit: number, offset: number]
>(`
  WITH here AS (SELECT DISTINCT ON (own.plan_id) own.plan_id, own.fee, site.name, site.city, site.state, site.time_zone, site.chord
    FROM (SELECT *, ${near.chord} AS chord FROM pickup_sites WHERE closed_at IS NULL AND ${near.within} OFFSET 0) AS site
    JOIN pickup_schedules AS schedule ON schedule.site_id = site.id JOIN share_sites AS own ON own.schedule_id = schedule.id
    ORDER BY own.plan_id, site.chord, own.position)
  SELECT plan.id, plan.name, vendor.id AS "vendorId", vendor.business_name AS "vendorName", plan.rhythm, plan.weekday,
    season.first::text AS "firstDay", season.last::text AS "lastDay", (size.price + here.fee)::int AS "priceFrom",
    size.left AS "placesLeft", here.name AS "siteName", here.city, here.state, here.chord,
    (SELECT count(*)::int - 1 FROM share_sites WHERE plan_id = plan.id) AS "otherSites"
  FROM here JOIN share_plans AS plan ON plan.id = here.plan_id AND ${takesMembers('plan', 'here.time_zone')}
  JOIN (SELECT id, business_name FROM vendors WHERE ${isPublic}) AS vendor ON vendor.id = plan.vendor_id
  JOIN LATERAL ${placesOf('plan')} AS size ON size.left > 0
  JOIN LATERAL (SELECT min(date) AS first, max(date) AS last FROM share_dates
    WHERE plan_id = plan.id AND state <> 'canceled') AS season ON season.last > ${todayIn('here.time_zone')}
  WHERE EXISTS (SELECT FROM share_dates AS share JOIN share_sites AS own USING (plan_id)
      JOIN pickup_windows AS there ON there.schedule_id = own.schedule_id AND there.date = share.date
      WHERE share.plan_id = plan.id AND share.state <> 'canceled' AND there.status = 'open' AND there.orders_close_at > now())
  ORDER BY here.chord, plan.id LIMIT $4::int OFFSET $5::int`);
