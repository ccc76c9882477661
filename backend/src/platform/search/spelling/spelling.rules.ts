import { foodOf, foodWords, misspelledFood } from '../foods.js';
import { singular } from '../singular.rules.js';
import { DESCRIBING_WORDS } from '../words.data.js';
import { editDistance, forgiven } from './edit-distance.rules.js';

/** Shorter ones are too near to too many others. */
const SHORTEST_WORD = 4;
const SHORTEST_PART = 3;
/** Bread is not "break". */
const SHORTEST_NAME = 6;

export const isCorrectable = (word: string): boolean => word.length >= SHORTEST_WORD && !/\d/.test(word);

/** "keylime" may be "key lime". */
export const pairsIn = (word: string): [first: string, second: string][] =>
  Array.from({ length: Math.max(word.length - 2 * SHORTEST_PART + 1, 0) }, (_, index) => [
    word.slice(0, SHORTEST_PART + index),
    word.slice(SHORTEST_PART + index),
  ]);

/** @param known words of names @returns null where no two are known */
export function meantPair(word: string, known: ReadonlySet<string>): string | null {
  const isKnown = (part: string) => known.has(part) || foodWords().has(part);
  return (
    pairsIn(word)
      .find((pair) => pair.every(isKnown))
      ?.join(' ') ?? null
  );
}

/** @param word as `plainWord` makes it, no food and in no name @returns null for none near */
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

/** @param word names a food @returns a name one mistake away and of no food; null for none */
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
