import {
  YEAR_ROUND,
  type DayHours,
  type Season,
  type Weekday,
} from '../../../../../contract/directory/hours.js';
import { DAY_MS } from '../../../../../contract/shared/calendar/durations.js';
import { oneLine } from '../text.rules.js';
import { daysIn, readDays } from './day-words.rules.js';
import { isDayOfYear, lastDayOf, monthDay, monthOf } from './months.rules.js';
import { readWeeklyHours } from './weekly-hours.rules.js';

export interface Opening {
  seasons: Season[];
  hoursNote: string | null;
}

/** One end of a season; without a day it is the whole month. */
interface SeasonEnd {
  month: number;
  day: number | null;
  year: number | null;
}

interface SeasonDates {
  from: string | null;
  to: string | null;
  /** False when an end was written but could not be read. */
  isComplete: boolean;
}

const YEAR_ROUND_TEXT =
  /^(?:open )?(?:year[\s-]*round|all[\s-]*year(?:[\s-]*(?:round|long))?|12 months)[.!]?$/i;
const MAX_NOTE_LENGTH = 1_000;

function seasonEndOf(text: string): SeasonEnd | null {
  const [, numericMonth, numericDay, numericYear] =
    /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?$/.exec(text) ?? [];
  if (numericMonth !== undefined) {
    return { month: Number(numericMonth), day: Number(numericDay), year: yearOf(numericYear) };
  }
  const [, isoYear, isoMonth, isoDay] =
    /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?(?: 00:00(?::00)?)?$/.exec(text) ?? [];
  if (isoYear !== undefined) {
    return {
      month: Number(isoMonth),
      day: isoDay === undefined ? null : Number(isoDay),
      year: Number(isoYear),
    };
  }
  const [, word, day, year] =
    /^([A-Za-z]{3,12}\.?)(?: (\d{1,2})(?:st|nd|rd|th)?)?(?:,? (\d{4}))?$/.exec(text) ?? [];
  const month = monthOf(word ?? '');
  if (month === null) return null;
  return {
    month,
    day: day === undefined ? null : Number(day),
    year: year === undefined ? null : Number(year),
  };
}

/** "26" is 2026, "98" is 1998. */
function yearOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const year = Number(text);
  return text.length === 4 ? year : year + (year < 70 ? 2_000 : 1_900);
}

const isPossible = ({ month, day }: SeasonEnd) => isDayOfYear(month, day ?? 1);

/** Years are noise, except that they tell a season of a whole year or more from a single day. */
function lastsAllYear(from: SeasonEnd, to: SeasonEnd): boolean {
  if (from.year === null || to.year === null) return false;
  const first = Date.UTC(from.year, from.month - 1, from.day ?? 1);
  const last = Date.UTC(to.year, to.month - 1, to.day ?? lastDayOf(to.month));
  return last - first >= 363 * DAY_MS;
}

/** "09/31" is meant as the end of September. */
function withinMonth(end: SeasonEnd): SeasonEnd {
  const last = lastDayOf(end.month);
  return end.day !== null && end.day > last && end.day <= 31 ? { ...end, day: last } : end;
}

/**
 * Splits "May to October", "5/1 - 10/31", "5/2-10/31", "May-October"; a hyphen inside a date does not count.
 */
function splitRange(text: string): [string, string] | null {
  const words = /^(.*?)(?:^|\s)(?:to|through|thru|until|till)(?:\s+(.*))?$/i.exec(text);
  const dashes =
    /^(.*?)\s*(?:\s-\s|^-|-$|[\u2013\u2014])\s*(.*)$/.exec(text) ??
    /^(\d{1,2}\/[\d/]+)-(\d{1,2}\/[\d/]+)$/.exec(text) ??
    /^([A-Za-z][^-]*)-([A-Za-z\d].*)$/.exec(text);
  const match = words ?? dashes;
  return match ? [(match[1] ?? '').trim(), (match[2] ?? '').trim()] : null;
}

