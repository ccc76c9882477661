import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PAYMENT_METHODS, type PaymentMethod } from '../../contract/marketplace/checkout.js';
import { paths } from '../../contract/shared/site-paths.js';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { bookSales } from '../ledger/ledger.js';
import { ORDER_PLACED_MAILS, SEND_REFUND } from '../orders/order-queues.js';
import { lockOrder } from '../orders/lock-order.js';
import { Order } from '../orders/order.entity.js';
import { releaseOrder } from '../orders/release-order.js';
import { Gateways } from './gateways.js';
import { Payment } from './payment.entity.js';
import { Refund } from './refund.entity.js';

/** Takes money for orders. Providers are asked outside of transactions; what they say is written down in one. */
@Injectable()
export class Payments {
  private readonly logger = new Logger('Payments');

  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly gateways: Gateways,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** What an order can be paid with, and whether that is only a test. Cash is for pickup. */
  offered(isPickup: boolean): { paymentMethods: PaymentMethod[]; isTestPayments: boolean } {
    const offered = PAYMENT_METHODS.filter((method) =>
      method === 'cash' ? isPickup : this.gateways.of(method) !== null,
    );
    return { paymentMethods: offered, isTestPayments: this.gateways.areTests };
  }

  /** Notes that a new order is to be paid, in its transaction. */
  async open(tx: EntityManager, order: Order): Promise<void> {
    const gateway = order.paymentMethod === 'cash' ? 'cash' : this.gateways.of(order.paymentMethod)?.name;
    if (!gateway) throw new DomainError('PAYMENTS_UNAVAILABLE');
    await tx
      .getRepository(Payment)
      .insert({ orderId: order.id, gateway, status: 'started', amount: order.total });
  }

  /**
   * Begins the payment at the provider, where that has not happened yet.
   * @returns where the buyer pays; null when there is nothing to pay any more
   * @throws PAYMENTS_UNAVAILABLE; the order is kept, and it can be tried again
   */
  async start(orderId: number): Promise<string | null> {
    const { order, payment } = await this.load(orderId);
    const gateway = payment.gateway === 'cash' ? null : this.gateways.byName(payment.gateway);
    if (!gateway || order.paymentStatus !== 'held') return null;
    const returnUrl = `${this.config.server.publicUrl}${paths.order(order.id)}`;
    const { orderNumber, total, email } = order;
    const begun = await gateway
      .start({ orderId, orderNumber, total, email, returnUrl })
      .catch((error: unknown) => this.unavailable(error));
    await this.db.transaction(async (tx) => {
      await tx.getRepository(Payment).update(payment.id, { providerId: begun.providerId });
      await tx.getRepository(Order).update(orderId, { paymentIntentId: begun.providerId });
    });
    return begun.url;
  }

  /**
   * Asks the provider what became of an order's payment, and finishes or gives up the order by it. May be called as often as anybody
   * likes: by the buyer's return, by a webhook, and by the clock.
   * @param isLast the time is up: what is not paid now is given up
   */
  async settle(orderId: number, isLast = false): Promise<void> {
    const { order, payment } = await this.load(orderId);
    const isOpen = order.paymentStatus === 'held' || order.paymentStatus === 'abandoned';
    if (!isOpen || payment.gateway === 'cash') return;
    const gateway = this.gateways.byName(payment.gateway);
    const { providerId } = payment;
    const state = providerId
      ? await gateway.find(providerId).catch((error: unknown) => this.unavailable(error))
      : 'started';
    if (state === 'paid') return this.finish(orderId, payment.id);
    if (state === 'started' && !isLast) return;
    if (providerId && state === 'started') {
      await gateway.close(providerId).catch((error: unknown) => this.unavailable(error));
      // What was paid in between is only known now.
      if ((await gateway.find(providerId)) === 'paid') return this.finish(orderId, payment.id);
    }
    await this.giveUp(orderId, payment.id);
  }

  /**
   * What the card of the built-in gateway does.
   * @throws PAYMENT_NOT_WAITING where the order waits for no test payment, PAYMENT_DECLINED
   */
  async payAsTest(orderId: number, outcome: 'paid' | 'declined'): Promise<void> {
    const { order, payment } = await this.load(orderId);
    const isWaiting =
      payment.gateway === 'test' && payment.status === 'started' && order.paymentStatus === 'held';
    if (!isWaiting) throw new DomainError('PAYMENT_NOT_WAITING');
    if (outcome === 'declined') throw new DomainError('PAYMENT_DECLINED');
    await this.finish(orderId, payment.id);
  }

  /** The money is there: the order goes to its vendors, once. Money for an order that was given up goes back. */
  private finish(orderId: number, paymentId: number): Promise<void> {
    return this.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      const payment = await tx.getRepository(Payment).findOneByOrFail({ id: paymentId });
      if (order.paymentStatus === 'held') {
        await tx.getRepository(Order).update(orderId, { paymentStatus: 'paid', heldUntil: null });
        await tx.getRepository(Payment).update(paymentId, { status: 'paid' });
        await bookSales(tx, orderId);
        await this.jobs.enqueue(tx, ORDER_PLACED_MAILS, { orderId });
      } else if (order.paymentStatus === 'abandoned' && payment.refunded === 0) {
        await tx.getRepository(Order).update(orderId, { paymentStatus: 'refunded' });
        await this.giveBack(
          tx,
          payment,
          payment.amount,
          null,
          'The payment came after the order was given up.',
        );
      }
    });
  }

  private giveUp(orderId: number, paymentId: number): Promise<void> {
    return this.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order.paymentStatus !== 'held') return;
      await tx.getRepository(Payment).update(paymentId, { status: 'failed' });
      await releaseOrder(tx, orderId);
    });
  }

  /** Writes down a refund and enqueues sending it. @returns its id */
  async giveBack(
    tx: EntityManager,
    payment: Payment,
    cents: number,
    fulfilmentId: number | null,
    reason: string | null,
  ): Promise<number> {
    const refund = await tx
      .getRepository(Refund)
      .save({ paymentId: payment.id, fulfilmentId, amount: cents, reason });
    const refunded = payment.refunded + cents;
    const status = refunded === payment.amount ? 'refunded' : 'paid';
    await tx.getRepository(Payment).update(payment.id, { refunded, status });
    await this.jobs.enqueue(tx, SEND_REFUND, { refundId: refund.id });
    return refund.id;
  }

  /** The job behind `giveBack`: the same refund is sent once, however often this runs. */
  async sendRefund(refundId: number): Promise<void> {
    const refund = await this.db
      .getRepository(Refund)
      .findOne({ where: { id: refundId, status: 'waiting' }, relations: { payment: true } });
    if (!refund?.payment?.providerId || refund.payment.gateway === 'cash') return;
    const { gateway, providerId } = refund.payment;
    const id = await this.gateways.byName(gateway).refund(providerId, refund.amount, `refund-${refundId}`);
    await this.db.getRepository(Refund).update(refundId, { status: 'done', providerId: id });
  }

  private async load(orderId: number): Promise<{ order: Order; payment: Payment }> {
    const order = await this.db.getRepository(Order).findOneBy({ id: orderId });
    const payment = await this.db.getRepository(Payment).findOneBy({ orderId });
    if (!order || !payment) throw new DomainError('ORDER_NOT_FOUND');
    return { order, payment };
  }

  private unavailable(error: unknown): never {
    this.logger.error(error instanceof Error ? error.stack : String(error));
    throw new DomainError('PAYMENTS_UNAVAILABLE', undefined, { cause: error });
  }
}
