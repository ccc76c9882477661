import { WEEKDAYS, type Season, type Weekday } from '../../../contract/directory/hours.js';
import { repeatText } from '../../../contract/directory/repeats.js';
import { clockText } from '../../../contract/shared/calendar/clock-text.js';
import { isInSeason, seasonText } from '../../../directory/places/opening/opening.rules.js';

const WINTER_DAYS = ['01-15', '02-15'];

export interface DayOfMarket {
  day: Weekday;
  /** "9 AM to 1 PM", "9 AM to 1 PM, 1st and 3rd of the month"; null when only the day is known. */
  hours: string | null;
  season: string | null;
}

/** @param monthDay "MM-DD" of today @returns each day once, by today's season or else its first */
export function daysOfMarket(seasons: readonly Season[], monthDay: string): DayOfMarket[] {
  const inOrder = [
    ...seasons.filter((season) => isInSeason(season, monthDay)),
    ...seasons.filter((season) => !isInSeason(season, monthDay)),
  ];
  return WEEKDAYS.flatMap((_name, index) => {
    const day = index as Weekday;
    const season = inOrder.find(({ hours }) => hours.some((range) => range.day === day));
    if (!season) return [];
    const all = seasons.filter(({ hours }) => hours.some((range) => range.day === day));
    const ranges = season.hours
      .filter((range) => range.day === day)
      .sort((a, b) => (a.opens ?? '').localeCompare(b.opens ?? ''));
    const texts = ranges.flatMap(({ opens, closes, repeats }) => {
      const days = repeatText(repeats);
      const times = opens && closes ? `${clockText(opens)} to ${clockText(closes)}` : '';
      return [times, days].filter((text) => text !== '').join(', ') || [];
    });
    return [
      {
        day,
        hours: texts.length > 0 ? [...new Set(texts)].join(' and ') : null,
        season: seasonText(all),
      },
    ];
  });
}

/** @returns whether it is known to be open in the middle of January or of February */
export function isOpenInWinter(seasons: readonly Season[]): boolean {
  return seasons.some(
    (season) =>
      season.from !== null && season.to !== null && WINTER_DAYS.some((day) => isInSeason(season, day)),
  );
}
