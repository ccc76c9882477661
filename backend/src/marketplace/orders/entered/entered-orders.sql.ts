import { statement } from '../../../platform/database/statement.js';

export const ownItems = statement<
  { id: number; name: string; variantIds: number[] },
  [vendorId: number, productIds: readonly number[]]
>(`
  SELECT id, name, ARRAY(SELECT own.id FROM product_variants AS own
    WHERE own.product_id = product.id AND own.ended_at IS NULL) AS "variantIds"
  FROM products AS product WHERE vendor_id = $1 AND id = ANY($2::int[]) AND deleted_at IS NULL`);
