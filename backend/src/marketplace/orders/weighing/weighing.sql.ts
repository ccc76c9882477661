import { statement } from '../../../platform/database/statement.js';

/** Orders of a vendor of which something is to be weighed, the soonest first. */
export const ordersToWeigh = statement<{ id: number; total: number }, [vendorId: number, most: number]>(`
  SELECT share.order_id AS id, count(*) OVER ()::int AS total
  FROM fulfilments AS share JOIN orders ON orders.id = share.order_id
  LEFT JOIN pickup_windows AS own ON own.id = share.window_id
  WHERE share.id IN (SELECT fulfilment_id FROM order_items
      WHERE vendor_id = $1 AND by_weight IS NOT NULL AND grams IS NULL)
    AND share.status IN ('pending', 'confirmed') AND orders.payment_status NOT IN ('held', 'abandoned')
    AND orders.confirm_by IS NULL
  ORDER BY coalesce(own.starts_at, orders.created_at), share.id LIMIT $2`);

/** What a code takes off a share whatever its goods come to, in cents; null for a part of them. */
export const fixedDiscount = statement<{ cents: number | null }, [shareId: number]>(`
  SELECT CASE WHEN code.kind = 'amount' THEN share.discount END AS cents
  FROM fulfilments AS share LEFT JOIN discount_codes AS code ON code.id = share.discount_code_id WHERE share.id = $1`);
