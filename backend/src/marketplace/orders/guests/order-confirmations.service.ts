import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, LessThan } from 'typeorm';
import { UsersService } from '../../../accounts/users/users.service.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { Mail } from '../../../platform/mail/mail.entity.js';
import { EventCounts } from '../../../platform/observability/metrics/event-counts.js';
import { lockOrder } from '../../tables/lock-order.js';
import { Order } from '../../tables/order.entity.js';
import { Payment } from '../../tables/payment.entity.js';
import { CONFIRM_ORDER_MAIL, confirmOrderMail } from '../mails/order-mails.js';
import { ASK_TO_CONFIRM, ORDER_PLACED_MAILS, RELEASE_UNCONFIRMED } from '../order-queues.js';
import { loadVendorOrders } from '../vendor-orders/load-vendor-orders.js';
import { releaseOrder } from '../vendor-orders/release-order.js';
import { OrderLinks } from './order-links.js';

const TOO_LATE = { by: 'system', why: 'The buyer did not confirm the order in time.' } as const;

@Injectable()
export class OrderConfirmations {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly links: OrderLinks,
    private readonly mail: MailOutbox,
    private readonly users: UsersService,
    private readonly counts: EventCounts,
  ) {}

  async begin(tx: EntityManager, orderId: number, minutes: number): Promise<void> {
    await this.jobs.enqueue(tx, ASK_TO_CONFIRM, { orderId });
    await this.jobs.enqueue(tx, RELEASE_UNCONFIRMED, { orderId }, `order ${orderId}`, minutes * 60);
  }

  async ask(orderId: number): Promise<void> {
    const secret = await this.links.secret();
    await this.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      const about = { kind: CONFIRM_ORDER_MAIL, aboutResource: 'orders', aboutId: orderId };
      if (order.confirmBy === null || (await tx.existsBy(Mail, about))) return;
      const vendorOrders = await loadVendorOrders(tx, { orderIds: [orderId] });
      await this.mail.enqueue(tx, confirmOrderMail(order, vendorOrders, this.links.path(secret, order)));
    });
  }

  /** Once more changes nothing. @throws ORDER_NOT_FOUND, ORDER_NOT_CONFIRMED_IN_TIME */
  async confirm(orderId: number, key: string | undefined): Promise<void> {
    const known = await this.db.getRepository(Order).findOneBy({ id: orderId });
    if (!known || key === undefined || !(await this.links.opens(known.orderNumber, key))) {
      throw new DomainError('ORDER_NOT_FOUND');
    }
    await this.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order.paymentStatus === 'abandoned') throw new DomainError('ORDER_NOT_CONFIRMED_IN_TIME');
      if (order.confirmBy === null || order.status === 'cancelled') return;
      await this.settle(tx, order);
      const buyer = order.userId === null ? null : await this.users.contact(tx, order.userId);
      if (order.userId !== null && buyer?.email.toLowerCase() === order.email.toLowerCase()) {
        await this.users.noteConfirmedEmail(tx, order.userId);
      }
    });
  }

  /** Ends the wait of an order that is locked: its buyer has confirmed it, or a vendor in it has. */
  async settle(tx: EntityManager, order: Order): Promise<void> {
    if (order.confirmBy === null) return;
    await tx.update(Order, order.id, { confirmBy: null, networkKey: null });
    await this.jobs.enqueue(tx, ORDER_PLACED_MAILS, { orderId: order.id });
  }

  async release(orderId: number): Promise<void> {
    const isReleased = await this.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order.confirmBy === null || order.confirmBy.getTime() > Date.now()) return false;
      if (order.status === 'cancelled') {
        await tx.update(Order, orderId, { confirmBy: null, networkKey: null });
        return false;
      }
      await releaseOrder(tx, orderId, TOO_LATE);
      await tx.update(Payment, { orderId }, { status: 'failed' });
      return true;
    });
    if (isReleased) this.counts.order('abandoned');
  }

  async releaseForgotten(): Promise<void> {
    const confirmBy = LessThan(new Date());
    const forgotten = await this.db.getRepository(Order).find({ select: { id: true }, where: { confirmBy } });
    for (const { id } of forgotten) await this.release(id);
  }
}
