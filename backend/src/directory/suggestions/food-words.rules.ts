import {
  LISTING_CATEGORIES,
  type ListingCategory,
  categoryLabel,
} from '../../contract/directory/categories.js';
import { allFoods, foodOf, namesOf } from '../../platform/search/foods.js';
import { plainText } from './typed.rules.js';

const CATEGORIES = LISTING_CATEGORIES.filter((category) => category !== 'other');

const begins = (plain: string, typed: string) => plain.startsWith(typed) || plain.includes(` ${typed}`);

export const categoriesLike = (typed: string): ListingCategory[] =>
  CATEGORIES.filter((category) => begins(plainText(categoryLabel(category)), typed));

/** 0 for the beginning of its own name, then for others; null for none. */
function fit(names: readonly string[], typed: string): number | null {
  const [own = '', ...others] = names.map(plainText);
  if (own.startsWith(typed)) return 0;
  if (others.some((name) => name.startsWith(typed))) return 1;
  return [own, ...others].some((name) => begins(name, typed)) ? 2 : null;
}

/** The other name is what was typed: scallions for "green on". */
export interface FoodLike {
  name: string;
  also: string | null;
}

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

export function isFoodName(text: string): boolean {
  const typed = plainText(text);
  return foodOf(text) !== null || CATEGORIES.some((one) => plainText(categoryLabel(one)) === typed);
}
