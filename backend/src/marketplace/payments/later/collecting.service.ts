import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { bookSales } from '../../ledger/ledger.js';
import { lockOrder } from '../../orders/lock-order.js';
import { Order } from '../../orders/order.entity.js';
import { Gateways } from '../gateways/gateways.js';
import { newestPayment } from '../order-payments.js';
import type { PayableOrders } from '../payable-orders.js';
import { COLLECT_PAYMENT, END_OWED, RELEASE_PAYMENT } from '../payment-queues.js';
import { Payment } from '../payment.entity.js';
import * as sql from './collecting.sql.js';

const DAY_SECONDS = 86_400;
/** When a card that was declined is charged again, after each time. */
const AGAIN_AFTER_DAYS = [1, 2];
/** Until when the buyer can pay by themselves. */
const OWED_DAYS = 7;

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
    const payment = await this.db.transaction((tx) => this.begin(tx, orderId));
    if (!payment) return;
    const isCaptured = payment.kind === 'order' && payment.take === 'hold' && (await this.capture(payment));
    if (isCaptured) return;
    const charge = payment.kind === 'order' ? await this.fallBack(payment) : payment;
    if (charge) await this.charge(charge);
  }

  /** Frees what is held and not taken; the job may run as often as it likes. */
  async release(paymentId: number): Promise<void> {
    const payment = await this.db.getRepository(Payment).findOneByOrFail({ id: paymentId });
    if (payment.gateway === 'cash' || payment.providerId === null || payment.take !== 'hold') return;
    await this.gateways.byName(payment.gateway).release(payment.providerId);
  }

  /** The money is there. The order is locked already. @param providerId of the payment that it came by */
  async finish(tx: EntityManager, { id, orderId }: Payment, providerId: string | null): Promise<void> {
    await tx.update(Payment, id, { status: 'paid', providerId, failure: null });
    await tx.update(Order, orderId, { paymentStatus: 'paid', paymentIntentId: providerId });
    await bookSales(tx, orderId);
    await this.orders.collected(tx, orderId);
  }

  /** @returns the payment that is to be taken now, with how much; null where there is none yet, or no more */
  private async begin(tx: EntityManager, orderId: number): Promise<Payment | null> {
    const order = await lockOrder(tx, orderId);
    if (order.paymentStatus !== 'authorized' && order.paymentStatus !== 'owed') return null;
    const newest = await newestPayment(tx, orderId);
    if (newest.status === 'collecting') return newest;
    const [{ due, isOpen } = { due: 0, isOpen: false }] = await fetchRows(tx, sql.toCollect, [orderId]);
    if (isOpen) return null;
    if (due === 0) {
      await tx.update(Payment, newest.id, { status: newest.status === 'authorized' ? 'released' : 'failed' });
      await tx.update(Order, orderId, { paymentStatus: 'void' });
      if (newest.status === 'authorized')
        await this.jobs.enqueue(tx, RELEASE_PAYMENT, { paymentId: newest.id });
      return null;
    }
    if (newest.status === 'authorized')
      return tx.save(Payment, { ...newest, status: 'collecting', amount: due });
    // The buyer is about to pay it on a page.
    if (newest.status === 'started') return null;
    return this.open(tx, newest, due);
  }

  /** @returns a payment of what a saved card is to be charged */
  private open(tx: EntityManager, { orderId, gateway }: Payment, amount: number): Promise<Payment> {
    const authorized = amount;
    return tx.save(Payment, {
      ...{ orderId, gateway, amount, authorized },
      ...{ status: 'collecting', kind: 'weighed', take: 'save' },
    });
  }

  /** @returns false where nothing is held any more */
  private async capture({ id, orderId, gateway, providerId, amount }: Payment): Promise<boolean> {
    if (gateway === 'cash' || providerId === null) return false;
    const outcome = await this.gateways.byName(gateway).capture(providerId, amount, `capture-${id}`);
    if (outcome === 'ended') return false;
    await this.settle(orderId, id, (tx, payment) => this.finish(tx, payment, providerId));
    return true;
  }

  /** Lets go of what was held or saved with the order; the card is charged in its place. */
  private async fallBack({ id, orderId }: Payment): Promise<Payment | null> {
    let opened: Payment | null = null;
    await this.settle(orderId, id, async (tx, payment) => {
      await tx.update(Payment, id, { status: 'released' });
      opened = await this.open(tx, payment, payment.amount);
    });
    return opened;
  }

  private async charge(payment: Payment): Promise<void> {
    const { id, orderId, gateway: name, amount: cents } = payment;
    const first = await this.db.getRepository(Payment).findOneByOrFail({ orderId, kind: 'order' });
    const { orderNumber } = await this.db.getRepository(Order).findOneByOrFail({ id: orderId });
    const gateway = name === 'cash' ? null : this.gateways.byName(name);
    const outcome = (first.providerId !== null &&
      (await gateway?.chargeSaved?.({
        ...{ providerId: first.providerId, orderNumber, cents },
        key: `charge-${id}`,
      }))) || { state: 'declined' as const, reason: 'The payment could not be held that long.' };
    await this.settle(orderId, id, async (tx, now) => {
      if (outcome.state === 'paid') return this.finish(tx, now, outcome.providerId);
      this.logger.warn(`The card of order ${orderNumber} could not be charged.`);
      await this.fail(tx, now, outcome.reason);
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

  /** Writes what became of a payment that is being taken, once. */
  private settle(
    orderId: number,
    paymentId: number,
    write: (tx: EntityManager, payment: Payment) => Promise<void>,
  ): Promise<void> {
    return this.db.transaction(async (tx) => {
      await lockOrder(tx, orderId);
      const payment = await tx.findOneByOrFail(Payment, { id: paymentId });
      if (payment.status === 'collecting') await write(tx, payment);
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
