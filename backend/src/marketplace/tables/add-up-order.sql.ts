import { statement } from '../../platform/database/statement.js';

/** An order costs what its vendor orders do; the order is locked already. */
export const addUpOrder = statement<Record<string, never>, [orderId: number]>(`
  WITH sums AS (SELECT sum(subtotal)::int AS subtotal, sum(discount)::int AS discount, sum(tax)::int AS tax,
      sum(shipping)::int AS shipping, sum(total)::int AS total FROM fulfilments WHERE order_id = $1),
  paid AS (UPDATE payments SET amount = least(sums.total, payments.authorized) FROM sums
    WHERE payments.order_id = $1 AND payments.kind = 'order' AND payments.status IN ('started', 'authorized'))
  UPDATE orders SET subtotal = sums.subtotal, discount = sums.discount, tax = sums.tax, shipping = sums.shipping,
    total = sums.total, updated_at = now()
  FROM sums WHERE orders.id = $1`);
