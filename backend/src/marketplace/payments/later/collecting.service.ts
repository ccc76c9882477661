import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { bookSales } from '../../ledger/ledger.js';
import { lockOrder } from '../../orders/lock-order.js';
import { Order } from '../../orders/order.entity.js';
import { Gateways } from '../gateways/gateways.js';
import { newestPayment, paymentsOf } from '../order-payments.js';
import type { PayableOrders } from '../payable-orders.js';
import { COLLECT_PAYMENT, END_OWED, RELEASE_PAYMENT } from '../payment-queues.js';
import { Payment } from '../payment.entity.js';
import * as sql from './collecting.sql.js';

const DAY_SECONDS = 86_400;
/** When a card that was declined is charged again, after each time. */
const AGAIN_AFTER_DAYS = [1, 2];
/** Until when the buyer can pay by themselves. */
const OWED_DAYS = 7;
const NOTHING_SAVED = { state: 'declined', reason: 'The payment could not be held that long.' } as const;

/** @returns what was taken of an order and has not gone back, in cents */
const takenOf = (payments: readonly Payment[]): number =>
  payments.reduce(
    (sum, { status, amount, refunded }) => sum + (status === 'paid' ? amount - refunded : 0),
    0,
  );

/**
 * Takes money that a buyer has agreed to, once everything of the order is weighed: never more than what they
 * agreed to. What is being taken is frozen in a row first, so that a lost answer takes nothing twice.
 */
@Injectable()
export class Collecting {
  private readonly logger = new Logger('Collecting');
  private payable: PayableOrders | undefined;

  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly gateways: Gateways,
  ) {}

  follow(orders: PayableOrders): void {
    this.payable = orders;
  }

  get orders(): PayableOrders {
    if (!this.payable) throw new Error('No module says what follows from a payment.');
    return this.payable;
  }

  /**
   * Enqueues taking the money of an order of which something was weighed or canceled, in its transaction. An
   * order of which something is still to be weighed waits.
   */
  request(tx: EntityManager, orderId: number): Promise<void> {
    return this.jobs.enqueue(tx, COLLECT_PAYMENT, { orderId });
  }

  /** The job behind `request`; it may run as often as it likes. */
  async collect(orderId: number): Promise<void> {
    let payment = await this.db.transaction((tx) => this.next(tx, orderId));
    while (payment) payment = await this.take(payment);
  }

  /** Frees what is held and not taken; the job may run as often as it likes. */
  async release(paymentId: number): Promise<void> {
    const payment = await this.db.getRepository(Payment).findOneByOrFail({ id: paymentId });
    if (payment.gateway === 'cash' || payment.providerId === null || payment.take !== 'hold') return;
    await this.gateways.byName(payment.gateway).release(payment.providerId);
  }

  /**
   * The money of a payment is there. The order is locked already.
   * @param providerId of the payment, which a saved card has only now
   * @returns what is to be taken next; null where nothing is
   */
  async paid(
    tx: EntityManager,
    { id, orderId }: Payment,
    providerId: string | null,
  ): Promise<Payment | null> {
    await tx.update(Payment, id, { status: 'paid', providerId, failure: null });
    await tx.update(Order, orderId, { paymentIntentId: providerId });
    return this.next(tx, orderId);
  }

  /**
   * Finishes an order of which nothing is left to take.
   * @returns the payment that is to be taken now, with how much; null where there is none yet, or no more
   */
  private async next(tx: EntityManager, orderId: number): Promise<Payment | null> {
    const order = await lockOrder(tx, orderId);
    if (order.paymentStatus !== 'authorized' && order.paymentStatus !== 'owed') return null;
    const payments = await paymentsOf(tx, orderId);
    const [newest] = payments;
    if (!newest || newest.status === 'collecting') return newest ?? null;
    const [{ due, isOpen } = { due: 0, isOpen: true }] = await fetchRows(tx, sql.toCollect, [orderId]);
    // What the buyer pays on a page at this moment is asked for there.
    if (isOpen || (newest.status === 'started' && due > 0)) return null;
    const rest = due - takenOf(payments);
    const agreed = payments.find(({ status }) => status === 'authorized');
    if (rest > 0 && agreed?.take === 'hold') {
      const amount = Math.min(rest, agreed.authorized ?? 0);
      return tx.save(Payment, { ...agreed, status: 'collecting', amount });
    }
    if (agreed) await this.letGo(tx, agreed);
    if (rest > 0) return this.open(tx, newest, rest);
    if (newest.status === 'started') await tx.update(Payment, newest.id, { status: 'failed' });
    await tx.update(Order, orderId, { paymentStatus: due > 0 ? 'paid' : 'void' });
    if (due > 0) {
      await bookSales(tx, orderId);
      await this.orders.collected(tx, orderId);
    }
    return null;
  }

  /** What was agreed to is not taken: what is held is free again. */
  private async letGo(tx: EntityManager, { id, take }: Payment): Promise<void> {
    await tx.update(Payment, id, { status: 'released' });
    if (take === 'hold') await this.jobs.enqueue(tx, RELEASE_PAYMENT, { paymentId: id });
  }

  /** @returns a payment of what a saved card is to be charged */
  private open(tx: EntityManager, { orderId, gateway }: Payment, amount: number): Promise<Payment> {
    return tx.save(Payment, {
      ...{ orderId, gateway, amount, authorized: amount },
      ...{ status: 'collecting', kind: 'weighed', take: 'save' },
    });
  }

  /** Asks the provider for the money of a payment. @returns what is to be taken next */
  private take(payment: Payment): Promise<Payment | null> {
    return payment.take === 'hold' ? this.capture(payment) : this.charge(payment);
  }

  private async capture({ id, orderId, gateway, providerId, amount }: Payment): Promise<Payment | null> {
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
    const { id, orderId, gateway: name, amount: cents } = payment;
    const first = await this.db.getRepository(Payment).findOneByOrFail({ orderId, kind: 'order' });
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

  private async fail(tx: EntityManager, { id, orderId, amount }: Payment, failure: string): Promise<void> {
    await tx.update(Payment, id, { status: 'failed', failure });
    await tx.update(Order, orderId, { paymentStatus: 'owed' });
    const tries = await tx.countBy(Payment, { orderId, kind: 'weighed', take: 'save' });
    const again = AGAIN_AFTER_DAYS[tries - 1];
    const job = { orderId };
    if (again !== undefined)
      await this.jobs.enqueue(tx, COLLECT_PAYMENT, job, undefined, again * DAY_SECONDS);
    if (tries === 1) await this.jobs.enqueue(tx, END_OWED, job, `order ${orderId}`, OWED_DAYS * DAY_SECONDS);
    await this.orders.notCollected(tx, orderId, amount);
  }

  /** Writes what became of a payment that is being taken, once. @returns what is to be taken next */
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

/**
 * To be called before an order is changed that its buyer has agreed to pay: what is being taken stays as it
 * is. The order is locked already.
 * @throws PAYMENT_RUNNING
 */
export async function refuseWhileCollecting(tx: EntityManager, order: Order): Promise<void> {
  if (order.paymentStatus !== 'authorized' && order.paymentStatus !== 'owed') return;
  const { status } = await newestPayment(tx, order.id);
  if (status === 'collecting') throw new DomainError('PAYMENT_RUNNING');
}
