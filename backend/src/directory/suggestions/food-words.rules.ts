import {
  LISTING_CATEGORIES,
  type ListingCategory,
  categoryLabel,
} from '../../contract/directory/categories.js';
import { allFoods, foodOf, namesOf } from '../../platform/search/foods.js';
import { plainText } from './typed.rules.js';

const CATEGORIES = LISTING_CATEGORIES.filter((category) => category !== 'other');

const begins = (plain: string, typed: string) => plain.startsWith(typed) || plain.includes(` ${typed}`);

/** @returns the categories that have a word which begins like the plain text */
export const categoriesLike = (typed: string): ListingCategory[] =>
  CATEGORIES.filter((category) => begins(plainText(categoryLabel(category)), typed));

/**
 * How well a food's names begin like what is typed: 0 for its own name's beginning, then others; null for
 * none.
 */
function fit(names: readonly string[], typed: string): number | null {
  const [own = '', ...others] = names.map(plainText);
  if (own.startsWith(typed)) return 0;
  if (others.some((name) => name.startsWith(typed))) return 1;
  return [own, ...others].some((name) => begins(name, typed)) ? 2 : null;
}

/** A suggested food, and its other name where that is what was typed: scallions for "green on". */
export interface FoodLike {
  name: string;
  also: string | null;
}

/** @returns the foods that have a name with a word which begins like the plain text, the best first */
export function foodsLike(typed: string, most: number): FoodLike[] {
  return allFoods()
    .flatMap((food) => {
      const rank = fit(namesOf(food), typed);
      return rank === null ? [] : [{ food, rank }];
    })
    .sort((a, b) => a.rank - b.rank || a.food.name.length - b.food.name.length)
    .slice(0, most)
    .map(({ food: { name, also } }) => ({
      name,
      also: begins(plainText(name), typed)
        ? null
        : (also.find((other) => begins(plainText(other), typed)) ?? null),
    }));
}

/** @returns whether a text names something to eat, whatever else it may name */
export function isFoodName(text: string): boolean {
  const typed = plainText(text);
  return foodOf(text) !== null || CATEGORIES.some((one) => plainText(categoryLabel(one)) === typed);
}