function readEnd(text: string): SeasonEnd | null {
  const end = seasonEndOf(text);
  const mended = end && withinMonth(end);
  return mended && isPossible(mended) ? mended : null;
}

/** "May 2 - 30" ends in May. */
function dayOfSameMonth(text: string, from: SeasonEnd | null): SeasonEnd | null {
  if (from?.day == null || !/^\d{1,2}(?:st|nd|rd|th)?$/.test(text)) return null;
  const day = parseInt(text, 10);
  return day > from.day && isDayOfYear(from.month, day) ? { ...from, day } : null;
}

/** @param text "06/24/2017 to 09/30/2017", "Year-round", "2021-05" @returns null when unreadable */
export function readSeasonDates(text: string | undefined): SeasonDates | null {
  const line = oneLine(text).replace(/^(?:from|open) /i, '');
  if (line === '') return null;
  if (YEAR_ROUND_TEXT.test(line)) return { ...YEAR_ROUND, isComplete: true };
  const [fromText, toText] = splitRange(line) ?? [line, line];
  const knownFrom = readEnd(fromText);
  const knownTo = readEnd(toText) ?? dayOfSameMonth(toText, knownFrom);
  if (!knownFrom && !knownTo) return null;
  const isComplete = (knownFrom !== null || fromText === '') && (knownTo !== null || toText === '');
  if (knownFrom && knownTo && lastsAllYear(knownFrom, knownTo)) return { ...YEAR_ROUND, isComplete };
  return {
    from: knownFrom && monthDay(knownFrom.month, knownFrom.day ?? 1),
    to: knownTo && monthDay(knownTo.month, knownTo.day ?? lastDayOf(knownTo.month)),
    isComplete,
  };
}

const SAYS_NOTHING = /^(?:tb[da]|n\/?a|unknown|[-\u2013\u2014\s])*$/i;

interface DatedDays extends Pick<Season, 'from' | 'to' | 'unknownDates'> {
  hours: DayHours[];
  isRead: boolean;
}

/** "Sat 8-1" are hours: behind a day's name, two numbers are no month and day. */
const isHours = (text: string): boolean =>
  /^\d{1,2}(?::\d{2})?\s*[-\u2013\u2014]\s*\d{1,2}(?::\d{2})?$/.test(readDays(text)?.rest ?? '');

function readDates(text: string): DatedDays {
  const named = readDays(text);
  const range = readSeasonDates(named ? named.rest : text);
  const hasNoDates = named?.rest === '' || SAYS_NOTHING.test(text);
  const isRead = range?.isComplete === true || text === '' || named?.rest === '';
  const hours = isRead && named ? named.days.map((day) => dayAlone(day, named.repeats)) : [];
  return {
    ...{ from: range?.from ?? null, to: range?.to ?? null, hours, isRead },
    ...(!isRead && !hasNoDates && { unknownDates: true }),
  };
}

const dayAlone = (day: Weekday, repeats: DayHours['repeats']): DayHours => ({
  ...{ day, opens: null, closes: null },
  ...(repeats && { repeats }),
});

function withDays(hours: readonly DayHours[], days: readonly DayHours[]): DayHours[] {
  const others = days.filter(({ day }) => !hours.some((known) => known.day === day));
  const known = hours.map((one) => {
    const repeats = one.repeats ?? days.find(({ day }) => day === one.day)?.repeats;
    return repeats ? { ...one, repeats } : one;
  });
  return [...known, ...others].sort((a, b) => a.day - b.day);
}

function unknownDaysIn(unread: readonly string[], hours: readonly DayHours[]): Pick<Season, 'unknownDays'> {
  const days = new Set(unread.flatMap(daysIn).filter((day) => !hours.some((known) => known.day === day)));
  return days.size > 0 ? { unknownDays: [...days].sort() } : {};
}

function distinctSeasons(seasons: Season[]): Season[] {
  const known = seasons.filter(
    (season) => season.from !== null || season.to !== null || season.hours.length > 0,
  );
  return [...new Map(known.map((season) => [JSON.stringify(season), season])).values()];
}

