import { type EntityManager, In, Not } from 'typeorm';
import { basisPointsOf, shareOf } from '../../../contract/shared/money.js';
import { changeRows } from '../../../platform/database/statement.js';
import { addUpOrder } from '../../tables/add-up-order.sql.js';
import { Fulfilment } from '../../tables/fulfilment.entity.js';
import { OrderItem } from '../../tables/order-item.entity.js';
import { waivedLines } from './waive.rules.js';

/** Locked, and its sales not booked yet. @param cents at most what its open shares cost */
export async function waive(tx: EntityManager, orderId: number, cents: number): Promise<void> {
  const shares = await tx.find(Fulfilment, {
    where: { orderId, status: Not('cancelled') },
    order: { id: 'ASC' },
  });
  const lines = await tx.find(OrderItem, {
    where: { fulfilmentId: In(shares.map(({ id }) => id)) },
    order: { id: 'ASC' },
  });
  let rest = cents;
  const off = (most: number): number => {
    const now = Math.min(rest, most);
    rest -= now;
    return now;
  };
  const isByWeight = ({ id }: Fulfilment) =>
    lines.some(({ fulfilmentId, byWeight }) => fulfilmentId === id && byWeight);
  for (const share of shares.toSorted((one, other) => Number(isByWeight(other)) - Number(isByWeight(one)))) {
    const own = lines.filter(({ fulfilmentId }) => fulfilmentId === share.id);
    const gone = off(share.subtotal - share.discount + share.tax);
    if (gone === 0) continue;
    const waived = waivedLines(own, gone);
    for (const { id, discount, tax } of waived) await tx.update(OrderItem, id, { discount, tax });
    const sum = (key: 'discount' | 'tax') => waived.reduce((cents, line) => cents + line[key], 0);
    Object.assign(share, { discount: sum('discount'), tax: sum('tax') });
  }
  for (const share of shares) {
    const { id, subtotal, discount, tax, commissionRate } = share;
    const shipping = share.shipping - off(share.shipping);
    const total = subtotal - discount + tax + shipping;
    const commission = shareOf(subtotal - discount, basisPointsOf(commissionRate) ?? 0);
    await tx.update(Fulfilment, id, { discount, tax, shipping, total, commission });
  }
  await changeRows(tx, addUpOrder, [orderId]);
}
