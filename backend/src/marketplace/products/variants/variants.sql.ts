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

const COLUMNS: Readonly<Record<keyof VariantRow, string>> = {
  id: 'id',
  productId: 'product_id',
  name: 'name',
  price: 'price',
  inventory: 'inventory',
  imageUrl: 'image_url',
  shippingWeight: 'shipping_weight',
  isOrganic: 'is_organic',
  pricePer: 'price_per',
  inSteps: 'in_steps',
  leastGrams: 'least_grams',
  nominalGrams: 'nominal_grams',
  mostGrams: 'most_grams',
  leastWeight: 'least_weight',
  nominalWeight: 'nominal_weight',
  mostWeight: 'most_weight',
  mostPrice: 'most_price',
  deposit: 'deposit',
};
const columns = Object.entries(COLUMNS).map(([name, column]) => `${column} AS "${name}"`);

export const variantsOf = statement<VariantRow, [productIds: readonly number[]]>(`
  SELECT ${columns.join(', ')}
  FROM product_variants WHERE product_id = ANY($1::int[]) AND ended_at IS NULL ORDER BY product_id, position, id`);

/** SQL: JSON of a `VariantRow`, and whether it has ended. @param own its row */
export const variantJson = (own: string): string =>
  `jsonb_build_object(${Object.entries(COLUMNS)
    .map(([name, column]) => `'${name}', ${own}.${column}`)
    .join(', ')}, 'isEnded', ${own}.ended_at IS NOT NULL)`;

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
