import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { dayText } from '../../../../contract/marketplace/pickup/handover-words.js';
import { dollars } from '../../../../contract/shared/money.js';
import { fetchRows } from '../../../../platform/database/statement.js';
import type { MailDraft } from '../../../../platform/mail/mail-draft.js';
import { MailOutbox } from '../../../../platform/mail/mail-outbox.js';
import { OrderLinks } from '../../../orders/guests/order-links.js';
import { aboutOrder } from '../../../orders/mails/order-mails.js';
import { wayFacts } from '../../../orders/mails/way-facts.js';
import { leftToTake, overpaidText, roundedText } from '../../../orders/received/received.rules.js';
import {
  type LoadedVendorOrder,
  loadVendorOrders,
  methodOf,
} from '../../../orders/vendor-orders/load-vendor-orders.js';
import { openLines } from '../../../orders/vendor-orders/open-items.js';
import { isToWeigh } from '../../../orders/weighing/line-weight.view.js';
import { lockOrder } from '../../../tables/lock-order.js';
import type { Order } from '../../../tables/order.entity.js';
import { PickupNotice } from '../../../tables/pickup-notice.entity.js';
import { calendarPath } from '../calendar/calendar-path.js';
import { dueReminders } from './reminders.sql.js';

@Injectable()
export class Reminders {
  constructor(
    private readonly db: DataSource,
    private readonly links: OrderLinks,
    private readonly mail: MailOutbox,
  ) {}

  async due(now: Date): Promise<number[]> {
    const rows = await fetchRows(this.db, dueReminders, [now, null]);
    return [...new Set(rows.map(({ orderId }) => orderId))];
  }

  /** Sends one email for each day of an order, once: sent and noted are one transaction. */
  async send(orderId: number, now: Date): Promise<void> {
    const secret = await this.links.secret();
    await this.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      const due = await fetchRows(tx, dueReminders, [now, orderId]);
      if (due.length === 0) return;
      const all = await loadVendorOrders(tx, { orderIds: [orderId] });
      const path = this.links.path(secret, order);
      for (const date of new Set(due.map((one) => one.date))) {
        const ids = due.filter((one) => one.date === date).map(({ vendorOrderId }) => vendorOrderId);
        const vendorOrders = all.filter(({ id }) => ids.includes(id));
        await this.mail.enqueue(tx, reminderMail(order, vendorOrders, path));
        await tx.insert(
          PickupNotice,
          ids.map((vendorOrderId) => ({ vendorOrderId, kind: 'reminder' as const, date })),
        );
      }
    });
  }
}

function moneyText(
  { paymentMethod, paymentStatus }: Order,
  vendorOrders: readonly LoadedVendorOrder[],
): string[] {
  if (paymentStatus === 'owed')
    return ['Your payment didn’t go through. Please open your order and pay before you get it.'];
  if (paymentMethod !== 'cash') return [];
  const cents = vendorOrders.reduce((sum, vendorOrder) => sum + leftToTake(vendorOrder), 0);
  const back = vendorOrders.flatMap((vendorOrder) => overpaidText(vendorOrder) ?? []);
  if (cents === 0) return back;
  const rounded = roundedText(vendorOrders);
  const cash = rounded ?? dollars(cents);
  const bring = vendorOrders.some(isToWeigh)
    ? `Please bring cash. The final price depends on weight, and is never more than ${cash}.`
    : rounded === null
      ? `Please bring ${cash} in cash.`
      : `Please bring cash: ${cash}.`;
  return [...back, bring];
}

function reminderMail(order: Order, vendorOrders: readonly LoadedVendorOrder[], path: string): MailDraft {
  const [first] = vendorOrders;
  const window = first?.handover?.window;
  const day = window ? dayText(window.startsAt, window.timeZone) : '';
  const isPickup = vendorOrders.some((vendorOrder) => methodOf(order, vendorOrder) === 'pickup');
  const names = vendorOrders.map(({ vendor }) => vendor.businessName).join(' and ');
  return {
    kind: 'pickup-reminder',
    ...aboutOrder(order),
    to: order.email,
    subject: `Tomorrow: your order from ${names}`,
    heading: isPickup ? 'Your pickup is tomorrow' : 'Your delivery is tomorrow',
    paragraphs: [
      `Your order ${order.orderNumber} ${isPickup ? 'is ready for you' : 'comes to you'} on ${day}.`,
      ...moneyText(order, vendorOrders),
    ],
    facts: [
      ...vendorOrders.map((vendorOrder) => ({
        label: vendorOrder.vendor.businessName,
        value: openLines(vendorOrder),
      })),
      ...wayFacts(order, vendorOrders),
      { label: 'Calendar', value: 'Add it to your calendar', path: calendarPath(order.id, path) },
    ],
    action: { label: 'See your order', path },
    note: "This link opens your order without logging in, so please don't share it.",
  };
}
