import type { CATEGORY_VARIANTS } from '../drawn';
import { FRESH, MADE } from './subject-words';

export type ArtCategory = keyof typeof CATEGORY_VARIANTS;
/** Names of drawings: their files without the ending. */
export type Drawings = readonly [string, ...string[]];

/** Drawings of labels, which suit whatever is sold. */
export const NEUTRAL: Drawings = ['label-tag', 'label-sign', 'label-parcel', 'label-bag'];

/** Drawings of the categories that say already what each of their products looks like. */
const ANY: Readonly<Partial<Record<ArtCategory, Drawings>>> = {
  herbs: ['herbs-1', 'herbs-3'],
  eggs: ['eggs-2'],
  honey: ['honey-1', 'honey-2'],
  seeds: ['seeds-1', 'seeds-3'],
  preserves: ['preserves-1'],
  beverages: ['beverages-3'],
  flowers: ['flowers-1'],
  plants: ['plants-1'],
};

/** Where the name of a plant means what grows on it; elsewhere it is a taste, a scent or a seed. */
const FRESH_IN: readonly string[] = ['vegetables', 'fruits', 'herbs', 'nuts', 'grains', 'flowers', 'other'];
/** What makes something else of a fruit or a vegetable: nobody expects the fresh one in the picture. */
const NOT_FRESH = /\b(?:dried|frozen|canned|pickled|powder)\b/i;
/** What begins another part of a name: "Share, beef". */
const PART = /[,;:(/–—]| - /;
/** Behind such a word stands what it is with, for or in, never what it is. */
const ASIDE = /\b(?:with|in|for|from|on|by|to)\b/i;
/** In words. */
const LONGEST_PHRASE = 3;

/** @returns the words of a text in lower-case letters without accents, each in the singular */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '');
  return plain
    .split(/[^a-z]+/)
    .filter(Boolean)
    .map(singular);
}

const singular = (word: string): string =>
  word.length < 4 || /(?:ss|us|is)$/.test(word)
    ? word
    : word
        .replace(/ies$/, 'y')
        .replace(/([eo])aves$/, '$1af')
        .replace(/(ss|sh|ch|x|zz|to|ngo)es$/, '$1')
        .replace(/s$/, '');

/** @returns drawings by the phrase that stands for them, or by "category:phrase" */
function byPhrase(table: Readonly<Record<string, string>>): ReadonlyMap<string, Drawings> {
  const entries = Object.entries(table).flatMap(([drawings, phrases]) =>
    phrases.split(',').map((written) => {
      const [phrase = '', category] = written.trim().split(':').reverse();
      const key = wordsOf(phrase).join(' ');
      return [category === undefined ? key : `${category}:${key}`, drawings.split(' ')] as const;
    }),
  );
  return new Map(entries as [string, Drawings & string[]][]);
}

const fresh = byPhrase(FRESH);
const made = byPhrase(MADE);

/** The last noun names the thing: "apple pie" is a pie. Of the phrases that end there the longest counts. */
function shownIn(
  words: readonly string[],
  tables: readonly ReadonlyMap<string, Drawings>[],
  category: string,
) {
  for (let end = words.length; end > 0; end--)
    for (let start = Math.max(0, end - LONGEST_PHRASE); start < end; start++) {
      const phrase = words.slice(start, end).join(' ');
      for (const table of tables) {
        const drawings = table.get(`${category}:${phrase}`) ?? table.get(phrase);
        if (drawings) return drawings;
      }
    }
  return undefined;
}

/**
 * @param name what a product is called
 * @returns the drawings that show it; where there is none, those that suit its category, or a label
 */
export function fittingDrawings(category: ArtCategory, name: string): Drawings {
  const isFresh = FRESH_IN.includes(category) && !(category !== 'nuts' && NOT_FRESH.test(name));
  const tables = isFresh ? [made, fresh] : [made];
  for (const part of name.split(PART)) {
    const [thing = ''] = part.split(ASIDE);
    const drawings = shownIn(wordsOf(thing), tables, category);
    if (drawings) return drawings;
  }
  return plainDrawings(category);
}

/** @returns the drawings that contradict nothing in a category */
export const plainDrawings = (category: string): Drawings =>
  (Object.hasOwn(ANY, category) && ANY[category as ArtCategory]) || NEUTRAL;
