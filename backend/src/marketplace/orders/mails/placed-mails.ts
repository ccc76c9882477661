import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { emailsOfWhoMay } from '../../../accounts/businesses/emails-of-who-may.js';
import { UsersService } from '../../../accounts/users/users.service.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { BUSINESS_PUSH_QUEUE, type BusinessPush } from '../../../platform/push/business-push.js';
import { paymentSummary } from '../../payments/order-payments.js';
import { lockOrder } from '../../tables/lock-order.js';
import { Order } from '../../tables/order.entity.js';
import { JoinedOrders } from '../guests/joined-orders.js';
import { OrderLinks } from '../guests/order-links.js';
import { loadVendorOrders } from '../vendor-orders/load-vendor-orders.js';
import { newOrderPush } from './new-order-push.js';
import { confirmationMail, newOrderMail } from './order-mails.js';

@Injectable()
export class PlacedMails {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly mail: MailOutbox,
    private readonly users: UsersService,
    private readonly links: OrderLinks,
    private readonly joined: JoinedOrders,
  ) {}

  async write(orderId: number): Promise<void> {
    const secret = await this.links.secret();
    await this.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      // A job may be worked a second time when its server dies.
      if (order.toldAt) return;
      await tx.getRepository(Order).update(orderId, { toldAt: () => 'now()' });
      await this.joined.join(tx, order);
      const vendorOrders = await loadVendorOrders(tx, { orderIds: [orderId] });
      const buyer = order.userId === null ? null : await this.users.contact(tx, order.userId);
      const sold = vendorOrders.filter(({ status }) => status !== 'cancelled');
      // The buyer canceled it before this job ran.
      if (sold.length === 0) return;
      // An address that isn't the account's may be anybody's; who paid by card is no stranger.
      const isTyped = order.paymentMethod === 'cash' && buyer !== null && buyer.email !== order.email;
      // The farm types its customers' addresses.
      const by = order.isEntered ? `vendor ${sold[0]?.vendorId}` : `account ${order.userId}`;
      const { isSaved } = await paymentSummary(tx, orderId);
      await this.mail.enqueue(tx, {
        ...confirmationMail(order, vendorOrders, this.links.path(secret, order), isSaved),
        ...((isTyped || order.isEntered) && { typed: { by } }),
      });
      if (order.isEntered) return;
      for (const vendorOrder of sold) {
        const { businessId } = vendorOrder.vendor;
        if (businessId !== null) await this.push(tx, newOrderPush(order, vendorOrder, businessId));
        // Packers and bookkeepers can't confirm an order, and get no email with its address and its money.
        for (const email of await emailsOfWhoMay(tx, businessId, 'refund'))
          await this.mail.enqueue(tx, newOrderMail(order, vendorOrder, email));
      }
    });
  }

  private push(tx: EntityManager, push: BusinessPush): Promise<void> {
    return this.jobs.enqueue(tx, BUSINESS_PUSH_QUEUE, push, push.message.tag);
  }
}
