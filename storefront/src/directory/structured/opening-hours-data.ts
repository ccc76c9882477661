import {
  type HoursException,
  type Season,
  WEEKDAYS,
  YEAR_ROUND,
} from '@farmgate/backend/contract/directory/hours';
import type { OpeningHoursSpecification } from 'schema-dts';

/**
 * @param today "YYYY-MM-DD", since schema.org knows no dates without a year
 * @returns each known stretch of opening, for search engines; those of a season for the time of it that it
 * is now, or that comes next. What is not held every week schema.org has no words for, and what is not
 *   known is not said.
 */
export function openingHours(seasons: readonly Season[], today: string): OpeningHoursSpecification[] {
  return seasons.flatMap((season) => {
    const valid = validity(season, today);
    if (valid === null) return [];
    return season.hours.flatMap(({ day, opens, closes, repeats }): OpeningHoursSpecification[] => {
      if (opens === null || closes === null || repeats) return [];
      return [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: `https://schema.org/${WEEKDAYS[day]}`,
          opens,
          closes: closingTime(closes),
          ...valid,
        },
      ];
    });
  });
}

/** Midnight as the end of a day is written so. */
const closingTime = (closes: string) => (closes === '24:00' ? '23:59' : closes);

/**
 * @returns dates with other hours for search engines; a closed day has no time between opening and closing.
 * Dates on which a place is somewhere else are left out, as its address here is not where it is then.
 */
export function specialOpeningHours(exceptions: readonly HoursException[]): OpeningHoursSpecification[] {
  return exceptions.flatMap(({ from, to, kind, opens, closes }): OpeningHoursSpecification[] => {
    const hours =
      kind === 'closed'
        ? { opens: '00:00', closes: '00:00' }
        : opens !== null && closes !== null && { opens, closes: closingTime(closes) };
    if (kind === 'moved' || !hours) return [];
    return [{ '@type': 'OpeningHoursSpecification', ...hours, validFrom: from, validThrough: to }];
  });
}

interface Validity {
  validFrom?: string;
  validThrough?: string;
}

/** @returns the dates of the season that today lies in or that comes next; null where they aren't known */
function validity({ from, to, unknownDates }: Season, today: string): Validity | null {
  if (unknownDates) return null;
  if (from === YEAR_ROUND.from && to === YEAR_ROUND.to) return {};
  const year = Number(today.slice(0, 4));
  const isOver = to !== null && onDay(year, to) < today;
  if (from === null) return isOver ? null : to === null ? {} : { validThrough: onDay(year, to) };
  if (to === null) return { validFrom: onDay(year, from) };
  if (from <= to) {
    const next = isOver ? year + 1 : year;
    return { validFrom: onDay(next, from), validThrough: onDay(next, to) };
  }
  // Over the new year, the one that began last year may still last.
  const begins = isOver ? year : year - 1;
  return { validFrom: onDay(begins, from), validThrough: onDay(begins + 1, to) };
}

/** @returns "2026-05-01"; a leap day that the year does not have is the day before it */
function onDay(year: number, day: string): string {
  const isLeapYear = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  return `${year}-${day === '02-29' && !isLeapYear ? '02-28' : day}`;
}
