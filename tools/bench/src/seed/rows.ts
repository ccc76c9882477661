import {
  LISTING_CATEGORIES,
  UNITS,
  type ListingCategory,
} from '@farmgate/backend/src/contract/directory/categories';
import type { Season } from '@farmgate/backend/src/contract/directory/hours';
import { FEATURES, PLACE_KINDS } from '@farmgate/backend/src/contract/directory/place-kinds';
import { completeProductTypes, PRODUCT_TYPES } from '@farmgate/backend/src/contract/directory/product-types';
import { DAY_MS } from '@farmgate/backend/src/contract/shared/calendar/durations';
import type { Random } from '@farmgate/backend/src/directory/demo/random';
import { nameKey } from '@farmgate/backend/src/directory/places/name-key.rules';
import type { Spot } from './spots.js';
import * as words from './words.js';

/** Rows as the tables have them (columns by their names), made from random choices. */

const FIRST_DAY = Date.UTC(2024, 0, 1);
export const DAYS = 700;

export function placeRow(number: number, spot: Spot, random: Random) {
  const isMarket = random.chance(0.4);
  const name = `${spot.city} ${random.pick(words.FARM_NAMES)} ${isMarket ? 'Farmers Market' : random.pick(words.FARM_ENDINGS)}`;
  return {
    kind: isMarket ? 'farmers_market' : random.pick(PLACE_KINDS.slice(1)),
    source: 'usda_export',
    source_id: `bench/${number}`,
    name_key: nameKey(name),
    last_confirmed: day(random.int(0, DAYS)).slice(0, 10),
    ...siteColumns(name, spot, random),
    organic_options: random.chance(0.3),
  };
}

export function farmRow(number: number, spot: Spot, random: Random) {
  const name = `${random.pick(words.FARM_NAMES)} ${random.pick(words.FARM_NAMES)} ${random.pick(words.FARM_ENDINGS)}`;
  return {
    id: number,
    kind: random.pick(PLACE_KINDS.slice(1)),
    ...siteColumns(name, spot, random),
    is_verified: random.chance(0.5),
    created_at: day(random.int(0, DAYS)),
    updated_at: day(DAYS),
  };
}

function siteColumns(name: string, spot: Spot, random: Random) {
  const types = PRODUCT_TYPES.filter(() => random.chance(0.25));
  return {
    name,
    description: `${random.pick(words.SENTENCES)} ${random.pick(words.SENTENCES)}`,
    address: `${random.int(1, 9_999)} Main Street, ${spot.city}, ${spot.state} ${spot.zipCode}`,
    ...positionColumns(spot),
    is_approximate: false,
    time_zone: spot.timeZone,
    phone: random.chance(0.5) ? `(555) 555-01${random.int(10, 99)}` : null,
    website: random.chance(0.5) ? `https://farm-${random.int(1, 99_999)}.example` : null,
    product_types: completeProductTypes(types, false),
    activities: random.chance(0.2) ? ['Hay rides', 'Corn maze'] : [],
    features: FEATURES.filter(() => random.chance(0.25)),
    organic_certified: random.chance(0.1),
    seasons: seasons(random),
  };
}

/** Most of the directory says when it is open: a market day or two from spring to fall, or the whole year. */
function seasons(random: Random): Season[] {
  const kind = random.next();
  if (kind < 0.25) return [];
  const hours = [
    { day: 6 as const, opens: '08:00', closes: '13:00' },
    ...(kind < 0.6 ? [{ day: 3 as const, opens: '14:00', closes: '18:30' }] : []),
  ];
  return [kind < 0.4 ? { from: '01-01', to: '12-31', hours } : { from: '05-01', to: '10-31', hours }];
}

export type FarmRow = ReturnType<typeof farmRow> & { user_id: number | null };

/** @param count how many listings there will be; they were added evenly over two years */
export function listingRow(number: number, count: number, farm: FarmRow, random: Random) {
  const { category, product } = productOf(number, random);
  const created_at = day((number / count) * DAYS + random.next());
  return {
    farm_id: farm.id,
    user_id: farm.user_id,
    product_name: `${random.pick(words.QUALITIES)} ${product}`,
    description: `${random.pick(words.SENTENCES)} ${random.pick(words.SENTENCES)}`,
    price: (random.int(100, 2_500) / 100).toFixed(2),
    unit: random.pick(UNITS),
    category,
    image_url: random.chance(0.5) ? `/media/listings/${number}.webp` : null,
    ...availability(random, created_at),
    farm_name: farm.name,
    city: farm.city,
    state: farm.state,
    zip_code: farm.zip_code,
    latitude: farm.latitude,
    longitude: farm.longitude,
    phone: random.chance(0.3) ? farm.phone : null,
    is_demonstration: false,
    created_at,
    updated_at: created_at,
  };
}

/**
 * One of twenty is not shown: paused by its farmer, hidden since nobody confirmed it, or taken down by staff.
 */
function availability(random: Random, created_at: string) {
  const kind = random.next();
  return {
    is_available: kind < 0.95,
    hidden_at: kind >= 0.97 && kind < 0.995 ? created_at : null,
    removed_at: kind >= 0.995 ? created_at : null,
    removed_reason: kind >= 0.995 ? 'It was no produce.' : null,
    was_available: kind >= 0.995 ? true : null,
  };
}

/**
 * The searched words come in exact shares, spread evenly: a stride that has no factor in common with the ten
 * thousand.
 */
export function productOf(number: number, random: Random): { category: ListingCategory; product: string } {
  const place = (number * 7_919) % 10_000;
  const searched =
    place === 0
      ? words.RARE_WORD
      : place <= 100
        ? words.MEDIUM_WORD
        : place <= 1_100
          ? words.FREQUENT_WORD
          : null;
  if (searched) return { category: words.WORD_CATEGORY, product: searched };
  const category = random.chance(0.3)
    ? random.pick(['vegetables', 'fruits'] as const)
    : random.pick(LISTING_CATEGORIES);
  return { category, product: random.pick(words.PRODUCTS[category] ?? ['farm goods', 'gift boxes']) };
}

export const positionColumns = ({ city, state, zipCode, latitude, longitude }: Spot) => ({
  city,
  state,
  zip_code: zipCode,
  latitude,
  longitude,
});

export const day = (days: number) => new Date(FIRST_DAY + days * DAY_MS).toISOString();
