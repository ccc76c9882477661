import { STATE_NAMES } from '../../../contract/shared/states.js';

const WHOLE_WORDS: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };

/** Small letters and digits, without accents. */
const plainWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const wholeWord = (word: string) => (Object.hasOwn(WHOLE_WORDS, word) ? WHOLE_WORDS[word] : word) ?? word;

/** @returns "saint paul" of "St. Paul", "o fallon" of "O'Fallon" */
export const plainName = (name: string): string => plainWords(name).map(wholeWord).join(' ');

/** No American city and its state has more. */
const MOST_WORDS = 8;

/** Both two letters and full names, in small letters. */
const STATES = Object.entries(STATE_NAMES).map(([code, name]) => ({
  code,
  spellings: [code.toLowerCase(), plainWords(name).join(' ')],
}));

const statesBy = (matches: (spelling: string) => boolean) =>
  STATES.filter(({ spellings }) => spellings.some(matches)).map(({ code }) => code);

export interface CityReading {
  /** As `plainName` makes it. */
  name: string;
  /** Two letters each; null for any. */
  states: string[] | null;
}

/** @returns readings: the whole a city, or its last words a state; none for what is no name */
export function readCityName(text: string): CityReading[] {
  const words = plainWords(text);
  if (words.length === 0 || words.length > MOST_WORDS || !/\p{L}/u.test(text)) return [];
  const split = splitOff(words, (spelling, tail) => spelling === tail);
  return [{ name: words.map(wholeWord).join(' '), states: null }, ...split];
}

/** For a name being typed: "ft myers f" may have begun a state. @returns null for what is no name */
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

/** The shortest name that leaves a state of one to three words behind it. */
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
