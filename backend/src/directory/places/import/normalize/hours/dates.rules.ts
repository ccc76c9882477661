import { YEAR_ROUND } from '../../../../../contract/directory/hours.js';
import { DAY_MS } from '../../../../../contract/shared/calendar/durations.js';
import { isDayOfYear, lastDayOf, monthDay } from './months.rules.js';
import { DAY_KINDS, NotUnderstood, type Reader } from './reader.js';
import type { DayOfYear, Token } from './words.rules.js';

/** "MM-DD" of its ends; null is an end that is not given. */
export interface DateRange {
  from: string | null;
  to: string | null;
}

/**
 * "May-Oct", "June 1 - Sept 30", "5/2-10/31", "11/25/2017 to", "year-round", "May-June & Sept-Oct"
 * @throws NotUnderstood for days that no month has, and ranges that end in something else
 */
export const readSeasons = (
  reader: Reader,
): { kind: 'season'; ranges: DateRange[]; isInBrackets: boolean } | null =>
  reader.attempt(() => {
    const isInBrackets = reader.tokens[reader.at - 1]?.kind === '(';
    const ranges: DateRange[] = [];
    for (;;) {
      const range = readRange(reader);
      if (range === null) return null;
      ranges.push(range);
      const more = reader.attempt(() => {
        if (!reader.is(',', 'and')) return null;
        reader.skip(',', 'and');
        return reader.is('month', 'date') ? true : null;
      });
      if (more === null) return { kind: 'season', ranges, isInBrackets };
    }
  });

function readRange(reader: Reader): DateRange | null {
  if (reader.is('year-round')) {
    reader.at += 1;
    return { ...YEAR_ROUND };
  }
  if (reader.is('to')) return readOpenBegin(reader);
  const from = readDay(reader, false);
  if (from === null) return null;
  const joint = reader.peek()?.kind;
  if (joint !== 'to' && joint !== '-') {
    if (from.isSlip) throw new NotUnderstood();
    return rangeOf(from, from);
  }
  const before = reader.at;
  reader.skip('-', 'to', 'filler');
  const to = readDay(reader, true) ?? readDayOfSameMonth(reader, from);
  if (to !== null) return rangeOf(from, to);
  if (reader.peek() === undefined) return { from: firstOf(from), to: null };
  if (joint === 'to' || reader.is('number', 'word')) throw new NotUnderstood();
  reader.at = before;
  return rangeOf(from, from);
}

/** "to 09/30/2014", where nothing stands before it. */
function readOpenBegin(reader: Reader): DateRange | null {
  if (reader.at > 0) return null;
  reader.at += 1;
  const to = readDay(reader, true);
  return to && { from: null, to: lastOf(to) };
}

type ReadDay = DayOfYear & { isSlip?: boolean };

/** @param isEnd of a range: then "Oct 9-1" has hours behind a month */
function readDay(reader: Reader, isEnd: boolean): ReadDay | null {
  reader.skip('end of');
  const token = reader.peek();
  if (token?.kind !== 'date' && token?.kind !== 'month') return null;
  reader.at += 1;
  const read =
    token.kind === 'date'
      ? token.date
      : {
          month: token.month,
          day: readDayNumber(reader, isEnd),
          year: readYear(reader),
          isSlip: token.isSlip,
        };
  const mended = withinMonth(read);
  if (!isDayOfYear(mended.month, mended.day ?? 1)) throw new NotUnderstood();
  return mended;
}

function readDayNumber(reader: Reader, isEnd: boolean): number | null {
  const token = reader.peek();
  if (token?.kind === 'week' && token.isOrdinal) {
    // "May 1st Saturday" is no May 1.
    if (DAY_KINDS.includes(reader.peek(1)?.kind ?? 'word')) return null;
    reader.at += 1;
    return token.number;
  }
  if (!isPlain(token) || token.hour > 31) return null;
  const joint = reader.peek(1)?.kind;
  const next = reader.peek(2);
  const beginsHours = (joint === '-' || joint === 'to') && (next?.kind === 'number' || next?.kind === 'noon');
  if (beginsHours && (isEnd || !isPlain(next) || next.hour <= 12)) return null;
  reader.at += 1;
  return token.hour;
}

const isPlain = (token: Token | undefined): token is Extract<Token, { kind: 'number' }> =>
  token?.kind === 'number' && token.minute === null && token.half === null && token.digits.length <= 2;

/** Of four digits, maybe behind a comma. */
const readYear = (reader: Reader): number | null =>
  reader.attempt(() => {
    reader.skip(',');
    const token = reader.peek();
    if (token?.kind !== 'number' || !/^(?:19|20)\d\d$/.test(token.digits) || token.half !== null) return null;
    reader.at += 1;
    return Number(token.digits);
  });

/** "May 2 - 30" ends in May; up to 12 it may as well be hours. */
function readDayOfSameMonth(reader: Reader, from: ReadDay): ReadDay | null {
  const token = reader.peek();
  if (from.day === null || !isPlain(token) || token.hour <= 12 || token.hour <= from.day) return null;
  if (!isDayOfYear(from.month, token.hour)) return null;
  reader.at += 1;
  return { ...from, day: token.hour };
}

/** "09/31" is meant as the end of September. */
function withinMonth(read: ReadDay): ReadDay {
  const last = lastDayOf(read.month);
  return read.day !== null && read.day > last && read.day <= 31 ? { ...read, day: last } : read;
}

const firstOf = ({ month, day }: DayOfYear): string => monthDay(month, day ?? 1);
const lastOf = ({ month, day }: DayOfYear): string => monthDay(month, day ?? lastDayOf(month));

/** Years are noise, except that they tell a season of a whole year or more from a single day. */
function rangeOf(from: DayOfYear, to: DayOfYear): DateRange {
  if (from.year !== null && to.year !== null) {
    const first = Date.UTC(from.year, from.month - 1, from.day ?? 1);
    const last = Date.UTC(to.year, to.month - 1, to.day ?? lastDayOf(to.month));
    if (last - first >= 363 * DAY_MS) return { ...YEAR_ROUND };
  }
  return { from: firstOf(from), to: lastOf(to) };
}

/** A day or a month alone, as a range. @throws NotUnderstood for a day that no month has */
export function readDayOfYear(reader: Reader): DateRange | null {
  const read = readDay(reader, true);
  return read && rangeOf(read, read);
}
