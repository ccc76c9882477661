import type { TrendDay } from '@farmgate/backend/contract/backoffice/start.admin';

type Amounts = Omit<TrendDay, 'day'>;

/** One bar: a day, or several days. */
export interface TrendStep extends Amounts {
  /** YYYY-MM-DD; the same where it is a single day. */
  from: string;
  to: string;
}

/** Charts of more days than this show weeks. */
const MOST_BARS = 92;
const WEEK = 7;

/**
 * @returns days as bars: each its own, or seven together, the newest week whole; amounts are added up to the
 * cent
 */
export function trendSteps(days: readonly TrendDay[]): TrendStep[] {
  const size = days.length > MOST_BARS ? WEEK : 1;
  const steps: TrendStep[] = [];
  for (let end = days.length; end > 0; end -= size) {
    const together = days.slice(Math.max(0, end - size), end);
    const [first] = together;
    const last = together.at(-1);
    if (first && last) steps.unshift({ from: first.day, to: last.day, ...total(together) });
  }
  return steps;
}

/** @returns all amounts of some days together */
export function total(days: readonly Amounts[]): Amounts {
  const sum = (field: keyof Amounts) => days.reduce((so, day) => so + day[field], 0);
  const dollars = (field: keyof Amounts) => Math.round(sum(field) * 100) / 100;
  return {
    orders: sum('orders'),
    gross: dollars('gross'),
    commission: dollars('commission'),
    accounts: sum('accounts'),
    searches: sum('searches'),
    foundNothing: sum('foundNothing'),
  };
}

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** @returns "Mar 4", or "Mar 4 – 10" */
export function stepText({ from, to }: Pick<TrendStep, 'from' | 'to'>): string {
  return from === to ? DAY.format(new Date(from)) : DAY.formatRange(new Date(from), new Date(to));
}
