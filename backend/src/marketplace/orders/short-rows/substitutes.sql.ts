import type { Unit } from '../../../contract/directory/categories.js';
import { statement } from '../../../platform/database/statement.js';

/** But for what is sold by weight; money in cents. */
export interface Substitute {
  productId: number;
  variantId: number | null;
  name: string;
  unit: Unit;
  price: number;
  inventory: number;
  madeToOrder: boolean;
}

const SUBSTITUTES = `
  SELECT product.id AS "productId", variant.id AS "variantId", product.name || coalesce(', ' || variant.name, '') AS name,
    CASE WHEN variant.id IS NULL THEN product.unit ELSE 'each' END AS unit, coalesce(variant.price, product.price) AS price,
    coalesce(variant.inventory, product.inventory) AS inventory, product.made_to_order AS "madeToOrder"
  FROM products AS product
  LEFT JOIN product_variants AS variant ON variant.product_id = product.id AND variant.ended_at IS NULL
  WHERE product.vendor_id = $1 AND product.is_listed AND variant.price_per IS NULL AND coalesce(variant.inventory, product.inventory) > 0`;

export const substitutesInStock = statement<Substitute, [vendorId: number, most: number]>(
  `${SUBSTITUTES} ORDER BY product.name, variant.position, product.id LIMIT $2`,
);

export const substitutesOf = statement<Substitute, [vendorId: number, productIds: readonly number[]]>(
  `${SUBSTITUTES} AND product.id = ANY($2::int[])`,
);
