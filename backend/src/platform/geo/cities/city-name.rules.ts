import { STATE_NAMES } from '../../../contract/shared/states.js';

const WHOLE_WORDS: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };

/** Small letters without accents, and nothing but letters and digits between single spaces. */
const plainWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const wholeWord = (word: string) => (Object.hasOwn(WHOLE_WORDS, word) ? WHOLE_WORDS[word] : word) ?? word;

/** @returns a city's name as ZIP codes have it: "St. Paul" is "saint paul", "O'Fallon" is "o fallon" */
export const plainName = (name: string): string => plainWords(name).map(wholeWord).join(' ');

/** No city of the United States and its state has more. */
const MOST_WORDS = 8;

/** Both two letters and full names, in small letters. */
const STATES = Object.entries(STATE_NAMES).map(([code, name]) => ({
  code,
  spellings: [code.toLowerCase(), plainWords(name).join(' ')],
}));

const statesBy = (matches: (spelling: string) => boolean) =>
  STATES.filter(({ spellings }) => spellings.some(matches)).map(({ code }) => code);

/** What a text may mean: a name alone, or a name with one of several states. */
export interface CityReading {
  /** As `plainName` makes it. */
  name: string;
  /** Two letters each; null for any. */
  states: string[] | null;
}

/**
 * @param text a whole name, such as "Fort Myers", "ft. myers fl" or "Fort Myers, Florida"
 * @returns what it may mean: the whole of it a city, or its last words a state; none for what is no name
 */
export function readCityName(text: string): CityReading[] {
  const words = plainWords(text);
  if (words.length === 0 || words.length > MOST_WORDS || !/\p{L}/u.test(text)) return [];
  const split = splitOff(words, (spelling, tail) => spelling === tail);
  return [{ name: words.map(wholeWord).join(' '), states: null }, ...split];
}

/**
 * The same for a name that is still being typed.
 * @returns the beginning of the name ("fort my"), and what it means where its end is the beginning of a state
 *   ("fort myers f")
 */
export function readCityStart(text: string): { start: string; withState: CityReading | null } | null {
  const words = plainWords(text);
  const last = words.at(-1);
  if (last === undefined || words.length > MOST_WORDS) return null;
  // "st" may be the beginning of "Stockton"; "st." and "st p" may not.
  const isOpen = /[\p{L}\p{N}\p{M}]$/u.test(text);
  const start = [...words.slice(0, -1).map(wholeWord), isOpen ? last : wholeWord(last)].join(' ');
  const [withState = null] = splitOff(words, (spelling, tail) => spelling.startsWith(tail));
  return { start, withState };
}

/** A name before a state of one to three words; the shortest name that leaves a state behind it. */
function splitOff(
  words: readonly string[],
  isState: (spelling: string, tail: string) => boolean,
): CityReading[] {
  const found: CityReading[] = [];
  for (let at = Math.max(1, words.length - 3); at < words.length; at += 1) {
    const tail = words.slice(at).join(' ');
    const states = statesBy((spelling) => isState(spelling, tail));
    if (states.length > 0) found.push({ name: words.slice(0, at).map(wholeWord).join(' '), states });
  }
  return found;
}
