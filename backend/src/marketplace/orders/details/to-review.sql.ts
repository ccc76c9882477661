import { statement } from '../../../platform/database/statement.js';

export interface ToReviewRow {
  orderId: number;
  productId: number;
  name: string;
}

export const toReview = statement<ToReviewRow, [userId: number, orderIds: readonly number[]]>(`
  SELECT item.order_id AS "orderId", product.id AS "productId", product.name
  FROM order_items AS item JOIN fulfilments AS vendor_order ON vendor_order.id = item.fulfilment_id
  JOIN products AS product ON product.id = item.product_id
  WHERE item.order_id = ANY($2::int[]) AND vendor_order.status = 'delivered' AND item.refunded < item.quantity
    AND product.deleted_at IS NULL
    AND NOT EXISTS (SELECT FROM reviews WHERE reviews.user_id = $1 AND reviews.product_id = product.id)
  GROUP BY item.order_id, product.id, product.name ORDER BY min(item.id)`);
