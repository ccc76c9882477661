import type { HoursException } from '../../../contract/directory/hours.js';
import { addDays } from '../../../contract/shared/calendar/days.js';

/** @param date "YYYY-MM-DD" @returns what lasts longer is kept before and after it */
export const withoutDay = (exceptions: readonly HoursException[], date: string): HoursException[] =>
  exceptions.flatMap((exception) => {
    const { from, to } = exception;
    if (date < from || to < date) return [exception];
    return [
      ...(from < date ? [{ ...exception, to: addDays(date, -1) }] : []),
      ...(date < to ? [{ ...exception, from: addDays(date, 1) }] : []),
    ];
  });

export const withDay = (exceptions: readonly HoursException[], day: HoursException): HoursException[] =>
  [...withoutDay(exceptions, day.from), day].sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
