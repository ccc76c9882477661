import type { DayHours, Weekday } from '../../../../../contract/directory/hours.js';
import type { MonthWeek } from '../../../../../contract/directory/repeats.js';
import { clockOf, stretchBetween, stretchFrom, type Stretch } from './clocks.rules.js';
import { readSeasons, type DateRange } from './dates.rules.js';
import { DAY_KINDS, NotUnderstood, type Reader } from './reader.js';

export type Item =
  | { kind: 'days'; days: Weekday[]; repeats: DayHours['repeats'] }
  | { kind: 'times'; stretches: Stretch[]; isOpenEnd: boolean }
  | { kind: 'season'; ranges: DateRange[]; isInBrackets: boolean }
  | { kind: 'closed' | 'nothing' };

/** @throws NotUnderstood where an item begins that goes on in a way that is no rule */
export function readItem(reader: Reader): Item | null {
  return readDays(reader) ?? readSeasons(reader) ?? readTimes(reader) ?? readWord(reader);
}

function readWord(reader: Reader): Item | null {
  const token = reader.peek();
  if (token?.kind !== 'closed' && token?.kind !== 'nothing') return null;
  reader.at += 1;
  return { kind: token.kind };
}

// Days: "2nd and 4th Sun", "every other Friday", "Tue & Thu", "Mon-Fri", "Sat (1st & 3rd)"

export const readDays = (reader: Reader): Extract<Item, { kind: 'days' }> | null =>
  reader.attempt(() => {
    const isEvery = reader.is('every');
    reader.skip('every');
    const alternate = readAlternate(reader);
    const before = alternate === null ? readWeeks(reader) : null;
    const days = readDayList(reader);
    if (days === null) return null;
    const isOfMonth = reader.is('of the month');
    reader.skip('of the month');
    const weeks = before ?? readWeeksInBrackets(reader);
    const other = alternate ?? reader.attempt(() => (reader.skip(','), readAlternate(reader)));
    if (other !== null) {
      if (weeks !== null || isOfMonth || (other.isLoose && days.length > 1)) throw new NotUnderstood();
      return { kind: 'days', days, repeats: { kind: 'alternate', from: null } };
    }
    if (weeks === null && isOfMonth) throw new NotUnderstood();
    // "Every second Saturday" may be every other one.
    if (isEvery && !isOfMonth && weeks?.join() === '2') throw new NotUnderstood();
    return { kind: 'days', days, repeats: weeks === null ? undefined : { kind: 'monthly', weeks } };
  });

const readAlternate = (reader: Reader): { isLoose: boolean } | null => {
  const token = reader.peek();
  if (token?.kind !== 'alternate') return null;
  reader.at += 1;
  reader.skip('filler');
  return token;
};

const readWeeks = (reader: Reader): MonthWeek[] | null =>
  reader.attempt(() => {
    const weeks: MonthWeek[] = [];
    for (;;) {
      const token = reader.peek();
      if (token?.kind !== 'week' || token.number > 5) return null;
      weeks.push(token.week);
      reader.at += 1;
      const more = reader.attempt(() => {
        reader.skip(',', 'and', 'filler');
        return reader.is('week') ? true : null;
      });
      if (more === null) return [...new Set(weeks)];
    }
  });

const readWeeksInBrackets = (reader: Reader): MonthWeek[] | null =>
  reader.attempt(() => {
    if (!reader.is('(')) return null;
    reader.skip('(', 'filler');
    const weeks = readWeeks(reader);
    reader.skip('of the month');
    if (weeks === null || !reader.is(')')) return null;
    reader.at += 1;
    return weeks;
  });

/** "Mon-Fri" is five days, "Tue & Sat" two, "Sat-Mon" runs over the end of the week. */
function readDayList(reader: Reader): Weekday[] | null {
  const days: Weekday[] = [];
  let hasLetters = false;
  let isRange = false;
  for (;;) {
    const token = reader.peek();
    if (token?.kind !== 'day' && token?.kind !== 'letters' && token?.kind !== 'group') return null;
    const named = token.kind === 'day' ? [token.day] : [...token.days];
    const last = days.at(-1);
    if (isRange && last !== undefined && named.length === 1) {
      for (let next = (last + 1) % 7; next !== named[0]; next = (next + 1) % 7) days.push(next as Weekday);
    }
    days.push(...named);
    hasLetters ||= token.kind === 'letters';
    reader.at += 1;
    const joint = reader.attempt(() => {
      const sign = reader.peek()?.kind;
      reader.skip('-', 'to', ',', 'and');
      return DAY_KINDS.includes(reader.peek()?.kind ?? 'word') ? (sign ?? null) : null;
    });
    if (joint === null) break;
    isRange = joint === '-' || joint === 'to';
  }
  if (hasLetters && reader.peek() && !reader.is('number', 'noon', ':', ',', '-', '(')) return null;
  return [...new Set(days)];
}

// Times: "9-1", "8am-noon", "3pm-dusk", "8am-11am, 1pm-4pm"

export const readTimes = (reader: Reader): Extract<Item, { kind: 'times' }> | null =>
  reader.attempt(() => {
    const stretches: Stretch[] = [];
    let isOpenEnd = false;
    for (;;) {
      const read = readStretch(reader);
      if (read === null) return null;
      stretches.push(read.stretch);
      isOpenEnd ||= read.isOpenEnd;
      const more = reader.attempt(() => {
        if (!reader.is(',', 'and')) return null;
        reader.skip(',', 'and');
        return reader.is('number', 'noon') ? true : null;
      });
      if (more === null) return { kind: 'times', stretches, isOpenEnd };
    }
  });

/** @throws NotUnderstood for a time that is unclear, such as "3-6" */
function readStretch(reader: Reader): { stretch: Stretch; isOpenEnd: boolean } | null {
  const token = reader.peek();
  const start = token && clockOf(token);
  if (!start) {
    if (token?.kind === 'number') throw new NotUnderstood();
    return null;
  }
  reader.at += 1;
  let isOpenEnd = false;
  let stretch: Stretch | null;
  if (reader.is('-', 'to', 'and') && isEndNext(reader)) {
    reader.skip('-', 'to', 'and');
    const last = reader.peek();
    reader.at += 1;
    isOpenEnd = last?.kind === 'open end';
    const end = last?.kind === 'midnight' ? 'midnight' : last && clockOf(last);
    stretch = isOpenEnd || last === undefined ? stretchFrom(start) : end ? stretchBetween(start, end) : null;
    reader.at = Math.min(reader.at, reader.tokens.length);
  } else stretch = stretchFrom(start);
  if (stretch === null) throw new NotUnderstood();
  return { stretch, isOpenEnd };
}

/** "9 and 1" are its ends only behind "between", which is not told from "at 9 and 11": so it is not read. */
function isEndNext(reader: Reader): boolean {
  if (reader.is('and')) return false;
  let ahead = 1;
  while (reader.peek(ahead)?.kind === '-') ahead += 1;
  const kind = reader.peek(ahead)?.kind;
  return kind === undefined || ['number', 'noon', 'midnight', 'open end'].includes(kind);
}
