import { statement } from '../../../platform/database/statement.js';

/** Cents of a payment that no box has used up, and that haven't gone back. */
const ON_CARD = `card.amount - card.refunded - (SELECT coalesce(sum(cents), 0) FROM box_draws WHERE payment_id = card.id)
      - (SELECT coalesce(sum(withdrawn), 0) FROM disputes WHERE payment_id = card.id)`;

/** Cents of each spending of bought credit by what it is of: what was paid is spent first. */
const SPENT = `
  SELECT entry.purchase_id, purchase.payment_id, payment.subscription_id, entry.cents,
    least(entry.cents, greatest(purchase.paid - (sum(entry.cents)
      OVER (PARTITION BY entry.purchase_id ORDER BY entry.id) - entry.cents), 0)) AS paid
  FROM member_entries AS entry JOIN credit_purchases AS purchase ON purchase.id = entry.purchase_id
  JOIN share_payments AS payment ON payment.id = entry.payment_id
  WHERE entry.kind = 'spent' AND entry.undone_at IS NULL`;

/** Bought credit that payments of a membership were paid with. */
export interface SpentCredit {
  subscriptionId: number;
  /** The payment that it was bought with. */
  id: number;
  /** Cents of what was paid for it, whose money no box has used up. */
  left: number;
  /** Cents of its bonus; and what of such boxes of the membership have used up, of all purchases. */
  bonus: number;
  bonusUsed: number;
}

/** What was bought first comes first. */
export const spentCredit = statement<SpentCredit, [subscriptionIds: readonly number[]]>(`
  WITH spent AS (${SPENT} AND entry.purchase_id IN (SELECT own.purchase_id FROM member_entries AS own
    JOIN share_payments AS of ON of.id = own.payment_id AND of.subscription_id = ANY($1::int[])
    WHERE own.kind = 'spent' AND own.undone_at IS NULL))
  SELECT spent.subscription_id AS "subscriptionId", spent.payment_id AS id,
    least(sum(spent.paid) - (SELECT coalesce(sum(cents), 0) FROM box_draws
        WHERE payment_id = spent.payment_id AND subscription_id = spent.subscription_id),
      (SELECT ${ON_CARD} FROM payments AS card WHERE card.id = spent.payment_id))::int AS left,
    sum(spent.cents - spent.paid)::int AS bonus,
    (SELECT coalesce(sum(bonus), 0)::int FROM promises
      WHERE subscription_id = spent.subscription_id AND state <> 'canceled') AS "bonusUsed"
  FROM spent WHERE spent.subscription_id = ANY($1::int[])
  GROUP BY spent.subscription_id, spent.payment_id ORDER BY spent.payment_id`);

/** Ended memberships that were paid with bought credit whose money no box will use. */
export const endedWithCredit = `
  SELECT spent.subscription_id FROM (${SPENT}) AS spent
  GROUP BY spent.subscription_id, spent.payment_id
  HAVING sum(spent.paid) > (SELECT coalesce(sum(cents), 0) FROM box_draws
    WHERE payment_id = spent.payment_id AND subscription_id = spent.subscription_id)`;

/** What is left of payments by which credit was bought, and when that was; cents. */
export const purchasesOfMember = statement<
  {
    id: number;
    userId: number | null;
    paymentId: number;
    paid: number;
    bonus: number;
    onCard: number;
    receivedAt: Date;
  },
  [subscriptionId: number]
>(`
  SELECT own.id, own.user_id AS "userId", own.payment_id AS "paymentId", own.paid, own.bonus, own.received_at AS "receivedAt",
    (${ON_CARD})::int AS "onCard"
  FROM credit_purchases AS own JOIN payments AS card ON card.id = own.payment_id
  WHERE own.subscription_id = $1 AND own.received_at IS NOT NULL ORDER BY own.id DESC`);

/** What banks took back of payments by which the credit of memberships was bought, in cents. */
export const creditTakenBack = statement<
  { subscriptionId: number; cents: number },
  [subscriptionIds: readonly number[]]
>(`
  SELECT own.subscription_id AS "subscriptionId", sum(dispute.withdrawn)::int AS cents
  FROM credit_purchases AS own JOIN disputes AS dispute ON dispute.payment_id = own.payment_id
  WHERE own.subscription_id = ANY($1::int[]) GROUP BY own.subscription_id`);

/** Memberships with bought credit in their account: of a person, or at a farm. */
export const withBought = statement<{ id: number }, [userId: number | null, vendorId: number | null]>(`
  SELECT DISTINCT own.subscription_id AS id FROM credit_purchases AS own
  WHERE own.received_at IS NOT NULL AND own.subscription_id IS NOT NULL
    AND (own.user_id = $1::int OR own.vendor_id = $2::int) ORDER BY 1`);

export interface SoldRow {
  id: number;
  name: string | null;
  memberId: number | null;
  shareId: number | null;
  paid: number;
  bonus: number;
  spent: number;
  refunded: number;
  left: number;
  isGift: boolean;
  receivedAt: Date;
}

