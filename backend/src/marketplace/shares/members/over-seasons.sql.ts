import { firstDayAt } from '../../../platform/database/days.sql.js';
import { statement } from '../../../platform/database/statement.js';

type NoRow = Record<string, never>;

/** Their last box was picked up a day ago. */
export const endOverMemberships = statement<NoRow, [now: Date, before: Date]>(`
  UPDATE subscriptions AS own SET state = 'ended', ended_at = $1, updated_at = $1
  WHERE state <> 'ended' AND NOT is_trial AND NOT EXISTS (SELECT FROM promises AS box JOIN pickup_windows AS there ON there.id = box.window_id
    WHERE box.subscription_id = own.id AND there.ends_at > $2)`);

export const endOverShares = statement<NoRow, [now: Date, before: Date]>(`
  UPDATE share_plans AS plan SET status = 'ended', ended_at = $1, updated_at = $1
  WHERE status = 'published'
    AND NOT EXISTS (SELECT FROM share_dates WHERE plan_id = plan.id AND state <> 'canceled' AND date >= ${firstDayAt('$2')})
    AND NOT EXISTS (SELECT FROM subscriptions WHERE plan_id = plan.id AND state <> 'ended')`);
