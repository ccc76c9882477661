import { todayIn } from '../../../platform/database/days.sql.js';
import { statement } from '../../../platform/database/statement.js';

/** By name, those who left at the end. @param q of name, email or phone; null for all @param late alone */
export const membersOfShare = statement<
  { id: number; total: number },
  [planId: number, q: string | null, limit: number, offset: number, late: boolean]
>(`
  SELECT id, count(*) OVER ()::int AS total FROM subscriptions
  WHERE plan_id = $1 AND held_until IS NULL AND ($2::text IS NULL OR
    strpos(lower(concat_ws(' ', first_name, last_name, email, phone)), lower($2)) > 0)
    AND (NOT $5::boolean OR EXISTS (SELECT FROM share_payments AS payment
      JOIN pickup_schedules AS schedule ON schedule.id = subscriptions.schedule_id
      JOIN pickup_sites AS site ON site.id = schedule.site_id
      WHERE payment.subscription_id = subscriptions.id AND payment.state = 'open' AND payment.due_on < ${todayIn('site.time_zone')}))
  ORDER BY state = 'ended', lower(last_name), lower(first_name), id LIMIT $3::int OFFSET $4::int`);

const running = `SELECT id FROM subscriptions WHERE state <> 'ended'
  AND (plan_id = $1 OR add_on_to_id IN (SELECT id FROM subscriptions WHERE plan_id = $1)) ORDER BY id`;

/** With their add-ons. */
export const runningMembers = statement<{ id: number }, [planId: number]>(running);

/** All before anything of theirs, so that one who cancels meanwhile waits or goes first. */
export const lockRunningMembers = statement<{ id: number }, [planId: number]>(`${running} FOR UPDATE`);
