import type { ClosureList } from '@farmgate/backend/contract/marketplace/closures';
import { apiQuery } from '../../lib/api/queries';

export const CLOSURES = '/api/closures';

/** GET /api/closures */
export const closuresQuery = () => apiQuery<ClosureList>(CLOSURES);

/** @returns how many orders are booked on days on which the shop is closed, without a period */
export const bookedText = (count: number): string =>
  count === 1
    ? '1 order is booked on a day you’re closed'
    : `${count} orders are booked on days you’re closed`;
