import { dayOf } from '../../../platform/database/days.sql.js';
import { statement } from '../../../platform/database/statement.js';
import type { PaymentState } from '../../tables/payment.entity.js';
import { endedWithCredit } from '../credits/credits.sql.js';

/** The newest card payment of each membership. */
export interface LastCardPayment {
  subscriptionId: number;
  status: PaymentState;
  /** It was charged without its member. */
  isCharge: boolean;
  updatedAt: Date;
}

const IS_CHARGE = `take = 'save' AND amount > 0`;

export const lastCardPayments = statement<LastCardPayment, [subscriptionIds: readonly number[]]>(`
  SELECT DISTINCT ON (subscription_id) subscription_id AS "subscriptionId", status, ${IS_CHARGE} AS "isCharge",
    updated_at AS "updatedAt"
  FROM payments WHERE subscription_id = ANY($1::int[]) AND status NOT IN ('started', 'authorized') AND kind <> 'credit'
  ORDER BY subscription_id, id DESC`);

/** What banks took back of each membership's card payments, in cents. */
export const takenBack = statement<
  { subscriptionId: number; cents: number },
  [subscriptionIds: readonly number[]]
>(`
  SELECT paid.subscription_id AS "subscriptionId", sum(dispute.withdrawn)::int AS cents
  FROM payments AS paid JOIN disputes AS dispute ON dispute.payment_id = paid.id
  WHERE paid.subscription_id = ANY($1::int[]) AND paid.kind <> 'credit' GROUP BY paid.subscription_id`);

/** What no box has used up of a card payment, and hasn't gone back. */
export interface PaidByCard {
  id: number;
  /** Cents; below none where a bank took more than was left. */
  left: number;
  /** Who has the membership now paid it. */
  isTheirs: boolean;
}

/** The oldest first. */
export const paidByCard = statement<PaidByCard, [subscriptionId: number]>(`
  SELECT paid.id, (paid.amount - paid.refunded
      - (SELECT coalesce(sum(cents), 0) FROM box_draws WHERE payment_id = paid.id)
      - (SELECT coalesce(sum(withdrawn), 0) FROM disputes WHERE payment_id = paid.id))::int AS left,
    coalesce(paid.created_at > member.taken_over_at, true) AS "isTheirs"
  FROM payments AS paid JOIN subscriptions AS member ON member.id = paid.subscription_id
  WHERE paid.subscription_id = $1 AND paid.kind <> 'credit' AND paid.status IN ('paid', 'refunded') ORDER BY paid.id`);

/** Whose card is charged today: a payment has come due since it was tried last, or its charge never ended. */
export const toCharge = statement<{ id: number }, [now: Date]>(`
  SELECT own.id FROM subscriptions AS own
  JOIN pickup_schedules AS schedule ON schedule.id = own.schedule_id JOIN pickup_sites AS site ON site.id = schedule.site_id
  WHERE own.card_id IS NOT NULL AND own.state <> 'joining' AND EXISTS (SELECT FROM share_payments AS due
    WHERE due.subscription_id = own.id AND due.state = 'open' AND NOT due.for_work AND due.due_on <= ${dayOf('$1::timestamptz', 'site.time_zone')}
      AND NOT EXISTS (SELECT FROM payments AS failed WHERE failed.subscription_id = own.id AND failed.status = 'failed'
        AND ${IS_CHARGE} AND ${dayOf('failed.created_at', 'site.time_zone')} >= due.due_on
        AND NOT EXISTS (SELECT FROM payments AS later WHERE later.subscription_id = own.id AND later.id > failed.id
          AND later.kind <> 'credit' AND later.status IN ('paid', 'refunded', 'authorized'))))
  ORDER BY own.id`);

/** Whose card is saved although nothing will be charged anymore. */
export const toForget = statement<{ id: number }>(`
  SELECT own.id FROM subscriptions AS own WHERE own.card_id IS NOT NULL
    AND NOT EXISTS (SELECT FROM share_payments WHERE subscription_id = own.id AND state = 'open' AND NOT for_work)
  ORDER BY own.id`);

/** Ended memberships with money of cards that no box to come will use. */
export const withMoneyLeft = statement<{ id: number }>(`
  SELECT own.id FROM subscriptions AS own WHERE own.state = 'ended' AND own.held_until IS NULL
    AND (EXISTS (SELECT FROM payments AS paid WHERE paid.subscription_id = own.id AND paid.status = 'paid' AND paid.kind <> 'credit'
        AND paid.amount - paid.refunded > (SELECT coalesce(sum(cents), 0) FROM box_draws WHERE payment_id = paid.id))
      OR own.id IN (${endedWithCredit}))
    AND NOT EXISTS (SELECT FROM promises AS box JOIN pickup_windows AS own_window ON own_window.id = box.window_id
      WHERE box.subscription_id = own.id AND box.state IN ('promised', 'donated', 'shifted') AND box.order_id IS NULL
        AND own_window.ends_at > now() - interval '2 days')
  ORDER BY own.id`);

/** What orders of what was left of a membership have by now, and their commission; cents. */
export const keptBefore = statement<{ cents: number; commission: number }, [subscriptionId: number]>(`
  SELECT coalesce(sum(kept.kept), 0)::int AS cents, coalesce(sum(kept.commission), 0)::int AS commission
  FROM fulfilments AS kept WHERE kept.order_id IN (SELECT draw.order_id FROM box_draws AS draw
      JOIN payments AS paid ON paid.id = draw.payment_id WHERE coalesce(draw.subscription_id, paid.subscription_id) = $1)
    AND NOT EXISTS (SELECT FROM promises AS box WHERE box.order_id = kept.order_id)`);
