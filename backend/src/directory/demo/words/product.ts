import { z } from 'zod';
import {
  isListingCategory,
  UNITS,
  type ListingCategory,
  type Unit,
} from '../../../contract/directory/categories.js';
import { readDemoWords } from '../../../platform/read-demo-words.js';
import type { Ripening } from '../seasons.rules.js';

export interface Product {
  name: string;
  category: ListingCategory;
  unit: Unit;
  /** Dollars. */
  price: readonly [low: number, high: number];
  ripening: Ripening;
  texts: readonly string[];
  /** Two-letter codes; absent where it is sold everywhere. */
  states?: readonly string[];
}

const AREAS: Readonly<Record<string, string>> = {
  COLD: 'ME NH VT MA RI CT NY NJ PA DE MD VA WV OH MI IN IL WI MN IA MO NE KS SD ND MT WY CO UT ID WA OR AK KY',
  SOUTH: 'FL GA SC AL MS LA TX AR NC TN VA OK HI',
};

const isUnit = (text: string): text is Unit => (UNITS as readonly string[]).includes(text);

/** `name · category · unit · low-high · ripening[ in AREA] · texts` @throws RangeError */
function readProduct(line: string): Product {
  const [name = '', category = '', unit = '', price = '', when = '', ...texts] = line.split(' · ');
  const [low = NaN, high = NaN] = price.split('-').map(Number);
  const [ripening = '', states] = when.split(' in ');
  if (!isListingCategory(category) || !isUnit(unit) || !(low <= high) || texts.length === 0) {
    throw new RangeError(`A product cannot be read: ${line}`);
  }
  return {
    name,
    category,
    unit,
    price: [low, high],
    ripening: ripening as Ripening,
    texts,
    ...(states ? { states: (AREAS[states] ?? states).split(' ') } : {}),
  };
}

/** A line that is there twice is one product. */
const readOnce = new Map<string, Product>();
const Line = z.string().transform((line) => {
  const product = readOnce.get(line) ?? readProduct(line);
  readOnce.set(line, product);
  return product;
});
const readProducts = (name: string) =>
  readDemoWords(`directory/products-${name}`, z.record(z.string(), z.array(Line)));

/** By line of farming; such a farm is known for the first two. */
export const PRODUCTS: Readonly<Record<string, readonly Product[]>> = {
  ...readProducts('fields'),
  ...readProducts('fruit'),
  ...readProducts('animals'),
};
