import type { HoursException } from '../../../contract/directory/hours.js';
import { addDays } from '../../../contract/shared/calendar/days.js';

export type Days = Pick<HoursException, 'from' | 'to'>;

/** @returns what lasts longer is kept before and after them */
export const withoutDays = (exceptions: readonly HoursException[], days: Days): HoursException[] =>
  exceptions.flatMap((exception) => {
    const { from, to } = exception;
    if (days.to < from || to < days.from) return [exception];
    return [
      ...(from < days.from ? [{ ...exception, to: addDays(days.from, -1) }] : []),
      ...(days.to < to ? [{ ...exception, from: addDays(days.to) }] : []),
    ];
  });

/** @param date "YYYY-MM-DD" */
export const withoutDay = (exceptions: readonly HoursException[], date: string): HoursException[] =>
  withoutDays(exceptions, { from: date, to: date });

export const withDay = (exceptions: readonly HoursException[], day: HoursException): HoursException[] =>
  inOrder([...withoutDays(exceptions, day), day]);

export const inOrder = (exceptions: readonly HoursException[]): HoursException[] =>
  [...exceptions].sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
