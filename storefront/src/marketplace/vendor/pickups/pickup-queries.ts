import type { PickupSiteView, PickupWindowView } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import type { QueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/queries';
import { refreshVendor } from '../vendor-queries';

export const PICKUPS = '/api/vendor/pickups';
export const PICKUP_SCHEDULES = `${PICKUPS}/schedules`;
export const PICKUP_WINDOWS = `${PICKUPS}/windows`;

/** GET /api/vendor/pickups: the sites in use with their schedules. */
export const pickupSitesQuery = () => apiQuery<PickupSiteView[]>(PICKUPS);

/** GET /api/vendor/pickups/windows: everything of the next 8 weeks. */
export const comingPickupsQuery = () => apiQuery<PickupWindowView[]>(`${PICKUP_WINDOWS}?days=56`);

/** Has the setup and all that comes of it read again. */
export const refreshPickups = (client: QueryClient): Promise<void> => refreshVendor(client, PICKUPS);

/** @returns the soonest pickup days that are held, of a site or of a schedule */
export const nextDays = (
  windows: readonly PickupWindowView[],
  of: Partial<Pick<PickupWindowView, 'siteId' | 'scheduleId'>>,
): PickupWindowView[] =>
  windows
    .filter(
      ({ siteId, scheduleId, status }) =>
        status !== 'canceled' &&
        (of.siteId === undefined || siteId === of.siteId) &&
        (of.scheduleId === undefined || scheduleId === of.scheduleId),
    )
    .slice(0, 3);
