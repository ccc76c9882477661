import { dayOf } from '../../../platform/database/days.sql.js';
import { statement } from '../../../platform/database/statement.js';

/** Memberships with an open payment whose day has come, and an entry of farm credit that may pay it. */
export const dueWithCredit = statement<{ id: number }, [now: Date]>(`
  SELECT own.id FROM subscriptions AS own
  JOIN pickup_schedules AS schedule ON schedule.id = own.schedule_id JOIN pickup_sites AS site ON site.id = schedule.site_id
  WHERE EXISTS (SELECT FROM share_payments WHERE subscription_id = own.id AND state = 'open'
      AND due_on <= ${dayOf('$1::timestamptz', 'site.time_zone')})
    AND EXISTS (SELECT FROM subscriptions AS other JOIN member_entries AS entry ON entry.subscription_id = other.id
      AND entry.undone_at IS NULL AND entry.kind IN ('hold', 'canceled', 'short', 'gift', 'adjustment')
      WHERE other.id = own.id OR other.user_id = own.user_id AND other.vendor_id = own.vendor_id)
  ORDER BY own.id`);
