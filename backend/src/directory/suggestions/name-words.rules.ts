import { mendedWord } from '../../platform/search/intents.rules.js';
import { askedFood, onlyGroup, readSearch } from '../../platform/search/read-search.rules.js';
import { isTelling, plainText } from './typed.rules.js';

/** What a text asks of names; patterns are for LIKE, of a name whose words stand between single spaces. */
export interface NameWords {
  words: readonly string[];
  /** Without those that half of all farms and markets have in their names. */
  telling: readonly string[];
  /** For the index: the longest of the telling words, without its plural. */
  longest: string;
  /** A name has to have all of these. */
  patterns: readonly string[];
  /** One that has these, too, is called as was typed. */
  otherPatterns: readonly string[];
  /** "Honey farm" is a name, and no honey; "Wild Mustard Ranch" is no mustard. */
  endsAsName: boolean;
  /** It asks for a food that it describes: "wild mustard" is "Wild Mustard Ranch" and no other name. */
  isFood: boolean;
}

const GENERIC = new Set(
  `farm farms farmer farmers market markets ranch stand local organic fresh near in the and of at a me my co
  company llc inc`.split(/\s+/),
);
/** They say nothing of a name, and few people type them all. */
const LITTLE = new Set(['the', 'and', 'of', 'at', 'in', 'near', 'a', 'me', 'my']);
const ENDS_NAME = /\b(?:farms?|ranch|markets?|orchards?|gardens?|acres|dairy|hill|creek)$/;
const MOST_WORDS = 8;

/** @returns as names are compared: "smiths" and "oak" of "Smith's & Oak" */
export const wordsOfName = (text: string): string[] =>
  plainText(text.replaceAll(/['’]/g, '')).match(/[\p{L}\p{N}]+/gu) ?? [];

export const isGeneric = (word: string): boolean => GENERIC.has(word);

const patternsOf = (words: readonly string[]) => words.map((word) => `% ${word} %`);

/** @returns null for a text that asks for a food, or holds nothing that tells one name from others */
export function nameWords(text: string): NameWords | null {
  const words = wordsOfName(text).slice(0, MOST_WORDS).map(mendedWord);
  const telling = words.filter((word) => !GENERIC.has(word));
  const longest = telling.toSorted((one, other) => other.length - one.length)[0];
  if (longest === undefined || !isTelling(longest)) return null;
  const endsAsName = ENDS_NAME.test(words.join(' '));
  const search = readSearch(text);
  const isFood = !endsAsName && askedFood(search) !== null;
  if (isFood && (telling.length === 1 || onlyGroup(search).every(({ food }) => food))) return null;
  return {
    ...{ words, telling, endsAsName, isFood },
    longest: longest.length > 3 ? longest.replace(/s$/, '') : longest,
    patterns: patternsOf(telling),
    otherPatterns: patternsOf(words.filter((word) => GENERIC.has(word) && !LITTLE.has(word))),
  };
}

/** @returns whether the name has no telling word beside those that were typed */
export const isNothingElse = (name: string, { words }: NameWords): boolean =>
  wordsOfName(name).every((word) => GENERIC.has(word) || words.includes(word));
