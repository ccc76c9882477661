import {
  isListingCategory,
  UNITS,
  type ListingCategory,
  type Unit,
} from '../../../contract/directory/categories.js';
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

/** States that are often named together: those with a real winter, and those without. */
const AREAS: Readonly<Record<string, string>> = {
  COLD: 'ME NH VT MA RI CT NY NJ PA DE MD VA WV OH MI IN IL WI MN IA MO NE KS SD ND MT WY CO UT ID WA OR AK KY',
  SOUTH: 'FL GA SC AL MS LA TX AR NC TN VA OK HI',
};

/**
 * Reads products, one to a line:
 * `name · category · unit · low-high · ripening in STATES · a text · another text`; " in STATES" may be missing, and may be
 * " in COLD" or " in SOUTH".
 * @throws RangeError for a line that says something else
 */
export function products(lines: string): Product[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', category = '', unit = '', price = '', when = '', ...texts] = line.trim().split(' · ');
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
    });
}

const isUnit = (text: string): text is Unit => (UNITS as readonly string[]).includes(text);
