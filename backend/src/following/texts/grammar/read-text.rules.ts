import { type Clock, clockAtEnd } from './clock.rules.js';
import { cropOf } from './crop-of.js';
import {
  AND,
  CLOSED,
  CLOSING,
  DAYS,
  FIELD_PHRASES,
  type FieldState,
  FOR,
  FROM,
  HOURS_FILLERS,
  KEYWORDS,
  MARKET_FILLERS,
  MARKET_PHRASES,
  type MarketAnswer,
  NEEDS_WEEKDAY,
  OF_MARKET,
  OF_MARKET_FILLERS,
  OPEN,
  OWN_PLACES,
  PRODUCT_FILLERS,
  RANGE,
  SOLD_OUT_PHRASES,
  SUBJECT_FILLERS,
  TAILS,
  type TextDay,
  UNITS,
  UNTIL,
  WE_ARE,
} from './phrases.js';
import { partsOf } from './words-of-text.rules.js';

/** Crops are in English, as `foods.csv` has them; null is the whole farm. */
export type TextAction =
  | { kind: 'field'; crop: string | null; state: FieldState; until: Clock | null }
  | { kind: 'sold-out'; words: string[]; crop: string | null }
  | { kind: 'market'; day: TextDay; answer: MarketAnswer }
  | { kind: 'closed'; day: TextDay }
  | { kind: 'hours'; day: TextDay; opens: Clock | null; closes: Clock }
  | { kind: 'of-market'; action: MarketAction }
  | { kind: 'product'; words: string[]; crop: string | null; count: number | null; cents: number | null };

type MarketAction = Extract<TextAction, { kind: 'closed' | 'hours' | 'field' }>;

export type TextReading =
  | { kind: 'actions'; actions: TextAction[] }
  | { kind: 'stop' | 'start' | 'help' | 'undo' | 'unclear' }
  | { kind: 'choice'; number: number };

const UNCLEAR: TextReading = { kind: 'unclear' };

/** All or nothing; never throws. @returns `unclear` for what is not in `phrases.ts` */
export function readText(text: string): TextReading {
  const parts = partsOf(text);
  if (!parts) return UNCLEAR;
  const [first] = parts;
  if (first && parts.length === 1) {
    const keyword = keywordOf(first);
    if (keyword) return { kind: keyword };
    if (first.length === 1 && /^[1-9]$/.test(first[0] ?? ''))
      return { kind: 'choice', number: Number(first[0]) };
  }
  const actions = parts.map(actionsOf);
  return actions.some((found) => found.length === 0) ? UNCLEAR : { kind: 'actions', actions: actions.flat() };
}

function keywordOf(words: readonly string[]): keyof typeof KEYWORDS | null {
  const text = words.join(' ');
  const names = Object.keys(KEYWORDS) as (keyof typeof KEYWORDS)[];
  return names.find((name) => (KEYWORDS[name] as readonly string[]).includes(text)) ?? null;
}

function actionsOf(words: readonly string[]): TextAction[] {
  for (const read of [readHours, readMarket, readOfMarket, readField, readProduct]) {
    const found = read(words);
    if (found.length > 0) return found;
  }
  return [];
}

const without = (words: readonly string[], fillers: ReadonlySet<string>) =>
  words.filter((word) => !fillers.has(word));

/** @returns null where they name several days */
function takeDay(words: readonly string[]): { day: TextDay | null; rest: string[] } | null {
  const isDay = (word: string) => Object.hasOwn(DAYS, word);
  const days = words.filter(isDay);
  if (days.length > 1) return null;
  return { day: DAYS[days[0] ?? ''] ?? null, rest: words.filter((word) => !isDay(word)) };
}

