import { UNITS } from '@farmgate/backend/src/contract/directory/categories';
import {
  FARMING_PRACTICES,
  PRODUCT_CATEGORIES,
  SHIPPING_METHODS,
} from '@farmgate/backend/src/contract/marketplace/shop';
import type { Random } from '@farmgate/backend/src/directory/demo/random';
import { day, DAYS, positionColumns, productOf } from './rows.js';
import type { Spot } from './spots.js';
import * as words from './words.js';

/** Rows of the shop as the tables have them, made from random choices; money in cents. */

export function vendorRow(number: number, spot: Spot, random: Random) {
  return {
    id: number,
    business_name: `${random.pick(words.FARM_NAMES)} ${random.pick(words.FARM_NAMES)} ${random.pick(words.FARM_ENDINGS)}`,
    description: `${random.pick(words.SENTENCES)} ${random.pick(words.SENTENCES)}`,
    address: `${random.int(1, 9_999)} Main Street`,
    ...positionColumns(spot),
    farming_practice: random.pick(FARMING_PRACTICES),
    shipping_methods: ['pickup', ...SHIPPING_METHODS.slice(1).filter(() => random.chance(0.5))],
    is_approved: random.chance(0.95),
    ...ratings(random),
  };
}

export type VendorRow = ReturnType<typeof vendorRow>;

/** @param count how many products there will be; they were added evenly over two years */
export function productRow(number: number, count: number, vendor: VendorRow, random: Random) {
  const { category, product } = productOf(number, random);
  const created_at = day((number / count) * DAYS + random.next());
  return {
    vendor_id: vendor.id,
    sku: `B-${number}`,
    name: `${random.pick(words.QUALITIES)} ${product}`,
    description: `${random.pick(words.SENTENCES)} ${random.pick(words.SENTENCES)}`,
    category: PRODUCT_CATEGORIES.find((known) => known === category) ?? 'artisan-goods',
    unit: random.pick(UNITS),
    price: random.int(100, 6_000),
    inventory: random.chance(0.1) ? 0 : random.int(1, 200),
    images: random.chance(0.7) ? [{ url: `/media/products/${number}.webp`, alt: product }] : [],
    shipping_methods: [],
    is_organic: random.chance(0.3),
    tags: random.chance(0.5) ? ['seasonal'] : [],
    is_active: random.chance(0.95),
    sold_count: random.int(0, 500),
    ...ratings(random),
    created_at,
    updated_at: created_at,
  };
}

/** A third has been reviewed. */
function ratings(random: Random): { rating_sum: number; rating_count: number } {
  const rating_count = random.chance(0.33) ? random.int(1, 40) : 0;
  return { rating_sum: random.int(rating_count * 3, rating_count * 5), rating_count };
}
