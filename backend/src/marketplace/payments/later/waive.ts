import { type EntityManager, In, Not } from 'typeorm';
import { basisPointsOf, shareOf } from '../../../contract/shared/money.js';
import { changeRows } from '../../../platform/database/statement.js';
import { addUpOrder } from '../../tables/add-up-order.sql.js';
import { OrderItem } from '../../tables/order-item.entity.js';
import { VendorOrder } from '../../tables/vendor-order.entity.js';
import { waivedLines } from './waive.rules.js';

/** Locked, and its sales not booked yet. @param cents at most what its open vendor orders cost */
export async function waive(tx: EntityManager, orderId: number, cents: number): Promise<void> {
  const vendorOrders = await tx.find(VendorOrder, {
    where: { orderId, status: Not('cancelled') },
    order: { id: 'ASC' },
  });
  const lines = await tx.find(OrderItem, {
    where: { vendorOrderId: In(vendorOrders.map(({ id }) => id)) },
    order: { id: 'ASC' },
  });
  let rest = cents;
  const off = (most: number): number => {
    const now = Math.min(rest, most);
    rest -= now;
    return now;
  };
  const isByWeight = ({ id }: VendorOrder) =>
    lines.some(({ vendorOrderId, byWeight }) => vendorOrderId === id && byWeight);
  for (const vendorOrder of vendorOrders.toSorted(
    (one, other) => Number(isByWeight(other)) - Number(isByWeight(one)),
  )) {
    const own = lines.filter(({ vendorOrderId }) => vendorOrderId === vendorOrder.id);
    const gone = off(vendorOrder.subtotal - vendorOrder.discount + vendorOrder.tax);
    if (gone === 0) continue;
    const waived = waivedLines(own, gone);
    for (const { id, discount, tax } of waived) await tx.update(OrderItem, id, { discount, tax });
    const sum = (key: 'discount' | 'tax') => waived.reduce((cents, line) => cents + line[key], 0);
    Object.assign(vendorOrder, { discount: sum('discount'), tax: sum('tax') });
  }
  for (const vendorOrder of vendorOrders) {
    const { id, subtotal, discount, tax, commissionRate } = vendorOrder;
    const shipping = vendorOrder.shipping - off(vendorOrder.shipping);
    const total = subtotal - discount + tax + shipping;
    const commission = shareOf(subtotal - discount, basisPointsOf(commissionRate) ?? 0);
    await tx.update(VendorOrder, id, { discount, tax, shipping, total, commission });
  }
  await changeRows(tx, addUpOrder, [orderId]);
}
