import { statement } from '../../../platform/database/statement.js';

/** An option of a product; money in cents. */
export interface VariantRow {
  id: number;
  productId: number;
  name: string;
  price: number;
  inventory: number;
  imageUrl: string | null;
  shippingWeight: number | null;
  isOrganic: boolean | null;
}

/** The options that some products are sold in, in their order. */
export const variantsOf = statement<VariantRow, [productIds: readonly number[]]>(`
  SELECT id, product_id AS "productId", name, price, inventory, image_url AS "imageUrl",
    shipping_weight AS "shippingWeight", is_organic AS "isOrganic"
  FROM product_variants WHERE product_id = ANY($1::int[]) AND ended_at IS NULL ORDER BY product_id, position, id`);

/**
 * SQL: the stock of options comes back, of `lines` whose products are `locked`. A trigger brings the stock of
 * their products along.
 */
export const variantsBack = `UPDATE product_variants SET inventory = least(inventory + own.quantity, 100000)
    FROM (SELECT variant_id, sum(quantity)::int AS quantity FROM lines JOIN locked ON locked.id = product_id
      WHERE NOT made_to_order GROUP BY 1) AS own
    WHERE product_variants.id = own.variant_id`;
