import pg from 'pg';
import { DATABASE_URL } from '../global-setup';

export interface ShopVendor {
  id: number;
  businessName: string;
}

export interface ShopProduct {
  id: number;
  name: string;
}

type ShippingMethod = 'pickup' | 'local_delivery' | 'regional_shipping' | 'nationwide_shipping';

let written = 0;
/** Every worker and test has names of its own. */
const unique = () => `${process.pid.toString(36)}-${Date.now().toString(36)}-${(written += 1)}`;

async function inDatabase<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: process.env[DATABASE_URL] });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A vendor of Fort Myers that is approved. */
export function makeVendor(
  given: { name?: string; methods?: ShippingMethod[]; userId?: number } = {},
): Promise<ShopVendor> {
  const { name = `Farm ${unique()}`, userId = null } = given;
  const methods = given.methods ?? ['pickup', 'local_delivery', 'nationwide_shipping'];
  return inDatabase(async (client) => {
    const { rows } = await client.query<ShopVendor>(
      `INSERT INTO vendors (business_name, description, address, city, state, zip_code, latitude, longitude, shipping_methods,
         pickup_note, phone, is_approved, user_id)
       SELECT $1, 'Grows for the tests.', '3 Farm Road', 'Fort Myers', 'FL', zip_code, latitude, longitude, $2,
         'At the red barn, Saturdays from 8 to noon.', '239-555-0101', true, $3
       FROM zip_codes WHERE zip_code = '33901' RETURNING id, business_name AS "businessName"`,
      [name, methods, userId],
    );
    const [row] = rows;
    if (!row) throw new Error('The vendor was not written.');
    return row;
  });
}

/** A product that is for sale. @param given `price` is in cents */
export function makeProduct(
  vendor: ShopVendor,
  given: { name?: string; price?: number; inventory?: number; methods?: ShippingMethod[] } = {},
): Promise<ShopProduct> {
  const { name = `Kale ${unique()}`, price = 350, inventory = 20, methods = [] } = given;
  return inDatabase(async (client) => {
    const { rows } = await client.query<ShopProduct>(
      `INSERT INTO products (vendor_id, name, description, category, unit, price, inventory, shipping_methods)
       VALUES ($1, $2, 'Grown for the tests.', 'vegetables', 'bunch', $3, $4, $5) RETURNING id, name`,
      [vendor.id, name, price, inventory, methods],
    );
    const [row] = rows;
    if (!row) throw new Error('The product was not written.');
    return row;
  });
}

/** Options that a product is sold in. @param options `price` in cents @returns their ids, in order */
export function makeOptions(
  product: Pick<ShopProduct, 'id'>,
  options: { name: string; price: number; inventory: number }[],
): Promise<number[]> {
  const insert = `INSERT INTO product_variants (product_id, name, position, price, inventory)
    SELECT $1, name, position, price, inventory
    FROM jsonb_to_recordset($2) AS option (name text, position int, price int, inventory int) RETURNING id`;
  const rows = options.map((option, position) => ({ ...option, position }));
  return inDatabase(async (client) => {
    const written = await client.query<{ id: number }>(insert, [product.id, JSON.stringify(rows)]);
    return written.rows.map(({ id }) => id);
  });
}

/** Changes an option's stock, or ends it, as its vendor would somewhere else. */
export async function setOption(id: number, to: { inventory?: number; ended?: true }): Promise<void> {
  const update = `UPDATE product_variants SET inventory = coalesce($2, inventory),
    ended_at = CASE WHEN $3 THEN now() ELSE ended_at END WHERE id = $1`;
  await inDatabase((client) => client.query(update, [id, to.inventory ?? null, to.ended ?? false]));
}

/** A vendor's own terms: columns, in cents. */
export async function setTerms(
  vendor: ShopVendor,
  terms: { shipping?: number; minimum?: number },
): Promise<void> {
  const values = [vendor.id, terms.shipping ?? null, terms.minimum ?? null];
  await inDatabase((client) =>
    client.query('UPDATE vendors SET shipping_price = $2, minimum_order = $3 WHERE id = $1', values),
  );
}

/** A code that takes some percent off. @returns it */
export async function makeCode(vendor: ShopVendor, percent: number): Promise<string> {
  const code = `E2E${vendor.id}X${percent}`;
  const insert = `INSERT INTO discount_codes (vendor_id, code, kind, value) VALUES ($1, $2, 'percent', $3)`;
  await inDatabase((client) => client.query(insert, [vendor.id, code, percent * 100]));
  return code;
}

/** What happens to a product while somebody looks at it. @param change columns; `price` in cents */
export function changeProduct(
  product: ShopProduct,
  change: { price?: number; inventory?: number; is_active?: boolean },
): Promise<void> {
  const columns = Object.keys(change);
  const set = columns.map((column, index) => `${column} = $${index + 2}`).join(', ');
  return inDatabase(async (client) => {
    await client.query(`UPDATE products SET ${set} WHERE id = $1`, [product.id, ...Object.values(change)]);
  });
}

/** @returns how many units are left */
export function inventoryOf(product: ShopProduct): Promise<number> {
  return inDatabase(async (client) => {
    const { rows } = await client.query<{ inventory: number }>(
      'SELECT inventory FROM products WHERE id = $1',
      [product.id],
    );
    return rows[0]?.inventory ?? -1;
  });
}
