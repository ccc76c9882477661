import { type EntityManager, In, IsNull } from 'typeorm';
import type { BoxState } from '../../../contract/marketplace/shares/share-terms.js';
import type {
  CancelPreview,
  CancelSubscriptionRequest,
} from '../../../contract/marketplace/shares/subscriptions.js';
import { amountOf } from '../../../contract/shared/money.js';
import { changeRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { MemberEntry } from '../../tables/member-entry.entity.js';
import { PromiseEvent } from '../../tables/promise-event.entity.js';
import { BoxPromise } from '../../tables/promise.entity.js';
import { SharePayment } from '../../tables/share-payment.entity.js';
import { ShareSize } from '../../tables/share-size.entity.js';
import { Subscription } from '../../tables/subscription.entity.js';
import { toCard } from '../cards/card-money.rules.js';
import { workOff } from '../works/work.rules.js';
import { changeWork } from '../works/write-work.js';
import { isLive } from './account.rules.js';
import { type LoadedSubscription, loadSubscriptions } from './load-subscriptions.js';
import { paymentsLeft, refundOf, refundOfEnded } from './refund.rules.js';
import { giveBackBoxes } from './subscriptions.sql.js';

/**
 * A member cancels, by the rule that they joined under; or all goes back, as the farm ended the season, staff
 * ended the membership, or suspended the farm.
 */
export type EndReason = 'canceled' | 'season-ended' | 'all-back' | 'suspended';

/** What ending a membership does; money is whole cents. */
export interface Ending {
  planId: number;
  /** Boxes that fall away, those that are off as well. */
  boxIds: number[];
  boxes: number;
  /** In money, and of what was paid with farm credit. */
  refund: number;
  credit: number;
  kept: number;
  unpaid: number;
  /** What falls away of work that isn't done. */
  work: number;
  /** What is left of each payment that is open. */
  payments: { id: number; left: number }[];
}

const TO_COME: readonly BoxState[] = ['promised', 'donated', 'shifted'];

/** What it did. */
export interface Ended extends Ending {
  /** Cents of the refund that go back to cards. */
  toCards: number;
}

export function endingOf(loaded: LoadedSubscription, reason: EndReason, now: Date): Ending {
  const { boxes, payments, terms, today } = loaded;
  const work = workOff(loaded.work, loaded.account.prepaid);
  const account = { ...loaded.account, prepaid: loaded.account.prepaid - work };
  // Who hasn't paid yet gets no box, also none that it was too late to cancel, and loses nothing.
  const isNobody = loaded.state === 'joining';
  const isByRule = reason === 'canceled' && !isNobody;
  const back = isByRule ? refundOf(terms.refund, account, today) : refundOfEnded(account);
  const refund = Math.min(back, Math.max(0, account.paid - account.refunded - account.takenBack));
  const open = payments.filter(({ state }) => state === 'open');
  const cents = open.map((payment) => payment.cents);
  const left = isNobody ? cents.map(() => 0) : paymentsLeft(cents, account);
  const live = boxes.filter((box) => (isNobody ? TO_COME.includes(box.state) : isLive(box, now)));
  const off = boxes.filter(({ state }) => state === 'off');
  return {
    planId: loaded.planId,
    ...{ boxIds: [...live, ...off].map(({ id }) => id), boxes: live.length },
    ...{ work, refund, credit: back - refund, kept: Math.max(0, account.prepaid - back) },
    unpaid: account.due - left.reduce((sum, cents) => sum + cents, 0),
    payments: open.map(({ id }, index) => ({ id, left: left[index] ?? 0 })),
  };
}

/** Of one, or of what ends together; in cents. */
export type EndingSums = Pick<Ending, 'boxes' | 'refund' | 'credit' | 'kept' | 'unpaid' | 'work'>;

export function sumsOf(endings: readonly Ending[]): EndingSums {
  const sum = (of: (one: Ending) => number) => endings.reduce((all, one) => all + of(one), 0);
  return {
    ...{ boxes: sum(({ boxes }) => boxes), refund: sum(({ refund }) => refund) },
    ...{ credit: sum(({ credit }) => credit), kept: sum(({ kept }) => kept) },
    ...{ unpaid: sum(({ unpaid }) => unpaid), work: sum(({ work }) => work) },
  };
}

/** @param addOns what ends with it, by name; the ending is that of all together */
export const endingView = (
  { boxes, refund, credit, kept, unpaid, work }: EndingSums,
  addOns: readonly string[],
): CancelPreview => ({
  addOns: [...addOns],
  ...{ boxes, refund: amountOf(refund), credit: amountOf(credit) },
  ...{ kept: amountOf(kept), unpaid: amountOf(unpaid), work: amountOf(work) },
});

/** Whose membership it must be: it may be handed over until it is locked. */
export type Whose = { userId: number } | { vendorId: number };

/** Locks a membership, then its boxes. @throws SUBSCRIPTION_NOT_FOUND, SUBSCRIPTION_ENDED */
export async function lockSubscription(
  tx: EntityManager,
  id: number,
  now: Date,
  whose?: Whose,
): Promise<LoadedSubscription> {
  const lock = { mode: 'pessimistic_write' as const };
  const row = await tx.findOne(Subscription, { where: { id, ...whose }, lock });
  if (!row) throw new DomainError('SUBSCRIPTION_NOT_FOUND');
  if (row.state === 'ended') throw new DomainError('SUBSCRIPTION_ENDED');
  await tx.find(BoxPromise, {
    select: { id: true },
    where: { subscriptionId: id },
    order: { id: 'ASC' },
    lock,
  });
  const [loaded] = await loadSubscriptions(tx, [id], now);
  if (!loaded) throw new DomainError('SUBSCRIPTION_NOT_FOUND');
  return loaded;
}

export interface EndedBy {
  userId: number | null;
  /** Null where its card wasn't charged in time. */
  role: 'member' | 'farm' | 'staff' | null;
}

/**
 * The membership is locked. Place and room are free again; what was paid is refunded or kept.
 * @param toCards cents of the refund that go back to the member's cards; the farm gives the rest by hand
 */
export async function endSubscription(
  tx: EntityManager,
  loaded: LoadedSubscription,
  ending: Ending,
  { by: { userId, role }, now, toCards }: { by: EndedBy; now: Date; toCards: number },
): Promise<void> {
  const { id, vendorId, sizeId, quantity } = loaded;
  await tx.update(Subscription, id, { state: 'ended', endedAt: now });
  const gone = loaded.boxes.filter((box) => ending.boxIds.includes(box.id));
  await tx.update(BoxPromise, { id: In(ending.boxIds) }, { state: 'canceled' });
  await tx.insert(
    PromiseEvent,
    gone.map(({ id: promiseId, state }) => ({
      ...{ promiseId, fromState: state, toState: 'canceled' as const, change: 'ended', userId, role },
    })),
  );
  await takeBackShort(tx, ending, loaded.account.credit, now);
  await tx.decrement(ShareSize, { id: sizeId }, 'taken', quantity);
  await changeRows(tx, giveBackBoxes, [ending.boxIds]);
  for (const { id: paymentId, left } of ending.payments)
    await tx.update(SharePayment, paymentId, left > 0 ? { cents: left } : { state: 'canceled' });
  if (loaded.work && ending.work > 0) await changeWork(tx, loaded.work, -ending.work);
  const entry = { vendorId, subscriptionId: id, userId };
  const refund = { ...entry, kind: 'refund' as const };
  const byHand = ending.refund - toCards;
  if (toCards > 0)
    await tx.insert(MemberEntry, { ...refund, cents: toCards, given: toCard(toCards, loaded.timeZone, now) });
  if (byHand > 0) await tx.insert(MemberEntry, { ...refund, cents: byHand });
  // It moves from what boxes are paid with to the farm credit again.
  const note = 'From canceling the share';
  if (ending.credit > 0)
    await tx.insert(MemberEntry, { ...entry, kind: 'canceled', cents: ending.credit, note });
  if (ending.kept > 0) await tx.insert(MemberEntry, { ...entry, kind: 'kept', cents: ending.kept });
}

/** What was missing of boxes to come isn't anymore; credit of it that was spent stays. */
async function takeBackShort(tx: EntityManager, ending: Ending, credit: number, now: Date): Promise<void> {
  const where = { promiseId: In(ending.boxIds), kind: 'short' as const, undoneAt: IsNull() };
  let left = credit + ending.credit;
  for (const { id, cents } of await tx.find(MemberEntry, { where, order: { id: 'DESC' } })) {
    if (cents > left) continue;
    left -= cents;
    await tx.update(MemberEntry, id, { undoneAt: now });
  }
}

/** @param shown dollars @param now cents @throws REFUND_CHANGED */
export function refuseAnotherRefund(
  shown: CancelSubscriptionRequest,
  now: Pick<Ending, 'refund' | 'credit'>,
): void {
  const { refund, credit = amountOf(now.credit) } = shown;
  if (Math.round(refund * 100) !== now.refund || Math.round(credit * 100) !== now.credit)
    throw new DomainError('REFUND_CHANGED');
}
