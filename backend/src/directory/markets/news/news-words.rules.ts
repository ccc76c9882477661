import type { MarketDayView } from '../../../contract/directory/market-days.js';
import type { ToldStatus } from '../../tables/market-day-news.entity.js';
import { dateText } from '../days/day-text.rules.js';

type Day = Pick<MarketDayView, 'date' | 'movedTo'>;

const ONE: Record<ToldStatus, (market: string, date: string) => string> = {
  cancelled: (market, date) => `${market} is canceled on ${date}`,
  moved: (market, date) => `${market} is somewhere else on ${date}`,
  held: (market, date) => `${market} takes place on ${date} after all`,
};

const SEVERAL: Record<ToldStatus, (market: string, days: number) => string> = {
  cancelled: (market, days) => `${market} is canceled on ${days} days`,
  moved: (market, days) => `${market} is somewhere else on ${days} days`,
  held: (market, days) => `${market} takes place on ${days} days after all`,
};

/** @returns what is new about one day, or about several of which the same is new */
export function newsTitle(market: string, days: readonly [Day, ...Day[]], status: ToldStatus): string {
  const [day] = days;
  if (days.length > 1) return SEVERAL[status](market, days.length);
  if (status === 'cancelled' && day.movedTo)
    return `${market} moves from ${dateText(day)} to ${dateText({ date: day.movedTo })}`;
  return ONE[status](market, dateText(day));
}
