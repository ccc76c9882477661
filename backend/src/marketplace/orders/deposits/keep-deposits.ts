import type { EntityManager } from 'typeorm';
import { changeRows } from '../../../platform/database/statement.js';
import { paymentsOf, takenOf } from '../../payments/order-payments.js';
import { addUpOrder } from '../../tables/add-up-order.sql.js';
import { OrderItem } from '../../tables/order-item.entity.js';
import { VendorOrder } from '../../tables/vendor-order.entity.js';
import { keptVendorOrder } from './kept-deposits.rules.js';

/** @returns cents kept where the terms say so; the rest goes back later. The order is locked. */
export async function keepDeposits(
  tx: EntityManager,
  { id, orderId, commissionRate }: VendorOrder,
): Promise<number> {
  const lines = await tx.find(OrderItem, { where: { vendorOrderId: id }, order: { id: 'ASC' } });
  const paid = takenOf(await paymentsOf(tx, orderId));
  const kept = keptVendorOrder(lines, { commissionRate, paid });
  if (!kept) return 0;
  for (const { id: lineId, ...line } of kept.lines) await tx.update(OrderItem, lineId, line);
  await tx.update(VendorOrder, id, kept.vendorOrder);
  await changeRows(tx, addUpOrder, [orderId]);
  return kept.vendorOrder.total;
}
