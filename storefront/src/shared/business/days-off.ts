import type { DaysOffList } from '@farmgate/backend/contract/marketplace/days-off';
import { apiQuery } from '../../lib/api/queries';

export const DAYS_OFF = '/api/vendor/days-off';

/** GET /api/vendor/days-off */
export const daysOffQuery = () => apiQuery<DaysOffList>(DAYS_OFF);

/** @returns how many orders are booked on days on which the shop is closed, without a period */
export const bookedText = (count: number): string =>
  count === 1
    ? '1 order is booked on a day you’re closed'
    : `${count} orders are booked on days you’re closed`;
