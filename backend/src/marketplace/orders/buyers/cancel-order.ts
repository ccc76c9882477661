import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { emailsOfWhoMay } from '../../../accounts/businesses/emails-of-who-may.js';
import type { CancelOwnOrderRequest } from '../../../contract/marketplace/orders.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { EventCounts } from '../../../platform/observability/metrics/event-counts.js';
import { Payments } from '../../payments/payments.service.js';
import { lockBelongings, lockOrder } from '../../tables/lock-order.js';
import { Order } from '../../tables/order.entity.js';
import { Additions } from '../changes/additions.js';
import { OrderLinks } from '../guests/order-links.js';
import { canceledByBuyerMail, tellVendorMail } from '../mails/canceled-by-buyer-mails.js';
import { typedOf } from '../mails/order-mails.js';
import { type MovedBy, MoveOrder } from '../move-order.js';
import { type LoadedVendorOrder, loadVendorOrders } from '../vendor-orders/load-vendor-orders.js';
import { isCancelable } from './may-cancel.rules.js';

@Injectable()
export class CancelOrder {
  constructor(
    private readonly db: DataSource,
    private readonly moving: MoveOrder,
    private readonly payments: Payments,
    private readonly links: OrderLinks,
    private readonly mail: MailOutbox,
    private readonly counts: EventCounts,
    private readonly additions: Additions,
  ) {}

  /**
   * All that was asked for is canceled, or nothing. What is canceled already is no mistake: a button that is
   * pressed twice has done its work.
   * @param userId who cancels; null for a guest, and by the link of the email
   * @throws ORDER_NOT_FOUND for a vendor who has no vendor order of it, ORDER_ALREADY_CONFIRMED naming who
   *   has confirmed it, ORDER_CLOSED, ORDER_NOT_PAID_YET for a part of an order that waits for its payment,
   *   PAYMENTS_UNAVAILABLE
   */
  async cancel(
    orderId: number,
    userId: number | null,
    { vendorId, reason }: CancelOwnOrderRequest,
  ): Promise<void> {
    await this.endPayment(orderId, vendorId, reason);
    await this.endAdditions(orderId, vendorId);
    const link = await this.links.secret();
    const canceled = await this.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order.paymentStatus === 'abandoned') return 0;
      const all = await loadVendorOrders(tx, { orderIds: [orderId] });
      const asked = all.filter((vendorOrder) => vendorId === undefined || vendorOrder.vendorId === vendorId);
      if (asked.length === 0) throw new DomainError('ORDER_NOT_FOUND');
      const vendorOrders = asked.filter(({ status }) => status !== 'cancelled');
      if (vendorOrders.length === 0) return 0;
      await lockBelongings(tx, orderId);
      refuseTooLate(vendorOrders, new Date());
      const cents = await this.move(tx, vendorOrders, {
        orderId,
        person: { id: userId },
        note: reason,
        link,
      });
      const isWhole = all.every(
        (vendorOrder) => vendorOrder.status === 'cancelled' || vendorOrders.includes(vendorOrder),
      );
      if (isWhole && order.confirmBy !== null)
        await tx.update(Order, orderId, { confirmBy: null, lapsedAt: new Date() });
      await this.tell(tx, order, vendorOrders, { reason, cents, isWhole, link });
      return vendorOrders.length;
    });
    for (let count = 0; count < canceled; count += 1) this.counts.order('cancelled');
  }

  /** One that turns out to be paid goes on as paid. */
  private async endPayment(orderId: number, vendorId: number | undefined, why: string | null): Promise<void> {
    const { paymentStatus } = await this.db.getRepository(Order).findOneByOrFail({ id: orderId });
    if (paymentStatus !== 'held') return;
    if (vendorId !== undefined) throw new DomainError('ORDER_NOT_PAID_YET');
    await this.payments.settle(orderId, true, { by: 'buyer', why });
  }

  private async endAdditions(orderId: number, vendorId: number | undefined): Promise<void> {
    const vendorOrders = await loadVendorOrders(this.db.manager, {
      orderIds: [orderId],
      ...(vendorId && { vendorId }),
    });
    refuseTooLate(
      vendorOrders.filter(({ status }) => status !== 'cancelled'),
      new Date(),
    );
    await this.additions.end(orderId, vendorId);
  }

  /** @returns cents that go back */
  private async move(
    tx: EntityManager,
    vendorOrders: readonly LoadedVendorOrder[],
    {
      orderId,
      person,
      note,
      link,
    }: { orderId: number; person: MovedBy['person']; note: string | null; link: string },
  ): Promise<number> {
    const request = { status: 'cancelled', carrier: null, trackingNumber: null, note } as const;
    let sum = 0;
    for (const { vendorId } of vendorOrders) {
      const by = { actor: 'buyer', person } as const;
      sum += (await this.moving.moveIn(tx, { orderId, vendorId, by, link, isChecked: true }, request)).cents;
    }
    return sum;
  }

  private async tell(
    tx: EntityManager,
    order: Order,
    vendorOrders: readonly LoadedVendorOrder[],
    given: { reason: string | null; cents: number; isWhole: boolean; link: string },
  ): Promise<void> {
    const mail = canceledByBuyerMail(order, vendorOrders, this.links.path(given.link, order), given);
    await this.mail.enqueue(tx, { ...mail, ...typedOf(order) });
    // Vendors hear nothing of an order that they were not told of.
    if (order.toldAt === null) return;
    for (const vendorOrder of vendorOrders) {
      for (const email of await emailsOfWhoMay(tx, vendorOrder.vendor.businessId, 'refund'))
        await this.mail.enqueue(tx, tellVendorMail(order, vendorOrder, email, given.reason));
    }
  }
}

function refuseTooLate(vendorOrders: readonly LoadedVendorOrder[], now: Date): void {
  const late = vendorOrders.filter((vendorOrder) => !isCancelable(vendorOrder, now));
  const issues = late.map((vendorOrder) => ({ path: 'vendorId', message: whyNotCanceled(vendorOrder) }));
  if (issues.length === 0) return;
  const isOnlyClosed = late.every(({ handover, status }) => handover?.window && status !== 'delivered');
  throw new DomainError(isOnlyClosed ? 'ORDER_CLOSED' : 'ORDER_ALREADY_CONFIRMED', issues);
}

function whyNotCanceled({ vendor: { businessName }, handover, status }: LoadedVendorOrder): string {
  if (handover?.window && status !== 'delivered')
    return `${businessName} is getting your order ready. Please contact them to cancel it.`;
  return `${businessName} has already confirmed your order. Please contact them to cancel it.`;
}
