import { statement } from '../../platform/database/statement.js';
import type { Vendor } from '../tables/vendor.entity.js';
import type { VendorOffer } from './vendor-checks.rules.js';
import type { Assortment } from './vendor.view.js';

export type VendorRow = Omit<Vendor, 'user' | 'lowStockAt' | 'roundsCash'> & Assortment;

export const termColumns = (vendor: string): string =>
  `json_build_object('shippingPrice', ${vendor}.shipping_price, 'shippingFreeFrom', ${vendor}.shipping_free_from,
    'deliveryPrice', ${vendor}.delivery_price, 'deliveryFreeFrom', ${vendor}.delivery_free_from, 'minimumOrder', ${vendor}.minimum_order)`;

const columns = `vendors.id, user_id AS "userId", business_name AS "businessName", description, farm_story AS "farmStory", address, city,
  state, zip_code AS "zipCode", latitude, longitude, phone, website, image_url AS "imageUrl", image_alt AS "imageAlt",
  farming_practice AS "farmingPractice", certifications, shipping_methods AS "shippingMethods", shipping_states AS "shippingStates",
  pickup_note AS "pickupNote", shipping_price AS "shippingPrice", shipping_free_from AS "shippingFreeFrom",
  delivery_price AS "deliveryPrice", delivery_free_from AS "deliveryFreeFrom", minimum_order AS "minimumOrder",
  pickup_hours AS "pickupHours", days_off AS "daysOff",
  commission_rate AS "commissionRate", stripe_account_id AS "stripeAccountId", is_approved AS "isApproved", is_active AS "isActive",
  is_demonstration AS "isDemonstration", rating_sum AS "ratingSum", rating_count AS "ratingCount", created_at AS "createdAt",
  updated_at AS "updatedAt", coalesce(specialties, '{}') AS specialties, coalesce(product_count, 0) AS "productCount"`;

const assortment = `LATERAL (
  SELECT array_agg(category ORDER BY count DESC, category) AS specialties, sum(count)::int AS product_count
  FROM (SELECT category, count(*) FROM products WHERE vendor_id = vendors.id AND is_listed GROUP BY category) AS counted)`;

export const isPublic = 'is_approved AND is_active';

export const publicVendor = statement<VendorRow, [vendorId: number]>(
  `SELECT ${columns} FROM vendors CROSS JOIN ${assortment} AS assortment WHERE vendors.id = $1 AND ${isPublic}`,
);

export const anyVendor = statement<{ id: number }, [vendorId: number]>(
  'SELECT id FROM vendors WHERE id = $1',
);

export const vendorsById = statement<VendorRow, [ids: readonly number[]]>(
  `SELECT ${columns} FROM vendors CROSS JOIN ${assortment} AS assortment
   WHERE vendors.id = ANY($1::int[]) AND ${isPublic}`,
);

export const vendorOfUser = statement<{ id: number; userId: number; businessName: string }, [userId: number]>(
  'SELECT id, user_id AS "userId", business_name AS "businessName" FROM vendors WHERE user_id = $1',
);

export const hasPickups = statement<{ isSetUp: boolean }, [vendorId: number]>(`
  SELECT EXISTS (SELECT 1 FROM pickup_sites WHERE vendor_id = $1 AND closed_at IS NULL)
    OR EXISTS (SELECT 1 FROM delivery_zones WHERE vendor_id = $1 AND closed_at IS NULL) AS "isSetUp"`);

/** What is checked of a vendor beside its own row: `vendor-checks.rules.ts`. */
export const vendorOffer = statement<VendorOffer, [vendorId: number, zipCode: string | null]>(`SELECT
  (SELECT count(*)::int FROM products
   WHERE vendor_id = $1 AND is_active AND deleted_at IS NULL AND images <> '[]') AS "picturedProducts",
  EXISTS (SELECT 1 FROM zip_codes WHERE zip_code = $2) AS "isZipKnown"`);
