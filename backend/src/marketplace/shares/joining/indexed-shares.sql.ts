import { todayIn } from '../../../platform/database/days.sql.js';
import { statement } from '../../../platform/database/statement.js';
import { takesMembers } from '../../tables/open-shares.sql.js';
import { isPublic } from '../../vendors/vendors.sql.js';

/** Those whose page is there: with or without places. */
export const indexedShares = statement<{ id: number; name: string; changedAt: Date }>(`
  SELECT plan.id, plan.name, plan.updated_at AS "changedAt" FROM share_plans AS plan
  JOIN (SELECT id FROM vendors WHERE ${isPublic}) AS vendor ON vendor.id = plan.vendor_id
  JOIN LATERAL (SELECT site.time_zone FROM share_sites AS own
    JOIN pickup_schedules AS schedule ON schedule.id = own.schedule_id JOIN pickup_sites AS site ON site.id = schedule.site_id
    WHERE own.plan_id = plan.id ORDER BY own.position LIMIT 1) AS here ON true
  WHERE ${takesMembers('plan', 'here.time_zone')}
    AND EXISTS (SELECT FROM share_dates WHERE plan_id = plan.id AND state <> 'canceled' AND date >= ${todayIn('here.time_zone')})
  ORDER BY plan.id LIMIT 10000`);
