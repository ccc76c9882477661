import { type Season, WEEKDAYS, YEAR_ROUND } from '@farmgate/backend/contract/directory/hours';
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
          // Midnight as the end of a day is written so.
          closes: closes === '24:00' ? '23:59' : closes,
          ...validity(season, year),
        },
      ];
    }),
  );
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
