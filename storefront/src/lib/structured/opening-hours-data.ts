import { type Season, WEEKDAYS, YEAR_ROUND } from '@farmgate/backend/contract/directory/hours';
import type { CardHours, SeasonDates } from '@farmgate/backend/contract/directory/places';
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

/**
 * @param year as above
 * @returns the same of a card's week, the days with the same hours together; with the season's dates where it has but one
 */
export function weekHours(
  week: readonly CardHours[],
  seasons: readonly SeasonDates[],
  year: number,
): OpeningHoursSpecification[] {
  const [season, ...others] = seasons;
  return week.flatMap(({ days, hours }): OpeningHoursSpecification[] =>
    days.length === 0
      ? []
      : [...hours.matchAll(RANGE)].map(([, opens = '', closes = '']) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: days.map((day) => WEEKDAYS[day]),
          opens: onClock(opens),
          // Midnight as the end of a day is written so.
          closes: closes === '12:00 AM' ? '23:59' : onClock(closes),
          ...(season && others.length === 0 && validity(season, year)),
        })),
  );
}

const RANGE = /(\d{1,2}:\d\d [AP]M) – (\d{1,2}:\d\d [AP]M)/g;

/** @returns "13:30" of "1:30 PM" */
function onClock(text: string): string {
  const [, hour, minute, half] = /(\d+):(\d+) (.)/.exec(text) ?? [];
  return `${String((Number(hour) % 12) + (half === 'P' ? 12 : 0)).padStart(2, '0')}:${minute}`;
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
