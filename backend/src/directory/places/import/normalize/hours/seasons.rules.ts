import { YEAR_ROUND, type DayHours, type Season } from '../../../../../contract/directory/hours.js';
import { repeatKey } from '../../../../../contract/directory/repeats.js';
import { oneLine } from '../text.rules.js';
import { daysOnlyIn, readPiece, type Clause, type Read } from './clauses.rules.js';
import { lastDayOf, monthDay } from './months.rules.js';

export interface Opening {
  seasons: Season[];
  /** What could not be read, as its source wrote it. */
  hoursNote: string | null;
}

const MAX_NOTE_LENGTH = 1_000;

/** Said beside the hours; it stays a note. */
const WEATHER = /[\s,;(-]*\brain(?:,? snow)? or shine\b[)\s.!]*/i;

function readText(text: string | undefined): Read {
  const read: Read = { clauses: [], unread: [] };
  for (const whole of (text ?? '').split(/[;\n]/).map(oneLine)) {
    const [weather] = WEATHER.exec(whole) ?? [];
    const piece = weather === undefined ? whole : whole.replace(weather, ' ').trim();
    if (piece !== '') {
      const { clauses, unread } = readPiece(piece);
      read.clauses.push(...clauses);
      read.unread.push(...unread);
    }
    if (weather !== undefined) read.unread.push('Rain or shine');
  }
  return read;
}

/**
 * Reads when a place is open from words: "May-Oct, Sat 9-1", "Year-round; Sat: 9am-1pm", "2nd and 4th Sun".
 * What has no part of the year beside it counts for every one that stands alone.
 */
export const readOpening = (text: string | undefined): Opening => openingOf([inSeasons(readText(text))]);

/** Each season with the times beside it, as the older USDA export has four of. */
export function readSeasons(
  seasons: ReadonlyArray<{ dates: string | undefined; times: string | undefined }>,
): Opening {
  return openingOf(
    seasons.map(({ dates, times }) => {
      const [when, week] = [readText(dates), readText(times)];
      const both = { clauses: [...when.clauses, ...week.clauses], unread: [...when.unread, ...week.unread] };
      return inSeasons(both, when.unread.length > 0);
    }),
  );
}

function openingOf(read: readonly { seasons: Season[]; unread: string[] }[]): Opening {
  const known = read
    .flatMap(({ seasons }) => seasons)
    .filter((season) => season.from !== null || season.to !== null || season.hours.length > 0);
  const note = [...new Set(read.flatMap(({ unread }) => unread))].join('; ').slice(0, MAX_NOTE_LENGTH).trim();
  return {
    seasons: [...new Map(known.map((season) => [JSON.stringify(season), season])).values()],
    hoursNote: note === '' ? null : note,
  };
}

const PART_OF_YEAR =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\b(?:spring|summer|fall|autumn|winter|memorial|labor|thanksgiving|easter|christmas|halloween|season|frost)\b/i;

type Range = Clause['seasons'][number];
const ALWAYS: Range = { from: null, to: null };
const SOMETIMES: Range = { from: null, to: null, unknownDates: true };

/** @param areDatesUnread the dates themselves are words that could not be read */
function inSeasons(read: Read, areDatesUnread = false): { seasons: Season[]; unread: string[] } {
  const { clauses, unread } = withLooseTimes(read);
  const closed = new Set(
    clauses.flatMap(({ isClosed, days }) => (isClosed ? days.map(({ day }) => day) : [])),
  );
  const seasons = new Map<string, Range & { hours: DayHours[] }>();
  const add = (ranges: readonly Range[], hours: readonly DayHours[]) => {
    for (const range of ranges) {
      const key = JSON.stringify(range);
      const season = seasons.get(key) ?? { ...range, hours: [] };
      season.hours.push(...hours.filter(({ day }) => !closed.has(day)));
      seasons.set(key, season);
    }
  };
  const open = clauses.filter(({ isClosed }) => !isClosed);
  const others = rangesOfOthers(open, areDatesUnread || unread.some((piece) => PART_OF_YEAR.test(piece)));
  for (const clause of open) {
    const isAlone = clause.days.length === 0;
    if (clause.seasons.length > 0) add(clause.seasons, hoursOf(clause));
    else if (!isAlone) add(others, hoursOf(clause));
  }
  if (seasons.size === 0) add(others, []);
  const found = [...seasons.values()].map((season): Season => {
    const { from, to, unknownDates } = season;
    const hours = tidy(season.hours);
    const unknownDays = daysOnlyIn(unread, hours);
    return {
      ...{ from, to, hours },
      ...(unknownDates && { unknownDates }),
      ...(unknownDays.length > 0 && { unknownDays }),
    };
  });
  return { seasons: found, unread };
}

/** Times alone are those of days alone: "1st & 3rd Saturdays; 8-12". */
function withLooseTimes({ clauses, unread }: Read): Read {
  const loose = clauses.filter(({ words }) => words !== undefined);
  const [times, ...more] = loose;
  if (!times) return { clauses, unread };
  const isAlone = ({ days, stretches, isClosed, isUnsure }: Clause) =>
    days.length > 0 && stretches === null && !isClosed && !isUnsure;
  if (more.length > 0 || !clauses.some(isAlone)) {
    const others = clauses.filter(({ words }) => words === undefined);
    return { clauses: others, unread: [...unread, ...loose.flatMap(({ words }) => words ?? [])] };
  }
  const { stretches } = times;
  return {
    clauses: clauses.map((one) =>
      one === times ? { ...one, stretches: null } : isAlone(one) ? { ...one, stretches } : one,
    ),
    unread,
  };
}

/** The parts of the year of clauses that name none. */
function rangesOfOthers(clauses: readonly Clause[], speaksOfDates: boolean): readonly Range[] {
  const distinct = (some: readonly Clause[]) => [
    ...new Map(
      some.flatMap(({ seasons }) => seasons).map((range) => [JSON.stringify(range), range]),
    ).values(),
  ];
  const alone = distinct(clauses.filter(({ stretches }) => stretches === null));
  if (alone.length > 0) return alone;
  const own = distinct(clauses);
  // "(June 1 - Sept 30)" behind the last may hold for all: in June they are open, in May who knows.
  if (own.length > 0) return own.length === 1 ? [...own, SOMETIMES] : [SOMETIMES];
  return [speaksOfDates ? SOMETIMES : ALWAYS];
}

const hoursOf = ({ days, stretches }: Clause): DayHours[] =>
  days.flatMap(({ day, repeats }) =>
    (stretches ?? [{ opens: null, closes: null }]).map(({ opens, closes }) => ({
      ...{ day, opens, closes },
      ...(repeats && { repeats }),
    })),
  );

/** In the week's order, each once. A day alone says nothing beside its times but how often it is. */
function tidy(hours: readonly DayHours[]): DayHours[] {
  const timed = new Set(hours.filter(({ opens }) => opens !== null).map(({ day }) => day));
  const rules = new Map(
    hours.flatMap(({ day, opens, repeats }) => (opens === null && repeats ? [[day, repeats]] : [])),
  );
  const known = hours
    .filter(({ day, opens }) => opens !== null || !timed.has(day))
    .map((one): DayHours => {
      const repeats = one.repeats ?? rules.get(one.day);
      return repeats ? { ...one, repeats } : one;
    });
  const unique = new Map(
    known.map((one) => [`${one.day} ${one.opens ?? ''} ${one.closes ?? ''} ${repeatKey(one.repeats)}`, one]),
  );
  return [...unique.values()].sort((a, b) => a.day - b.day || (a.opens ?? '').localeCompare(b.opens ?? ''));
}

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
