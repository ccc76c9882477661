import type {
  ClosureCalendar,
  ClosureList,
  ClosurePreview,
} from '@farmgate/backend/contract/marketplace/closures';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import type { QueryClient } from '@tanstack/react-query';
import { callJson } from '../../../lib/api/api';
import { apiQuery } from '../../../lib/api/queries';
import { CLOSURES, closuresQuery } from '../../../shared/business/closures';
import { PICKUP_DAYS } from '../pickup-days/pickup-days-queries';
import { PICKUPS } from '../pickups/pickup-queries';
import { refreshVendor } from '../vendor-queries';

const CALENDAR = `${CLOSURES}/calendar`;

/** GET /api/closures/calendar */
export const calendarQuery = (from: string, days: number) =>
  apiQuery<ClosureCalendar>(withQuery(CALENDAR, { from, days }));

export const previewOf = (days: { from: string; to: string; replaces: number | null }) =>
  callJson<ClosurePreview>(`${CLOSURES}/preview`, { method: 'POST', body: days });

/** Shows the list as it is now, and has read again what closing changes elsewhere. */
export function takeClosures(client: QueryClient, list: ClosureList): void {
  client.setQueryData(closuresQuery().queryKey, list);
  void refreshVendor(
    client,
    `${CLOSURES}/`,
    PICKUPS,
    PICKUP_DAYS,
    '/api/market-days',
    '/api/farms',
    '/api/farmer/dashboard',
  );
}
