import { statement } from '../../platform/database/statement.js';
import type { DemoVendor } from './demo-vendor.js';

/** Answers no row where the ZIP code does not exist. */
export const insertVendor = statement<
  { id: number },
  [
    userId: number | null,
    businessName: string,
    description: string,
    farmStory: string,
    street: string,
    zipCode: string,
    phone: string,
    farmingPractice: DemoVendor['farmingPractice'],
    certifications: readonly string[],
    shippingMethods: DemoVendor['shippingMethods'],
    pickupNote: string,
    isApproved: boolean,
    pickupHours: string,
  ]
>(`
  INSERT INTO vendors (user_id, business_name, description, farm_story, address, city, state, zip_code, latitude, longitude,
    phone, farming_practice, certifications, shipping_methods, pickup_note, is_approved, pickup_hours, is_demonstration)
  SELECT $1, $2, $3, $4, $5, city, state, zip_code, latitude, longitude, $7, $8, $9, $10, $11, $12, $13::jsonb, true
  FROM zip_codes WHERE zip_code = $6 RETURNING id`);

export interface DemoShopProduct {
  id: number;
  vendorId: number;
  name: string;
  price: number;
  inventory: number;
  isActive: boolean;
  /** Its sizes in order; none of what is sold in one. */
  variants: { id: number; name: string; price: number }[];
}

export const insertProducts = statement<
  Omit<DemoShopProduct, 'variants'>,
  [vendorId: number, products: string]
>(`
  INSERT INTO products (vendor_id, sku, name, description, category, unit, price, inventory, made_to_order, shipping_weight, shipping_methods,
    is_organic, harvest_date, expiration_date, tags, is_active, created_at, updated_at)
  SELECT $1, sku, name, description, category, unit, price, inventory, "madeToOrder", "shippingWeight", "shippingMethods", "isOrganic",
    "harvestDate", "expirationDate", tags, "isActive", "createdAt", "createdAt"
  FROM jsonb_to_recordset($2::jsonb) AS given (sku text, name text, description text, category text, unit text, price int,
    inventory int, "madeToOrder" boolean, "shippingWeight" float8, "shippingMethods" text[], "isOrganic" boolean, "harvestDate" date,
    "expirationDate" date, tags text[], "isActive" boolean, "createdAt" timestamptz)
  RETURNING id, vendor_id AS "vendorId", name, price, inventory, is_active AS "isActive"`);
