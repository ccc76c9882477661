import type { HoursException } from '../../../contract/directory/hours.js';

const DAY_MS = 86_400_000;
const daysFrom = (date: string, days: number) =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * @param date "YYYY-MM-DD"
 * @returns the exceptions without that day: one that lasts longer keeps its days before and after
 */
export function withoutDay(exceptions: readonly HoursException[], date: string): HoursException[] {
  return exceptions.flatMap((exception) => {
    const { from, to } = exception;
    if (date < from || date > to) return [exception];
    const before = from < date ? [{ ...exception, to: daysFrom(date, -1) }] : [];
    const after = date < to ? [{ ...exception, from: daysFrom(date, 1) }] : [];
    return [...before, ...after];
  });
}
