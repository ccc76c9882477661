import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { emailsOfWhoMay } from '../../../../accounts/businesses/emails-of-who-may.js';
import { fetchRows } from '../../../../platform/database/statement.js';
import { MailOutbox } from '../../../../platform/mail/mail-outbox.js';
import { OrderLinks } from '../../../orders/guests/order-links.js';
import { MoveOrder } from '../../../orders/move-order.js';
import { loadVendorOrders } from '../../../orders/vendor-orders/load-vendor-orders.js';
import { lockOrder } from '../../../tables/lock-order.js';
import type { Order } from '../../../tables/order.entity.js';
import { PickupNotice } from '../../../tables/pickup-notice.entity.js';
import { isUnpaid, uncollectedMail, vendorUncollectedMail } from './uncollected-mails.js';
import { type UncollectedVendorOrder, uncollectedVendorOrders } from './uncollected.sql.js';

const BY_THE_CLOCK = { actor: 'system', person: { id: null } } as const;

@Injectable()
export class UncollectedOrders {
  constructor(
    private readonly db: DataSource,
    private readonly moving: MoveOrder,
    private readonly links: OrderLinks,
    private readonly mail: MailOutbox,
  ) {}

  due(now: Date): Promise<UncollectedVendorOrder[]> {
    return fetchRows(this.db, uncollectedVendorOrders, [now, null]);
  }

  /** Settles one vendor order, once: looked at again under the lock of its order. */
  async settle(
    { vendorOrderId, orderId }: Pick<UncollectedVendorOrder, 'vendorOrderId' | 'orderId'>,
    now: Date,
  ): Promise<void> {
    const link = await this.links.secret();
    await this.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      const [due] = await fetchRows(tx, uncollectedVendorOrders, [now, vendorOrderId]);
      if (!due) return;
      const { vendorId } = due;
      const [vendorOrder] = await loadVendorOrders(tx, { orderIds: [orderId], vendorId });
      if (!vendorOrder) return;
      const cents = await this.apply(tx, order, { due, isUnpaid: isUnpaid(order, vendorOrder) }, link);
      const settled = { due, cents, path: this.links.path(link, order) };
      await this.mail.enqueue(tx, uncollectedMail(order, vendorOrder, settled));
      if (due.rule === 'kept') return;
      for (const to of await emailsOfWhoMay(tx, vendorOrder.vendor.businessId, 'refund'))
        await this.mail.enqueue(tx, vendorUncollectedMail(order, vendorOrder, settled, to));
    });
  }

  /** @returns cents that go back */
  private async apply(
    tx: EntityManager,
    order: Order,
    {
      due: { vendorOrderId, vendorId, rule, date },
      isUnpaid,
    }: { due: UncollectedVendorOrder; isUnpaid: boolean },
    link: string,
  ): Promise<number> {
    if (rule === 'kept') {
      await tx.insert(PickupNotice, { vendorOrderId: vendorOrderId, kind: 'kept', date });
      return 0;
    }
    const isDonated = rule === 'donated';
    // Nobody has paid for a donated order that was to be paid in cash.
    const status = isDonated && !isUnpaid ? 'delivered' : 'cancelled';
    const note = isDonated ? 'Not picked up. Donated.' : 'Not picked up.';
    const moved = { orderId: order.id, vendorId, by: BY_THE_CLOCK, link, isChecked: true, isGone: isDonated };
    const request = { status, carrier: null, trackingNumber: null, note } as const;
    return (await this.moving.moveIn(tx, moved, request)).cents;
  }
}
