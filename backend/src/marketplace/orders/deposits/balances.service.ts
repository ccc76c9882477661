import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { emailsOfWhoMay } from '../../../accounts/businesses/emails-of-who-may.js';
import { depositDay } from '../../../contract/marketplace/deposits/deposit.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { Collecting } from '../../payments/later/collecting.service.js';
import { balanceNow } from '../../payments/later/collecting.sql.js';
import { restOf } from '../../payments/later/rest-of.js';
import { lockOrder } from '../../tables/lock-order.js';
import { Order } from '../../tables/order.entity.js';
import { OrderLinks } from '../guests/order-links.js';
import { type LoadedVendorOrder, loadVendorOrders } from '../vendor-orders/load-vendor-orders.js';
import { toRemind } from './balance-reminders.sql.js';
import {
  BALANCE_REMINDER_MAIL,
  balanceEndedMail,
  balanceNotPaidMail,
  balanceOwedMail,
  balanceReminderMail,
  type OpenBalance,
} from './deposit-mails.js';
import { balanceTermsOf } from './deposit.view.js';

const REMIND_DAYS = 3;

@Injectable()
export class Balances {
  private readonly logger = new Logger('Balances');

  constructor(
    private readonly db: DataSource,
    private readonly collecting: Collecting,
    private readonly links: OrderLinks,
    private readonly mail: MailOutbox,
  ) {}

  /** @throws PAYMENT_NOT_WAITING */
  async payNow(orderId: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      const { paymentStatus } = await lockOrder(tx, orderId);
      if (paymentStatus !== 'authorized') throw new DomainError('PAYMENT_NOT_WAITING');
      const changed = await fetchRows(tx, balanceNow, [orderId, null]);
      if (changed.length === 0) throw new DomainError('PAYMENT_NOT_WAITING');
      await this.collecting.request(tx, orderId);
    });
  }

  async remind(now: Date): Promise<void> {
    const today = depositDay(now);
    for (const { orderId } of await fetchRows(this.db, toRemind, [
      today,
      REMIND_DAYS,
      BALANCE_REMINDER_MAIL,
      null,
    ])) {
      await this.remindOf(orderId, today).catch((error: unknown) => {
        this.logger.error(error instanceof Error ? error.stack : String(error));
      });
    }
  }

  private async remindOf(orderId: number, today: string): Promise<void> {
    const secret = await this.links.secret();
    await this.db.transaction(async (tx) => {
      await lockOrder(tx, orderId);
      const due = await fetchRows(tx, toRemind, [today, REMIND_DAYS, BALANCE_REMINDER_MAIL, orderId]);
      const open = due.length > 0 ? await this.openBalance(tx, orderId, secret) : null;
      if (open) await this.mail.enqueue(tx, balanceReminderMail(open));
    });
  }

  /** @returns whether the order has a deposit, so that its buyer was told in its words */
  async tellOwed(tx: EntityManager, orderId: number, cents: number, secret: string): Promise<boolean> {
    const open = await this.openBalance(tx, orderId, secret);
    if (open) await this.mail.enqueue(tx, balanceOwedMail({ ...open, balance: cents }));
    return open !== null;
  }

  /** @param kept cents of a vendor order */
  async tellEnded(
    tx: EntityManager,
    order: Order,
    vendorOrder: LoadedVendorOrder,
    { kept, secret }: { kept: number; secret: string },
  ): Promise<void> {
    const refunded = Math.max(0, -(await restOf(tx, order.id)));
    const path = this.links.path(secret, order);
    await this.mail.enqueue(tx, balanceEndedMail({ order, vendorOrder, path }, { kept, refunded }));
    for (const to of await emailsOfWhoMay(tx, vendorOrder.vendor.businessId, 'refund'))
      await this.mail.enqueue(tx, balanceNotPaidMail(order, kept, to));
  }

  private async openBalance(tx: EntityManager, orderId: number, secret: string): Promise<OpenBalance | null> {
    const order = await tx.findOneByOrFail(Order, { id: orderId });
    const vendorOrders = await loadVendorOrders(tx, { orderIds: [orderId] });
    const vendorOrder = vendorOrders.find(({ status }) => status !== 'cancelled');
    const terms = balanceTermsOf(vendorOrders);
    if (!vendorOrder || !terms) return null;
    return {
      order,
      vendorOrder,
      terms,
      balance: await restOf(tx, orderId),
      path: this.links.path(secret, order),
    };
  }
}
