import type { OrderStatus } from '../../../contract/marketplace/order-status.js';
import type {
  BoxState,
  EntryKind,
  HeldFor,
  ShareGivenBy,
  ShareHalf,
  SharePayBy,
  SubscriptionState,
} from '../../../contract/marketplace/shares/share-terms.js';
import { statement } from '../../../platform/database/statement.js';
import type { FrozenTerms } from '../../tables/subscription.entity.js';
import { endsOfBox, homeOfBox } from '../boxes/box-home.sql.js';
import { isKeptAgain } from '../places/places.sql.js';
import { isInRound } from '../prices/rounds.sql.js';
import { workOf, type WorkRow } from '../works/works.sql.js';
import { isIntoCredit, isOutOfCredit } from './credit-kinds.sql.js';

/** Money is whole cents. */
export interface SubscriptionRow {
  id: number;
  vendorId: number;
  vendorName: string;
  /** It sells farm credit now. */
  sellsCredit: boolean;
  /** Its member gave somebody farm credit on it. */
  hasGifts: boolean;
  planId: number;
  planName: string;
  /** Of an add-on: the membership that it goes along with, and that one's share. */
  addOnToId: number | null;
  mainName: string | null;
  mainPlanId: number | null;
  sizeId: number;
  sizeName: string;
  otherSizes: number;
  scheduleId: number;
  siteName: string;
  timeZone: string;
  /** Null of one that the farm entered. */
  userId: number | null;
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  quantity: number;
  half: ShareHalf | null;
  terms: FrozenTerms;
  /** Cents a box, without the site's fee. */
  price: number;
  /** A pledge round of the share is open. */
  isPledging: boolean;
  payBy: SharePayBy;
  /** Of joining. */
  commissionRate: string;
  state: SubscriptionState;
  /** Until when its place is kept for a card; stays where nobody joined after all. */
  heldUntil: Date | null;
  /** Without a payment its place is kept for the same person, or is already. */
  isKeptAgain: boolean;
  isTrial: boolean;
  cardId: number | null;
  takenOverAt: Date | null;
  createdAt: Date;
  endedAt: Date | null;
  /** To whom it is offered, and until when. */
  offeredTo: string | null;
  offeredUntil: Date | null;
  /** Null of who pays all of it. */
  work: WorkRow | null;
}

export const subscriptionsById = statement<SubscriptionRow, [ids: readonly number[]]>(`
  SELECT own.id, own.vendor_id AS "vendorId", vendor.business_name AS "vendorName",
    vendor.sells_credit AND vendor.suspended_at IS NULL AND jsonb_array_length(vendor.credit_offers) > 0 AS "sellsCredit",
    EXISTS (SELECT FROM payments AS card JOIN credit_purchases AS given ON given.payment_id = card.id JOIN credit_gifts AS gift ON gift.purchase_id = given.id
      WHERE card.subscription_id = own.id AND given.user_id = own.user_id AND given.received_at IS NOT NULL) AS "hasGifts", own.plan_id AS "planId",
    plan.name AS "planName", own.add_on_to_id AS "addOnToId", main_plan.name AS "mainName", main_plan.id AS "mainPlanId", own.size_id AS "sizeId", size.name AS "sizeName",
    (SELECT count(*)::int - 1 FROM share_sizes WHERE plan_id = own.plan_id) AS "otherSizes", own.schedule_id AS "scheduleId",
    site.name AS "siteName", site.time_zone AS "timeZone", own.user_id AS "userId", own.first_name AS "firstName", own.last_name AS "lastName",
    own.email, own.phone, own.quantity, own.half, own.terms, own.price,
    NOT own.is_trial AND ${isInRound('own.plan_id')} AS "isPledging", own.is_trial AS "isTrial", own.pay_by AS "payBy", own.commission_rate AS "commissionRate", own.state,
    own.held_until AS "heldUntil", CASE WHEN own.held_until IS NULL THEN false ELSE ${isKeptAgain('own')} END AS "isKeptAgain", own.card_id AS "cardId", own.taken_over_at AS "takenOverAt", own.created_at AS "createdAt", own.ended_at AS "endedAt", offer.email AS "offeredTo", offer.expires_at AS "offeredUntil",
    ${workOf('own')} AS work
  FROM subscriptions AS own JOIN vendors AS vendor ON vendor.id = own.vendor_id
  JOIN share_plans AS plan ON plan.id = own.plan_id JOIN share_sizes AS size ON size.id = own.size_id
  JOIN pickup_schedules AS schedule ON schedule.id = own.schedule_id JOIN pickup_sites AS site ON site.id = schedule.site_id
  LEFT JOIN subscriptions AS main ON main.id = own.add_on_to_id LEFT JOIN share_plans AS main_plan ON main_plan.id = main.plan_id
  LEFT JOIN share_handovers AS offer ON offer.subscription_id = own.id AND offer.expires_at > now() AND own.state <> 'ended'
  WHERE own.id = ANY($1::int[])`);

