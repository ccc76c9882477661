import type { HoursException, Season } from '../../../contract/directory/hours.js';
import { statement } from '../../../platform/database/statement.js';

/** A farm of an account, with what it offers. */
export interface TextFarmRow {
  id: number;
  name: string;
  timeZone: string | null;
  seasons: Season[];
  exceptions: HoursException[];
  /** What its listings are called. */
  offers: string[];
}

export const farmsToText = statement<TextFarmRow, [ownerId: number]>(`
  SELECT farm.id, farm.name, farm.time_zone AS "timeZone", farm.seasons, farm.exceptions,
    ARRAY(SELECT product_name FROM listings WHERE farm_id = farm.id ORDER BY id LIMIT 500) AS offers
  FROM farms AS farm WHERE farm.user_id = $1 ORDER BY farm.name, farm.id LIMIT 50`);

export interface TextProductRow {
  id: number;
  name: string;
}

/** What an account's vendor sells now. */
export const productsToText = statement<TextProductRow, [ownerId: number]>(`
  SELECT product.id, product.name FROM products AS product JOIN vendors AS vendor ON vendor.id = product.vendor_id
  WHERE vendor.user_id = $1 AND product.deleted_at IS NULL AND product.is_active AND product.removed_at IS NULL
  ORDER BY product.name, product.id LIMIT 2000`);

export const vendorToText = statement<{ id: number }, [ownerId: number]>(
  'SELECT id FROM vendors WHERE user_id = $1',
);
