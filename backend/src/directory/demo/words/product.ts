import type { ListingCategory, Unit } from '../../../contract/directory/categories.js';
import type { Ripening } from '../seasons.rules.js';

/** Something that the farms of a line sell. */
export interface Product {
  name: string;
  category: ListingCategory;
  unit: Unit;
  /** Dollars. */
  price: readonly [low: number, high: number];
  ripening: Ripening;
  /** What a farmer says of it, one of these. */
  texts: readonly string[];
  /** Two-letter codes; absent where it is sold everywhere. */
  states?: readonly string[];
}

/** @param texts alternatives, separated by '|' */
export function product(
  name: string,
  category: ListingCategory,
  unit: Unit,
  low: number,
  high: number,
  ripening: Ripening,
  texts: string,
  states?: string,
): Product {
  return {
    name,
    category,
    unit,
    price: [low, high],
    ripening,
    texts: texts.split('|'),
    ...(states ? { states: states.split(' ') } : {}),
  };
}
