import type { EntityManager } from 'typeorm';
import { concernsVendors } from '../../../contract/marketplace/payment-status.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { refuseWhileCollecting } from '../../payments/later/collecting.service.js';
import { lockWindows, type VendorOrderWindow } from '../../pickups/ways/vendor-order-windows.sql.js';
import { longestLead } from '../../pickups/ways/why-not-window.rules.js';
import type { Order } from '../../tables/order.entity.js';
import { mayChangeVendorOrder } from '../buyers/may-cancel.rules.js';
import { type LoadedVendorOrder, loadVendorOrders } from '../vendor-orders/load-vendor-orders.js';
import { linesNow, type VendorOrderLineNow } from './order-changes.sql.js';

export interface ChangeOf {
  orderId: number;
  vendorId: number;
  /** Null of a guest, and by the link of the email. */
  userId: number | null;
  address: string;
}

export interface OpenVendorOrder {
  vendorOrder: LoadedVendorOrder;
  lines: VendorOrderLineNow[];
}

/** @throws ORDER_NOT_FOUND (no dated vendor order), ORDER_NOT_PAID_YET, ORDER_CLOSED, PAYMENT_RUNNING */
export async function openVendorOrder(
  tx: EntityManager,
  order: Order,
  vendorId: number,
): Promise<OpenVendorOrder> {
  const [vendorOrder] = await loadVendorOrders(tx, { orderIds: [order.id], vendorId });
  if (!vendorOrder?.handover?.window) throw new DomainError('ORDER_NOT_FOUND');
  if (order.paymentStatus === 'held') throw new DomainError('ORDER_NOT_PAID_YET');
  if (!concernsVendors(order.paymentStatus) || !mayChangeVendorOrder(order, vendorOrder))
    throw new DomainError('ORDER_CLOSED');
  await refuseWhileCollecting(tx, order);
  const lines = await fetchRows(tx, linesNow, [vendorOrder.id]);
  return { vendorOrder, lines: lines.filter(({ quantity }) => quantity > 0) };
}

/** Locks both days in ascending order; by the clock after that, @throws ORDER_CLOSED */
export async function lockDays(
  tx: EntityManager,
  { vendorOrder, lines }: OpenVendorOrder,
  otherId: number | null,
): Promise<{ own: VendorOrderWindow; other: VendorOrderWindow | undefined; now: Date }> {
  const ids = [vendorOrder.windowId ?? 0, ...(otherId === null ? [] : [otherId])];
  const lead = longestLead(lines);
  const windows = await fetchRows(tx, lockWindows, [ids, ids.map(() => lead)]);
  const now = new Date();
  const own = windows.find(({ id }) => id === vendorOrder.windowId);
  if (!own || now >= (vendorOrder.ordersCloseAt ?? own.ordersCloseAt)) throw new DomainError('ORDER_CLOSED');
  return { own, other: windows.find(({ id }) => id === otherId), now };
}
