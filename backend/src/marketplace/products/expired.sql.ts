import { todayIn, UTC } from '../../platform/database/days.sql.js';
import { statement } from '../../platform/database/statement.js';
import { vendorZone, zoneOfVendor } from '../vendors/vendor-zone.sql.js';

export const dayOfVendor = (vendor: string): string => todayIn(vendorZone(vendor));

/** @param product its row @param day SQL of a date; left out for today */
export const expiresOn = (
  product: string,
  day = todayIn(zoneOfVendor(`${product}.vendor_id`)),
): string => `least(${product}.expiration_date, (SELECT min(good.expiration_date)
    FROM bundle_parts AS part JOIN products AS good ON good.id = part.product_id
    WHERE part.bundle_id = ${product}.id AND part.week IS NOT DISTINCT FROM bundle_week(${product}.id, ${day})))`;

/** A box's contents depend on the order's day. @param today SQL of the day where its vendor is */
export const isPastDate = (product: string, today = todayIn(zoneOfVendor(`${product}.vendor_id`))): string =>
  `coalesce(${product}.expiration_date < ${today}, false)`;

export interface PastDate {
  id: number;
  name: string;
  expirationDate: string;
  vendorId: number;
  businessId: number | null;
}

/** The trigger looks at each anew. Answers each once, also where an edit took it out before. */
export const unlistExpired = statement<PastDate>(`
  UPDATE products AS product SET is_active = product.is_active, told_past_date = product.expiration_date FROM vendors AS vendor
  WHERE vendor.id = product.vendor_id AND vendor.is_approved AND vendor.is_active
    AND product.is_active AND product.deleted_at IS NULL AND product.removed_at IS NULL
    AND product.told_past_date IS DISTINCT FROM product.expiration_date
    AND product.expiration_date <= ${todayIn(UTC)} AND product.expiration_date < ${dayOfVendor('vendor')}
  RETURNING product.id, product.name, product.expiration_date::text AS "expirationDate", vendor.id AS "vendorId",
    vendor.business_id AS "businessId"`);

export const pastDate = statement<{ id: number }, [productId: number]>(`
  SELECT id FROM products AS product WHERE id = $1 AND ${isPastDate('product')}`);
