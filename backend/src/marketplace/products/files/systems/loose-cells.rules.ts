import type { Unit } from '../../../../contract/directory/categories.js';
import { plainAmount } from '../../../../platform/csv/csv-cells.rules.js';

/** What people call a unit, and what it's called here. Anything else is "other", its word in the name. */
const UNIT_WORDS: Readonly<Record<string, Unit>> = {
  ...{ lb: 'pound', lbs: 'pound', pound: 'pound', pounds: 'pound', '#': 'pound' },
  ...{ ea: 'each', each: 'each', item: 'each', items: 'each', unit: 'each', units: 'each', pc: 'each' },
  ...{ piece: 'each', ct: 'each', count: 'each', perunit: 'each' },
  ...{ dz: 'dozen', doz: 'dozen', dozen: 'dozen', bunch: 'bunch', bunches: 'bunch', bu: 'other' },
  ...{ basket: 'basket', baskets: 'basket', other: 'other' },
};
const FULL_WORDS: Readonly<Record<string, string>> = {
  ...{ pt: 'pint', pts: 'pint', qt: 'quart', qts: 'quart', gal: 'gallon', oz: 'ounce', bu: 'bushel' },
  ...{ kg: 'kilogram', g: 'gram', pk: 'peck', jars: 'jar', bags: 'bag', boxes: 'box', heads: 'head' },
  ...{ pints: 'pint', quarts: 'quart', bushels: 'bushel', ounces: 'ounce' },
};

export interface UnitRead {
  unit: Unit;
  /** To keep in the name, as "jar", where the unit is "other". */
  word: string | null;
}

/** @param text a unit in any words: "dz", "per lb.", "#", "half-bushel" */
export function unitOfWords(text: string): UnitRead {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/^(?:per\b|\/)/, '')
    .replace(/\.$/, '')
    .trim();
  const word = plain.replaceAll(/\s+/g, ' ');
  const unit = UNIT_WORDS[word.replaceAll(' ', '')];
  if (unit && unit !== 'other') return { unit, word: null };
  return { unit: 'other', word: word === '' || word === 'other' ? null : (FULL_WORDS[word] ?? word) };
}

export interface PriceRead {
  /** As our own files have it; what is no price stays as it is. */
  price: string;
  /** What stands behind a slash or "per"; '' for nothing. */
  unit: string;
}

/** @param text a price in any form: "$3.00/lb", ".75", "3.000", "1,250.00", "4 per dozen" */
export function priceOfWords(text: string): PriceRead {
  const [, amount = text, unit = ''] = /^(.*?\d)\s*(?:\/|\bper\b)\s*([#a-z].*)$/i.exec(text.trim()) ?? [];
  const bare = plainAmount(amount.trim().replace(/^USD\s*/i, ''));
  const whole = /^\.\d+$/.test(bare) ? `0${bare}` : bare;
  return { price: whole.replace(/^(\d+\.\d\d)0+$/, '$1'), unit: unit.trim() };
}

export interface StockRead {
  stock: string;
  note: string | null;
}

/** Systems that go on selling count below zero, and those that weigh, in parts. Neither can be sold here. */
export function stockOfWords(text: string): StockRead {
  const count = Number(plainAmount(text));
  if (text === '' || !Number.isFinite(count)) return { stock: text, note: null };
  if (count < 0) return { stock: '0', note: `The file has ${text} in stock, so it starts with 0.` };
  const whole = Math.floor(count);
  return {
    stock: String(whole),
    note: whole === count ? null : `The file has ${text} in stock, so it starts with ${whole}.`,
  };
}
