import type { ProductCategory } from '../../../../contract/marketplace/shop.js';
import { PRODUCT_CATEGORIES } from '../../../../contract/marketplace/shop.js';
import { foodsIn, wordsOf } from '../../../../platform/search/foods.js';

/** Words of other systems' categories that aren't ours, each with its category. In this order. */
const WORDS: readonly (readonly [RegExp, ProductCategory])[] = [
  [/\beggs?\b/i, 'eggs'],
  [/\b(?:honey|bees?)\b/i, 'honey'],
  [/\b(?:poultry|chicken|turkey|duck)\b/i, 'poultry'],
  [/\b(?:fish|seafood|shellfish|shrimp)\b/i, 'seafood'],
  [/\b(?:beef|pork|lamb|goat|bison|meats?|sausages?)\b/i, 'meat'],
  [/\b(?:milk|cheese|dairy|yogurt|butter)\b/i, 'dairy'],
  [/\b(?:bread|bakery|baked|pastr(?:y|ies)|pies?|cookies?)\b/i, 'baked-goods'],
  [/\b(?:jams?|jell(?:y|ies)|pickles?|preserves?|canned|sauces?|salsa|condiments?)\b/i, 'preserves'],
  [/\b(?:flowers?|bouquets?)\b/i, 'flowers'],
  [/\b(?:plants?|starts|seedlings?|trees?|nursery)\b/i, 'plants'],
  [/\bseeds?\b/i, 'seeds'],
  [/\bnuts?\b/i, 'nuts'],
  [/\b(?:grains?|flour|rice|beans, dry|pasta)\b/i, 'grains'],
  [/\bherbs?\b/i, 'herbs'],
  [/\b(?:fruits?|berr(?:y|ies))\b/i, 'fruits'],
  [/\b(?:vegetables?|veggies|greens|produce)\b/i, 'vegetables'],
  [/\b(?:drinks?|beverages?|juice|cider|coffee|tea)\b/i, 'beverages'],
  [/\b(?:crafts?|soaps?|candles?|apparel|gifts?|wool|yarn)\b/i, 'artisan-goods'],
];

const isOurs = (text: string): text is ProductCategory =>
  (PRODUCT_CATEGORIES as readonly string[]).includes(text);

/** What the last word of a name says whatever stands before it: goat milk soap is soap. */
const MADE = new Set<ProductCategory>([
  'baked-goods',
  'preserves',
  'flowers',
  'plants',
  'seeds',
  'artisan-goods',
]);

const wordOf = (text: string) => WORDS.find(([words]) => words.test(text))?.[1] ?? null;

/**
 * @param category as the other system has it: "Meat & Poultry > Beef"; '' for none
 * @returns our category: by its own name, by the end of the product's name, by the food in it, or by words
 * of the other one; null where nothing says
 */
export function categoryOfWords(category: string, name: string): ProductCategory | null {
  const code = category
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '-');
  if (isOurs(code)) return code;
  const words = wordsOf(name);
  const last = wordOf(words.at(-1) ?? '');
  if (last && MADE.has(last)) return last;
  const food = foodsIn(words).at(-1)?.food.category ?? '';
  if (isOurs(food)) return food;
  const parts = category.split('>').toReversed();
  return parts.map(wordOf).find(Boolean) ?? wordOf(name);
}
