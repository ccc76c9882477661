import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, MoreThan } from 'typeorm';
import { Payouts } from '../../payments/payouts/payouts.service.js';
import { lockBelongings, lockOrder } from '../../tables/lock-order.js';
import type { Order } from '../../tables/order.entity.js';
import { VendorOrder } from '../../tables/vendor-order.entity.js';
import { Balances } from '../deposits/balances.service.js';
import { balanceTermsOf } from '../deposits/deposit.view.js';
import { keepDeposits } from '../deposits/keep-deposits.js';
import { OrderLinks } from '../guests/order-links.js';
import { MoveOrder } from '../move-order.js';
import { loadVendorOrders } from '../vendor-orders/load-vendor-orders.js';
import { WeighedMails } from './weighed-mails.js';

@Injectable()
export class UnpaidOrders {
  constructor(
    private readonly db: DataSource,
    private readonly moving: MoveOrder,
    private readonly payouts: Payouts,
    private readonly links: OrderLinks,
    private readonly mails: WeighedMails,
    private readonly balances: Balances,
  ) {}

  async collected(tx: EntityManager, orderId: number): Promise<void> {
    const vendorOrders = await tx.findBy(VendorOrder, [
      { orderId, status: 'delivered' },
      { orderId, kept: MoreThan(0) },
    ]);
    for (const { vendorId } of vendorOrders) await this.payouts.request(tx, vendorId);
  }

  async holdEnded(tx: EntityManager, orderId: number): Promise<void> {
    await this.mails.tellNotHeld(tx, orderId, await this.links.secret());
  }

  async notCollected(tx: EntityManager, orderId: number, cents: number): Promise<void> {
    const link = await this.links.secret();
    const isTold = await this.balances.tellOwed(tx, orderId, cents, link);
    if (!isTold) await this.mails.tellOwed(tx, orderId, cents, link);
  }

  private async end(tx: EntityManager, order: Order, secret: string): Promise<void> {
    const vendorOrders = await loadVendorOrders(tx, { orderIds: [order.id] });
    const [vendorOrder] = vendorOrders.filter(({ status }) => status === 'cancelled');
    if (!vendorOrder || !balanceTermsOf(vendorOrders)) return this.mails.tellEnded(tx, order, secret);
    const kept = await keepDeposits(tx, vendorOrder);
    await this.balances.tellEnded(tx, order, vendorOrder, { kept, secret });
  }

  /** Cancels what was not handed over of an order that is still owed; what was stays owed, for staff. */
  async notPaid(orderId: number): Promise<void> {
    const link = await this.links.secret();
    await this.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order.paymentStatus !== 'owed') return;
      await lockBelongings(tx, orderId);
      const open = await tx.findBy(VendorOrder, { orderId, status: In(['pending', 'confirmed']) });
      for (const { vendorId } of open) {
        const by = { actor: 'system' as const, person: { id: null } };
        const note = 'The payment did not go through.';
        const request = { status: 'cancelled' as const, carrier: null, trackingNumber: null, note };
        await this.moving.moveIn(tx, { orderId, vendorId, by, link, isChecked: true }, request);
      }
      if (open.length > 0) await this.end(tx, order, link);
    });
  }
}
