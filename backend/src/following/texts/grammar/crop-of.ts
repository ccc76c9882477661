import { foodOf } from '../../../platform/search/foods.js';
import { SPANISH_FOODS } from './spanish-foods.data.js';

const singulars = (word: string): string[] => [
  word,
  word.replace(/s$/, ''),
  word.replace(/es$/, ''),
  word.replace(/ces$/, 'z'),
];

/** @returns the words of a food in one language, each of one and of several */
function spanish(words: readonly string[]): string | undefined {
  const spellings = words.reduce<string[]>(
    (before, word) =>
      singulars(word).flatMap((one) => (before.length > 0 ? before.map((text) => `${text} ${one}`) : [one])),
    [],
  );
  const known = spellings.find((spelling) => Object.hasOwn(SPANISH_FOODS, spelling));
  return known === undefined ? undefined : SPANISH_FOODS[known];
}

/** Names of foods have no more words. */
const MOST_WORDS = 3;

/** @returns the food that words name, in English as `foods.csv` has it: "fresas" is "strawberries" */
export function cropOf(words: readonly string[]): string | null {
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  return spanish(words) ?? foodOf(words.join(' '))?.name ?? null;
}
