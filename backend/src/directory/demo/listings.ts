import type { ListingCategory, Unit } from '../../contract/directory/categories.js';
import type { ProductType } from '../../contract/directory/product-types.js';
import type { FarmDraft } from './farms.js';
import { createRandom, type Random } from './random.js';
import { isSelling } from './seasons.rules.js';
import { countBy, Nearby } from './sites/sites.js';
import { canFill, fillText } from './text/fill-text.js';
import type { Sayings } from './text/sayings.js';
import { LISTING_TAILS, YARD_GOODS } from './words/listing-tails.js';
import { type Product, PRODUCTS } from './words/product.js';
import { STATE_FACTS } from './words/states.js';

export interface ListingDraft {
  productName: string;
  description: string;
  /** Dollars with two decimals. */
  price: string;
  unit: Unit;
  category: ListingCategory;
  isAvailable: boolean;
  /** Days before the seeding; may be a fraction. */
  postedDaysAgo: number;
}

export const CATEGORY_GOODS: Record<ListingCategory, ProductType | null> = {
  vegetables: 'Fresh Vegetables',
  fruits: 'Fresh Fruits',
  herbs: 'Herbs',
  dairy: 'Dairy Products',
  eggs: 'Eggs',
  honey: 'Honey',
  meat: 'Meat',
  poultry: 'Poultry',
  seafood: 'Seafood',
  grains: 'Grains',
  seeds: 'Seeds',
  nuts: 'Nuts',
  'baked-goods': 'Baked Goods',
  preserves: 'Preserves',
  beverages: 'Juices & Ciders',
  flowers: 'Flowers',
  plants: 'Plants',
  'artisan-goods': 'Artisan Goods',
  other: null,
};

export type Shelf = Nearby<{ latitude: number; longitude: number; product: string }>;

const NEIGHBORS_MILES = 25;
/** What a neighbor lists in the same words is hardly ever listed. */
const SAID = 0.01;
const NEW_DAYS = 3;
const OLDEST_DAYS = 60;

/** @param count fewer where so much is not in season @param month 1 to 12 */
export function makeListings(
  farm: FarmDraft,
  count: number,
  month: number,
  shelf: Shelf,
  sayings: Sayings,
  seed: string,
): ListingDraft[] {
  const random = createRandom(seed);
  const others = createRandom(`words ${seed}`);
  const inSeason = productsOf(farm, month);
  const near = countBy(shelf.within(farm.site, NEIGHBORS_MILES), ({ product }) => product);
  const staples = new Set((PRODUCTS[farm.line] ?? []).slice(0, 2));
  const chosen: Product[] = [];
  while (chosen.length < count) {
    const product = random.weighted(inSeason, (candidate) => {
      if (chosen.some(({ name }) => name === candidate.name)) return 0;
      const same = near.get(candidate.name) ?? 0;
      // What has a season is what people look for while it lasts; sundries fill the gaps.
      const charm = candidate.ripening !== 'all' || staples.has(candidate) ? 3 : 1;
      const isFresh = candidate.texts.some((text) => sayings.isNew(text, farm.site));
      return ((candidate.category === 'other' ? 0.5 : charm) * (isFresh ? 1 : SAID)) / (1 + same) ** 2;
    });
    if (!product) break;
    chosen.push(product);
    shelf.add({ latitude: farm.site.latitude, longitude: farm.site.longitude, product: product.name });
  }
  return chosen.map((product) => listingOf(product, farm, random, sayings, others));
}

function productsOf(farm: FarmDraft, month: number): Product[] {
  const { state } = farm.site.zip;
  const climate = STATE_FACTS[state]?.climate ?? 'north';
  return (PRODUCTS[farm.line] ?? []).filter(
    ({ ripening, states }) => isSelling(ripening, climate, month) && (!states || states.includes(state)),
  );
}

function listingOf(
  product: Product,
  farm: FarmDraft,
  random: Random,
  sayings: Sayings,
  others: Random,
): ListingDraft {
  const gaps = { days: farm.yearRoundDays, city: farm.site.zip.city };
  const fill = (words: string) => fillText(words, gaps);
  const text = sayings.choose(random.pick(product.texts), product.texts, fill, farm.site, others);
  const isYard = product.category === 'other' && YARD_GOODS.test(product.name);
  const tails = (isYard ? LISTING_TAILS.yard : LISTING_TAILS.byCategory[product.category]).filter(
    (tail) => canFill(tail, gaps) && !repeats(text, tail),
  );
  const parts = [text];
  if (random.chance(0.82) && tails.length > 0) {
    const tail = sayings.choose(random.pick(tails), tails, fill, farm.site, others);
    if (sayings.isNew(fill(tail), farm.site)) parts.push(tail);
  }
  const description = fill(parts.join(' '));
  sayings.add(description, farm.site);
  return {
    productName: product.name,
    description,
    price: priceIn(product.price, random),
    unit: product.unit,
    category: product.category,
    isAvailable: true,
    postedDaysAgo: random.chance(0.045)
      ? 0.05 + random.next() * (NEW_DAYS - 0.3)
      : NEW_DAYS + 0.2 + random.next() * (OLDEST_DAYS - NEW_DAYS - 1),
  };
}

const SUBJECTS = [
  /keep|freez|frozen|refrigerat|cold|month|week|year|days|last/i,
  /order|ahead|reserve|text|call|notice/i,
  /case|box|bulk|quantity|larger|pounds or more|by the|for less|ten percent/i,
  /cooler|\bice\b|iced/i,
  /carton|jar back|container|bring/i,
  /\bask\b|tell us|talk/i,
  /seconds|cooking|sauce/i,
  /kitchen|made|batch/i,
  /ship|deliver/i,
];

function repeats(text: string, tail: string): boolean {
  return SUBJECTS.some((subject) => subject.test(text) && subject.test(tail));
}

function priceIn([low, high]: readonly [number, number], random: Random): string {
  const step = high < 2.5 ? 0.25 : high <= 20 ? 0.5 : high < 100 ? 1 : 5;
  const price = low + Math.round((random.next() * (high - low)) / step) * step;
  return Math.min(high, price).toFixed(2);
}
