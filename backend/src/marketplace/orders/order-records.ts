import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { PersonalData } from '../../accounts/personal-data/personal-data.js';
import { changeRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { summaryOf } from '../payments/order-payments.js';
import { Order } from '../tables/order.entity.js';
import { Payment } from '../tables/payment.entity.js';
import { VendorOrder } from '../tables/vendor-order.entity.js';
import { Vendor } from '../tables/vendor.entity.js';
import { lockProductsOf } from '../vendors/lock-products.js';
import { orderView } from './details/order.view.js';
import { leaveWithAccount } from './guests/joined-orders.sql.js';
import { forgetContactsOf, forgetOrphanedContacts } from './order-records.sql.js';
import { loadVendorOrders } from './vendor-orders/load-vendor-orders.js';

@Injectable()
export class OrderRecords implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.add({ name: 'orders', export: exportOrders, erase });
  }

  async forgetContacts(): Promise<void> {
    await changeRows(this.db, forgetOrphanedContacts, []);
  }
}

/** @throws ORDERS_OPEN for a vendor whom buyers wait for */
async function erase(tx: EntityManager, userId: number): Promise<void> {
  const vendor = await tx.findOneBy(Vendor, { userId });
  if (vendor) {
    // Whoever buys at this moment is either counted here or finds the products gone.
    await lockProductsOf(tx, vendor.id);
    const open = { vendorId: vendor.id, status: In(['pending', 'confirmed']) };
    if (await tx.existsBy(VendorOrder, open)) throw new DomainError('ORDERS_OPEN');
  }
  await changeRows(tx, forgetContactsOf, [userId]);
  await changeRows(tx, leaveWithAccount, [userId]);
}

async function exportOrders(tx: EntityManager, userId: number): Promise<Record<string, unknown>[]> {
  const orders = await tx.find(Order, { where: { userId }, order: { id: 'ASC' } });
  const orderIds = orders.map(({ id }) => id);
  const payments = await tx.find(Payment, { where: { orderId: In(orderIds) }, order: { id: 'DESC' } });
  const vendorOrders = await loadVendorOrders(tx, { orderIds });
  return orders.flatMap((order) => {
    const paid = summaryOf(payments.filter(({ orderId }) => orderId === order.id));
    const own = vendorOrders.filter(({ orderId }) => orderId === order.id);
    return paid ? [orderView(order, own, paid, null, false)] : [];
  });
}
