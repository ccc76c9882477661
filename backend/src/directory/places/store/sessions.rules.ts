import type { DayHours, Season } from '../../../contract/directory/hours.js';
import { repeatKey } from '../../../contract/directory/repeats.js';
import { DAY_MS } from '../../../contract/shared/calendar/durations.js';
import type { PlaceRecord, PlaceSourceName } from '../../tables/place-record.js';

/** Which file a record was last read from; the same for all rows of a file, and for the same file again. */
export interface FromFile {
  fileKey?: string | null;
}

export interface Session extends FromFile {
  source: PlaceSourceName;
  updatedAt: string | null;
  street: string | null;
}

/** Rows of one file that were written further apart speak of different years. */
const YEAR_MS = 366 * DAY_MS;

export function areOfOneFile(a: Omit<Session, 'street'>, b: Omit<Session, 'street'>): boolean {
  if (a.source !== b.source || !a.fileKey || a.fileKey !== b.fileKey) return false;
  if (a.updatedAt === null || b.updatedAt === null) return true;
  return Math.abs(Date.parse(a.updatedAt) - Date.parse(b.updatedAt)) < YEAR_MS;
}

const WHOLE_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ street: 'st', avenue: 'ave', av: 'ave', road: 'rd', drive: 'dr', lane: 'ln', boulevard: 'blvd' },
    ...{ highway: 'hwy', square: 'sq', place: 'pl', court: 'ct', parkway: 'pkwy', and: '' },
    ...{ north: 'n', south: 's', east: 'e', west: 'w', streets: 'st', sts: 'st', avenues: 'ave' },
  }),
);

const wordsOf = (street: string) =>
  street
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => WHOLE_WORDS.get(word) ?? word)
    .filter((word) => word !== '');

const numberIn = (words: readonly string[]) => words.find((word) => /^\d+$/.test(word));

/** "7720 Harwood Avenue" and "7720 N. Harwood Ave" are the same street; one that is missing is any. */
export function isSameStreet(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return true;
  const [first, second] = [wordsOf(a), wordsOf(b)];
  const [shorter, longer] = first.length <= second.length ? [first, second] : [second, first];
  if (shorter.every((word) => longer.includes(word))) return true;
  const number = numberIn(first);
  if (number === undefined || number !== numberIn(second)) return false;
  return first.some((word) => word.length > 3 && word !== number && second.includes(word));
}

export const areTwoSites = (a: Session, b: Session): boolean =>
  areOfOneFile(a, b) && !isSameStreet(a.street, b.street);

type Opening = Pick<PlaceRecord, 'seasons' | 'hoursNote'>;

/** @param newest whose word on the seasons counts @param records all of the place */
export function uniteSessions(
  newest: PlaceRecord & FromFile,
  records: readonly (PlaceRecord & FromFile)[],
): Opening {
  const sessions = [newest, ...records.filter((other) => other !== newest && areOfOneFile(newest, other))];
  if (sessions.length === 1) return { seasons: newest.seasons, hoursNote: newest.hoursNote };
  const notes = new Set(sessions.flatMap(({ hoursNote }) => hoursNote ?? []));
  return {
    seasons: uniteSeasons(sessions.flatMap(({ seasons }) => seasons)),
    hoursNote: notes.size > 0 ? [...notes].join('; ').slice(0, MAX_NOTE_LENGTH) : null,
  };
}

const MAX_NOTE_LENGTH = 1_000;

function uniteSeasons(seasons: readonly Season[]): Season[] {
  const byDates = new Map<string, Season>();
  for (const season of seasons) {
    const dates = `${season.from}/${season.to}/${season.unknownDates === true}`;
    const known = byDates.get(dates);
    const hours = uniteHours([...(known?.hours ?? []), ...season.hours]);
    const unknownDays = [...new Set([...(known?.unknownDays ?? []), ...(season.unknownDays ?? [])])]
      .filter((day) => !hours.some((one) => one.day === day))
      .sort();
    const { unknownDays: _, ...dated } = season;
    byDates.set(dates, { ...dated, hours, ...(unknownDays.length > 0 && { unknownDays }) });
  }
  return [...byDates.values()];
}

function uniteHours(hours: readonly DayHours[]): DayHours[] {
  const distinct = new Map(
    hours.map((one) => [`${one.day}/${one.opens}/${one.closes}/${repeatKey(one.repeats)}`, one]),
  );
  return [...distinct.values()].sort((a, b) => a.day - b.day || (a.opens ?? '').localeCompare(b.opens ?? ''));
}
