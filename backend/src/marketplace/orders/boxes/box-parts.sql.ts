import { statement } from '../../../platform/database/statement.js';

export const insertParts = statement<
  Record<string, never>,
  [
    orderId: number,
    bundleIds: readonly number[],
    productIds: readonly number[],
    variantIds: readonly (number | null)[],
    names: readonly string[],
    units: readonly string[],
    quantities: readonly number[],
    madeToOrder: readonly boolean[],
  ]
>(`
  INSERT INTO order_item_parts (order_item_id, product_id, variant_id, name, unit, quantity, made_to_order)
  SELECT line.id, part.product_id, part.variant_id, part.name, part.unit, part.quantity, part.made_to_order
  FROM unnest($2::int[], $3::int[], $4::int[], $5::text[], $6::text[], $7::int[], $8::boolean[])
    WITH ORDINALITY AS part (bundle_id, product_id, variant_id, name, unit, quantity, made_to_order, position)
  JOIN order_items AS line ON line.order_id = $1 AND line.product_id = part.bundle_id
  ORDER BY part.position`);
