import { statement } from '../../../platform/database/statement.js';

export interface WaitingRow {
  id: number;
  orderNumber: string;
  isAddition: boolean;
  heldUntil: Date;
  items: { productId: number; variantId: number | null; quantity: number }[];
}

export const waitingOrders = statement<WaitingRow, [userId: number | null, guestKey: string | null]>(`
  SELECT own.id, coalesce(base.order_number, own.order_number) AS "orderNumber", base.id IS NOT NULL AS "isAddition",
    own.held_until AS "heldUntil", held.items
  FROM orders AS own
  LEFT JOIN orders AS base ON base.id = own.adds_to_id
  CROSS JOIN LATERAL (
    SELECT coalesce(jsonb_agg(jsonb_build_object('productId', item.product_id, 'variantId', item.variant_id,
      'quantity', item.quantity) ORDER BY item.id), '[]') AS items
    FROM fulfilments AS vendor_order JOIN order_items AS item ON item.fulfilment_id = vendor_order.id
    WHERE vendor_order.order_id = own.id) AS held
  WHERE own.payment_status = 'held' AND own.held_until > now()
    AND (own.user_id = $1::int OR own.guest_key = $2::text)
  ORDER BY own.held_until, own.id`);
