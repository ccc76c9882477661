/** Categories and units of listings. Free of zod. */

/** The categories of a listing, in the order in which the screens offer them. */
export const LISTING_CATEGORIES = [
  'vegetables',
  'fruits',
  'herbs',
  'dairy',
  'eggs',
  'honey',
  'meat',
  'poultry',
  'seafood',
  'grains',
  'seeds',
  'nuts',
  'baked-goods',
  'preserves',
  'beverages',
  'flowers',
  'plants',
  'artisan-goods',
  'other',
] as const;
export type ListingCategory = (typeof LISTING_CATEGORIES)[number];

/** The category tiles of the home page; 'other' is shown as 'More'. */
export const HOME_CATEGORIES = ['vegetables', 'fruits', 'herbs', 'dairy', 'eggs', 'other'] as const;

export const UNITS = ['each', 'pound', 'basket', 'dozen', 'bunch', 'other'] as const;
export type Unit = (typeof UNITS)[number];

/** What a unit is called in a choice of units. */
export const UNIT_LABELS: Record<Unit, string> = {
  each: 'Each',
  pound: 'per Pound (lb)',
  basket: 'per Basket',
  dozen: 'per Dozen',
  bunch: 'per Bunch',
  other: 'Other',
};

/** @returns a category as people read it: "baked-goods" is "Baked Goods" */
export function categoryLabel(category: string): string {
  return category
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** @returns whether `text` is one of the listing categories */
export function isListingCategory(text: string): text is ListingCategory {
  return (LISTING_CATEGORIES as readonly string[]).includes(text);
}