function noteOf(parts: string[]): string | null {
  const note = [...new Set(parts)].join('; ').slice(0, MAX_NOTE_LENGTH).trim();
  return note === '' ? null : note;
}

export function readSeasons(
  seasons: ReadonlyArray<{ dates: string | undefined; times: string | undefined }>,
): Opening {
  const unread: string[] = [];
  const read = seasons.flatMap(({ dates, times }): Season[] => {
    // "June to October; December" are two seasons of a week; "May to October; Sat 8-1" has hours in it.
    const all = (dates ?? '').split(/[;\n]/).map(oneLine);
    const week = readWeeklyHours([times, ...all.filter(isHours)].filter(Boolean).join('; '));
    const parts = all.filter((part) => !isHours(part));
    if (parts.length === 0) parts.push('');
    const ranges = parts
      .filter((part, index) => part !== '' || index === 0)
      .map((text) => {
        const { isRead, hours, ...range } = readDates(text);
        return { text, isRead, hours, range };
      });
    const unreadHere = [...ranges.flatMap(({ isRead, text }) => (isRead ? [] : text)), ...week.unread];
    unread.push(...unreadHere);
    return ranges.map(({ range, hours: days }) => {
      const hours = withDays(week.hours, days);
      const { unknownDates, ...ends } = range;
      return { ...ends, hours, ...(unknownDates && { unknownDates }), ...unknownDaysIn(unreadHere, hours) };
    });
  });
  return { seasons: distinctSeasons(read), hoursNote: noteOf(unread) };
}

const NO_DATES: DatedDays = { from: null, to: null, hours: [], isRead: true };

/** "April to July; October to November", "Year-round; Sat: 9am-1pm"; days count for every season. */
export function readOpening(text: string | undefined): Opening {
  const ranges: DatedDays[] = [];
  const hours: DayHours[] = [];
  const unread: string[] = [];
  for (const piece of (text ?? '').split(/[;\n]/).map(oneLine)) {
    if (piece === '') continue;
    const range = isHours(piece) ? NO_DATES : readDates(piece);
    const hasDates = range.from !== null || range.to !== null;
    if (hasDates) ranges.push(range);
    if (hasDates && range.isRead) continue;
    const week = hasDates ? { hours: [], unread: [piece] } : readWeeklyHours(piece);
    hours.push(...week.hours);
    unread.push(...week.unread);
  }
  const speaksOfDates = unread.some((piece) => PART_OF_YEAR.test(piece));
  const unknown = unknownDaysIn(unread, hours);
  const dated: Pick<DatedDays, 'from' | 'to' | 'unknownDates' | 'hours'>[] =
    ranges.length > 0
      ? ranges
      : [{ from: null, to: null, hours: [], ...(speaksOfDates && { unknownDates: true }) }];
  const seasons = dated.map(({ from, to, unknownDates, hours: days }): Season => ({
    ...{ from, to, hours: withDays(hours, days) },
    ...(unknownDates && { unknownDates }),
    ...unknown,
  }));
  return { seasons: distinctSeasons(seasons), hoursNote: noteOf(unread) };
}

const PART_OF_YEAR =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\b(?:spring|summer|fall|autumn|winter|memorial|labor|thanksgiving|easter|christmas|halloween|season|frost)\b/i;

/** December is joined to January. */
export function seasonsOfMonths(isOpen: readonly boolean[]): Season[] {
  if (isOpen.length !== 12 || !isOpen.includes(true)) return [];
  if (!isOpen.includes(false)) return [{ ...YEAR_ROUND, hours: [] }];
  const at = (month: number) => isOpen[(month + 11) % 12] === true;
  const firsts = Array.from({ length: 12 }, (_, index) => index + 1).filter(
    (month) => at(month) && !at(month - 1),
  );
  return firsts.map((first) => {
    let last = first;
    while (at(last + 1)) last += 1;
    const lastMonth = ((last - 1) % 12) + 1;
    return { from: monthDay(first, 1), to: monthDay(lastMonth, lastDayOf(lastMonth)), hours: [] };
  });
}
