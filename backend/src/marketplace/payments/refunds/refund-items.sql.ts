import { statement } from '../../../platform/database/statement.js';
import { isUncounted } from '../../products/dated-stock/dated-stock.sql.js';
import { variantsBack } from '../../products/variants/variants.sql.js';
import { withPartsSold } from '../../tables/sold-parts.sql.js';

/** Never more than was sold. Locks products in ascending order, after the order. */
export const putBack = statement<
  { id: number; quantity: number },
  [lineIds: readonly number[], quantities: readonly number[]]
>(`
  WITH asked AS (SELECT * FROM unnest($1::int[], $2::int[]) AS asked (id, quantity)),
  locked AS (SELECT products.id FROM products
    WHERE products.id IN (SELECT product_id FROM order_items JOIN asked USING (id)
        UNION SELECT product_id FROM order_item_parts JOIN asked ON asked.id = order_item_id) AND products.deleted_at IS NULL
    ORDER BY products.id FOR UPDATE OF products),
  own AS (SELECT line.id, line.product_id, line.variant_id, ${isUncounted('line')}, least(asked.quantity, line.quantity - line.restocked) AS quantity
    FROM order_items AS line JOIN asked USING (id)
    WHERE line.restocked < line.quantity AND (line.product_id IN (SELECT id FROM locked)
      OR EXISTS (SELECT 1 FROM order_item_parts AS part JOIN locked ON locked.id = part.product_id WHERE part.order_item_id = line.id))),
  done AS (UPDATE order_items SET restocked = restocked + own.quantity
    FROM own WHERE own.id = order_items.id RETURNING order_items.id, own.quantity),
  lines AS (SELECT sold.* FROM (${withPartsSold}) AS sold JOIN locked ON locked.id = sold.product_id),
  back AS (SELECT product_id AS id, sum(quantity)::int AS quantity,
      coalesce(sum(quantity) FILTER (WHERE NOT made_to_order AND variant_id IS NULL), 0)::int AS counted
    FROM lines GROUP BY product_id),
  variants AS (${variantsBack}),
  stocked AS (UPDATE products SET sold_count = greatest(sold_count - back.quantity, 0),
      inventory = CASE WHEN variant_count > 0 OR is_bundle THEN inventory ELSE least(inventory + back.counted, 100000) END
    FROM back WHERE products.id = back.id)
  SELECT id, quantity FROM done`);

/** The check constraint of the lines has the last word: none is refunded more often than it was sold. */
export const addRefunded = statement<
  Record<string, never>,
  [lineIds: readonly number[], quantities: readonly number[]]
>(`
  UPDATE order_items SET refunded = refunded + asked.quantity
  FROM unnest($1::int[], $2::int[]) AS asked (id, quantity) WHERE order_items.id = asked.id`);
