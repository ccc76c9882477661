import type { Unit } from '../../contract/directory/categories.js';
import type { WeightUnit } from '../../contract/marketplace/weight/weight.js';
import { isFarmShown } from '../../directory/tables/twins.sql.js';
import { isTheirs } from '../../directory/tables/whose-farm.sql.js';
import { isThere, takesOrders } from '../../marketplace/pickups/next/open-windows.sql.js';
import { statement } from '../../platform/database/statement.js';

/** The next look comes a quarter of an hour later. */
const MOST = 200;
const NEW = `interval '3 days'`;
const untold = (key: string) => `NOT EXISTS (SELECT FROM announcements WHERE key = ${key})`;

const farmKeys = `coalesce((SELECT array_agg('farm-' || farm.id ORDER BY farm.id) FROM farms AS farm
  WHERE farm.business_id = vendor.business_id AND ${isTheirs('farm')} AND ${isFarmShown('farm')}), '{}') AS farms`;
const sells = 'vendor.is_approved AND vendor.is_active AND NOT vendor.is_demonstration';

export interface NewListing {
  id: number;
  name: string;
  price: string;
  unit: Unit;
  category: string;
  farmId: number | null;
  farmName: string | null;
  city: string | null;
  state: string | null;
  latitude: number | null;
  longitude: number | null;
  userId: number | null;
}

export const newListings = statement<NewListing>(`
  SELECT id, product_name AS name, price, unit, category, farm_id AS "farmId", farm_name AS "farmName", city, state,
    latitude, longitude, user_id AS "userId"
  FROM listings WHERE created_at > now() - ${NEW} AND is_available AND NOT is_demonstration
    AND ${untold(`'listing-' || listings.id`)}
  ORDER BY created_at, id LIMIT ${MOST}`);

export interface ProductRow {
  id: number;
  name: string;
  category: string;
  price: number;
  pricePer: WeightUnit | null;
  variantCount: number;
  vendorName: string;
  /** Whose it is, who is not told. */
  userId: number | null;
  farms: `farm-${number}`[];
  latitude: number;
  longitude: number;
}

const productColumns = `product.id, product.name, product.category, product.price, product.price_per AS "pricePer",
  product.variant_count AS "variantCount", vendor.business_name AS "vendorName", vendor.user_id AS "userId",
  vendor.latitude, vendor.longitude, ${farmKeys}`;

export const newProducts = statement<ProductRow>(`
  SELECT ${productColumns} FROM products AS product JOIN vendors AS vendor ON vendor.id = product.vendor_id
  WHERE product.created_at > now() - ${NEW} AND product.is_listed AND product.inventory > 0 AND ${sells}
    AND ${untold(`'product-' || product.id`)}
  ORDER BY product.created_at, product.id LIMIT ${MOST}`);

export interface ChangedProduct extends ProductRow {
  isInStock: boolean;
  /** Null where it was not followed before. */
  wasInStock: boolean | null;
  wasPrice: number | null;
}

const inStock = '(product.is_listed AND product.inventory > 0)';

export const changedProducts = statement<ChangedProduct>(`
  SELECT ${productColumns}, ${inStock} AS "isInStock", watched.is_in_stock AS "wasInStock", watched.price AS "wasPrice"
  FROM (SELECT DISTINCT split_part(key, '-', 2)::integer AS id FROM follows WHERE key LIKE 'product-%') AS followed
  JOIN products AS product ON product.id = followed.id
  JOIN vendors AS vendor ON vendor.id = product.vendor_id
  LEFT JOIN watched_products AS watched ON watched.product_id = product.id
  WHERE product.deleted_at IS NULL
    AND (watched.price IS DISTINCT FROM product.price OR watched.is_in_stock IS DISTINCT FROM ${inStock})
  ORDER BY product.id LIMIT ${MOST}`);

export interface OrderingRow {
  windowId: number;
  vendorId: number;
  vendorName: string;
  userId: number | null;
  farms: `farm-${number}`[];
  siteName: string;
  timeZone: string;
  startsAt: Date;
  endsAt: Date;
  ordersCloseAt: Date;
}

const ordering = (condition: string) => `
  SELECT DISTINCT ON (own.vendor_id) own.id AS "windowId", own.vendor_id AS "vendorId",
    vendor.business_name AS "vendorName", vendor.user_id AS "userId", ${farmKeys}, site.name AS "siteName",
    site.time_zone AS "timeZone", own.starts_at AS "startsAt", own.ends_at AS "endsAt",
    own.orders_close_at AS "ordersCloseAt"
  FROM pickup_windows AS own
  JOIN pickup_schedules AS schedule ON schedule.id = own.schedule_id
  JOIN pickup_sites AS site ON site.id = schedule.site_id
  JOIN vendors AS vendor ON vendor.id = own.vendor_id
  WHERE ${takesOrders('own')} AND ${isThere('vendor')} AND ${sells} AND ${condition}
  ORDER BY own.vendor_id, own.starts_at, own.id LIMIT ${MOST}`;

export const openedOrdering = statement<OrderingRow>(
  ordering(`own.orders_open_at > now() - interval '2 hours'
    AND NOT EXISTS (SELECT FROM pickup_windows AS other WHERE other.vendor_id = own.vendor_id AND other.status = 'open'
      AND other.orders_open_at < own.orders_open_at AND other.orders_close_at > own.orders_open_at)
    AND ${untold(`'orders-open-' || own.id`)}`),
);

/** Closing within ten hours; orders that close every day or two are no news. */
export const closingOrdering = statement<OrderingRow>(
  ordering(`own.orders_close_at < now() + interval '10 hours'
    AND NOT EXISTS (SELECT FROM pickup_windows AS other WHERE other.vendor_id = own.vendor_id AND other.status = 'open'
      AND (other.orders_close_at - own.orders_close_at > interval '6 hours'
          AND other.orders_close_at - own.orders_close_at < interval '48 hours'
        OR own.orders_close_at - other.orders_close_at > interval '6 hours'
          AND own.orders_close_at - other.orders_close_at < interval '48 hours'))
    AND ${untold(`'orders-close-' || own.vendor_id || '-' || to_char(own.orders_close_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')`)}`),
);

export const goneAnnouncements = statement<{ id: number }>(`
  SELECT id FROM announcements WHERE until > now() AND CASE kind
    WHEN 'listing' THEN NOT EXISTS (SELECT FROM listings WHERE id = split_part(path, '/', 3)::integer AND is_available)
    WHEN 'product' THEN ${goneProduct()} WHEN 'back-in-stock' THEN ${goneProduct()} WHEN 'price' THEN ${goneProduct()}
    ELSE false END`);

function goneProduct(): string {
  return `NOT EXISTS (SELECT FROM products AS product WHERE product.id = split_part(path, '/', 3)::integer AND ${inStock})`;
}
