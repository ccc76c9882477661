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

const running = `SELECT id FROM subscriptions WHERE plan_id = $1 AND state <> 'ended' ORDER BY id`;

export const runningMembers = statement<{ id: number }, [planId: number]>(running);

/** Of all members with boxes to come, in one ascending pass; their memberships are locked. */
export const lockWindowsOfMembers = statement<{ id: number }, [planId: number]>(`
  SELECT id FROM pickup_windows WHERE id IN (SELECT box.window_id FROM promises AS box
    JOIN subscriptions AS member ON member.id = box.subscription_id
    WHERE member.plan_id = $1 AND member.state <> 'ended' AND box.window_taken > 0)
  ORDER BY id FOR UPDATE`);

/** All before anything of theirs, so that one who cancels meanwhile waits or goes first. */
export const lockRunningMembers = statement<{ id: number }, [planId: number]>(`${running} FOR UPDATE`);
