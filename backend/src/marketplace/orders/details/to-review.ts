import type { EntityManager } from 'typeorm';
import type { OrderView } from '../../../contract/marketplace/orders.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { toReview } from './to-review.sql.js';

type ToReview = Pick<OrderView, 'toReview'>;

export async function toReviewOf(
  tx: EntityManager,
  userId: number,
  orderIds: readonly number[],
): Promise<(orderId: number) => ToReview> {
  const rows = orderIds.length > 0 ? await fetchRows(tx, toReview, [userId, orderIds]) : [];
  return (id) => {
    const own = rows.filter(({ orderId }) => orderId === id);
    return own.length > 0 ? { toReview: own.map(({ productId, name }) => ({ productId, name })) } : {};
  };
}
