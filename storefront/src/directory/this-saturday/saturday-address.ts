import { WEEKDAYS } from '@farmgate/backend/contract/directory/hours';
import type { MarketDaysNear } from '@farmgate/backend/contract/directory/market-days-near';
import { utcDay } from '@farmgate/backend/contract/shared/calendar/days';
import { DAY_MS } from '@farmgate/backend/contract/shared/calendar/durations';
import {
  DEFAULT_RADIUS_MILES,
  PAGE_SIZE,
  PLACE_INPUT_LENGTH,
  RADIUS_CHOICES,
} from '@farmgate/backend/contract/shared/limits';
import { paths, withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import { issuesOf } from '../../lib/api/field-issues';
import { apiQuery } from '../../lib/api/queries';
import { readText } from '../../lib/format/address-text';
import { readPage } from '../search/filters/place-filters';
import { LAST_PAGE } from '../search/results/paging';

/** Everything that the address of the page says. */
export interface SaturdayState {
  /** As it was typed, without outer spaces; nothing is searched while it is blank. */
  zipCode: string;
  /** "YYYY-MM-DD"; null for the coming Saturday. */
  date: string | null;
  radius: number;
  /** Counted from 1. */
  page: number;
}

export function readSaturday(query: URLSearchParams): SaturdayState {
  const date = query.get('date') ?? '';
  const radius = Number(query.get('radius'));
  return {
    zipCode: readText(query, 'zipCode', PLACE_INPUT_LENGTH),
    date: isDay(date) ? date : null,
    radius: RADIUS_CHOICES.find((miles) => miles === radius) ?? DEFAULT_RADIUS_MILES,
    page: Math.min(readPage(query), LAST_PAGE),
  };
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
  );
}

/** @returns the page's address, without anything that goes without saying */
export function saturdayAddress({ zipCode, date, radius, page }: SaturdayState): string {
  return withQuery(paths.thisSaturday(), {
    zipCode,
    date,
    radius: radius === DEFAULT_RADIUS_MILES ? undefined : radius,
    page: page === 1 ? undefined : page,
  });
}

/** GET /api/market-days */
export const saturdayQuery = ({ zipCode, date, radius, page }: SaturdayState) => {
  const offset = page === 1 ? undefined : (page - 1) * PAGE_SIZE;
  return apiQuery<MarketDaysNear>(
    withQuery('/api/market-days', { zipCode: readZip(zipCode), date, radius, offset }),
  );
};

/** @returns whether that day is over there, or too far ahead; then the page is the coming Saturday's */
export const isDayRefused = (error: unknown): boolean => issuesOf(error).some(({ path }) => path === 'date');

/** @returns whether a page lies behind the end of its list; a list that is empty as a whole has one page */
export const isBehindLast = ({ page }: SaturdayState, found: MarketDaysNear | undefined): boolean =>
  page > 1 && found?.items.length === 0;

export interface DayChoice {
  date: string;
  /** "Today", "Tomorrow", or the weekday. */
  label: string;
  /** The coming Saturday, which the address does not name. */
  isPreset: boolean;
}

/** @returns the week from today on, and the day that is shown where it lies behind that */
export function dayChoices(today: string, shown: string): DayChoice[] {
  const week = Array.from({ length: 8 }, (_, ahead) => {
    const day = new Date(Date.parse(today) + ahead * DAY_MS);
    const label = ahead === 0 ? 'Today' : ahead === 1 ? 'Tomorrow' : (WEEKDAYS[day.getUTCDay()] ?? '');
    return { date: utcDay(day), label, weekday: day.getUTCDay() };
  });
  const saturday = week.find(({ weekday }) => weekday === 6)?.date;
  const days = week.slice(0, 7).map(({ date, label }) => ({ date, label, isPreset: date === saturday }));
  const isInWeek = days.some(({ date }) => date === shown);
  return isInWeek ? days : [...days, { date: shown, label: shown.slice(5), isPreset: false }];
}
