import { statement } from '../../../platform/database/statement.js';

/** A product that is still down to what its vendor wants to hear of. */
export interface LowProduct {
  id: number;
  name: string;
  inventory: number;
  businessId: number | null;
}

/** Answers no row where there is more of it again, or nothing to be told. */
export const lowProduct = statement<LowProduct, [productId: number]>(`
  SELECT product.id, product.name, product.inventory, vendor.business_id AS "businessId"
  FROM products AS product JOIN vendors AS vendor ON vendor.id = product.vendor_id
  WHERE product.id = $1 AND product.inventory <= vendor.low_stock_at AND product.is_listed`);
