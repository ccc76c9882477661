import { firstDayAt } from '../../../platform/database/days.sql.js';
import { statement } from '../../../platform/database/statement.js';

type NoRow = Record<string, never>;

/** @param member its alias @returns that no box of it is picked up after a moment */
export const isOver = (member: string, moment: string): string =>
  `NOT EXISTS (SELECT FROM promises AS box JOIN pickup_windows AS there ON there.id = box.window_id
    WHERE box.subscription_id = ${member}.id AND there.ends_at > ${moment})`;

/** Their last box was picked up a day ago. Trials end one by one: somebody may go on meanwhile. */
export const endOverMemberships = statement<NoRow, [now: Date, before: Date]>(`
  UPDATE subscriptions AS own SET state = 'ended', ended_at = $1, updated_at = $1
  WHERE state <> 'ended' AND NOT is_trial AND ${isOver('own', '$2')}`);

export const endOverShares = statement<NoRow, [now: Date, before: Date]>(`
  UPDATE share_plans AS plan SET status = 'ended', ended_at = $1, updated_at = $1
  WHERE status = 'published'
    AND NOT EXISTS (SELECT FROM share_dates WHERE plan_id = plan.id AND state <> 'canceled' AND date >= ${firstDayAt('$2')})
    AND NOT EXISTS (SELECT FROM subscriptions WHERE plan_id = plan.id AND state <> 'ended')`);
