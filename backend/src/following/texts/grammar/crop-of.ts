import { foodOf } from '../../../platform/search/foods.js';
import { SPANISH_FOODS } from './spanish-foods.data.js';
import { partsOf } from './words-of-text.rules.js';

const singulars = (word: string): string[] => [
  word,
  word.replace(/s$/, ''),
  word.replace(/es$/, ''),
  word.replace(/ces$/, 'z'),
];

export function spanishFood(words: readonly string[]): string | undefined {
  const spellings = words.reduce<string[]>(
    (before, word) =>
      singulars(word).flatMap((one) => (before.length > 0 ? before.map((text) => `${text} ${one}`) : [one])),
    [],
  );
  const known = spellings.find((spelling) => Object.hasOwn(SPANISH_FOODS, spelling));
  return known === undefined ? undefined : SPANISH_FOODS[known];
}

const MOST_WORDS = 3;

/** @returns in English as `foods.csv` has it: "fresas" is "strawberries" */
export function cropOf(words: readonly string[]): string | null {
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  return spanishFood(words) ?? foodOf(words.join(' '))?.name ?? null;
}

export function cropAsSaid(crop: string, text: string): string {
  for (const words of partsOf(text) ?? []) {
    for (let length = MOST_WORDS; length > 0; length -= 1) {
      for (let from = 0; from + length <= words.length; from += 1) {
        const said = words.slice(from, from + length);
        if (said.every((word) => /^[a-z]+$/.test(word)) && cropOf(said) === crop) return said.join(' ');
      }
    }
  }
  return crop;
}
