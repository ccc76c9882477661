import type {
  PickupDayPackingView,
  PickupDayView,
} from '@farmgate/backend/contract/marketplace/pickup/pickup-days';
import type { PickupWindowView } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { type QueryClient } from '@tanstack/react-query';
import { apiListQuery, apiQuery } from '../../../lib/api/queries';
import { PICKUP_WINDOWS } from '../pickups/pickup-queries';
import { VENDOR_ORDERS, refreshVendor } from '../vendor-queries';

export const PICKUP_DAYS = '/api/vendor/pickup-days';

export const MOST_DAYS_AT_ONCE = 100;

/**
 * GET /api/vendor/pickup-days: a page of the days of a stretch, the soonest first.
 * @param isPacker whether they pack and see nothing else of the vendor
 */
export const pickupDaysQuery = (
  stretch: { from: string; days: number; limit?: number; offset?: number },
  isPacker: boolean,
) =>
  apiListQuery<PickupWindowView>(
    withQuery(isPacker ? `${PICKUP_DAYS}/packing` : PICKUP_DAYS, { limit: MOST_DAYS_AT_ONCE, ...stretch }),
  );

/** GET /api/vendor/pickup-days/{id} */
export const pickupDayQuery = (id: number | string) =>
  apiQuery<PickupDayView>(`${PICKUP_DAYS}/${encodeURIComponent(id)}`);

/** GET /api/vendor/pickup-days/{id}/packing */
export const pickupDayPackingQuery = (id: number | string) =>
  apiQuery<PickupDayPackingView>(`${PICKUP_DAYS}/${encodeURIComponent(id)}/packing`);

/** Has everything read again that a day's change shows in. */
export const refreshDays = (client: QueryClient) =>
  refreshVendor(client, PICKUP_DAYS, PICKUP_WINDOWS, VENDOR_ORDERS);
