import type { Unit } from '../../../contract/directory/categories.js';

/** Of contents of a box, in whole units. */
export interface Counted {
  count: number;
  /** In the singular, in small letters. */
  unit: string;
}

const UNIT_WORDS: Readonly<Record<string, string>> = {
  ...{ lb: 'pound', lbs: 'pound', '#': 'pound' },
  ...{ '': 'each', ea: 'each', ct: 'each', piece: 'each', head: 'each' },
  ...{ doz: 'dozen', oz: 'ounce' },
};

const WHOLE = /^(\d{1,5})(?:\s*(?:x|×)\s)?\s*(\p{L}[\p{L} -]*|#)?\.?$/u;

/**
 * "2 heads" is 2, "3 lb" is 3 pounds. What isn't a whole number of something, such as "1/2 lb" or
 * "a handful", is one portion of that, so that nothing is ever shared out in fractions.
 */
export function countedOf(quantity: string): Counted {
  const text = quantity.trim().toLowerCase();
  const [, digits, word = ''] = WHOLE.exec(text) ?? [];
  const count = Number(digits ?? 0);
  if (count === 0) return { count: 1, unit: text };
  return { count, unit: unitOf(word) };
}

function unitOf(word: string): string {
  const text = word.trim();
  return UNIT_WORDS[text] ?? UNIT_WORDS[singular(text)] ?? singular(text);
}

/** What is weighed by piece is counted in its packages, as it was ordered. */
export const unitOfLine = (unit: Unit, isByWeight: boolean): string => (isByWeight ? 'package' : unit);

/** @returns "tomato" for "Tomatoes", "bunch" for "bunches" */
function singular(word: string): string {
  if (/(?:oes|ches|shes|xes|sses)$/.test(word)) return word.slice(0, -2);
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return /[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}

/** @returns what boxes, orders and parts of boxes of one crop have in common */
export const keyOf = (name: string, unit: string): string =>
  `${name.trim().toLowerCase().split(/\s+/).map(singular).join(' ')}|${unit}`;
