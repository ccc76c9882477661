import {
  type HoursException,
  type Season,
  WEEKDAYS,
  YEAR_ROUND,
} from '@farmgate/backend/contract/directory/hours';
import type { SeasonDates } from '@farmgate/backend/contract/directory/places';
import type { OpeningHoursSpecification } from 'schema-dts';

/**
 * @param year the year that the seasons' dates are put into, since schema.org knows no dates without one
 * @returns each known stretch of opening, for search engines; those of a season only for its part of the year
 */
export function openingHours(seasons: readonly Season[], year: number): OpeningHoursSpecification[] {
  return seasons.flatMap((season) =>
    season.hours.flatMap(({ day, opens, closes }): OpeningHoursSpecification[] => {
      if (opens === null || closes === null) return [];
      return [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: `https://schema.org/${WEEKDAYS[day]}`,
          opens,
          closes: closingTime(closes),
          ...validity(season, year),
        },
      ];
    }),
  );
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

function validity({ from, to }: SeasonDates, year: number): { validFrom?: string; validThrough?: string } {
  if (from === YEAR_ROUND.from && to === YEAR_ROUND.to) return {};
  const isOverNewYear = from !== null && to !== null && from > to;
  return {
    ...(from !== null && { validFrom: onDay(year, from) }),
    ...(to !== null && { validThrough: onDay(isOverNewYear ? year + 1 : year, to) }),
  };
}

/** @returns "2026-05-01"; a leap day that the year does not have is the day before it */
function onDay(year: number, day: string): string {
  const isLeapYear = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  return `${year}-${day === '02-29' && !isLeapYear ? '02-28' : day}`;
}
