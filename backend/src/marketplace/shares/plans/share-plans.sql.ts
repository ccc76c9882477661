import type { Weekday } from '../../../contract/directory/hours.js';
import type { ShareDateState, ShareHalf } from '../../../contract/marketplace/shares/share-terms.js';
import { statement } from '../../../platform/database/statement.js';
import type { UsualRow } from '../../pickups/next/next-pickups.sql.js';
import { statusOf } from '../../tables/closed-days.sql.js';

/** A pickup of a share, with the rule that says when it usually is. */
export interface ShareSiteRow extends UsualRow {
  planId: number;
  scheduleId: number;
  siteId: number;
  name: string;
  address: string;
  city: string;
  state: string;
  timeZone: string;
  /** Cents a box. */
  fee: number;
}

const rule = `schedule.kind, schedule.weekdays, schedule.repeats,
  ARRAY(SELECT day::text FROM unnest(schedule.dates) AS day) AS dates, schedule.opens, schedule.closes,
  schedule.first_day::text AS "firstDay", schedule.last_day::text AS "lastDay", schedule.cutoff_hours AS "cutoffHours",
  schedule.cutoff_weekday AS "cutoffWeekday", schedule.cutoff_time AS "cutoffTime"`;

export const sitesOfPlans = statement<ShareSiteRow, [planIds: readonly number[]]>(`
  SELECT own.plan_id AS "planId", own.schedule_id AS "scheduleId", site.id AS "siteId", site.name, site.address,
    site.city, site.state, site.time_zone AS "timeZone", own.fee, ${rule}
  FROM share_sites AS own JOIN pickup_schedules AS schedule ON schedule.id = own.schedule_id
  JOIN pickup_sites AS site ON site.id = schedule.site_id
  WHERE own.plan_id = ANY($1::int[]) ORDER BY own.plan_id, own.position`);

export interface ShareDateRow {
  planId: number;
  id: number;
  date: string;
  half: ShareHalf | null;
  state: ShareDateState;
  reason: string | null;
}

export const datesOfPlans = statement<ShareDateRow, [planIds: readonly number[]]>(`
  SELECT plan_id AS "planId", id, date::text AS date, half, state, reason FROM share_dates
  WHERE plan_id = ANY($1::int[]) ORDER BY plan_id, date`);

/** Members with boxes to come. */
export const membersOfPlans = statement<{ planId: number; members: number }, [planIds: readonly number[]]>(`
  SELECT plan_id AS "planId", count(*)::int AS members FROM subscriptions
  WHERE plan_id = ANY($1::int[]) AND state = 'active' GROUP BY plan_id`);

/** Of a vendor's own pickups, those that are held at a site. */
export const ownSchedules = statement<
  { id: number; kind: string; weekdays: Weekday[]; name: string; timeZone: string },
  [vendorId: number, ids: readonly number[]]
>(`
  SELECT schedule.id, schedule.kind, schedule.weekdays, site.name, site.time_zone AS "timeZone"
  FROM pickup_schedules AS schedule JOIN pickup_sites AS site ON site.id = schedule.site_id
  WHERE site.vendor_id = $1 AND schedule.id = ANY($2::int[]) AND schedule.ended_at IS NULL AND site.closed_at IS NULL`);

/** The dates of a share on which one of its pickups isn't held. */
export const missingWindows = statement<{ scheduleId: number; date: string }, [planId: number]>(`
  SELECT site.schedule_id AS "scheduleId", share.date::text AS date
  FROM share_sites AS site JOIN share_dates AS share USING (plan_id)
  LEFT JOIN pickup_windows AS own ON own.schedule_id = site.schedule_id AND own.date = share.date
    AND ${statusOf('own')} = 'open'
  WHERE site.plan_id = $1 AND own.id IS NULL ORDER BY share.date, site.position`);

export const ownPlanIds = statement<{ id: number }, [vendorId: number]>(`
  SELECT id FROM share_plans WHERE vendor_id = $1 ORDER BY first_day DESC, id DESC`);
