import { withQuery } from '../../shared/site-paths.js';

/** Pages about pickup days. Apart from the others, as only vendors' pages lead to them. */
export const pickupPaths = {
  pickupDays: '/vendor/pickup-days',
  /** What there is for certain days; `product` is what one wants to set it for. */
  stockCalendar: (query: { date?: string; product?: number } = {}) =>
    withQuery('/vendor/stock-calendar', query),
  /** What a day needs of each crop. */
  shortCrops: (day: string) => `/vendor/short-crops/${day}`,
  pickupDay: (id: number | string) => `/vendor/pickup-days/${id}`,
};
