import type { OpenDay } from '../../contract/directory/open-on.js';
import type { Feature, PlaceKind } from '../../contract/directory/place-kinds.js';
import { foodsIn, foodWords } from './foods.js';
import { FILLER, NEAR_PHRASES, OFTEN_TYPED, type Phrase, PHRASES } from './intents.data.js';
import { editDistance } from './spelling/edit-distance.rules.js';
import { LEFT_OUT_WORDS } from './words.data.js';

/** What a search asks of places, beside its words: "u pick strawberries open today". */
export interface Intents {
  kind: PlaceKind | null;
  /** Farms of any kind. */
  isFarms: boolean;
  features: readonly Feature[];
  openDay: OpenDay | 'now' | null;
  isOrganic: boolean;
  /** What can be sent by mail. */
  isShipped: boolean;
  /** A ZIP code or a city, as "near" or "in" says it. */
  place: string;
  /** What is left, as it was typed; '' where that is nothing. */
  words: string;
  /** Nothing but foods is left, so it is no name. */
  isAllUnderstood: boolean;
}

const BEFORE_PLACE = new Set(['near', 'in', 'around', 'at', 'by']);
const OPERATORS = /"|(?:^|\s)-\S|\bor\b/i;
const ZIP = /^\d{5}$/;
const TOKEN = /[\p{L}\p{N}]+/gu;

interface Token {
  text: string;
  plain: string;
}

const SHORTEST_MENDED = 5;

/** @returns "market" of "markt" */
export const mendedWord = (word: string): string =>
  word.length < SHORTEST_MENDED || OFTEN_TYPED.some((known) => known === word)
    ? word
    : (OFTEN_TYPED.find((known) => editDistance(word, known, 1) <= 1) ?? word);

const tokensOf = (text: string): Token[] =>
  (text.replaceAll(/['’]/g, '').match(TOKEN) ?? []).map((word) => ({
    text: word,
    plain: mendedWord(word.toLowerCase()),
  }));

/** @returns what the words mean from each place on; the longest first */
function startsAt(tokens: readonly Token[], at: number, options: readonly (readonly string[])[]): number {
  const found = options.find((words) => words.every((word, index) => tokens[at + index]?.plain === word));
  return found?.length ?? 0;
}

/** "Snap peas" are no benefit, "market bouquets" no market. */
const foodTokens = (tokens: readonly Token[]): ReadonlySet<number> =>
  new Set(
    foodsIn(tokens.map(({ plain }) => plain)).flatMap(({ from, to }) =>
      to - from > 1 ? Array.from({ length: to - from }, (_, index) => from + index) : [],
    ),
  );

/** @returns null for a search that asks for nothing of that kind */
export function readIntents(text: string): Intents | null {
  if (OPERATORS.test(text)) return null;
  const tokens = tokensOf(text);
  const inFoods = foodTokens(tokens);
  const found: Phrase[] = [];
  const rest: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!;
    const near = startsAt(tokens, at, NEAR_PHRASES);
    const phrase = inFoods.has(at)
      ? undefined
      : PHRASES.get(token.plain)?.find(({ words }) => startsAt(tokens, at, [words]) > 0);
    if (near === 0 && phrase) found.push(phrase);
    else if (near === 0) rest.push(token);
    at += near || phrase?.words.length || 1;
  }
  if (found.length === 0) return null;
  const strong = found.filter(({ isWeak }) => !isWeak);
  const others = rest.filter(
    ({ plain }) => !ZIP.test(plain) && !FILLER.has(plain) && !LEFT_OUT_WORDS.has(plain),
  );
  const isAllUnderstood = areFoods(others.map(({ plain }) => plain));
  // "Farms near me" asks for farms, "Sunday Creek Farm" for one of that name.
  const isFarms = found.some(({ means }) => means.isFarms);
  if (strong.length === 0 && !(isFarms && (isAllUnderstood || found.length > 1))) return null;
  const { words, place } = placeIn(rest);
  return {
    kind: found.find(({ means }) => means.kind)?.means.kind ?? null,
    isFarms,
    features: [...new Set(found.flatMap(({ means }) => means.feature ?? []))],
    openDay: found.find(({ means }) => means.openDay)?.means.openDay ?? null,
    isOrganic: found.some(({ means }) => means.isOrganic),
    isShipped: found.some(({ means }) => means.isShipped),
    ...{ place, words, isAllUnderstood },
  };
}

/** Whether words ask for what is shipped, and for nothing of a place. */
export const isShippedAsked = ({ isShipped, kind, features, openDay }: Intents): boolean =>
  isShipped && kind === null && features.length === 0 && openDay === null;

export function areFoods(words: readonly string[]): boolean {
  const inFood = new Set(
    foodsIn(words).flatMap(({ from, to }) => words.slice(from, to).map((_, index) => from + index)),
  );
  return words.every((word, index) => inFood.has(index) || foodWords().has(word));
}

/** @returns what stands behind "near" or "in", and the words before it */
function placeIn(rest: readonly Token[]): Pick<Intents, 'words' | 'place'> {
  const zip = rest.find(({ plain }) => ZIP.test(plain));
  if (zip) return { place: zip.plain, words: wordsOf(rest.filter((token) => token !== zip)) };
  const at = rest.findLastIndex(({ plain }) => BEFORE_PLACE.has(plain));
  const behind = at < 0 ? [] : rest.slice(at + 1).filter(({ plain }) => !FILLER.has(plain));
  if (behind.length === 0) return { place: '', words: wordsOf(rest) };
  return { place: behind.map(({ text }) => text).join(' '), words: wordsOf(rest.slice(0, at)) };
}

const wordsOf = (tokens: readonly Token[]) =>
  tokens
    .filter(({ plain }) => !FILLER.has(plain))
    .map(({ text }) => text)
    .join(' ');

/** @returns the words for goods: organic eggs stay organic */
const goodsOf = ({ words, isOrganic }: Intents): string =>
  words !== '' && isOrganic ? `organic ${words}` : words;

/** @returns the words for goods where they are others than the text, and it can't be a name; else null */
export function goodsAsked(text: string): string | null {
  const intents = readIntents(text);
  const goods = intents?.isAllUnderstood ? goodsOf(intents) : text;
  return goods === text ? null : goods;
}
