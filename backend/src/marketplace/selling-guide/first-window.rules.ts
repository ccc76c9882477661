import { type Season, type Weekday, YEAR_ROUND } from '../../contract/directory/hours.js';
import type { FirstWindow } from '../../contract/marketplace/selling-guide.js';
import { isInSeason } from '../../directory/places/opening/opening.rules.js';

export type WindowTimes = Pick<FirstWindow, 'weekday' | 'opens' | 'closes' | 'lastDay' | 'isFromHours'>;

/** The days on which most people have time come first. */
const WANTED: readonly Weekday[] = [6, 0, 5, 4, 3, 2, 1];

/** Where no hours are known. */
const USUAL: WindowTimes = { weekday: 6, opens: '09:00', closes: '13:00', lastDay: null, isFromHours: false };

/**
 * @param today as YYYY-MM-DD
 * @returns when customers could pick up every week: on the best of the days on which the farm is open now,
 *   for as long as its season lasts; usual times where its hours aren't known; null where it is closed for
 *   the season
 */
export function firstWindow(seasons: readonly Season[], today: string): WindowTimes | null {
  const known = seasons.filter(({ hours }) => hours.length > 0);
  if (known.length === 0) return USUAL;
  const current = known.filter((season) => isInSeason(season, today.slice(5)));
  for (const weekday of WANTED) {
    for (const season of current) {
      const hours = season.hours.find(({ day, repeats }) => day === weekday && !repeats);
      if (hours?.opens && hours.closes && hours.opens < hours.closes)
        return {
          ...{ weekday, opens: hours.opens, closes: hours.closes },
          ...{ lastDay: lastDayOf(season, today), isFromHours: true },
        };
    }
  }
  return null;
}

/** The next day on which the season ends; null where it doesn't. */
function lastDayOf({ from, to }: Season, today: string): string | null {
  if (to === null || (from === YEAR_ROUND.from && to === YEAR_ROUND.to)) return null;
  const [year, monthDay] = [Number(today.slice(0, 4)), to === '02-29' ? '02-28' : to];
  return `${today.slice(5) <= monthDay ? year : year + 1}-${monthDay}`;
}
