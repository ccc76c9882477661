import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager, In, Not } from 'typeorm';
import { DEFAULT_GRACE_DAYS } from '../../../contract/marketplace/deposits/deposit.js';
import { MINUTE_MS } from '../../../contract/shared/calendar/durations.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { bookSales } from '../../ledger/ledger.js';
import { lockOrder } from '../../tables/lock-order.js';
import { Order } from '../../tables/order.entity.js';
import { isFirst, orderOf, Payment, type PaymentKind } from '../../tables/payment.entity.js';
import { bookEarlierDisputes } from '../disputes/book-disputes.js';
import { Gateways } from '../gateways/gateways.js';
import { endOfPage, newestPayment, paymentsOf, takenOf } from '../order-payments.js';
import type { PayableOrders } from '../payable-orders.js';
import { COLLECT_PAYMENT, END_OWED, FORGET_CARD, RELEASE_PAYMENT } from '../payment-queues.js';
import { Refunds } from '../refunds/refunds.service.js';
import * as sql from './collecting.sql.js';
import { waive } from './waive.js';

const DAY_SECONDS = 86_400;
/** When a card that was declined is charged again, after each time. */
const AGAIN_AFTER_DAYS = [1, 2];
const FIRST: PaymentKind[] = ['order', 'deposit'];
const NOTHING_KNOWN = { due: 0, isOpen: true, isLeft: true };
const TOO_MUCH = 'More was taken than the order costs now.';
const NOTHING_SAVED = { state: 'declined', reason: 'No card was saved for it.' } as const;

export const kindOfRest = async (tx: EntityManager, orderId: number): Promise<PaymentKind> =>
  (await tx.existsBy(Payment, { orderId, kind: 'deposit' })) ? 'balance' : 'weighed';

export async function graceDaysOf(tx: EntityManager, orderId: number): Promise<number> {
  const [row] = await fetchRows(tx, sql.graceDays, [orderId]);
  return row?.days ?? DEFAULT_GRACE_DAYS;
}

