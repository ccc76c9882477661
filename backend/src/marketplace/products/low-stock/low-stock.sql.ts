import { statement } from '../../../platform/database/statement.js';

export interface LowProduct {
  id: number;
  name: string;
  inventory: number;
  businessId: number | null;
}

/** Answers no row where there is more of it again, or nothing to be told. */
export const lowProduct = statement<LowProduct, [productId: number, variantId: number | null]>(`
  SELECT product.id, product.name || coalesce(', ' || variant.name, '') AS name,
    coalesce(variant.inventory, product.inventory) AS inventory, vendor.business_id AS "businessId"
  FROM products AS product JOIN vendors AS vendor ON vendor.id = product.vendor_id
  LEFT JOIN product_variants AS variant ON variant.id = $2 AND variant.product_id = product.id
  WHERE product.id = $1 AND coalesce(variant.inventory, product.inventory) <= vendor.low_stock_at
    AND product.is_listed AND variant.ended_at IS NULL`);
