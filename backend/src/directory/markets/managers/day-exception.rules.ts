import type { HoursException, Season, Weekday } from '../../../contract/directory/hours.js';
import { withoutDay } from '../../places/opening/one-day.rules.js';
import { usualHoursOn } from '../../places/opening/opening.rules.js';

export type DayChange =
  | { kind: 'cancel'; reason: string | null }
  | { kind: 'move'; address: string; opens: string | null; closes: string | null; reason: string | null }
  | { kind: 'hours'; opens: string; closes: string; reason: string | null }
  | { kind: 'restore' };

/** A canceled day keeps its hours and address, to be there again. @returns null for usual hours */
export function dayException(
  change: DayChange,
  date: string,
  { seasons, exceptions }: { seasons: readonly Season[]; exceptions: readonly HoursException[] },
): HoursException | null {
  const before = exceptionOn(exceptions, date);
  const none = { from: date, to: date, opens: null, closes: null, address: null };
  const hours = { opens: before?.opens ?? null, closes: before?.closes ?? null };
  if (change.kind === 'cancel') return { ...none, ...before, kind: 'closed', reason: change.reason };
  if (change.kind === 'hours') return isSaidBySeasons(seasons, date, change) ? null : { ...none, ...change };
  if (change.kind === 'move') {
    const usesOld = change.opens === null && (before?.kind === 'hours' || !isUsual(seasons, date));
    return { ...none, ...change, ...(usesOld && hours), kind: 'moved' };
  }
  if (before?.kind === 'closed') {
    if (before.address !== null) return { ...before, kind: 'moved', reason: null };
    return before.opens === null ? null : { ...before, kind: 'hours', reason: null };
  }
  if (before?.kind === 'moved') {
    if (isUsual(seasons, date)) return null;
    // Without the move there were no such day, so without hours it stays where it is.
    return before.opens === null ? before : { ...none, ...hours, kind: 'hours', reason: null };
  }
  return before ?? null;
}

/** Hours that the market has anyway, without a word about them, are no exception. */
function isSaidBySeasons(
  seasons: readonly Season[],
  date: string,
  { opens, closes, reason }: Pick<HoursException, 'opens' | 'closes' | 'reason'>,
): boolean {
  const usual = usualOn(seasons, date);
  if (reason !== null || typeof usual !== 'object') return false;
  const [first, ...more] = usual;
  return more.length === 0 && first?.opens === opens && first?.closes === closes;
}

export const isUsual = (seasons: readonly Season[], date: string): boolean =>
  typeof usualOn(seasons, date) === 'object';

function usualOn(seasons: readonly Season[], date: string): ReturnType<typeof usualHoursOn> {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() as Weekday;
  return usualHoursOn(seasons, { year: Number(date.slice(0, 4)), monthDay: date.slice(5), weekday });
}

export const exceptionOn = (exceptions: readonly HoursException[], date: string): HoursException | null => {
  const found = exceptions.find(({ from, to }) => from <= date && date <= to);
  return found ? { ...found, from: date, to: date } : null;
};

/**
 * What it was moved to is no day anymore, whatever is said of it.
 * @param had what the day had before it was moved; left out where nobody knows
 */
export function exceptionsAfter(
  change: DayChange,
  { date, movedTo }: { date: string; movedTo: string | null },
  { seasons, exceptions: before }: { seasons: readonly Season[]; exceptions: readonly HoursException[] },
  had?: HoursException | null,
): HoursException[] {
  const exceptions = movedTo === null ? before : withoutDay(before, movedTo);
  const isKnown = had !== undefined && (had !== null || isUsual(seasons, date));
  const isBack = change.kind === 'restore' && exceptionOn(exceptions, date)?.kind === 'moved' && isKnown;
  const exception = isBack
    ? // It was canceled before it was moved: it is held now.
      had?.kind === 'closed'
      ? dayException(change, date, { seasons, exceptions: [had] })
      : had
    : dayException(change, date, { seasons, exceptions });
  return [...withoutDay(exceptions, date), ...(exception ? [exception] : [])];
}
