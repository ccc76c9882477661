import { statement } from '../../../platform/database/statement.js';
import type { KnownProduct } from './import-rows.rules.js';

const known = (lock: string) =>
  statement<KnownProduct, [vendorId: number]>(`
  SELECT id, sku, name, description, category, tax_class AS "taxClass", unit, price, inventory,
    made_to_order AS "madeToOrder", shipping_weight AS "shippingWeight",
    shipping_methods AS "shippingMethods", is_organic AS "isOrganic", harvest_date::text AS "harvestDate",
    expiration_date::text AS "expirationDate", tags, is_active AS "isActive", crates, lead_hours AS "leadHours"
  FROM products WHERE vendor_id = $1 AND deleted_at IS NULL ORDER BY id ${lock}`);

/** What a vendor's file is compared with. */
export const knownProducts = known('');
/** The same, locked until the transaction ends. */
export const lockKnownProducts = known('FOR UPDATE');

// Row by row as JSON, one parameter for all.
const given = `jsonb_to_recordset($2::jsonb) AS given (id int, sku text, name text, description text, category text, "taxClass" text,
  unit text, price int, inventory int, "madeToOrder" boolean, "shippingWeight" float8, "shippingMethods" text[], "isOrganic" boolean,
  "harvestDate" date, "expirationDate" date, tags text[], "isActive" boolean, crates int,
  "leadHours" int)`;
const columns = `sku, name, description, category, tax_class, unit, price, inventory, made_to_order, shipping_weight, shipping_methods,
  is_organic, harvest_date, expiration_date, tags, is_active, crates, lead_hours`;
const values = `given.sku, given.name, given.description, given.category, given."taxClass", given.unit, given.price, given.inventory,
  given."madeToOrder", given."shippingWeight", given."shippingMethods", given."isOrganic", given."harvestDate", given."expirationDate", given.tags,
  given."isActive", given.crates, given."leadHours"`;

type Written = [vendorId: number, products: string];

export const insertAll = statement<Record<string, never>, Written>(
  `INSERT INTO products (vendor_id, ${columns}) SELECT $1, ${values} FROM ${given}`,
);
export const updateAll = statement<Record<string, never>, Written>(`
  UPDATE products SET (${columns}, updated_at) = ROW(${values}, now())
  FROM ${given} WHERE products.id = given.id AND products.vendor_id = $1 AND products.deleted_at IS NULL`);
