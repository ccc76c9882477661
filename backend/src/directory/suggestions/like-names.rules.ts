import type { NamedResult } from '../../contract/site/search-overview.js';
import { foodWords } from '../../platform/search/foods.js';
import { editDistance, forgiven } from '../../platform/search/spelling/edit-distance.rules.js';
import { isCorrectable } from '../../platform/search/spelling/spelling.rules.js';
import { DESCRIBING_WORDS } from '../../platform/search/words.data.js';
import { isGeneric, type NameWords, wordsOfName } from './name-words.rules.js';

/** A word may be short of its end: "chand" of Chandler. */
const SHORTEST_BEGINNING = 4;
/** Of so many telling words, one may be about something else. */
const MANY = 3;
const ELSE_COST = 3;
/** A word of the name that nobody typed, and a typed "market" that is not in the name. */
const UNTYPED_COST = 0.3;
/** What is as good as the best, but for words that nobody typed. */
const AS_GOOD = 1;

export interface NameLike {
  name: string;
  city: string | null;
  state: string | null;
}

export interface FoundName extends NameLike {
  /** It has all words that were typed, "farm" and "market" among them. */
  isWhole: boolean;
  result: NamedResult;
}

const mostMistakes = (word: string, isAlone: boolean) => {
  if (word.length <= 2) return 0;
  if (isAlone || word.length <= 5) return forgiven(word);
  return word.length <= 9 ? 2 : 3;
};

function mistakes(typed: string, word: string, isAlone: boolean): number {
  const most = mostMistakes(typed, isAlone);
  const isShort = typed.length <= 3 && typed[0] !== word[0];
  const distance = editDistance(typed, word, most);
  if (distance <= most && !(isShort && distance > 0)) return distance;
  return typed.length >= SHORTEST_BEGINNING && word.startsWith(typed) ? 1 : Infinity;
}

const pairs = (words: readonly string[]) =>
  words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`);

/** @returns how many mistakes of typing a name is away; null where it is another one */
function apart({ words, telling }: NameWords, { name, city, state }: NameLike) {
  const own = wordsOfName(name);
  const joined = [...own, ...pairs(own)];
  const around = new Set([...wordsOfName(city ?? ''), ...wordsOfName(state ?? '')]);
  const isAlone = telling.length === 1;
  const typedPairs = pairs(telling);
  const pairFits = typedPairs.map((pair) => own.some((word) => editDistance(pair, word, 1) <= 1));
  let sum = 0;
  let matched = 0;
  let others = 0;
  telling.forEach((typed, index) => {
    const least = Math.min(...joined.map((word) => mistakes(typed, word, isAlone)));
    const isInPair = Boolean(pairFits[index] || pairFits[index - 1]);
    if (isInPair || least < Infinity) matched += 1;
    else if (!around.has(typed)) others += 1;
    if (!isInPair && least < Infinity) sum += least;
  });
  if (matched === 0 || others > 1 || (others === 1 && matched < MANY - 1)) return null;
  const isTyped = (word: string) => words.some((typed) => mistakes(typed, word, false) < Infinity);
  const untyped = own.filter((word) => !isGeneric(word) && !isTyped(word)).length;
  const missing = words.filter((word) => isGeneric(word) && !joined.includes(word)).length;
  return {
    sum: sum + others * ELSE_COST,
    cost: sum + others * ELSE_COST + (untyped + missing) * UNTYPED_COST,
  };
}

/** @returns how many mistakes away the words are from foods, and what describes them */
function apartFromFoods(telling: readonly string[]): number {
  const known = [...foodWords(), ...DESCRIBING_WORDS];
  return telling.reduce((sum, typed) => {
    const most = isCorrectable(typed) ? forgiven(typed) : 0;
    const least = Math.min(...known.map((word) => editDistance(typed, word, most)));
    return sum + (least > most ? Infinity : least);
  }, 0);
}

/**
 * @param candidates names that share letters with what was typed, better ones first
 * @returns those that may have been meant, the likest first; none where it is as near to a food
 */
export function likestNames<Row extends NameLike>(asked: NameWords, candidates: readonly Row[]): Row[] {
  const found = candidates.flatMap((row) => {
    const distance = apart(asked, row);
    return distance === null ? [] : [{ row, ...distance }];
  });
  found.sort((one, other) => one.cost - other.cost);
  const [best] = found;
  if (!best) return [];
  const ofFoods = apartFromFoods(asked.telling);
  const isClear = asked.endsAsName || asked.telling.length >= MANY;
  if (ofFoods < best.sum || (ofFoods === best.sum && !isClear)) return [];
  return found.filter(({ cost }) => cost < best.cost + AS_GOOD).map(({ row }) => row);
}
