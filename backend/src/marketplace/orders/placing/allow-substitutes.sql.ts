import { statement } from '../../../platform/database/statement.js';

export const allowSubstitutesOf = statement<
  Record<string, never>,
  [orderId: number, productIds: readonly number[], variantIds: readonly (number | null)[]]
>(`
  UPDATE order_items AS line SET allow_substitute = true
  FROM unnest($2::int[], $3::int[]) AS asked (product_id, variant_id)
  WHERE line.order_id = $1 AND line.product_id = asked.product_id
    AND line.variant_id IS NOT DISTINCT FROM asked.variant_id`);
