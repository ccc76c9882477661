import type { Unit } from '../../../contract/directory/categories.js';

/** What people call a unit, and what it's called here. */
const UNIT_WORDS: Readonly<Record<string, Unit>> = {
  ...{ lb: 'pound', lbs: 'pound', pound: 'pound', pounds: 'pound', '#': 'pound' },
  ...{ ea: 'each', each: 'each', item: 'each', items: 'each', unit: 'each', units: 'each', pc: 'each' },
  ...{ pcs: 'each', piece: 'each', pieces: 'each', ct: 'each', count: 'each', perunit: 'each' },
  ...{ dz: 'dozen', doz: 'dozen', dozen: 'dozen', dozens: 'dozen', bunch: 'bunch', bunches: 'bunch' },
  ...{ bn: 'bunch', bnch: 'bunch', basket: 'basket', baskets: 'basket' },
};
/** Of units that we don't have: their word as it is kept in the name. */
const FULL_WORDS: Readonly<Record<string, string>> = {
  ...{ pt: 'pint', pts: 'pint', pints: 'pint', qt: 'quart', qts: 'quart', quarts: 'quart', gal: 'gallon' },
  ...{ gals: 'gallon', gallons: 'gallon', oz: 'ounce', ounces: 'ounce', bu: 'bushel', bushels: 'bushel' },
  ...{ kg: 'kilogram', g: 'gram', pk: 'peck', pecks: 'peck', hd: 'head', heads: 'head', jars: 'jar' },
  ...{ bags: 'bag', bx: 'box', boxes: 'box', cs: 'case', cases: 'case', flats: 'flat', crates: 'crate' },
  ...{ pkg: 'package', packages: 'package', packs: 'pack', pkt: 'packet', packets: 'packet' },
  ...{ btl: 'bottle', bottles: 'bottle', stems: 'stem', ears: 'ear', loaves: 'loaf', trays: 'tray' },
};

export interface UnitRead {
  unit: Unit;
  /** To keep in the name, as "jar", where the unit is "other". */
  word: string | null;
}

/** @param text in any words: "dz", "per lb.", "#" @returns ours where there is one, else other */
export function unitOfWords(text: string): UnitRead {
  const word = plainUnit(text);
  const unit = UNIT_WORDS[word.replaceAll(' ', '')];
  if (unit) return { unit, word: null };
  return { unit: 'other', word: word === '' || word === 'other' ? null : (FULL_WORDS[word] ?? word) };
}

/** @returns our unit for a cell of our own file; a word that isn't ours as it is */
export const ownUnit = (text: string): string => UNIT_WORDS[plainUnit(text)] ?? text.toLowerCase();

const plainUnit = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^(?:per\b|\/)/, '')
    .replace(/\.$/, '')
    .trim()
    .replaceAll(/\s+/g, ' ');
