import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ListingCategory } from '../../contract/directory/categories.js';
import { projectFolder } from '../config/project-folder.js';
import { plainWord, singular } from './singular.rules.js';

const FILE = path.join(projectFolder(), 'backend/content/foods/foods.csv');
const MOST_WORDS = 4;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’]*/gu;

export interface Food {
  /** Of several: "scallions". */
  name: string;
  /** Of one: "scallion"; the same as `name` where nobody counts it. */
  one: string;
  category: ListingCategory;
  /** The id of its crop in "In season"; null where it has none. */
  crop: string | null;
  /** Each of one: "green onion". */
  also: readonly string[];
  /** Names of wider foods that it is one of. */
  kindOf: readonly string[];
  /** Too far off for the spelling correction. */
  misspelled: readonly string[];
}

/** From `from` up to but without `to`. */
export interface FoodInWords {
  food: Food;
  from: number;
  to: number;
}

interface Vocabulary {
  foods: readonly Food[];
  byKey: ReadonlyMap<string, Food>;
  kinds: ReadonlyMap<string, readonly Food[]>;
  misspelled: ReadonlyMap<string, string>;
  /** Of one and of several. */
  words: ReadonlySet<string>;
}

let vocabulary: Vocabulary | undefined;
const known = (): Vocabulary => (vocabulary ??= readVocabulary(readFileSync(FILE, 'utf8')));

/** Without signs. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** Words in one form and joined, as "chick peas" are chickpeas. */
export const foodKey = (words: readonly string[]): string =>
  words.map((word) => singular(plainWord(word))).join('');

export const allFoods = (): readonly Food[] => known().foods;

/** By any of its names, of one or several. */
export const foodOf = (phrase: string): Food | null => known().byKey.get(foodKey(wordsOf(phrase))) ?? null;

/** Strawberries are berries. */
export const kindsOf = (food: Food): readonly Food[] => known().kinds.get(food.name) ?? [];

/** @returns "honey" of "hunny"; null for any other word */
export const misspelledFood = (word: string): string | null =>
  known().misspelled.get(plainWord(word)) ?? null;

export const foodWords = (): ReadonlySet<string> => known().words;

export const isFoodWord = (word: string): boolean => known().words.has(plainWord(word));

/** From left to right, the longest name first: "sweet corn" is one food. */
export function foodsIn(words: readonly string[]): FoodInWords[] {
  const { byKey } = known();
  const keys = words.map((word) => foodKey([word]));
  const found: FoodInWords[] = [];
  for (let from = 0; from < keys.length;) {
    let to = Math.min(from + MOST_WORDS, keys.length);
    while (to > from && !byKey.has(keys.slice(from, to).join(''))) to -= 1;
    const food = to > from ? byKey.get(keys.slice(from, to).join('')) : undefined;
    if (food) found.push({ food, from, to });
    from = Math.max(to, from + 1);
  }
  return found;
}

/** @param text of `foods.csv`; cells of several values are separated by bars */
export const readFoods = (text: string): Food[] =>
  text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [name = '', one = '', category = '', crop = '', also = '', kindOf = '', misspelled = ''] =
        line.split(',');
      return {
        name,
        one,
        category: category as ListingCategory,
        crop: crop === '' ? null : crop,
        also: values(also),
        kindOf: values(kindOf),
        misspelled: values(misspelled),
      };
    });

const values = (cell: string): string[] => cell.split('|').filter(Boolean);

/** The usual one first. */
export const namesOf = ({ name, one, also }: Food): string[] => [name, one, ...also];

function readVocabulary(text: string): Vocabulary {
  const foods = readFoods(text);
  const byKey = new Map<string, Food>();
  const kinds = new Map<string, Food[]>();
  const misspelled = new Map<string, string>();
  for (const food of foods) {
    for (const name of namesOf(food)) byKey.set(foodKey(wordsOf(name)), food);
    for (const wider of food.kindOf) kinds.set(wider, [...(kinds.get(wider) ?? []), food]);
    for (const spelling of food.misspelled) misspelled.set(spelling, food.name);
  }
  const words = new Set(
    foods.flatMap((food) => namesOf(food).flatMap((name) => name.split(' ').map(plainWord))),
  );
  return { foods, byKey, kinds, misspelled, words };
}
