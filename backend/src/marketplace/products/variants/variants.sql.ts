import type { WeightUnit } from '../../../contract/marketplace/weight/weight.js';
import { statement } from '../../../platform/database/statement.js';

/** Money in cents. */
export interface VariantRow {
  id: number;
  productId: number;
  name: string;
  price: number;
  inventory: number;
  imageUrl: string | null;
  shippingWeight: number | null;
  isOrganic: boolean | null;
  /** Null for what is sold each; the price is for one `pricePer` otherwise, and all the others are there. */
  pricePer: WeightUnit | null;
  inSteps: boolean;
  leastGrams: number | null;
  nominalGrams: number | null;
  mostGrams: number | null;
  /** As its farm wrote them; null where only grams were kept. */
  leastWeight: string | null;
  nominalWeight: string | null;
  mostWeight: string | null;
  /** Cents for one piece or step, at most. */
  mostPrice: number | null;
  /** Cents of each, instead of what the product asks for as a deposit. */
  deposit: number | null;
}

export const variantsOf = statement<VariantRow, [productIds: readonly number[]]>(`
  SELECT id, product_id AS "productId", name, price, inventory, image_url AS "imageUrl",
    shipping_weight AS "shippingWeight", is_organic AS "isOrganic", price_per AS "pricePer", in_steps AS "inSteps",
    least_grams AS "leastGrams", nominal_grams AS "nominalGrams", most_grams AS "mostGrams",
    least_weight AS "leastWeight", nominal_weight AS "nominalWeight", most_weight AS "mostWeight", most_price AS "mostPrice", deposit
  FROM product_variants WHERE product_id = ANY($1::int[]) AND ended_at IS NULL ORDER BY product_id, position, id`);

/** SQL: JSON that `withWeights` completes; null for what is sold each. @param own its row */
export const byWeightOf = (own: string) => `CASE WHEN ${own}.price_per IS NOT NULL THEN jsonb_build_object(
    'per', ${own}.price_per, 'price', ${own}.price, 'inSteps', ${own}.in_steps, 'leastGrams', ${own}.least_grams,
    'nominalGrams', ${own}.nominal_grams, 'mostGrams', ${own}.most_grams,
    'least', ${own}.least_weight, 'nominal', ${own}.nominal_weight, 'most', ${own}.most_weight) END`;

/** SQL: of `lines` whose products are `locked`; a trigger brings the products' stock along. */
export const variantsBack = `UPDATE product_variants SET inventory = least(inventory + own.quantity, 100000)
    FROM (SELECT variant_id, sum(quantity)::int AS quantity FROM lines JOIN locked ON locked.id = product_id
      WHERE NOT made_to_order GROUP BY 1) AS own
    WHERE product_variants.id = own.variant_id`;
