import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type Parts, sumOf } from '../../../contract/marketplace/refund-parts.js';
import { dollars } from '../../../contract/shared/money.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { bookRefund, bookRounding } from '../../ledger/ledger.js';
import { Order } from '../../tables/order.entity.js';
import { Payment } from '../../tables/payment.entity.js';
import { Refund } from '../../tables/refund.entity.js';
import { VendorOrder } from '../../tables/vendor-order.entity.js';
import { Gateways } from '../gateways/gateways.js';
import { ProviderRefusal } from '../gateways/payment-gateway.js';
import { paymentsOf } from '../order-payments.js';
import { SEND_REFUND } from '../payment-queues.js';
import { disputedOf } from '../payments.sql.js';
import { isAllBack, leftOf } from '../vendor-order-left.js';
import { noteLines, openLines, type RefundedLine, soldLines } from './refund-items.js';
import { type Left, overPayments, partsOfRefund } from './refund-parts.rules.js';

export interface VendorOrderRefund {
  /** More than 0. */
  cents: number;
  /** What it is for; empty for a mere amount. */
  lines: readonly RefundedLine[];
  reason: string | null;
  idempotencyKey: string | null;
}

/** A row first, in the transaction that causes it, and the call to the provider after. */
@Injectable()
export class Refunds {
  private readonly logger = new Logger('Refunds');

  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly gateways: Gateways,
  ) {}

  /** The order is locked, then read. @returns cents @throws NOT_PAID_YET, VALIDATION_FAILED */
  async ofVendorOrder(
    tx: EntityManager,
    order: Order,
    vendorOrder: Pick<VendorOrder, 'id' | 'status'>,
    asked: VendorOrderRefund,
  ): Promise<number> {
    if (!isPaid(order, vendorOrder)) throw new DomainError('NOT_PAID_YET');
    const left = (await leftOf(tx, order.id)).get(vendorOrder.id);
    const most = left ? sumOf(left) : 0;
    if (!left || asked.cents > most) throw tooMuch(most);
    return this.give(tx, order, vendorOrder, left, asked);
  }

  /** Locked, then read. @param restocked left out for all @returns cents @throws NOT_PAID_YET */
  async restOfVendorOrder(
    tx: EntityManager,
    order: Order,
    vendorOrder: Pick<VendorOrder, 'id' | 'status'>,
    reason: string | null,
    restocked?: ReadonlyMap<number, number>,
  ): Promise<number> {
    if (!isPaid(order, vendorOrder)) throw new DomainError('NOT_PAID_YET');
    return this.rest(tx, order, vendorOrder, reason, restocked);
  }

  /** Its buyer got nothing for it. The order is locked already. */
  async ofCanceled(
    tx: EntityManager,
    order: Order,
    vendorOrder: Pick<VendorOrder, 'id'>,
    reason: string,
  ): Promise<void> {
    await this.rest(tx, order, vendorOrder, reason);
  }

  private async rest(
    tx: EntityManager,
    order: Order,
    vendorOrder: Pick<VendorOrder, 'id'>,
    reason: string | null,
    restocked?: ReadonlyMap<number, number>,
  ): Promise<number> {
    const left = (await leftOf(tx, order.id)).get(vendorOrder.id);
    if (!left || sumOf(left) === 0) return 0;
    const lines = await openLines(tx, vendorOrder.id, restocked);
    return this.give(tx, order, vendorOrder, left, {
      cents: sumOf(left),
      lines,
      reason,
      idempotencyKey: null,
    });
  }

  private async give(
    tx: EntityManager,
    order: Order,
    vendorOrder: Pick<VendorOrder, 'id'>,
    left: Left,
    { cents, lines, reason, idempotencyKey }: VendorOrderRefund,
  ): Promise<number> {
    const asked = partsOfRefund(cents, lines, left, lines[0]?.lines ?? (await soldLines(tx, vendorOrder.id)));
    const payments = await this.worth(tx, order.id);
    for (const [index, { payment, commission, ...parts }] of overPayments(asked, payments).entries()) {
      const isFirst = index === 0;
      const key = isFirst ? idempotencyKey : null;
      const refundId = await this.giveBack(tx, payment, parts, vendorOrder.id, reason, key);
      if (isFirst) await noteLines(tx, refundId, lines);
      await bookRefund(tx, vendorOrder.id, refundId, { commission, isCash: payment.gateway === 'cash' });
    }
    if (order.paymentMethod === 'cash')
      await bookRounding(tx, await tx.findOneByOrFail(VendorOrder, { id: vendorOrder.id }));
    if (order.paymentStatus === 'paid') await closeMoney(tx, order.id);
    return cents;
  }

  /** Never a sale: more was taken than the order costs by now. The order is locked already. */
  async unsold(tx: EntityManager, orderId: number, cents: number, reason: string): Promise<void> {
    const payments = await this.worth(tx, orderId);
    // What a bank has taken has gone back already.
    const free = payments.reduce(
      (sum, { amount, refunded, disputed }) => sum + Math.max(amount - refunded - disputed, 0),
      0,
    );
    const asked = { goods: Math.min(cents, free), tax: 0, shipping: 0, commission: 0 };
    for (const { payment, goods } of overPayments(asked, payments))
      await this.giveBack(tx, payment, { goods, tax: 0, shipping: 0 }, null, reason);
  }

  private async worth(tx: EntityManager, orderId: number): Promise<(Payment & { disputed: number })[]> {
    const payments = (await paymentsOf(tx, orderId)).filter(hasMoney);
    const rows = await fetchRows(tx, disputedOf, [orderId]);
    const disputedOfId = new Map(rows.map(({ id, cents }) => [id, cents]));
    return payments.map((payment) => Object.assign(payment, { disputed: disputedOfId.get(payment.id) ?? 0 }));
  }

  /** Cash goes by hand; the order is locked. @returns its id @throws Error for more than is left */
  async giveBack(
    tx: EntityManager,
    payment: Payment,
    parts: Parts,
    vendorOrderId: number | null,
    reason: string | null,
    idempotencyKey: string | null = null,
  ): Promise<number> {
    const amount = sumOf(parts);
    const refunded = payment.refunded + amount;
    if (refunded > payment.amount)
      throw new Error(`Payment ${payment.id} is not worth a refund of ${amount}.`);
    const isCash = payment.gateway === 'cash';
    const status = isCash ? 'done' : 'waiting';
    const refund = await tx
      .getRepository(Refund)
      .save({ paymentId: payment.id, vendorOrderId, amount, ...parts, reason, status, idempotencyKey });
    const paid = isCash ? payment.status : refunded === payment.amount ? 'refunded' : 'paid';
    await tx.getRepository(Payment).update(payment.id, { refunded, status: paid });
    if (!isCash) await this.jobs.enqueue(tx, SEND_REFUND, { refundId: refund.id });
    return refund.id;
  }

  /** The job behind `giveBack`: the same refund is sent once, however often this runs. */
  async send(refundId: number): Promise<void> {
    const refunds = this.db.getRepository(Refund);
    const refund = await refunds.findOne({
      where: { id: refundId, status: 'waiting' },
      relations: { payment: true },
    });
    if (!refund?.payment?.providerId || refund.payment.gateway === 'cash') return;
    const { gateway, providerId } = refund.payment;
    const { attempt } = refund;
    try {
      const id = await this.gateways.byName(gateway).refund(providerId, refund.amount, keyOf(refund));
      await refunds.update(
        { id: refundId, status: 'waiting' },
        { status: 'done', providerId: id, failure: null },
      );
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error;
      this.logger.error(`Refund ${refundId} has to be sent by hand: ${error.message}`);
      await refunds.update({ id: refundId, status: 'waiting', attempt }, { status: 'failed' });
    }
  }

  /** The refund is locked already. @throws ALREADY_DECIDED for one that has arrived */
  async sendAgain(tx: EntityManager, refundId: number): Promise<void> {
    const refund = await tx.getRepository(Refund).findOneByOrFail({ id: refundId });
    if (refund.status === 'done') throw new DomainError('ALREADY_DECIDED');
    // What was refused needs another key; what only waits may have been sent: its key stays.
    const attempt = refund.status === 'failed' ? refund.attempt + 1 : refund.attempt;
    await tx.getRepository(Refund).update(refundId, { status: 'waiting', attempt });
    await this.jobs.enqueue(tx, SEND_REFUND, { refundId });
  }

  /** @throws ALREADY_DECIDED unless the provider has refused it */
  async settleByHand(tx: EntityManager, refundId: number): Promise<void> {
    const { affected } = await tx
      .getRepository(Refund)
      .update({ id: refundId, status: 'failed' }, { status: 'done' });
    if (!affected) throw new DomainError('ALREADY_DECIDED');
  }
}

