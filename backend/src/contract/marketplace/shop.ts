/** What the marketplace deals in: categories, practices, methods, limits. Free of zod. */
import { LISTING_CATEGORIES, type ListingCategory } from '../directory/categories.js';

/** The listings' categories without 'other'. */
export const PRODUCT_CATEGORIES = LISTING_CATEGORIES.filter(
  (category): category is Exclude<ListingCategory, 'other'> => category !== 'other',
);
export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];

export const FARMING_PRACTICES = [
  'conventional',
  'organic',
  'regenerative',
  'sustainable',
  'biodynamic',
] as const;
export type FarmingPractice = (typeof FARMING_PRACTICES)[number];

/** How a vendor, or one product, reaches a buyer. */
export const SHIPPING_METHODS = [
  'pickup',
  'local_delivery',
  'regional_shipping',
  'nationwide_shipping',
] as const;
export type ShippingMethod = (typeof SHIPPING_METHODS)[number];

export const SHIPPING_METHOD_LABELS: Record<ShippingMethod, string> = {
  pickup: 'Pickup',
  local_delivery: 'Local delivery',
  regional_shipping: 'Regional shipping',
  nationwide_shipping: 'Nationwide shipping',
};

export const PRODUCT_SORTS = ['newest', 'price-low', 'price-high', 'popular', 'rating'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

export const AVAILABILITIES = ['in-stock', 'low-stock'] as const;

/** Above this many a product is 'In Stock'; from one to it, 'Only N left'. */
export const LOW_STOCK = 10;

/** @returns 'In Stock', 'Only 3 left' or 'Out of Stock' */
export function stockLabel(inventory: number): string {
  if (inventory > LOW_STOCK) return 'In Stock';
  return inventory > 0 ? `Only ${inventory} left` : 'Out of Stock';
}

/** The most of a product that a vendor can ask to be told at. */
export const MAX_LOW_STOCK_AT = 1_000;

/** What is said instead where the stock is not counted. */
export const MADE_TO_ORDER = 'Made to order';

/** How many pictures a product has at most. */
export const MAX_PRODUCT_IMAGES = 8;
/** The largest number of units of one product in a cart, and in stock. */
export const MAX_QUANTITY = 100_000;
/** How many different products a cart holds at most. */
export const MAX_CART_LINES = 100;
/** How many products a vendor may have. */
export const MAX_PRODUCTS_PER_VENDOR = 2_000;
/** How many rows a products file may have: an option is a row. */
export const MAX_IMPORT_ROWS = 10_000;
/** The largest products file, in bytes. */
export const MAX_PRODUCTS_FILE_BYTES = 1024 * 1024;
export const PRODUCTS_FILE_SIZE_MESSAGE =
  'This file is larger than 1 MB. Split it into smaller files and import them one by one.';
/** How many columns it may have: shops with many additions have hundreds. */
export const MAX_IMPORT_COLUMNS = 500;
/** How many wrong rows an import shows; it counts them all. */
export const MAX_SHOWN_MISTAKES = 20;
