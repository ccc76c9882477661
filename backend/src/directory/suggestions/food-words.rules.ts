import {
  LISTING_CATEGORIES,
  type ListingCategory,
  categoryLabel,
} from '../../contract/directory/categories.js';
import { PRODUCT_TYPES } from '../../contract/directory/product-types.js';
import { plainText } from './typed.rules.js';

const CATEGORIES = LISTING_CATEGORIES.filter((category) => category !== 'other');
const FOODS = PRODUCT_TYPES.map((name) => ({ name, plain: plainText(name) }));

const begins = (plain: string, typed: string) => plain.startsWith(typed) || plain.includes(` ${typed}`);

/** @returns the categories that have a word which begins like the plain text */
export const categoriesLike = (typed: string): ListingCategory[] =>
  CATEGORIES.filter((category) => begins(plainText(categoryLabel(category)), typed));

/** @returns the foods that have a word which begins like the plain text, no more than asked for */
export const foodsLike = (typed: string, most: number): string[] =>
  FOODS.filter(({ plain }) => begins(plain, typed))
    .slice(0, most)
    .map(({ name }) => name);

/** @returns whether a text names something to eat, whatever else it may name */
export function isFoodName(text: string): boolean {
  const typed = plainText(text);
  return (
    FOODS.some(({ plain }) => plain === typed) ||
    CATEGORIES.some((one) => plainText(categoryLabel(one)) === typed)
  );
}