export interface BoxRow {
  id: number;
  subscriptionId: number;
  date: string;
  isDayCanceled: boolean;
  /** Of a canceled day: the id of the date that the farm moved its boxes to. */
  toDateId: number | null;
  /** The id of the date where it is once what was done with it is taken back; null where that is canceled. */
  backTo: number | null;
  /** The id of the date that it moved to, and its day. */
  shiftedTo: number | null;
  movedWithOrder: boolean;
  shiftedDay: string | null;
  state: BoxState;
  heldFor: HeldFor | null;
  windowId: number;
  windowTaken: number;
  scheduleId: number;
  siteName: string;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  /** Of a moved one the earlier of both days; of one held on a canceled day of where it goes back to. */
  changeUntil: Date;
  /** The same of the end of its pickup. */
  overAt: Date;
  value: number;
  tax: number;
  orderId: number | null;
  orderStatus: OrderStatus | null;
  createdAt: Date;
  /** Of it, or of the order that it became. */
  updatedAt: Date;
}

export const boxesOfSubscriptions = statement<BoxRow, [ids: readonly number[]]>(`
  SELECT own.id, own.subscription_id AS "subscriptionId", share.date::text AS date,
    share.state = 'canceled' AS "isDayCanceled", share.to_date_id AS "toDateId", own.shifted_to AS "shiftedTo", own.moved_with_order AS "movedWithOrder",
    coalesce(other.date, nullif(there.date, share.date))::text AS "shiftedDay", own.state, own.held_for AS "heldFor", own.window_id AS "windowId",
    own.window_taken AS "windowTaken", there.schedule_id AS "scheduleId",
    site.name AS "siteName", there.starts_at AS "startsAt", there.ends_at AS "endsAt", site.time_zone AS "timeZone",
    ${endsOfBox({ box: 'own', window: 'there' })},
    own.value, own.tax, own.order_id AS "orderId",
    vendor_order.status AS "orderStatus", own.created_at AS "createdAt",
    greatest(own.updated_at, vendor_order.updated_at) AS "updatedAt"
  FROM promises AS own JOIN share_dates AS share ON share.id = own.date_id
  LEFT JOIN share_dates AS other ON other.id = own.shifted_to
  LEFT JOIN fulfilments AS vendor_order ON vendor_order.order_id = own.order_id
  JOIN pickup_windows AS there ON there.id = coalesce(vendor_order.window_id, own.window_id)
  ${homeOfBox({ box: 'own', day: 'share', window: 'there' })}
  JOIN pickup_schedules AS schedule ON schedule.id = there.schedule_id JOIN pickup_sites AS site ON site.id = schedule.site_id
  WHERE own.subscription_id = ANY($1::int[]) ORDER BY share.date, own.id`);

export interface EntryRow {
  id: number;
  subscriptionId: number;
  paymentId: number | null;
  /** Of bought credit. */
  purchaseId: number | null;
  kind: EntryKind;
  cents: number;
  date: string | null;
  spendableFrom: Date | null;
  note: string | null;
  given: { by: ShareGivenBy; day: string; note: string | null; markedAt: string } | null;
  undoneAt: Date | null;
  createdAt: Date;
}

/** The newest first. */
export const entriesOfSubscriptions = statement<EntryRow, [ids: readonly number[]]>(`
  SELECT own.id, own.subscription_id AS "subscriptionId", own.payment_id AS "paymentId", own.purchase_id AS "purchaseId", own.kind, own.cents, share.date::text AS date,
    own.spendable_from AS "spendableFrom", own.note, own.given, own.undone_at AS "undoneAt", own.created_at AS "createdAt"
  FROM member_entries AS own LEFT JOIN promises AS box ON box.id = own.promise_id
  LEFT JOIN share_dates AS share ON share.id = box.date_id
  WHERE own.subscription_id = ANY($1::int[]) ORDER BY own.id DESC`);

