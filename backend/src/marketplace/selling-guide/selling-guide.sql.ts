import type { Season } from '../../contract/directory/hours.js';
import { isUnderReview } from '../../directory/tables/whose-farm.sql.js';
import { statement } from '../../platform/database/statement.js';

export interface GuideFarmRow {
  id: number;
  name: string;
  description: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  timeZone: string;
  phone: string | null;
  website: string | null;
  imageUrl: string | null;
  organicCertified: boolean;
  seasons: Season[];
}

/** One that is only claimed is as the directory has it, which its claimant may not see all of. */
export const ownFarms = statement<GuideFarmRow, [userId: number, limit: number]>(`
  SELECT farm.id, farm.name, farm.description, farm.address, coalesce(farm.city, zip.city) AS city, zip.state,
    farm.zip_code AS "zipCode", zip.time_zone AS "timeZone", farm.phone, farm.website, farm.image_url AS "imageUrl",
    farm.organic_certified AS "organicCertified", farm.seasons
  FROM farms AS farm JOIN zip_codes AS zip USING (zip_code)
  WHERE farm.user_id = $1 AND farm.business_status <> 'CLOSED_PERMANENTLY' AND NOT ${isUnderReview('farm')}
  ORDER BY farm.id DESC LIMIT $2::int`);

export const countFarms = statement<{ count: number }, [userId: number]>(
  'SELECT count(*)::int AS count FROM farms WHERE user_id = $1',
);

export const ownListings = statement<{ id: number; productName: string }, [userId: number, limit: number]>(`
  SELECT listing.id, listing.product_name AS "productName" FROM listings AS listing
  WHERE listing.user_id = $1 AND listing.removed_at IS NULL ORDER BY listing.id DESC LIMIT $2::int`);

export interface VendorFactsRow {
  products: number;
  activeProducts: number;
  sites: number;
  /** Of the coming days, as many as one needs to know. */
  windows: number;
}

export const vendorFacts = statement<VendorFactsRow, [vendorId: number, now: Date]>(`SELECT
  (SELECT count(*)::int FROM products WHERE vendor_id = $1 AND deleted_at IS NULL) AS products,
  (SELECT count(*)::int FROM products WHERE vendor_id = $1 AND deleted_at IS NULL AND is_active) AS "activeProducts",
  (SELECT count(*)::int FROM pickup_sites WHERE vendor_id = $1 AND closed_at IS NULL) AS sites,
  (SELECT count(*)::int FROM (SELECT FROM pickup_windows
    WHERE vendor_id = $1 AND ends_at > $2 AND status = 'open' LIMIT 1) AS coming) AS windows`);
