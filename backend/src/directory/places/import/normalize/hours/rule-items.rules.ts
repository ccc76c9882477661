import type { DayHours, Weekday } from '../../../../../contract/directory/hours.js';
import type { MonthWeek } from '../../../../../contract/directory/repeats.js';
import { type Clock, clockOf, stretchBetween, stretchFrom, type Stretch } from './clocks.rules.js';
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
      if (more === null) break;
    }
    // "9am and 1pm" may be its ends, or when something begins.
    if (stretches.slice(0, -1).some(({ closes }) => closes === null)) throw new NotUnderstood();
    return { kind: 'times', stretches, isOpenEnd };
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
  const end = readEnd(reader);
  // "8:00 AM-": nobody knows until when.
  if (end === null && reader.peek(1) === undefined) reader.skip('-', 'to');
  const stretch = end === 'open' || end === null ? stretchFrom(start) : stretchBetween(start, end);
  if (stretch === null) throw new NotUnderstood();
  return { stretch, isOpenEnd: end === 'open' };
}

/** "-1pm", "to dusk", "until midnight". @throws NotUnderstood for a time that no clock shows */
const readEnd = (reader: Reader): Clock | 'midnight' | 'open' | null =>
  reader.attempt(() => {
    if (!reader.is('-', 'to')) return null;
    reader.skip('-', 'to');
    const token = reader.peek();
    if (token === undefined || !['number', 'noon', 'midnight', 'open end'].includes(token.kind)) return null;
    reader.at += 1;
    if (token.kind === 'midnight') return 'midnight';
    if (token.kind === 'open end') return 'open';
    const clock = clockOf(token);
    if (clock === null) throw new NotUnderstood();
    return clock;
  });
