import type { ShareHalf, WaitState } from '../../../contract/marketplace/shares/share-terms.js';
import { statement } from '../../../platform/database/statement.js';

export interface WaitRow {
  id: number;
  planId: number;
  planName: string;
  vendorId: number;
  vendorName: string;
  sizeId: number;
  sizeName: string;
  scheduleId: number;
  siteName: string;
  timeZone: string;
  half: ShareHalf | null;
  quantity: number;
  userId: number;
  firstName: string | null;
  lastName: string | null;
  username: string;
  email: string;
  state: WaitState;
  offeredUntil: Date | null;
  ahead: number;
  createdAt: Date;
  changedAt: Date;
}

/** Ahead is who asked before for the same size, or the same weeks of the same pickup. */
const waits = `
  SELECT own.id, own.plan_id AS "planId", plan.name AS "planName", vendor.id AS "vendorId", vendor.business_name AS "vendorName",
    own.size_id AS "sizeId", size.name AS "sizeName", own.schedule_id AS "scheduleId", site.name AS "siteName",
    site.time_zone AS "timeZone", own.half, own.quantity, own.user_id AS "userId", person.first_name AS "firstName",
    person.last_name AS "lastName", person.username, person.email, own.state, own.offered_until AS "offeredUntil",
    (SELECT count(*)::int FROM share_waits AS other WHERE other.plan_id = own.plan_id AND other.state = 'waiting'
      AND other.id < own.id AND (other.size_id = own.size_id OR (other.schedule_id = own.schedule_id
        AND other.half IS NOT DISTINCT FROM own.half))) AS ahead,
    own.created_at AS "createdAt", own.changed_at AS "changedAt"
  FROM share_waits AS own JOIN share_plans AS plan ON plan.id = own.plan_id JOIN vendors AS vendor ON vendor.id = plan.vendor_id
  JOIN share_sizes AS size ON size.id = own.size_id JOIN users AS person ON person.id = own.user_id
  JOIN pickup_schedules AS schedule ON schedule.id = own.schedule_id JOIN pickup_sites AS site ON site.id = schedule.site_id`;

export const waitsById = statement<WaitRow, [ids: readonly number[]]>(
  `${waits} WHERE own.id = ANY($1::int[])`,
);

/** With those that ended since a moment, other than by joining. */
export const waitsOfUser = statement<WaitRow, [userId: number, since: Date]>(`${waits}
  WHERE own.user_id = $1 AND (own.state IN ('waiting', 'offered') OR (own.state <> 'taken' AND own.changed_at > $2))
  ORDER BY own.state <> 'offered', own.state <> 'waiting', own.id`);

export const lineOfPlan = statement<WaitRow, [planId: number]>(`${waits}
  WHERE own.plan_id = $1 AND own.state IN ('waiting', 'offered') ORDER BY own.id`);

/** Shares with somebody in line. */
export const plansWithLine = statement<{ id: number }>(
  `SELECT DISTINCT plan_id AS id FROM share_waits WHERE state IN ('waiting', 'offered') ORDER BY plan_id`,
);
