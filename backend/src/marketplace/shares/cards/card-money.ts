import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { fetchRows } from '../../../platform/database/statement.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { advanceOf } from '../../ledger/advance.rules.js';
import { bookAdvance, takeBackAdvance } from '../../ledger/advances.js';
import { FORGET_CARD } from '../../payments/payment-queues.js';
import { Payouts } from '../../payments/payouts/payouts.service.js';
import { Refunds } from '../../payments/refunds/refunds.service.js';
import { MemberEntry } from '../../tables/member-entry.entity.js';
import { Payment } from '../../tables/payment.entity.js';
import { SharePayment } from '../../tables/share-payment.entity.js';
import { Subscription } from '../../tables/subscription.entity.js';
import { Vendor } from '../../tables/vendor.entity.js';
import { type LoadedSubscription, loadSubscriptions } from '../accounts/load-subscriptions.js';
import type { SpentCredit } from '../credits/credits.sql.js';
import { payPart } from '../payments/pay-part.js';
import { paidNow, parts } from './card-money.rules.js';
import { type PaidByCard, paidByCard } from './cards.sql.js';

const TOO_MUCH = 'Less was due by the time that the card was charged.';
const NEVER_JOINED = 'The payment came after the place was given up.';

/** What card payments do to a member's account, and what goes back to cards. The membership is locked. */
@Injectable()
export class CardMoney {
  constructor(
    private readonly jobs: Jobs,
    private readonly refunds: Refunds,
    private readonly payouts: Payouts,
  ) {}

  /** Pays what is due by now, the next one first; what is too much goes back. */
  async receive(tx: EntityManager, payment: Payment, now: Date): Promise<void> {
    const [loaded] = await loadSubscriptions(tx, [payment.subscriptionId ?? 0], now);
    if (!loaded) return;
    const { id: subscriptionId, vendorId, userId, payments, today } = loaded;
    let rest = payment.amount;
    for (const due of paidNow(payments, today, payment)) {
      const cents = Math.min(rest, due.cents);
      if (cents === 0) break;
      rest -= cents;
      const received = { by: 'card' as const, cents, day: today, note: null, markedAt: now.toISOString() };
      const paymentId = await payPart(tx, due, received);
      await tx.insert(MemberEntry, { vendorId, subscriptionId, paymentId, userId, kind: 'paid', cents });
    }
    await this.giveBack(tx, payment.id, rest, TOO_MUCH);
    await this.advance(tx, loaded, payment.id, payment.amount - rest);
    await this.forgetUnused(tx, subscriptionId);
  }

  /** Nobody joined: all of it goes back, once. */
  async refuse(tx: EntityManager, payment: Payment): Promise<void> {
    await this.giveBack(tx, payment.id, payment.amount, NEVER_JOINED);
    if (payment.take !== 'at-once') await this.jobs.enqueue(tx, FORGET_CARD, { paymentId: payment.id });
  }

  /**
   * Of what goes back to a member, what they paid by card and no box used goes to the card.
   * @returns cents that go there; the farm gives the rest back by hand
   */
  async refund(tx: EntityManager, id: number, cents: number, reason: string): Promise<number> {
    const paid = await fetchRows(tx, paidByCard, [id]);
    const theirs = paid.filter(({ isTheirs }) => isTheirs);
    const back = parts(Math.min(cents, allLeft(paid)), theirs.toReversed());
    for (const { id: paymentId, cents: part } of back) await this.giveBack(tx, paymentId, part, reason);
    return back.reduce((sum, part) => sum + part.cents, 0);
  }

  /** Another card took its place, or its member has changed. */
  forget(tx: EntityManager, member: Pick<Subscription, 'id' | 'cardId'>): Promise<void> {
    return forgetCard(tx, this.jobs, member);
  }

  forgetUnused(tx: EntityManager, id: number): Promise<void> {
    return forgetUnused(tx, this.jobs, id);
  }

  /** Where staff allow it, the farm gets its part of a payment at once. */
  private async advance(
    tx: EntityManager,
    { vendorId, commissionRate }: LoadedSubscription,
    paymentId: number,
    paid: number,
  ): Promise<void> {
    const { advancePercent } = await tx.findOneByOrFail(Vendor, { id: vendorId });
    const cents = advanceOf(paid, commissionRate, advancePercent);
    if (cents === 0) return;
    await bookAdvance(tx, { vendorId, paymentId }, cents);
    await this.payouts.request(tx, vendorId);
  }

  /** The membership is locked. */
  async giveBack(tx: EntityManager, paymentId: number, cents: number, reason: string): Promise<void> {
    if (cents <= 0) return;
    const payment = await tx.findOneByOrFail(Payment, { id: paymentId, status: In(['paid', 'refunded']) });
    const parts = { goods: cents, tax: 0, shipping: 0 };
    const refundId = await this.refunds.giveBack(tx, payment, parts, null, reason);
    await takeBackAdvance(tx, paymentId, { refundId });
  }
}

async function forgetCard(
  tx: EntityManager,
  jobs: Jobs,
  { id, cardId }: Pick<Subscription, 'id' | 'cardId'>,
): Promise<void> {
  if (cardId === null) return;
  await tx.update(Subscription, id, { cardId: null });
  await jobs.enqueue(tx, FORGET_CARD, { paymentId: cardId });
}

/** A card is kept only as long as something is to be charged: hours never are. The membership is locked. */
export async function forgetUnused(tx: EntityManager, jobs: Jobs, id: number): Promise<void> {
  if (await tx.existsBy(SharePayment, { subscriptionId: id, state: 'open', forWork: false })) return;
  if (await tx.existsBy(Payment, { subscriptionId: id, status: 'collecting' })) return;
  await forgetCard(tx, jobs, await tx.findOneByOrFail(Subscription, { id }));
}

/** A bank may have taken more of one than was left of it. */
const allLeft = (paid: readonly PaidByCard[]) =>
  Math.max(
    paid.reduce((sum, { left }) => sum + left, 0),
    0,
  );

/** Cents of a payment that the order of a box uses up; of bought credit, whose box it is. */
export interface Draw {
  paymentId: number;
  cents: number;
  subscriptionId: number | null;
}

/**
 * @returns cents of it that were paid by card, the oldest first, for an order that a box becomes; then what
 * was paid with bought credit
 */
export async function drawsFor(
  tx: EntityManager,
  { id, payBy }: Pick<Subscription, 'id' | 'payBy'>,
  cents: number,
  spent: readonly SpentCredit[],
): Promise<Draw[]> {
  const paid = payBy === 'card' ? await fetchRows(tx, paidByCard, [id]) : [];
  const byCard = parts(Math.min(cents, allLeft(paid)), paid);
  const rest = cents - byCard.reduce((sum, part) => sum + part.cents, 0);
  const ofCredit = parts(
    rest,
    spent.filter(({ subscriptionId }) => subscriptionId === id),
  );
  return [
    ...byCard.map((part) => ({ paymentId: part.id, cents: part.cents, subscriptionId: null })),
    ...ofCredit.map((part) => ({ paymentId: part.id, cents: part.cents, subscriptionId: id })),
  ];
}
