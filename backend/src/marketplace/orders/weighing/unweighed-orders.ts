import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { emailsOfWhoMay } from '../../../accounts/businesses/emails-of-who-may.js';
import { DAY_MS } from '../../../contract/shared/calendar/durations.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { Mail } from '../../../platform/mail/mail.entity.js';
import { lockBelongings, lockOrder } from '../../tables/lock-order.js';
import type { Order } from '../../tables/order.entity.js';
import { OrderLinks } from '../guests/order-links.js';
import { vendorCancelledMail } from '../mails/refund-mails.js';
import { MoveOrder } from '../move-order.js';
import { type LoadedVendorOrder, loadVendorOrders } from '../vendor-orders/load-vendor-orders.js';
import { CANCELED_AFTER_DAYS, UNWEIGHED_MAIL, WeighedMails } from './weighed-mails.js';
import { lateVendorOrders } from './weighing.sql.js';

const BY_THE_CLOCK = { actor: 'system', person: { id: null } } as const;
const NOTE = 'It was not weighed.';

@Injectable()
export class UnweighedOrders {
  private readonly logger = new Logger('UnweighedOrders');

  constructor(
    private readonly db: DataSource,
    private readonly moving: MoveOrder,
    private readonly links: OrderLinks,
    private readonly mails: WeighedMails,
    private readonly mail: MailOutbox,
  ) {}

  /** One that fails keeps none of the others from being ended; it is tried again the next day. */
  async endLate(now: Date): Promise<void> {
    for (const { vendorOrderId, orderId } of await fetchRows(this.db, lateVendorOrders, [now, null])) {
      await this.end(vendorOrderId, orderId, now).catch((error: unknown) => {
        this.logger.error(error instanceof Error ? error.stack : String(error));
      });
    }
  }

  private async end(vendorOrderId: number, orderId: number, now: Date): Promise<void> {
    const link = await this.links.secret();
    await this.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      const [late] = await fetchRows(tx, lateVendorOrders, [now, vendorOrderId]);
      if (!late) return;
      const all = await loadVendorOrders(tx, { orderIds: [orderId] });
      const vendorOrder = all.find(({ id }) => id === vendorOrderId);
      if (!vendorOrder) return;
      const people = await emailsOfWhoMay(tx, vendorOrder.vendor.businessId, 'refund');
      const told = people.length === 0 ? late.lateSince : await toldAt(tx, orderId, people);
      if (told === null) for (const to of people) await this.mails.remind(tx, order, vendorOrder, to);
      else if (told.getTime() + CANCELED_AFTER_DAYS * DAY_MS <= now.getTime()) {
        const isWhole = all.every(({ id, status }) => id === vendorOrderId || status === 'cancelled');
        await this.cancel(tx, order, { vendorOrder, link, isWhole }, people);
      }
    });
  }

  private async cancel(
    tx: EntityManager,
    order: Order,
    ended: { vendorOrder: LoadedVendorOrder; link: string; isWhole: boolean },
    people: readonly string[],
  ): Promise<void> {
    const { id: orderId } = order;
    await lockBelongings(tx, orderId);
    const { vendorOrder, link } = ended;
    const move = { orderId, vendorId: vendorOrder.vendorId, by: BY_THE_CLOCK, link, isChecked: true };
    const request = { status: 'cancelled', carrier: null, trackingNumber: null, note: NOTE } as const;
    await this.moving.moveIn(tx, move, request);
    await this.mails.tellNotWeighed(tx, order, ended);
    for (const to of people) await this.mail.enqueue(tx, vendorCancelledMail(order, vendorOrder, to, NOTE));
  }
}

async function toldAt(tx: EntityManager, orderId: number, people: readonly string[]): Promise<Date | null> {
  const mail = await tx.findOne(Mail, {
    where: { kind: UNWEIGHED_MAIL, aboutResource: 'orders', aboutId: orderId, recipient: In([...people]) },
    order: { id: 'ASC' },
  });
  return mail?.createdAt ?? null;
}