/** What is being taken is frozen in a row first, so that a lost answer takes nothing twice. */
@Injectable()
export class Collecting {
  private readonly logger = new Logger('Collecting');
  private payable: PayableOrders | undefined;

  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly gateways: Gateways,
    private readonly refunds: Refunds,
  ) {}

  follow(orders: PayableOrders): void {
    this.payable = orders;
  }

  get orders(): PayableOrders {
    if (!this.payable) throw new Error('No module says what follows from a payment.');
    return this.payable;
  }

  /** An order of which something is still to be weighed waits. */
  request(tx: EntityManager, orderId: number): Promise<void> {
    return this.jobs.enqueue(tx, COLLECT_PAYMENT, { orderId });
  }

  async requestForgotten(tx: EntityManager): Promise<void> {
    for (const { id: orderId } of await fetchRows(tx, sql.forgotten, []))
      await this.jobs.enqueue(tx, COLLECT_PAYMENT, { orderId }, `forgotten ${orderId}`);
  }

  /** The job behind `request`; it may run as often as it likes. */
  async collect(orderId: number): Promise<void> {
    let payment = await this.db.transaction((tx) => this.next(tx, orderId));
    while (payment) payment = await this.take(payment);
  }

  /** Frees what is held, or closes a page that nothing is due on; the job may run as often as it likes. */
  async release(paymentId: number): Promise<void> {
    const payment = await this.db.getRepository(Payment).findOneByOrFail({ id: paymentId });
    const { gateway, providerId, take, kind } = payment;
    if (gateway === 'cash' || providerId === null) return;
    if (take === 'hold') await this.gateways.byName(gateway).release(providerId);
    else if (take === 'at-once' && !isFirst(kind)) await this.gateways.byName(gateway).close(providerId);
  }

  /** Removes the card that was saved with a payment; the job may run as often as it likes. */
  async forgetCard(paymentId: number): Promise<void> {
    const { gateway, providerId } = await this.db.getRepository(Payment).findOneByOrFail({ id: paymentId });
    if (gateway !== 'cash' && providerId !== null)
      await this.gateways.byName(gateway).forgetSaved?.(providerId);
  }

  /** The order is locked already. @param providerId which a saved card has only now */
  async paid(tx: EntityManager, payment: Payment, providerId: string | null): Promise<Payment | null> {
    const { id } = payment;
    const orderId = orderOf(payment);
    await tx.update(Payment, id, { status: 'paid', providerId, failure: null });
    await tx.update(Order, orderId, { paymentIntentId: providerId });
    return this.next(tx, orderId);
  }

  /** @returns the payment that is to be taken now; null where there is none yet, or no more */
  private async next(tx: EntityManager, orderId: number): Promise<Payment | null> {
    const order = await lockOrder(tx, orderId);
    if (order.paymentStatus !== 'authorized' && order.paymentStatus !== 'owed') return null;
    const payments = await paymentsOf(tx, orderId);
    const [newest] = payments;
    if (!newest || newest.status === 'collecting') return newest ?? null;
    const [{ due, isOpen, isLeft } = NOTHING_KNOWN] = await fetchRows(tx, sql.toCollect, [orderId]);
    if (isOpen) return null;
    const taken = takenOf(payments);
    const rest = due - taken;
    if (newest.status === 'started' && rest > 0) return this.afterPage(tx, newest);
    const agreed = payments.find(({ status }) => status === 'authorized');
    if (rest > 0 && agreed?.take === 'hold') {
      const amount = Math.min(rest, agreed.authorized ?? 0);
      return tx.save(Payment, { ...agreed, status: 'collecting', amount });
    }
    if (agreed) await this.letGo(tx, agreed);
    if (rest > 0 && rest >= this.leastOf(newest)) return this.open(tx, newest, rest);
    if (rest > 0) await waive(tx, orderId, rest);
    if (rest < 0) await this.refunds.unsold(tx, orderId, -rest, TOO_MUCH);
    if (newest.status === 'started') await this.letGo(tx, newest, 'failed');
    // Some may have gone back before.
    const isTaken = payments.some(({ status }) => status === 'paid' || status === 'refunded');
    return this.close(tx, orderId, isLeft, isTaken);
  }

  private async close(tx: EntityManager, orderId: number, isLeft: boolean, isTaken: boolean): Promise<null> {
    const paymentStatus = isLeft ? 'paid' : isTaken ? 'refunded' : 'void';
    await tx.update(Order, orderId, { paymentStatus });
    const first = await tx.findOneByOrFail(Payment, { orderId, kind: In(FIRST) });
    await requestForgetting(tx, this.jobs, first);
    if (!isLeft) return null;
    await bookSales(tx, orderId);
    await bookEarlierDisputes(tx, orderId);
    await this.orders.collected(tx, orderId);
    return null;
  }

  /** What the buyer pays on a page at this moment is asked for there; the card is tried again after it. */
  private async afterPage(tx: EntityManager, page: Payment): Promise<null> {
    const seconds = Math.ceil((endOfPage(page).getTime() + MINUTE_MS - Date.now()) / 1_000);
    const key = `page ${page.id}`;
    await this.jobs.enqueue(tx, COLLECT_PAYMENT, { orderId: page.orderId }, key, Math.max(seconds, 60));
    return null;
  }

  /** The least that can be charged, in cents. */
  private leastOf({ gateway }: Payment): number {
    return gateway === 'cash' ? 0 : this.gateways.byName(gateway).least;
  }

  private async letGo(
    tx: EntityManager,
    { id, take }: Payment,
    status: 'released' | 'failed' = 'released',
  ): Promise<void> {
    await tx.update(Payment, id, { status });
    if (take !== 'save') await this.jobs.enqueue(tx, RELEASE_PAYMENT, { paymentId: id });
  }

  private async open(tx: EntityManager, newest: Payment, amount: number): Promise<Payment> {
    const { gateway } = newest;
    const orderId = orderOf(newest);
    return tx.save(Payment, {
      ...{ orderId, gateway, amount, authorized: amount },
      ...{ status: 'collecting', kind: await kindOfRest(tx, orderId), take: 'save' },
    });
  }

  private take(payment: Payment): Promise<Payment | null> {
    return payment.take === 'hold' ? this.capture(payment) : this.charge(payment);
  }

  private async capture(held: Payment): Promise<Payment | null> {
    const { id, gateway, providerId, amount } = held;
    const orderId = orderOf(held);
    const isThere = gateway !== 'cash' && providerId !== null;
    const outcome = isThere
      ? await this.gateways.byName(gateway).capture(providerId, amount, `capture-${id}`)
      : 'ended';
    return this.settle(orderId, id, async (tx, payment) => {
      if (outcome === 'paid') return this.paid(tx, payment, providerId);
      await tx.update(Payment, id, { status: 'released' });
      return this.next(tx, orderId);
    });
  }

  private async charge(payment: Payment): Promise<Payment | null> {
    const { id, gateway: name, amount: cents } = payment;
    const orderId = orderOf(payment);
    const first = await this.db.getRepository(Payment).findOneByOrFail({ orderId, kind: In(FIRST) });
    const { orderNumber } = await this.db.getRepository(Order).findOneByOrFail({ id: orderId });
    const gateway = name === 'cash' ? null : this.gateways.byName(name);
    const saved = { providerId: first.providerId ?? '', orderNumber, cents, key: `charge-${id}` };
    const outcome = (await gateway?.chargeSaved?.(saved)) ?? NOTHING_SAVED;
    return this.settle(orderId, id, async (tx, now) => {
      if (outcome.state === 'paid') return this.paid(tx, now, outcome.providerId);
      this.logger.warn(`The card of order ${orderNumber} could not be charged.`);
      await this.fail(tx, now, outcome.reason);
      return null;
    });
  }

  private async fail(tx: EntityManager, payment: Payment, failure: string): Promise<void> {
    const { id, amount } = payment;
    const orderId = orderOf(payment);
    await tx.update(Payment, id, { status: 'failed', failure });
    await tx.update(Order, orderId, { paymentStatus: 'owed' });
    const tries = await tx.countBy(Payment, { orderId, kind: Not(In(FIRST)), take: 'save' });
    const again = AGAIN_AFTER_DAYS[tries - 1];
    const job = { orderId };
    if (again !== undefined)
      await this.jobs.enqueue(tx, COLLECT_PAYMENT, job, undefined, again * DAY_SECONDS);
    const days = await graceDaysOf(tx, orderId);
    if (tries === 1) await this.jobs.enqueue(tx, END_OWED, job, `order ${orderId}`, days * DAY_SECONDS);
    await this.orders.notCollected(tx, orderId, amount);
  }

  private settle(
    orderId: number,
    paymentId: number,
    write: (tx: EntityManager, payment: Payment) => Promise<Payment | null>,
  ): Promise<Payment | null> {
    return this.db.transaction(async (tx) => {
      await lockOrder(tx, orderId);
      const payment = await tx.findOneByOrFail(Payment, { id: paymentId });
      return payment.status === 'collecting' ? write(tx, payment) : null;
    });
  }
}

export async function requestForgetting(tx: EntityManager, jobs: Jobs, payment: Payment): Promise<void> {
  const { id: paymentId, take } = payment;
  if (take !== 'at-once') await jobs.enqueue(tx, FORGET_CARD, { paymentId });
}

/** Call it before a change of what its buyer agreed to pay; it is locked. @throws PAYMENT_RUNNING */
export async function refuseWhileCollecting(tx: EntityManager, order: Order): Promise<void> {
  if (order.paymentStatus !== 'authorized' && order.paymentStatus !== 'owed') return;
  const { status } = await newestPayment(tx, order.id);
  if (status === 'collecting') throw new DomainError('PAYMENT_RUNNING');
}