/** "CLOSED TODAY", "OPEN TIL 3", "OPEN SAT 9 TO 3", "CERRAMOS A LAS 5" */
function readHours(given: readonly string[]): TextAction[] {
  const taken = takeDay(given);
  const day = taken?.day ?? 'today';
  const rest = taken?.rest ?? [];
  const [first, ...others] = without(rest, HOURS_FILLERS);
  if (first === undefined) return [];
  const isAlone = others.length === 0;
  if (isAlone && (CLOSED.has(first) || (first === 'cerramos' && taken?.day != null)))
    return [{ kind: 'closed', day }];
  if (isAlone) return [];
  const closing = clockAtEnd(rest, 'closing');
  if (!closing) return [];
  const before = without(closing.before, HOURS_FILLERS);
  if (CLOSING.has(first) && before.length === 1)
    return [{ kind: 'hours', day, opens: null, closes: closing.clock }];
  if (!OPEN.has(first)) return [];
  return readOpening(closing.before, day, closing.clock);
}

function readOpening(words: readonly string[], day: TextDay, closes: Clock): TextAction[] {
  const hours = (opens: Clock | null): TextAction[] => [{ kind: 'hours', day, opens, closes }];
  const plain = words.filter((word) => word === 'a' || !HOURS_FILLERS.has(word));
  while (plain.at(-1) === 'a' && UNTIL.has(plain.at(-2) ?? '')) plain.pop();
  if (plain.length === 2 && UNTIL.has(plain[1] ?? '')) return hours(null);
  if (!RANGE.has(plain.at(-1) ?? '')) return [];
  const opening = clockAtEnd(plain.slice(0, -1), 'opening');
  if (!opening) return [];
  const lead = opening.before.filter((word) => !FROM.has(word));
  return lead.length === 1 && opening.clock < closes ? hours(opening.clock) : [];
}

/** "SAT NO", "NOT COMING SATURDAY", "SÁBADO SÍ" */
function readMarket(given: readonly string[]): TextAction[] {
  const taken = takeDay(given);
  if (taken?.day == null) return [];
  const { day } = taken;
  const text = without(taken.rest, MARKET_FILLERS).join(' ');
  if (typeof day === 'string' && NEEDS_WEEKDAY.includes(text)) return [];
  const answers = Object.keys(MARKET_PHRASES) as MarketAnswer[];
  const answer = answers.find((one) => MARKET_PHRASES[one].includes(text));
  return answer ? [{ kind: 'market', day, answer }] : [];
}

/** "MARKET CLOSED TODAY", "THE MARKET IS OPEN", "EL MERCADO CERRADO EL SÁBADO" */
function readOfMarket(given: readonly string[]): TextAction[] {
  const at = given.findIndex((word) => OF_MARKET.has(word));
  if (at < 0 || without(given.slice(0, at), OF_MARKET_FILLERS).length > 0) return [];
  const said = given.slice(at + 1);
  if (said.some((word) => OWN_PLACES.has(word))) return [];
  const hours = readHours(said);
  return (hours.length > 0 ? hours : readField(said)).flatMap((action) =>
    isOfMarket(action) ? [{ kind: 'of-market', action }] : [],
  );
}

const isOfMarket = (action: TextAction): action is MarketAction =>
  action.kind === 'closed' ||
  action.kind === 'hours' ||
  (action.kind === 'field' && action.crop === null && (action.state === 'open' || action.state === 'closed'));

interface Said<Value> {
  value: Value;
  rest: string[];
}

/** The longest phrase first. */
function splits<Value>(
  words: readonly string[],
  phrases: readonly (readonly [string[], Value])[],
): Said<Value>[] {
  return phrases.flatMap(([phrase, value]) => {
    const { length } = phrase;
    const isAt = (from: number) => phrase.every((word, index) => words[from + index] === word);
    if (length > words.length) return [];
    return [
      ...(isAt(words.length - length) ? [{ value, rest: words.slice(0, -length) }] : []),
      ...(isAt(0) ? [{ value, rest: words.slice(length) }] : []),
    ];
  });
}

type StateSaid = FieldState | 'sold-out';

const STATES: readonly (readonly [string[], StateSaid])[] = [
  ...Object.entries(FIELD_PHRASES).flatMap(([state, phrases]) =>
    phrases.map((phrase) => [phrase.split(' '), state as FieldState] as const),
  ),
  ...SOLD_OUT_PHRASES.map((phrase) => [phrase.split(' '), 'sold-out'] as const),
].sort(([one], [other]) => other.length - one.length);

