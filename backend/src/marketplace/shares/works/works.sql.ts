import type { SharePaymentState } from '../../../contract/marketplace/shares/share-terms.js';
import { statement } from '../../../platform/database/statement.js';

/** Of who joined with work. Money is whole cents. */
export interface WorkRow {
  hours: number;
  rate: number;
  /** "YYYY-MM-DD" */
  until: string;
  /** The payment that work pays, and what that still is. */
  paymentId: number;
  cents: number;
  askedId: number | null;
  asked: SharePaymentState | null;
  isWaived: boolean;
  /** All that were noted, and each note, the newest first. */
  minutes: number;
  worked: { id: number; minutes: number; day: string; note: string | null }[];
}

/** @param member alias of a row of `subscriptions` @returns an expression: a `WorkRow`, or null */
export const workOf = (member: string): string => `(
  SELECT json_build_object('hours', work.hours, 'rate', work.rate, 'until', work.until, 'paymentId', work.payment_id,
    'cents', (SELECT cents FROM share_payments WHERE id = work.payment_id), 'askedId', work.asked_id,
    'asked', (SELECT state FROM share_payments WHERE id = work.asked_id), 'isWaived', work.waived_at IS NOT NULL,
    'minutes', coalesce(sum(noted.minutes), 0), 'worked', coalesce(json_agg(json_build_object('id', noted.id,
      'minutes', noted.minutes, 'day', noted.day, 'note', noted.note) ORDER BY noted.day DESC, noted.id DESC)
      FILTER (WHERE noted.id IS NOT NULL), '[]'))
  FROM share_works AS work LEFT JOIN share_hours AS noted ON noted.subscription_id = work.subscription_id
  WHERE work.subscription_id = ${member}.id GROUP BY work.subscription_id)`;

/** Members of a share who joined with work, by name, those who left at the end. */
export const workersOfShare = statement<
  { id: number; firstName: string; lastName: string; isEnded: boolean; work: WorkRow },
  [planId: number]
>(`
  SELECT own.id, own.first_name AS "firstName", own.last_name AS "lastName", own.state = 'ended' AS "isEnded",
    ${workOf('own')} AS work
  FROM subscriptions AS own WHERE own.plan_id = $1 AND own.held_until IS NULL
    AND EXISTS (SELECT FROM share_works WHERE subscription_id = own.id)
  ORDER BY own.state = 'ended', lower(own.last_name), lower(own.first_name), own.id`);
