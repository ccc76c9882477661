import { plainWord } from './singular.rules.js';

const FRACTIONS = new Map([
  ['1/2', 'half'],
  ['half', '1/2'],
  ['1/4', 'quarter'],
  ['quarter', '1/4'],
]);
const SIGNS = new Map([
  ['½', '1/2'],
  ['¼', '1/4'],
  ['¾', '3/4'],
  ['⅓', '1/3'],
  ['⅔', '2/3'],
]);
const SIZED = /^(\d+)(oz|lbs?|g|kg|ml|gal|qt|pt|ct|pk|pack|pint|quart|gallon|ounce|pound)s?$/;

/** @returns its own way first: "1/2" and "half", "8oz" and "8 oz"; null for what is no amount */
export function amountNames(word: string): string[] | null {
  const fraction = SIGNS.get(word) ?? word.toLowerCase();
  const also = FRACTIONS.get(fraction);
  if (also !== undefined) return [fraction, also];
  if (SIGNS.has(word)) return [fraction];
  const plain = plainWord(word);
  const [, count, unit] = SIZED.exec(plain) ?? [];
  return count === undefined ? null : [plain, `${count} ${unit}`];
}