function withoutTail(words: readonly string[]): readonly string[] {
  const tail = TAILS.find((one) => one.every((word, index) => words.at(index - one.length) === word));
  return tail ? words.slice(0, -tail.length) : words;
}

/** "STRAWBERRIES PICKED OUT", "WE ARE OUT OF EGGS", "NO HAY FRESAS", "PEACHES OPEN TIL 3" */
function readField(given: readonly string[]): TextAction[] {
  const closing = clockAtEnd(given, 'closing');
  const until = closing && UNTIL.has(closing.before.at(-1) ?? '') ? closing : null;
  const words = withoutTail(until ? until.before.slice(0, -1) : given);
  const said = words.slice(words.findIndex((word) => !WE_ARE.has(word)));
  for (const { value, rest } of [...splits(words, STATES), ...splits(said, STATES)]) {
    const subject = without(rest, SUBJECT_FILLERS);
    if (value === 'sold-out') {
      if (subject.length === 0 || subject.some((word) => !/^[a-z]+$/.test(word)) || until) continue;
      return [{ kind: 'sold-out', words: subject, crop: cropOf(subject) }];
    }
    const crops = subject.length === 0 ? [null] : cropsOf(subject);
    if (!crops || (crops[0] === null && !standMay(value, rest))) continue;
    return crops.map((crop) => ({ kind: 'field', crop, state: value, until: until?.clock ?? null }));
  }
  return [];
}

/** "IN" and "LOW" alone say nothing; "PICKED OUT" and "OPEN" do. */
const standMay = (state: FieldState, rest: readonly string[]) => state !== 'limited' || rest.length > 0;

function cropsOf(words: readonly string[]): string[] | null {
  const names: string[][] = [[]];
  for (const word of words) {
    if (AND.has(word)) names.push([]);
    else names.at(-1)?.push(word);
  }
  const crops = names.map(cropOf);
  return crops.every((crop) => crop !== null) ? [...new Set(crops)] : null;
}

const MOST_STOCK = 99_999;
const MOST_CENTS = 1_000_000;

const isReserved = (word: string): boolean =>
  [OPEN, CLOSED, CLOSING, UNTIL].some((words) => words.has(word)) || Object.hasOwn(DAYS, word);

/** "EGGS 12 $6", "12 EGGS", "HUEVOS $6.50" */
function readProduct(given: readonly string[]): TextAction[] {
  const numbers = given.filter((word) => /^\d+$/.test(word));
  const prices = given.filter((word) => word.startsWith('$'));
  if (numbers.length > 1 || prices.length > 1 || numbers.length + prices.length === 0) return [];
  // "CORN 12 FOR $6" is what a dozen costs, and no stock.
  if (numbers.length + prices.length === 2 && given.some((word) => FOR.has(word))) return [];
  const words = given.filter(
    (word) => !PRODUCT_FILLERS.has(word) && !UNITS.has(word) && /^[a-z]+$/.test(word),
  );
  const others = given.filter(
    (word) => !/^[a-z]+$/.test(word) && !numbers.includes(word) && !prices.includes(word),
  );
  if (words.length === 0 || words.length > 5 || others.length > 0 || words.some(isReserved)) return [];
  const count = numbers[0] === undefined ? null : Number(numbers[0]);
  const cents = prices[0] === undefined ? null : Math.round(Number(prices[0].slice(1)) * 100);
  if ((count ?? 0) > MOST_STOCK || (cents !== null && (cents < 1 || cents > MOST_CENTS))) return [];
  // The words follow each other: "EGGS 12 MILK" is about two things.
  const at = words.map((word) => given.indexOf(word));
  const inside = given.slice(at[0], (at.at(-1) ?? 0) + 1);
  if (inside.some((word) => /\d/.test(word))) return [];
  return [{ kind: 'product', words, crop: cropOf(words), count, cents }];
}
