import type { VendorAnalytics } from '@farmgate/backend/contract/marketplace/vendor-figures';
import { SHORT_MONTH_NAMES } from '@farmgate/backend/contract/shared/calendar/months';

export type SalesSpan = '30' | '90';

/** A bar of the chart. Sales are dollars. */
export interface SalesBar {
  /** The first day of it, YYYY-MM-DD. */
  day: string;
  /** "Mar 3", or "Mar 3 – 9" for a week. */
  label: string;
  sales: number;
  orders: number;
}

const DAYS_OF_WEEK = 7;

/** @returns "Mar 3" */
export function shortDay(day: string): string {
  return `${SHORT_MONTH_NAMES[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}`;
}

function weekLabel(first: string, last: string): string {
  if (first === last) return shortDay(first);
  const end = first.slice(0, 7) === last.slice(0, 7) ? String(Number(last.slice(8))) : shortDay(last);
  return `${shortDay(first)} – ${end}`;
}

type SalesDay = VendorAnalytics['salesByDay'][number];

const cents = (days: readonly SalesDay[]) =>
  days.reduce((sum, { sales }) => sum + Math.round(sales * 100), 0) / 100;

/**
 * @param days the oldest first, without gaps
 * @returns the last thirty days one by one, or all of them by weeks, of which the last one ends with the last
 * day
 */
export function salesBars(days: readonly SalesDay[], span: SalesSpan): SalesBar[] {
  if (span === '30') return days.slice(-30).map((day) => ({ ...day, label: shortDay(day.day) }));
  const bars: SalesBar[] = [];
  for (let end = days.length; end > 0; end -= DAYS_OF_WEEK) {
    const week = days.slice(Math.max(0, end - DAYS_OF_WEEK), end);
    const [first, last] = [week[0]?.day ?? '', week.at(-1)?.day ?? ''];
    const orders = week.reduce((sum, day) => sum + day.orders, 0);
    bars.unshift({ day: first, label: weekLabel(first, last), sales: cents(week), orders });
  }
  return bars;
}

/** @returns what the bars add up to, in dollars */
export const salesSum = (bars: readonly SalesBar[]): number =>
  bars.reduce((sum, { sales }) => sum + Math.round(sales * 100), 0) / 100;