/** Cash is there once it is handed over, whatever its row says by then. */
const hasMoney = ({ gateway, status }: Payment): boolean =>
  gateway === 'cash' || status === 'paid' || status === 'refunded';

/** The first attempt has the refund's own key; the provider refuses a used one for other tries. */
export const keyOf = ({ id, attempt }: Refund) =>
  attempt === 1 ? `refund-${id}` : `refund-${id}-${attempt}`;

/** Cash is paid for each vendor order when it is picked up; other money for all of them at once. */
export const isPaid = (
  order: Pick<Order, 'paymentMethod' | 'paymentStatus'>,
  vendorOrder: Pick<VendorOrder, 'status'>,
): boolean =>
  order.paymentMethod === 'cash' ? vendorOrder.status === 'delivered' : order.paymentStatus === 'paid';

/** An order whose money has all gone back is not paid any more. The order is locked already. */
export async function closeMoney(tx: EntityManager, orderId: number): Promise<void> {
  if (!(await isAllBack(tx, orderId))) return;
  await tx.getRepository(Order).update(orderId, { paymentStatus: 'refunded' });
  await tx.getRepository(Payment).update({ orderId, status: 'paid' }, { status: 'refunded' });
}

function tooMuch(most: number): DomainError {
  const message =
    most > 0 ? `You can refund up to ${dollars(most)}.` : 'Everything has already been refunded.';
  return new DomainError('VALIDATION_FAILED', [{ path: 'amount', message }]);
}
