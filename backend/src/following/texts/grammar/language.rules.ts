import { foodOf } from '../../../platform/search/foods.js';
import { spanishFood } from './crop-of.js';
import * as phrases from './phrases.js';
import { SPANISH_PHRASE_WORDS, SPANISH_WORDS } from './spanish-words.data.js';
import { plain } from './words-of-text.rules.js';

/** Words of both languages, and letters alone, say nothing of it. */
const EITHER: ReadonlySet<string> = new Set(
  'no a e mar am pm chile chiles cilantro mango mangos melon pan soy'.split(' '),
);

const wordsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.split(' ');
  if (Array.isArray(value) || value instanceof Set) return [...(value as Iterable<unknown>)].flatMap(wordsIn);
  if (typeof value === 'object' && value !== null)
    return [...Object.keys(value), ...Object.values(value).flatMap(wordsIn)];
  return [];
};

export const PHRASE_WORDS: ReadonlySet<string> = new Set(
  Object.values(phrases)
    .flatMap(wordsIn)
    .filter((word) => /^[a-z]+$/.test(word)),
);

const isSpanish = (word: string): boolean =>
  SPANISH_PHRASE_WORDS.has(word) || SPANISH_WORDS.has(word) || spanishFood([word]) !== undefined;
const isEnglish = (word: string): boolean => PHRASE_WORDS.has(word) || foodOf(word) !== undefined;

/** English where no word tells. */
export function languageOf(text: string): 'en' | 'es' {
  const words = (plain(text).match(/[a-z]+/g) ?? []).filter((word) => !EITHER.has(word));
  const inSpanish = words.filter(isSpanish).length;
  const inEnglish = words.filter((word) => !isSpanish(word) && isEnglish(word)).length;
  return inSpanish > 0 && inSpanish >= inEnglish ? 'es' : 'en';
}
