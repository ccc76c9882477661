import type { DayHours, Weekday } from '../../../../../contract/directory/hours.js';
import type { Stretch } from './clocks.rules.js';
import { readDayOfYear, type DateRange } from './dates.rules.js';
import { NotUnderstood, Reader } from './reader.js';
import { readDays, readItem, readTimes, type Item } from './rule-items.rules.js';
import { daysIn, tokensOf, type Token } from './words.rules.js';

/** What belongs together: days, their times, and the parts of the year in which they have them. */
export interface Clause {
  days: { day: Weekday; repeats: DayHours['repeats'] }[];
  /** Null: not said. */
  stretches: Stretch[] | null;
  seasons: (DateRange & { unknownDates?: true })[];
  /** The season may hold for other clauses, too, or not. */
  isDoubtful: boolean;
  isClosed: boolean;
  /** Of days beside words that were not read: hours that stand elsewhere may not be theirs. */
  isUnsure?: true;
  /** As written, where times stand alone: their days may stand elsewhere. */
  words?: string;
}

export interface Read {
  clauses: Clause[];
  /** Pieces that are not, or not wholly, in the clauses, as written. */
  unread: string[];
}

const emptyClause = (): Clause => ({
  days: [],
  stretches: null,
  seasons: [],
  isDoubtful: false,
  isClosed: false,
});

/** @param piece one line without semicolons: "May-Oct, Sat 9-1", "Thur 4 to 7 p.m., Sat 8 to 12" */
export function readPiece(piece: string): Read {
  const tokens = tokensOf(piece);
  const whole = wholePiece(piece, tokens);
  if (whole !== null) return { ...whole, unread: whole.isOpenEnd ? [piece] : [] };
  const parts = partsOf(piece, tokens);
  if (parts.length === 1) return withoutWords(piece, tokens);
  const read = parts.map(readPiece);
  return { clauses: read.flatMap(({ clauses }) => clauses), unread: read.flatMap(({ unread }) => unread) };
}

function wholePiece(
  piece: string,
  tokens: readonly Token[],
): { clauses: Clause[]; isOpenEnd: boolean } | null {
  try {
    const items = itemsOf(tokens);
    const clauses = clausesOf(items);
    const [first, ...more] = clauses;
    const isLoose = first?.days.length === 0 && first.stretches !== null && more.length === 0;
    if (isLoose) return { clauses: [{ ...first, words: piece }], isOpenEnd: false };
    if (clauses.some(isHalf)) return null;
    return { clauses, isOpenEnd: items.some((item) => item.kind === 'times' && item.isOpenEnd) };
  } catch (error) {
    if (error instanceof NotUnderstood) return null;
    throw error;
  }
}

/** Times or "closed" of no day, or of days that are closed. */
const isHalf = ({ days, stretches, isClosed, seasons }: Clause): boolean =>
  (days.length === 0 && (stretches !== null || isClosed)) ||
  (isClosed && (stretches !== null || seasons.length > 0 || days.some(({ repeats }) => repeats)));

/** @throws NotUnderstood */
function itemsOf(tokens: readonly Token[]): Item[] {
  const reader = new Reader(tokens);
  const items: Item[] = [];
  for (;;) {
    reader.skip(',', ':', '(', ')', 'and', 'filler');
    if (reader.is('-') && isJoint(reader, items)) reader.skip('-');
    if (reader.peek() === undefined) return items;
    const before = reader.at;
    const item = readItem(reader);
    if (item === null || reader.at === before) {
      if (reader.is('every')) reader.skip('every');
      else throw new NotUnderstood();
    } else items.push(item);
  }
}

/** "Saturdays - 9am to 1pm"; not "Sat: -1pm", which begins nobody knows when. */
function isJoint(reader: Reader, items: readonly Item[]): boolean {
  if (items.length === 0) return false;
  const times = new Reader(reader.tokens);
  times.at = reader.at + 1;
  const kind = times.peek()?.kind;
  if (kind !== 'number' && kind !== 'noon') return true;
  return readTimes(times)?.stretches.every(({ closes }) => closes !== null) ?? false;
}

/**
 * Sorts items into clauses. One of a kind that its clause has begins the next; what a list begins with, a
 * season or days, begins each of its clauses.
 */
function clausesOf(items: readonly Item[]): Clause[] {
  const clauses: { clause: Clause; kinds: Set<string> }[] = [];
  const first = items.find(({ kind }) => kind !== 'nothing')?.kind;
  for (const item of items) {
    let last = clauses.at(-1);
    const isFull = last && isNext(item, last.kinds, first);
    if (!last || isFull) {
      last = { clause: emptyClause(), kinds: new Set() };
      clauses.push(last);
    }
    last.kinds.add(item.kind === 'nothing' ? 'times' : item.kind);
    put(last.clause, item);
  }
  return shared(
    clauses.map(({ clause }) => clause),
    first === 'season',
  );
}

