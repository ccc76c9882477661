import type { PickupSiteView, PickupWindowView } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import type { QueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/queries';
import { CLOSURES } from '../../../shared/business/closures';
import { refreshVendor } from '../vendor-queries';

export const PICKUPS = '/api/vendor/pickups';
export const PICKUP_SCHEDULES = `${PICKUPS}/schedules`;
export const PICKUP_WINDOWS = `${PICKUPS}/windows`;

/** GET /api/vendor/pickups: the sites in use with their schedules. */
export const pickupSitesQuery = () => apiQuery<PickupSiteView[]>(PICKUPS);

/** So many pickup days are shown of a site or a schedule. */
const MOST_SHOWN = 3;

/** @returns GET /api/vendor/pickups/windows: of each schedule the soonest, however many there are in all */
export const soonestAddress = (of: { days: number; each: number }) =>
  withQuery(PICKUP_WINDOWS, { ...of, limit: 3_000 });

/** What comes first of the next 8 weeks. */
export const comingPickupsQuery = () =>
  // One more of each, since the first may take no orders anymore.
  apiQuery<PickupWindowView[]>(soonestAddress({ days: 56, each: MOST_SHOWN + 1 }));

/** Has the setup and all that comes of it read again. */
export const refreshPickups = (client: QueryClient): Promise<void> =>
  refreshVendor(client, PICKUPS, CLOSURES);

/** @returns the soonest pickup days that can still be ordered for, of a site or of a schedule */
export const nextDays = (
  windows: readonly PickupWindowView[],
  of: Partial<Pick<PickupWindowView, 'siteId' | 'scheduleId'>>,
  now: Date,
): PickupWindowView[] =>
  windows
    .filter(
      ({ siteId, scheduleId, status, ordersCloseAt }) =>
        status !== 'canceled' &&
        Date.parse(ordersCloseAt) > now.getTime() &&
        (of.siteId === undefined || siteId === of.siteId) &&
        (of.scheduleId === undefined || scheduleId === of.scheduleId),
    )
    .slice(0, MOST_SHOWN);
