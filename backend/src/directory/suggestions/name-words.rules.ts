import { askedFood, readSearch } from '../../platform/search/read-search.rules.js';
import { isTelling, plainText } from './typed.rules.js';

export interface NameWords {
  longest: string;
  /** For LIKE, of a name whose words stand between single spaces. */
  patterns: string[];
}

const GENERIC = new Set(
  'farm farms farmer farmers market markets ranch stand local organic fresh near in the and of'.split(' '),
);
/** "Wild Mustard Ranch" is a name, and no food from a ranch. */
const ENDS_NAME = /\b(?:farms?|ranch|markets?|orchards?|gardens?|acres|dairy|hill|creek)$/;
const MOST_WORDS = 8;

/** @returns null for a text that asks for a food, or holds nothing that tells one name from others */
export function nameWords(text: string): NameWords | null {
  const words = (plainText(text).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);
  const longest = words.toSorted((one, other) => other.length - one.length)[0];
  if (longest === undefined || !isTelling(longest) || words.every((word) => GENERIC.has(word))) return null;
  if (!ENDS_NAME.test(words.join(' ')) && askedFood(readSearch(text)) !== null) return null;
  return { longest, patterns: words.map((word) => `% ${word} %`) };
}
