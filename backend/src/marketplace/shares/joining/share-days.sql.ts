import { statement } from '../../../platform/database/statement.js';
import { statusOf } from '../../tables/closed-days.sql.js';
import { isPublic } from '../../vendors/vendors.sql.js';
import type { ShareDay } from './quote.rules.js';

const ofShare = `share_dates AS share JOIN pickup_windows AS own ON own.schedule_id = $2 AND own.date = share.date
  WHERE share.plan_id = $1 AND share.state <> 'canceled'`;

/** Days on which there is a pickup at a site, the soonest first. */
export const daysOfShare = statement<ShareDay, [planId: number, scheduleId: number]>(`
  SELECT share.id AS "dateId", share.date::text AS date, share.half, own.id AS "windowId", own.starts_at AS "startsAt",
    own.ends_at AS "endsAt", own.orders_close_at AS "changeUntil", own.capacity, own.capacity_unit AS "capacityUnit", own.taken
  FROM ${ofShare} AND ${statusOf('own')} = 'open' ORDER BY share.date`);

/** Those that still take boxes. */
export const lockDaysOfShare = statement<
  Record<string, unknown>,
  [planId: number, scheduleId: number, now: Date]
>(`SELECT own.id FROM ${ofShare} AND own.orders_close_at > $3 ORDER BY own.id FOR UPDATE OF own`);

export interface ShareVendorRow {
  id: number;
  name: string;
  city: string;
  state: string;
  commissionRate: string;
  isDemonstration: boolean;
}

/** Of a published share that is shown, of a vendor who is. */
export const vendorOfShownShare = statement<ShareVendorRow, [planId: number]>(`
  SELECT vendors.id, business_name AS name, city, state, commission_rate AS "commissionRate",
    is_demonstration AS "isDemonstration"
  FROM vendors JOIN share_plans AS plan ON plan.vendor_id = vendors.id
  WHERE plan.id = $1 AND plan.status = 'published' AND NOT plan.is_hidden AND ${isPublic}`);
