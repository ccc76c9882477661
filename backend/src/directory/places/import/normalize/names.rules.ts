import { oneLine } from './text.rules.js';

const SMALL_WORDS = new Set(
  'a an and as at by da de del des di du el en for from in la las los of on or the to with y'.split(' '),
);
const UPPER_WORDS = new Set(
  'aarp ab cbd csa csas ebt ffa fmnp ii iii iv llc llp nc ne nw ny nyc pa pc se snap sw uc ucla uk un us usa usda ut va vfw wic ymca ywca'.split(
    ' ',
  ),
);
/** Abbreviations without a vowel that are words all the same. */
const SHORT_WORDS = new Set(
  'blvd ct dr ft hts hwy jr ln mr mrs ms mt pkwy pl pt rd spgs sq sr st str tr co dept'.split(' '),
);

function capitalized(word: string): string {
  const first = /\p{L}/u.exec(word)?.index ?? 0;
  return word.slice(0, first) + word.charAt(first).toUpperCase() + word.slice(first + 1);
}

/** "o'brien" and "mcallen" carry a second capital; "farmer's" does not. */
function withInnerCapitals(word: string): string {
  return word
    .replace(
      /^(O|D)(['\u2019])(\p{Ll}{2,})/u,
      (_, letter: string, mark: string, rest: string) => letter + mark + capitalized(rest),
    )
    .replace(/^Mc(\p{Ll}{3,})/u, (_, rest: string) => `Mc${capitalized(rest)}`);
}

function titleWord(word: string, isFirst: boolean): string {
  const lower = word.toLowerCase();
  const letters = lower.replace(/[^\p{L}]/gu, '');
  if (UPPER_WORDS.has(letters)) return word.toUpperCase();
  if (!isFirst && SMALL_WORDS.has(lower)) return lower;
  if (SHORT_WORDS.has(letters)) return capitalized(lower);
  // A word without vowels is an abbreviation nobody told us about.
  if (letters.length > 1 && !/[aeiouy\u00c0-\u024f]/i.test(letters)) return word.toUpperCase();
  return withInnerCapitals(capitalized(lower));
}

export function titleCase(text: string): string {
  let isFirst = true;
  return text.replace(/[\p{L}\p{N}'\u2019.]+/gu, (word) => {
    const result = titleWord(word, isFirst);
    isFirst = false;
    return result;
  });
}

export function isShouted(text: string): boolean {
  return !/\p{Ll}/u.test(text) && text.replace(/[^\p{Lu}]/gu, '').length > 3;
}

/** @returns null without a single letter or digit */
export function mendName(text: string | undefined): string | null {
  const name = oneLine(text).slice(0, 200).trim();
  if (!/[\p{L}\p{N}]/u.test(name)) return null;
  return isShouted(name) ? titleCase(name) : name;
}

export function mendStreet(text: string | undefined): string | null {
  const street = oneLine(text)
    .replace(/^[\s,;]+|[\s,;]+$/g, '')
    .replace(/\s+,/g, ',');
  if (!/[\p{L}\p{N}]/u.test(street)) return null;
  return (isShouted(street) ? titleCase(street) : street).slice(0, 300);
}
