import { amountNames } from './amounts.rules.js';
import { type Food, type FoodInWords, foodsIn, kindsOf, namesOf } from './foods.js';
import { alsoOf, MOST_PHRASE_WORDS } from './phrases.js';
import { plainWord } from './singular.rules.js';
import { DESCRIBING_WORDS, LEFT_OUT_WORDS } from './words.data.js';

export const MOST_TERMS = 8;
const TOKEN = /(?<quoted>"[^"]*")|(?<minus>(?<!\S)-)?(?<word>\d\/\d|[\p{L}\p{N}][\p{L}\p{N}'’]*)/gu;

/** A food, a saying such as "free range", or a word. */
export interface SearchTerm {
  /** As it was typed. */
  words: readonly string[];
  /** The typed words first; finding one of these is enough. */
  names: readonly string[];
  food: Food | null;
  /** Quoted: just so, in this order. */
  isExact: boolean;
}

/** All terms of any group ("eggs or milk" has two), and nothing of `without`. */
export interface ReadSearch {
  groups: readonly (readonly SearchTerm[])[];
  without: readonly string[];
}

/** @returns no groups where it holds nothing but signs and words like "the" */
export function readSearch(text: string): ReadSearch {
  const groups: SearchTerm[][] = [[]];
  const without: string[] = [];
  let run: string[] = [];
  const close = () => {
    groups.at(-1)?.push(...termsOf(run));
    run = [];
  };
  for (const { groups: parts = {} } of text.matchAll(TOKEN)) {
    const { quoted, minus, word = '' } = parts;
    if (quoted !== undefined) {
      close();
      const words = quoted.match(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu) ?? [];
      if (words.length > 0)
        groups.at(-1)?.push({ words, names: [words.join(' ')], food: null, isExact: true });
    } else if (minus !== undefined) without.push(word);
    else if (word.toLowerCase() === 'or') {
      close();
      groups.push([]);
    } else run.push(word);
  }
  close();
  const asked = groups.map((terms) => terms.slice(0, MOST_TERMS)).filter((terms) => terms.length > 0);
  return { groups: asked.slice(0, MOST_TERMS), without: without.slice(0, MOST_TERMS) };
}

function termsOf(words: readonly string[]): SearchTerm[] {
  const foods = new Map(foodsIn(words).map((found) => [found.from, found]));
  const terms: SearchTerm[] = [];
  for (let at = 0; at < words.length;) {
    const term = foodTerm(words, foods.get(at)) ?? sayingTerm(words, at) ?? wordTerm(words[at] ?? '');
    if (term.names.length > 0) terms.push(term);
    at += term.words.length;
  }
  return withoutRepeats(terms);
}

function foodTerm(words: readonly string[], found: FoodInWords | undefined): SearchTerm | null {
  if (!found) return null;
  const { food, from, to } = found;
  const typed = words.slice(from, to);
  const names = [typed.join(' '), ...namesOf(food), ...kindsOf(food).flatMap(namesOf)];
  return { words: typed, names: distinct(names), food, isExact: false };
}

function sayingTerm(words: readonly string[], at: number): SearchTerm | null {
  for (let length = MOST_PHRASE_WORDS; length > 0; length -= 1) {
    const typed = words.slice(at, at + length);
    const also = typed.length === length ? alsoOf(typed) : null;
    if (also) return { words: typed, names: [typed.join(' '), ...also], food: null, isExact: false };
  }
  return null;
}

const wordTerm = (word: string): SearchTerm => ({
  words: [word],
  names: amountNames(word) ?? (LEFT_OUT_WORDS.has(word.toLowerCase()) ? [] : [word]),
  food: null,
  isExact: false,
});

const distinct = (names: readonly string[]) => [...new Set(names.map((name) => name.toLowerCase()))];

const withoutRepeats = (terms: readonly SearchTerm[]): SearchTerm[] => {
  const seen = new Set<string>();
  return terms.filter(({ names: [name = ''] }) => {
    const isNew = !seen.has(name.toLowerCase());
    seen.add(name.toLowerCase());
    return isNew;
  });
};

/** @returns none where it says "or" */
export const onlyGroup = ({ groups }: ReadSearch): readonly SearchTerm[] =>
  groups.length === 1 ? (groups[0] ?? []) : [];

/** @returns null where it asks for more than one food and its descriptions */
export function askedFood(search: ReadSearch): Food | null {
  if (search.without.length > 0) return null;
  const terms = onlyGroup(search);
  const foods = terms.flatMap(({ food }) => food ?? []);
  const rest = terms.filter(({ food, words }) => !food && !words.every(isDescribing));
  return foods.length === 1 && rest.length === 0 ? (foods[0] ?? null) : null;
}

export const isDescribing = (word: string): boolean => DESCRIBING_WORDS.has(plainWord(word));