const SOLD = `
  FROM credit_purchases AS own JOIN payments AS card ON card.id = own.payment_id
  JOIN subscriptions AS member ON member.id = card.subscription_id LEFT JOIN credit_gifts AS gift ON gift.purchase_id = own.id
  LEFT JOIN LATERAL (SELECT coalesce(sum(cents) FILTER (WHERE kind = 'spent'), 0)::int AS spent,
      coalesce(sum(cents) FILTER (WHERE kind = 'lost'), 0)::int AS lost
    FROM member_entries WHERE purchase_id = own.id AND undone_at IS NULL) AS used ON true
  WHERE own.vendor_id = $1 AND own.received_at IS NOT NULL`;
/** Of a gift that was taken back, nothing. */
const LEFT =
  'CASE WHEN gift.withdrawn_at IS NULL THEN own.paid + own.bonus - used.spent - card.refunded - used.lost ELSE 0 END';

/** What a farm sold, the newest first; cents. */
export const soldCredit = statement<SoldRow, [vendorId: number, limit: number, offset: number]>(`
  SELECT own.id, CASE WHEN own.user_id IS NOT NULL THEN trim(member.first_name || ' ' || member.last_name) END AS name,
    member.id AS "memberId", member.plan_id AS "shareId", own.paid, own.bonus, used.spent, card.refunded,
    (${LEFT})::int AS left, gift.purchase_id IS NOT NULL AS "isGift", own.received_at AS "receivedAt" ${SOLD}
  ORDER BY own.id DESC LIMIT $2::int OFFSET $3::int`);

/** Of all that a farm sold; sums of cents are float8. */
export const soldSums = statement<
  { total: number; paid: number; bonus: number; spent: number; refunded: number; left: number },
  [vendorId: number]
>(`
  SELECT count(*)::int AS total, coalesce(sum(own.paid), 0)::float8 AS paid, coalesce(sum(own.bonus), 0)::float8 AS bonus,
    coalesce(sum(used.spent), 0)::float8 AS spent, coalesce(sum(card.refunded), 0)::float8 AS refunded,
    coalesce(sum(${LEFT}), 0)::float8 AS left ${SOLD}`);

/** Gifts of a person, or for members of a farm, that aren't in an account. */
export const giftsNotIn = statement<
  { id: number; memberId: number },
  [userId: number | null, vendorId: number | null]
>(`
  SELECT own.id, card.subscription_id AS "memberId" FROM credit_purchases AS own
  JOIN payments AS card ON card.id = own.payment_id JOIN credit_gifts AS gift ON gift.purchase_id = own.id
  WHERE own.received_at IS NOT NULL AND own.subscription_id IS NULL AND gift.withdrawn_at IS NULL
    AND (own.user_id = $1::int AND gift.taken_at IS NULL OR own.vendor_id = $2::int) ORDER BY card.subscription_id, own.id`);

/** What was given on a membership, the newest first; cents. */
export const giftsOfMember = statement<
  {
    id: number;
    paid: number;
    bonus: number;
    email: string | null;
    takenAt: Date | null;
    withdrawnAt: Date | null;
  },
  [subscriptionId: number, userId: number]
>(`
  SELECT own.id, own.paid, own.bonus, gift.email, gift.taken_at AS "takenAt", gift.withdrawn_at AS "withdrawnAt"
  FROM payments AS card JOIN credit_purchases AS own ON own.payment_id = card.id
  JOIN credit_gifts AS gift ON gift.purchase_id = own.id
  WHERE card.subscription_id = $1 AND own.user_id = $2 AND own.received_at IS NOT NULL ORDER BY own.id DESC`);

/** Where a gift goes that a person takes: a membership at the farm, the newest that hasn't ended first. */
export const membershipFor = statement<{ id: number }, [userId: number, vendorId: number]>(`
  SELECT id FROM subscriptions WHERE user_id = $1 AND vendor_id = $2 AND held_until IS NULL
  ORDER BY state = 'ended', id DESC LIMIT 1`);

/** What a person took that is in no account yet, the newest first; cents. */
export const giftsNotUsed = statement<
  {
    id: number;
    fromName: string | null;
    message: string | null;
    cents: number;
    vendorId: number;
    vendorName: string;
  },
  [userId: number]
>(`
  SELECT own.id, gift.from_name AS "fromName", gift.message, own.paid + own.bonus AS cents, vendor.id AS "vendorId",
    vendor.business_name AS "vendorName"
  FROM credit_gifts AS gift JOIN credit_purchases AS own ON own.id = gift.purchase_id
  JOIN vendors AS vendor ON vendor.id = own.vendor_id
  WHERE gift.taken_by_id = $1 AND own.subscription_id IS NULL AND gift.withdrawn_at IS NULL ORDER BY own.id DESC`);

/** Gifts that a member took before they had a membership at the farm. */
export const giftsWaiting = statement<{ id: number; userId: number }, [subscriptionId: number]>(`
  SELECT own.id, member.user_id AS "userId" FROM subscriptions AS member
  JOIN credit_gifts AS gift ON gift.taken_by_id = member.user_id
  JOIN credit_purchases AS own ON own.id = gift.purchase_id AND own.vendor_id = member.vendor_id
  WHERE member.id = $1 AND own.subscription_id IS NULL AND gift.withdrawn_at IS NULL
  ORDER BY own.id FOR UPDATE OF gift, own`);
