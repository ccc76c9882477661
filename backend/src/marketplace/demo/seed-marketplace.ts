import type { EntityManager } from 'typeorm';
import { demoProducts } from './demo-products.js';
import { DEMO_VENDORS, type DemoVendor } from './demo-vendor.js';

/** Somebody who waits for approval and has nothing to sell yet. */
const WAITING: DemoVendor = {
  businessName: 'Lantern Field Mushrooms',
  code: 'LFM',
  zipCode: '53703',
  street: '17 Ice House Lane',
  phone: '608-555-0113',
  description: 'Oyster mushrooms and lion’s mane, grown on straw and sawdust in an old ice house.',
  farmStory: 'A cool cellar, a pressure cooker and a neighbor with a sawmill.',
  farmingPractice: 'sustainable',
  certifications: [],
  shippingMethods: ['pickup', 'local_delivery'],
  pickupNote: 'Thursdays from 4 to 6 PM.',
  goods: [],
};

/** What of the demonstration's shop others build on. */
export interface DemoShop {
  vendors: { id: number; userId: number | null; businessName: string }[];
  products: {
    id: number;
    vendorId: number;
    name: string;
    price: number;
    inventory: number;
    isActive: boolean;
  }[];
}

/**
 * Writes the demonstration's vendors and products; `zip_codes` has to be filled.
 * @param accounts ids by user name; the account "vendor" gets the first vendor
 * @param now the goods are as fresh as that
 */
export async function seedDemoMarketplace(
  tx: EntityManager,
  accounts: ReadonlyMap<string, number>,
  now = new Date(),
): Promise<DemoShop> {
  const shop: DemoShop = { vendors: [], products: [] };
  for (const [index, vendor] of DEMO_VENDORS.entries()) {
    const userId = index === 0 ? (accounts.get('vendor') ?? null) : null;
    const id = await writeVendor(tx, vendor, userId, true);
    shop.vendors.push({ id, userId, businessName: vendor.businessName });
    shop.products.push(...(await writeProducts(tx, id, vendor, now)));
  }
  await writeVendor(tx, WAITING, null, false);
  return shop;
}

/** @returns the vendor's id @throws RangeError where its ZIP code is not there */
async function writeVendor(
  tx: EntityManager,
  vendor: DemoVendor,
  userId: number | null,
  isApproved: boolean,
): Promise<number> {
  const [written] = await tx.query<{ id: number }[]>(
    `INSERT INTO vendors (user_id, business_name, description, farm_story, address, city, state, zip_code, latitude, longitude, phone,
       farming_practice, certifications, shipping_methods, pickup_note, is_approved, is_demonstration)
     SELECT $1, $2, $3, $4, $5, city, state, zip_code, latitude, longitude, $7, $8, $9, $10, $11, $12, true
     FROM zip_codes WHERE zip_code = $6 RETURNING id`,
    [
      userId,
      vendor.businessName,
      vendor.description,
      vendor.farmStory,
      vendor.street,
      vendor.zipCode,
      vendor.phone,
      vendor.farmingPractice,
      vendor.certifications,
      vendor.shippingMethods,
      vendor.pickupNote,
      isApproved,
    ],
  );
  if (!written) throw new RangeError(`There is no ZIP code ${vendor.zipCode} for ${vendor.businessName}.`);
  return written.id;
}

async function writeProducts(
  tx: EntityManager,
  vendorId: number,
  vendor: DemoVendor,
  now: Date,
): Promise<DemoShop['products']> {
  const written = await tx.query<DemoShop['products']>(
    `INSERT INTO products (vendor_id, sku, name, description, category, unit, price, inventory, shipping_weight, shipping_methods,
       is_organic, harvest_date, expiration_date, tags, is_active, created_at, updated_at)
     SELECT $1, sku, name, description, category, unit, price, inventory, "shippingWeight", "shippingMethods", "isOrganic", "harvestDate",
       "expirationDate", tags, "isActive", "createdAt", "createdAt"
     FROM jsonb_to_recordset($2::jsonb) AS given (sku text, name text, description text, category text, unit text, price int, inventory int,
       "shippingWeight" float8, "shippingMethods" text[], "isOrganic" boolean, "harvestDate" date, "expirationDate" date, tags text[],
       "isActive" boolean, "createdAt" timestamptz)
     RETURNING id, vendor_id AS "vendorId", name, price, inventory, is_active AS "isActive"`,
    [vendorId, JSON.stringify(demoProducts(vendor, now))],
  );
  return written.sort((a, b) => a.id - b.id);
}
