import { foodOf, foodWords, misspelledFood } from '../foods.js';
import { singular } from '../singular.rules.js';
import { DESCRIBING_WORDS } from '../words.data.js';
import { editDistance, forgiven } from './edit-distance.rules.js';

/** Words shorter than this are too near to too many others to be corrected. */
const SHORTEST_WORD = 4;
/** Of two words that were typed as one, neither is shorter. */
const SHORTEST_PART = 3;
/** A shorter name is offered to nobody who typed a food: bread is not "break". */
const SHORTEST_NAME = 6;

/** @returns whether a word is long enough to be corrected, and no number */
export const isCorrectable = (word: string): boolean => word.length >= SHORTEST_WORD && !/\d/.test(word);

/** @returns the pairs of words that one may be that was typed without a space: "keylime" may be "key lime" */
export const pairsIn = (word: string): [first: string, second: string][] =>
  Array.from({ length: Math.max(word.length - 2 * SHORTEST_PART + 1, 0) }, (_, index) => [
    word.slice(0, SHORTEST_PART + index),
    word.slice(SHORTEST_PART + index),
  ]);

/**
 * @param word that stands in no name
 * @param known words of names
 * @returns the two words that it was meant to be; null where no two are known
 */
export function meantPair(word: string, known: ReadonlySet<string>): string | null {
  const isKnown = (part: string) => known.has(part) || foodWords().has(part);
  return (
    pairsIn(word)
      .find((pair) => pair.every(isKnown))
      ?.join(' ') ?? null
  );
}

/**
 * @param word as `plainWord` makes it; it is no food and stands in no name
 * @param similar words of names
 * @returns the word that was meant: the one with the fewest mistakes, foods before others; null for none near
 */
export function meantWord(word: string, similar: readonly string[]): string | null {
  const listed = misspelledFood(word);
  // A correction has as many words as what it corrects.
  if (listed !== null && !listed.includes(' ')) return listed;
  const most = forgiven(word);
  const candidates = new Set([...foodWords(), ...DESCRIBING_WORDS, ...similar]);
  const near = [...candidates].flatMap((candidate) => {
    if (!isCorrectable(candidate)) return [];
    const distance = editDistance(word, candidate, most);
    return distance > most ? [] : [{ candidate, order: orderOf(word, candidate, distance) }];
  });
  near.sort((a, b) => a.order - b.order || (a.candidate < b.candidate ? -1 : 1));
  return near[0]?.candidate ?? null;
}

/** Mistakes count most, then whether it is a food's word, then the first letter, then the length. */
const orderOf = (word: string, candidate: string, distance: number) =>
  distance * 100 +
  (foodWords().has(candidate) ? 0 : 20) +
  (candidate[0] === word[0] ? 0 : 10) +
  Math.abs(candidate.length - word.length);

/**
 * @param word that names a food
 * @param similar words of names
 * @returns a name that differs by one mistake of typing and has nothing to do with a food; null for none
 */
export function nameNearFood(word: string, similar: readonly string[]): string | null {
  const isName = (name: string) =>
    name.length >= SHORTEST_NAME &&
    name[0] === word[0] &&
    !foodWords().has(name) &&
    foodOf(name) === null &&
    singular(name) !== singular(word) &&
    !DESCRIBING_WORDS.has(name);
  return similar.find((name) => isName(name) && editDistance(word, name, 1) === 1) ?? null;
}
