import type { StoredByWeight } from '../../../contract/marketplace/weight/by-weight.js';
import { statement } from '../../../platform/database/statement.js';
import { byWeightOf } from '../variants/variants.sql.js';
import type { KnownOption, KnownProduct } from './product-rows.rules.js';

const known = (lock: string) =>
  statement<KnownProduct, [vendorId: number]>(`
  SELECT id, sku, name, description, category, tax_class AS "taxClass", unit, price, inventory,
    made_to_order AS "madeToOrder", is_bundle AS "isBundle", shipping_weight AS "shippingWeight",
    shipping_methods AS "shippingMethods", is_organic AS "isOrganic", harvest_date::text AS "harvestDate",
    expiration_date::text AS "expirationDate", tags, is_active AS "isActive", crates, lead_hours AS "leadHours", deposit
  FROM products WHERE vendor_id = $1 AND deleted_at IS NULL ORDER BY id ${lock}`);

export const knownProducts = known('');
export const lockKnownProducts = known('FOR UPDATE');

export const knownOptions = statement<
  Omit<KnownOption, 'weight'> & { byWeight: StoredByWeight | null },
  [vendorId: number]
>(`
  SELECT variant.id, variant.product_id AS "productId", variant.name, variant.price, variant.inventory, variant.position, variant.deposit,
    variant.shipping_weight AS "shippingWeight", variant.is_organic AS "isOrganic",
    ${byWeightOf('variant')} AS "byWeight"
  FROM product_variants AS variant JOIN products ON products.id = variant.product_id
  WHERE products.vendor_id = $1 AND products.deleted_at IS NULL AND variant.ended_at IS NULL
  ORDER BY variant.product_id, variant.position, variant.id`);

export const nextProductIds = statement<{ id: number }, [count: number]>(`
  SELECT nextval(pg_get_serial_sequence('products', 'id'))::int AS id FROM generate_series(1, $1) ORDER BY 1`);

const given = `jsonb_to_recordset($2::jsonb) AS given (id int, sku text, name text, description text, category text, "taxClass" text,
  unit text, price int, inventory int, "madeToOrder" boolean, "shippingWeight" float8, "shippingMethods" text[], "isOrganic" boolean,
  "harvestDate" date, "expirationDate" date, tags text[], "isActive" boolean, crates int,
  "leadHours" int, deposit jsonb, "isBundle" boolean)`;
const columns = `sku, name, description, category, tax_class, unit, price, inventory, made_to_order, shipping_weight, shipping_methods,
  is_organic, harvest_date, expiration_date, tags, is_active, crates, lead_hours, deposit`;
const values = `given.sku, given.name, given.description, given.category, given."taxClass", given.unit, given.price, given.inventory,
  given."madeToOrder", given."shippingWeight", given."shippingMethods", given."isOrganic", given."harvestDate", given."expirationDate", given.tags,
  given."isActive", given.crates, given."leadHours", given.deposit`;

type Written = [vendorId: number, products: string];

export const insertAll = statement<Record<string, never>, Written>(
  `INSERT INTO products (id, vendor_id, is_bundle, ${columns}) SELECT given.id, $1, given."isBundle", ${values} FROM ${given}`,
);
export const updateAll = statement<Record<string, never>, Written>(`
  UPDATE products SET (${columns}, updated_at) = ROW(${values}, now())
  FROM ${given} WHERE products.id = given.id AND products.vendor_id = $1 AND products.deleted_at IS NULL`);

const options = `jsonb_to_recordset($1::jsonb) AS given (id int, "productId" int, name text, price int, inventory int, position int,
  deposit int, "shippingWeight" float8, "isOrganic" boolean, "mostPrice" int, weight jsonb)`;
const optionColumns = `name, price, inventory, position, deposit, shipping_weight, is_organic, price_per, in_steps, most_price,
  least_grams, nominal_grams, most_grams, least_weight, nominal_weight, most_weight`;
const optionValues = `given.name, given.price, given.inventory, given.position, given.deposit, given."shippingWeight", given."isOrganic",
  given.weight->>'per', coalesce((given.weight->>'inSteps')::boolean, false), given."mostPrice",
  (given.weight->>'leastGrams')::int, (given.weight->>'nominalGrams')::int, (given.weight->>'mostGrams')::int,
  given.weight->>'least', given.weight->>'nominal', given.weight->>'most'`;

export const insertOptions = statement<Record<string, never>, [options: string]>(`
  INSERT INTO product_variants (product_id, ${optionColumns}) SELECT given."productId", ${optionValues} FROM ${options}`);
export const updateOptions = statement<Record<string, never>, [options: string]>(`
  UPDATE product_variants SET (${optionColumns}, updated_at) = ROW(${optionValues}, now())
  FROM ${options} WHERE product_variants.id = given.id AND product_variants.product_id = given."productId"`);