/** What can be spent of the other memberships that the same person has at the same farm. */
export const creditElsewhere = statement<{ id: number; cents: number }, [ids: readonly number[], now: Date]>(`
  SELECT own.id, (sum(CASE WHEN ${isOutOfCredit('entry.kind')} THEN -entry.cents ELSE entry.cents END)
      - coalesce((SELECT sum(dispute.withdrawn) FROM credit_purchases AS purchase
        JOIN disputes AS dispute ON dispute.payment_id = purchase.payment_id
        WHERE purchase.subscription_id IN (SELECT id FROM subscriptions AS other WHERE other.user_id = own.user_id
          AND other.vendor_id = own.vendor_id AND other.id <> own.id)), 0))::int AS cents
  FROM subscriptions AS own
  JOIN subscriptions AS other ON other.user_id = own.user_id AND other.vendor_id = own.vendor_id AND other.id <> own.id
  JOIN member_entries AS entry ON entry.subscription_id = other.id AND entry.undone_at IS NULL
    AND (${isIntoCredit('entry.kind')} OR ${isOutOfCredit('entry.kind')})
    AND coalesce(entry.spendable_from <= $2, true)
  WHERE own.id = ANY($1::int[]) GROUP BY own.id`);

/** What goes along with memberships and hasn't ended, in ascending order. */
export const addOnsOfMembers = statement<{ id: number }, [ids: readonly number[]]>(
  `SELECT id FROM subscriptions WHERE add_on_to_id = ANY($1::int[]) AND state <> 'ended' ORDER BY id`,
);

/** A main share and its add-ons of one transaction, which has one `now()`; the main one first. */
export const joinedTogether = statement<{ id: number; state: string; planName: string }, [id: number]>(`
  SELECT own.id, own.state, plan.name AS "planName"
  FROM subscriptions AS asked JOIN subscriptions AS own ON own.created_at = asked.created_at
    AND coalesce(asked.add_on_to_id, asked.id) IN (own.id, own.add_on_to_id)
  JOIN share_plans AS plan ON plan.id = own.plan_id WHERE asked.id = $1 ORDER BY own.id`);

/** Payments that were paid with credit of a membership that another person has. */
export const paidByOthers = statement<
  { subscriptionId: number; paymentId: number },
  [ids: readonly number[]]
>(`
  SELECT own.id AS "subscriptionId", payment.id AS "paymentId" FROM subscriptions AS own
  JOIN share_payments AS payment ON payment.subscription_id = own.id
  JOIN member_entries AS entry ON entry.payment_id = payment.id AND entry.kind = 'spent' AND entry.undone_at IS NULL
  JOIN subscriptions AS source ON source.id = entry.subscription_id AND source.user_id IS DISTINCT FROM own.user_id
  WHERE own.id = ANY($1::int[])`);

/** Memberships and the others of the same people at the same farm, in ascending order. */
export const lockMemberships = statement<{ id: number }, [ids: readonly number[]]>(`
  SELECT own.id FROM subscriptions AS own JOIN subscriptions AS asked ON asked.id = ANY($1::int[])
    AND (own.id = asked.id OR own.user_id = asked.user_id AND own.vendor_id = asked.vendor_id)
  ORDER BY own.id FOR UPDATE OF own`);

export const subscriptionsOfUser = statement<{ id: number }, [userId: number]>(
  `SELECT id FROM subscriptions WHERE user_id = $1 AND (held_until IS NULL OR state = 'joining') ORDER BY state = 'ended', id DESC`,
);

/** What ended boxes hold of their windows is given back, once. Locks the windows in ascending order. */
export const giveBackBoxes = statement<Record<string, never>, [promiseIds: readonly number[]]>(`
  WITH held AS (SELECT id, window_id, window_taken FROM promises WHERE id = ANY($1::int[]) AND window_taken > 0),
  done AS (UPDATE promises SET window_taken = 0 FROM held WHERE held.id = promises.id),
  back AS (SELECT window_id AS id, sum(window_taken)::int AS taken FROM held GROUP BY window_id),
  locked AS (SELECT pickup_windows.id FROM pickup_windows JOIN back USING (id) ORDER BY pickup_windows.id
    FOR UPDATE OF pickup_windows)
  UPDATE pickup_windows SET taken = greatest(pickup_windows.taken - back.taken, 0)
  FROM back JOIN locked USING (id) WHERE pickup_windows.id = back.id`);
