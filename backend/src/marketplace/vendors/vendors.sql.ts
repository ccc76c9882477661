import { statement } from '../../platform/database/statement.js';
import type { Vendor } from '../tables/vendor.entity.js';
import type { Assortment } from './vendor.view.js';

/** A vendor as the statements read it. */
export type VendorRow = Omit<Vendor, 'user' | 'lowStockAt'> & Assortment;

/** @returns what a vendor set instead of the standard, as one object */
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

// What a vendor has most of comes first.
const assortment = `LATERAL (
  SELECT array_agg(category ORDER BY count DESC, category) AS specialties, sum(count)::int AS product_count
  FROM (SELECT category, count(*) FROM products WHERE vendor_id = vendors.id AND is_listed GROUP BY category) AS counted)`;

/** Whether everybody sees a vendor. */
export const isPublic = 'is_approved AND is_active';

export const publicVendor = statement<VendorRow, [vendorId: number]>(
  `SELECT ${columns} FROM vendors CROSS JOIN ${assortment} AS assortment WHERE vendors.id = $1 AND ${isPublic}`,
);

/** Whether there is such a vendor, public or not. */
export const anyVendor = statement<{ id: number }, [vendorId: number]>(
  'SELECT id FROM vendors WHERE id = $1',
);

/** Those of the ids that everyone may see. */
export const vendorsById = statement<VendorRow, [ids: readonly number[]]>(
  `SELECT ${columns} FROM vendors CROSS JOIN ${assortment} AS assortment
   WHERE vendors.id = ANY($1::int[]) AND ${isPublic}`,
);

export const vendorOfUser = statement<{ id: number; userId: number; businessName: string }, [userId: number]>(
  'SELECT id, user_id AS "userId", business_name AS "businessName" FROM vendors WHERE user_id = $1',
);

/** Whether a vendor has set up where it hands over: pickup sites or delivery zones. */
export const hasPickups = statement<{ isSetUp: boolean }, [vendorId: number]>(`
  SELECT EXISTS (SELECT 1 FROM pickup_sites WHERE vendor_id = $1 AND closed_at IS NULL)
    OR EXISTS (SELECT 1 FROM delivery_zones WHERE vendor_id = $1 AND closed_at IS NULL) AS "isSetUp"`);
