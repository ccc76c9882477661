import { dayOf } from '../../../platform/database/days.sql.js';
import { statement } from '../../../platform/database/statement.js';
import { isIntoCredit } from '../accounts/credit-kinds.sql.js';

/** Memberships with an open payment whose day has come, and an entry of farm credit that may pay it. */
export const dueWithCredit = statement<{ id: number }, [now: Date]>(`
  SELECT own.id FROM subscriptions AS own
  JOIN pickup_schedules AS schedule ON schedule.id = own.schedule_id JOIN pickup_sites AS site ON site.id = schedule.site_id
  WHERE own.state <> 'joining' AND EXISTS (SELECT FROM share_payments WHERE subscription_id = own.id AND state = 'open'
      AND NOT without_credit AND due_on <= ${dayOf('$1::timestamptz', 'site.time_zone')})
    AND EXISTS (SELECT FROM subscriptions AS other JOIN member_entries AS entry ON entry.subscription_id = other.id
      AND entry.undone_at IS NULL AND ${isIntoCredit('entry.kind')}
      WHERE other.id = own.id OR other.user_id = own.user_id AND other.vendor_id = own.vendor_id)
  ORDER BY own.id`);

/** Memberships with an email whose payment's day has passed. */
export const lateMemberships = statement<{ id: number }, [now: Date]>(`
  SELECT own.id FROM subscriptions AS own
  JOIN pickup_schedules AS schedule ON schedule.id = own.schedule_id JOIN pickup_sites AS site ON site.id = schedule.site_id
  WHERE own.email <> '' AND own.state <> 'joining' AND EXISTS (SELECT FROM share_payments WHERE subscription_id = own.id AND state = 'open'
    AND due_on < ${dayOf('$1::timestamptz', 'site.time_zone')})
  ORDER BY own.id`);

/** Of all members of a share, in cents. */
export const lateOfShare = statement<
  { members: number; late: number; due: number },
  [planId: number, now: Date]
>(`
  SELECT count(DISTINCT own.id) FILTER (WHERE payment.due_on < own.today)::int AS members,
    coalesce(sum(payment.cents) FILTER (WHERE payment.due_on < own.today), 0)::int AS late,
    coalesce(sum(payment.cents), 0)::int AS due
  FROM (SELECT member.id, ${dayOf('$2::timestamptz', 'site.time_zone')} AS today FROM subscriptions AS member
    JOIN pickup_schedules AS schedule ON schedule.id = member.schedule_id
    JOIN pickup_sites AS site ON site.id = schedule.site_id WHERE member.plan_id = $1 AND member.state <> 'joining') AS own
  JOIN share_payments AS payment ON payment.subscription_id = own.id AND payment.state = 'open'`);
