import type {
  HarvestCalendarView,
  InSeasonCard,
  InSeasonCrop,
  InSeasonView,
} from '@farmgate/backend/contract/content/in-season';
import { houseDay } from '@farmgate/backend/contract/shared/calendar/house-zone';
import { monthName } from '@farmgate/backend/contract/shared/calendar/months';
import { paths, withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { apiQuery } from '../lib/api/queries';

/** GET /api/in-season: of the whole country without a state, of this month without a month. */
export function inSeasonQuery({ state, month }: { state?: string | undefined; month?: number | undefined }) {
  return apiQuery<InSeasonView>(withQuery('/api/in-season', { state, month }));
}

/** GET /api/in-season, as much as the home page shows of this month. */
export function inSeasonNowQuery(state?: string) {
  return apiQuery<InSeasonCard>(withQuery('/api/in-season', { state, view: 'card' }));
}

/** GET /api/in-season/calendar: the whole year, of the whole country without a state. */
export function harvestCalendarQuery(state: string | undefined) {
  return apiQuery<HarvestCalendarView>(withQuery('/api/in-season/calendar', { state }));
}

/** @returns the search for a crop among listings and farms, near a ZIP code where one is known */
export function cropSearch({ search }: Pick<InSeasonCrop, 'search'>, zipCode?: string): string {
  return paths.browse({ search, ...(zipCode && { zipCode }) });
}

/** @returns the last month of the harvest that `month` is in, over the turn of the year where it goes on */
function lastMonthOf(months: readonly number[], month: number): number {
  let last = month;
  while (months.includes((last % 12) + 1) && (last % 12) + 1 !== month) last = (last % 12) + 1;
  return last;
}

const ENDING = 'Ending soon';
/** Within so many days of its end a harvest ends soon. */
const SOON_DAYS = 14;

/**
 * @param month from 1 to 12, in which the crop is there
 * @param now the moment of the visit: a harvest that ends with this month ends soon in its last two weeks
 * @returns in a few words, how a crop's harvest stands
 */
export function harvestNote(
  { months, stage, isEnding }: Pick<InSeasonCrop, 'months' | 'stage' | 'isEnding'>,
  month: number,
  now: Date,
): string {
  if (stage === 'all year') return 'All year';
  if (stage === 'just starting') return 'Just starting';
  if (stage === 'ending' && isLate(month, now)) return ENDING;
  if (stage === 'ending') return `Through ${monthName(month)}`;
  return isEnding ? 'This month only' : `Through ${monthName(lastMonthOf(months, month))}`;
}

/**
 * @returns the notes of crops that are shown together: where most of them end soon, from when to when they
 * are harvested
 */
export function harvestNotes(
  crops: readonly Pick<InSeasonCrop, 'months' | 'stage' | 'isEnding'>[],
  month: number,
  now: Date,
): string[] {
  const notes = crops.map((crop) => harvestNote(crop, month, now));
  const ending = notes.filter((note) => note === ENDING).length;
  if (ending <= crops.length / 2) return notes;
  return notes.map((note, index) => (note === ENDING ? monthsText(crops[index]?.months ?? []) : note));
}

function isLate(month: number, now: Date): boolean {
  const [year = 0, thisMonth, day = 0] = houseDay(now).split('-').map(Number);
  return thisMonth === month && new Date(Date.UTC(year, month, 0)).getUTCDate() - day < SOON_DAYS;
}

const ALL = 12;

/** @returns months as people say them: "May to July, October", "All year", "" where there are none */
export function monthsText(months: readonly number[]): string {
  if (months.length === 0) return '';
  if (months.length === ALL) return 'All year';
  const starts = months.filter((month) => !months.includes(((month + 10) % ALL) + 1));
  return starts
    .map((first) => [first, lastMonthOf(months, first)] as const)
    .map(([first, last]) => (first === last ? monthName(first) : `${monthName(first)} to ${monthName(last)}`))
    .join(', ');
}
