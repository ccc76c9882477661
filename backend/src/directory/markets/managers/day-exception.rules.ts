import type { HoursException, Season, Weekday } from '../../../contract/directory/hours.js';
import { usualHoursOn } from '../../places/opening/opening.rules.js';

export type DayChange =
  | { kind: 'cancel'; reason: string | null }
  | { kind: 'move'; address: string; opens: string | null; closes: string | null; reason: string | null }
  | { kind: 'restore' };

/** A canceled day keeps its hours and address, to be there again. @returns null for usual hours */
export function dayException(
  change: DayChange,
  date: string,
  { seasons, exceptions }: { seasons: readonly Season[]; exceptions: readonly HoursException[] },
): HoursException | null {
  const found = exceptions.find(({ from, to }) => from <= date && date <= to);
  const before = found && { ...found, from: date, to: date };
  const none = { from: date, to: date, opens: null, closes: null, address: null };
  const hours = { opens: before?.opens ?? null, closes: before?.closes ?? null };
  if (change.kind === 'cancel') return { ...none, ...before, kind: 'closed', reason: change.reason };
  if (change.kind === 'move') {
    const usesOld = change.opens === null && !isUsual(seasons, date);
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

function isUsual(seasons: readonly Season[], date: string): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() as Weekday;
  const day = { year: Number(date.slice(0, 4)), monthDay: date.slice(5), weekday };
  return typeof usualHoursOn(seasons, day) === 'object';
}
