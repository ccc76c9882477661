/** The dates of a share's season. Free of zod. */
import type { Weekday } from '../../directory/hours.js';
import { addDays } from '../../shared/calendar/days.js';
import type { ShareDateState, ShareHalf, ShareRhythm } from './share-terms.js';

export interface SeasonRule {
  rhythm: ShareRhythm;
  weekday: Weekday;
  /** "YYYY-MM-DD", as all days here. */
  firstDay: string;
  lastDay: string;
  skippedDays: readonly string[];
}

export interface SeasonDate {
  date: string;
  /** Null of a weekly share. */
  half: ShareHalf | null;
}

/**
 * All dates of a season, the soonest first. Of every other week, both halves: A has the first date and every
 * second week after it, whatever is skipped and whatever year it is.
 */
export function seasonDates({ rhythm, weekday, firstDay, lastDay, skippedDays }: SeasonRule): SeasonDate[] {
  const first = addDays(firstDay, (weekday - new Date(Date.parse(firstDay)).getUTCDay() + 7) % 7);
  const dates: SeasonDate[] = [];
  for (let week = 0, date = first; date <= lastDay; week += 1, date = addDays(date, 7))
    if (!skippedDays.includes(date))
      dates.push({ date, half: rhythm === 'weekly' ? null : week % 2 === 0 ? 'A' : 'B' });
  return dates;
}

/**
 * The first and the last box of a season, which may be within the days that were entered, or after them.
 * @param plan what was entered, for a season without a day
 */
export function seasonDays(
  dates: readonly { date: string; state: ShareDateState }[],
  plan: Pick<SeasonRule, 'firstDay' | 'lastDay'>,
): Pick<SeasonRule, 'firstDay' | 'lastDay'> {
  const days = dates.flatMap(({ date, state }) => (state === 'canceled' ? [] : [date])).sort();
  return { firstDay: days[0] ?? plan.firstDay, lastDay: days.at(-1) ?? plan.lastDay };
}
