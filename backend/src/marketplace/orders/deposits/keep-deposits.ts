import type { EntityManager } from 'typeorm';
import { changeRows } from '../../../platform/database/statement.js';
import { paymentsOf, takenOf } from '../../payments/order-payments.js';
import { addUpOrder } from '../../tables/add-up-order.sql.js';
import { Fulfilment } from '../../tables/fulfilment.entity.js';
import { OrderItem } from '../../tables/order-item.entity.js';
import { keptShare } from './kept-deposits.rules.js';

/** @returns cents kept where the terms say so; the rest goes back later. The order is locked. */
export async function keepDeposits(
  tx: EntityManager,
  { id, orderId, commissionRate }: Fulfilment,
): Promise<number> {
  const lines = await tx.find(OrderItem, { where: { fulfilmentId: id }, order: { id: 'ASC' } });
  const paid = takenOf(await paymentsOf(tx, orderId));
  const kept = keptShare(lines, { commissionRate, paid });
  if (!kept) return 0;
  for (const { id: lineId, ...line } of kept.lines) await tx.update(OrderItem, lineId, line);
  await tx.update(Fulfilment, id, kept.share);
  await changeRows(tx, addUpOrder, [orderId]);
  return kept.share.total;
}
