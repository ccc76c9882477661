import { dayOf } from '../../../platform/database/days.sql.js';
import { statement } from '../../../platform/database/statement.js';
import { isOver } from '../members/over-seasons.sql.js';

type Id = { id: number };

/** Memberships of a person in a share, but those that were never paid for. */
export const hadBoxes = statement<Id, [planId: number, userId: number | null, email: string | null]>(`
  SELECT id FROM subscriptions WHERE plan_id = $1 AND (user_id = $2::int OR lower(email) = lower($3::text))
    AND (state <> 'ended' OR held_until IS NULL) LIMIT 1`);

const lastDay = (id: string): string => `(SELECT max(share.date)
  FROM promises AS box JOIN share_dates AS share ON share.id = box.date_id WHERE box.subscription_id = ${id})`;

/** The last day of the share that a member has a box for; null without one. */
export const lastDayOf = statement<{ date: string | null }, [subscriptionId: number]>(
  `SELECT ${lastDay('$1')}::text AS date`,
);

/** @param days so many days before the last box at most, members with an account are asked, once */
export const trialsToAsk = statement<Id, [now: Date, days: number]>(`
  SELECT own.id FROM subscriptions AS own
  JOIN pickup_schedules AS schedule ON schedule.id = own.schedule_id JOIN pickup_sites AS site ON site.id = schedule.site_id
  WHERE own.is_trial AND own.state = 'active' AND own.trial_asked_at IS NULL AND own.user_id IS NOT NULL
    AND ${lastDay('own.id')} <= ${dayOf('$1::timestamptz', 'site.time_zone')} + $2::int
  ORDER BY own.id`);

/** Their last box was picked up a day ago. */
export const trialsOver = statement<Id, [before: Date]>(`
  SELECT own.id FROM subscriptions AS own
  WHERE own.is_trial AND own.state = 'active' AND ${isOver('own', '$1')} ORDER BY own.id`);