function isNext({ kind }: Item, kinds: ReadonlySet<string>, first: Item['kind'] | undefined): boolean {
  if (kind === 'closed') return kinds.has('times');
  if (kind === 'days' && kinds.size === 1 && kinds.has('closed')) return false;
  return kinds.has(kind) || (kind === first && kinds.size > 0);
}

function put(clause: Clause, item: Item): void {
  if (item.kind === 'days') clause.days = item.days.map((day) => ({ day, repeats: item.repeats }));
  else if (item.kind === 'times') clause.stretches = item.stretches;
  else if (item.kind === 'closed') clause.isClosed = true;
  else if (item.kind === 'season') {
    clause.seasons = item.ranges;
    clause.isDoubtful = item.isInBrackets;
  }
}

/** What is said once for several clauses: "Sat & the 3rd Sun 9-1", "May-Oct: Wed 3-7pm, Sat 9-1". */
function shared(clauses: Clause[], beginsWithSeason: boolean): Clause[] {
  for (const [index, clause] of clauses.entries()) {
    const [before, after] = [clauses[index - 1], clauses.slice(index + 1)];
    if (clause.isClosed) continue;
    if (clause.days.length === 0 && before && (clause.stretches ?? clause.seasons.length > 0))
      clause.days = before.days;
    clause.stretches ??=
      clause.days.length > 0 ? (after.find((one) => one.stretches)?.stretches ?? null) : null;
    if (clause.seasons.length > 0) continue;
    const source = beginsWithSeason
      ? clauses.slice(0, index).findLast((one) => one.seasons.length > 0)
      : after.find((one) => one.seasons.length > 0 && !one.isDoubtful);
    if (source) clause.seasons = source.seasons;
  }
  return clauses;
}

/** Where days begin behind the hours of others: "Sat 8 am - 1 pm / Wed by chance". */
function partsOf(piece: string, tokens: readonly Token[]): string[] {
  const parts: string[] = [];
  let start = 0;
  let hasTimes = false;
  for (const [index, token] of tokens.entries()) {
    hasTimes ||= token.kind === 'noon' || (token.kind === 'number' && isClockLike(tokens, index));
    if (!hasTimes || (token.kind !== ',' && token.kind !== 'and')) continue;
    const reader = new Reader(tokens);
    reader.at = index;
    reader.skip(',', 'and', 'filler', 'every');
    if (!reader.is('day', 'group', 'letters', 'week')) continue;
    parts.push(piece.slice(start, token.from).trim());
    start = tokens[reader.at]?.from ?? token.to;
    hasTimes = false;
  }
  return [...parts, piece.slice(start).trim()].filter((part) => part !== '');
}

const isClockLike = (tokens: readonly Token[], index: number): boolean => {
  const token = tokens[index];
  const next = tokens[index + 1]?.kind;
  return (
    token?.kind === 'number' &&
    (token.half !== null || token.minute !== null || next === '-' || next === 'to')
  );
};

/** What is still known of a piece that has words without a place in the grammar. */
function withoutWords(piece: string, tokens: readonly Token[]): Read {
  const clause = { ...emptyClause(), ...(daysAhead(tokens) ?? halfSeason(tokens)) };
  const isKnown = clause.days.length > 0 || clause.seasons.length > 0;
  return { clauses: isKnown ? [clause] : [], unread: [piece] };
}

/** "Sat: dawn to dusk" is on Saturdays. */
function daysAhead(tokens: readonly Token[]): Partial<Clause> | null {
  try {
    const reader = new Reader(tokens);
    reader.skip('filler');
    const read = readDays(reader);
    if (read === null) return null;
    // "First Saturday in May through …" is a date.
    if (read.repeats && !reader.is('number', 'noon', ':', '-')) return null;
    return { days: read.days.map((day) => ({ day, repeats: read.repeats })), isUnsure: true };
  } catch (error) {
    if (error instanceof NotUnderstood) return null;
    throw error;
  }
}

/** "May to frost" begins in May, "mid-June to October" ends in October. */
function halfSeason(tokens: readonly Token[]): Partial<Clause> | null {
  const joint = tokens.findIndex(({ kind }) => kind === 'to');
  const dash = joint < 0 ? tokens.findLastIndex(({ kind }) => kind === '-') : joint;
  if (dash < 0) return null;
  const from = aloneAs(tokens.slice(0, dash));
  const to = aloneAs(tokens.slice(dash + 1));
  if (!from === !to) return null;
  return { seasons: [{ from: from?.from ?? null, to: to?.to ?? null, unknownDates: true }] };
}

function aloneAs(tokens: readonly Token[]): DateRange | null {
  try {
    const reader = new Reader(tokens);
    reader.skip('filler');
    const read = readDayOfYear(reader);
    return reader.peek() === undefined ? read : null;
  } catch (error) {
    if (error instanceof NotUnderstood) return null;
    throw error;
  }
}

/** @returns the days that unread pieces name and the hours don't have */
export const daysOnlyIn = (unread: readonly string[], hours: readonly DayHours[]): Weekday[] =>
  [...new Set(unread.flatMap(daysIn))].filter((day) => !hours.some((known) => known.day === day)).sort();
