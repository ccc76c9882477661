import type { ContentHubCard, ContentHubView } from '@farmgate/backend/contract/content/content-hubs';
import type { LocationPageView } from '@farmgate/backend/contract/content/location-pages';
import type { StatePageView } from '@farmgate/backend/contract/content/state-pages';
import type { PickupsNearView } from '@farmgate/backend/contract/marketplace/pickup/next-pickups';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { apiQuery, apiQueryOf } from '../lib/api/queries';
import { carriedLocation, type ShownLocation, shownLocation } from './locations/shown-location';
import { shown } from './shown';

/** GET /api/location-pages/{slug} */
export const locationQuery = (slug: string) =>
  apiQueryOf<LocationPageView, ShownLocation>(
    `/api/location-pages/${encodeURIComponent(slug)}`,
    shownLocation,
    carriedLocation,
  );

/** So many pickups a city's page names. */
const PICKUPS_SHOWN = 5;

export type ShownPickup = Pick<
  PickupsNearView['pickups'][number],
  'windowId' | 'when' | 'orderBy' | 'vendorId' | 'vendorName' | 'siteName' | 'city' | 'distanceMiles'
>;

const shownPickup = (pickup: PickupsNearView['pickups'][number]): ShownPickup => {
  const { windowId, when, orderBy, vendorId, vendorName, siteName, city, distanceMiles } = pickup;
  return { windowId, when, orderBy, vendorId, vendorName, siteName, city, distanceMiles };
};

/** GET /api/pickups/near, without its days. */
export const pickupsNearQuery = (zipCode: string) =>
  apiQueryOf(
    withQuery('/api/pickups/near', { zipCode, limit: PICKUPS_SHOWN }),
    ({ pickups }: PickupsNearView) => ({ pickups: pickups.map(shownPickup) }),
  );

/** GET /api/state-pages/{slug} */
export const stateQuery = (slug: string) =>
  apiQueryOf(`/api/state-pages/${encodeURIComponent(slug)}`, shown<StatePageView>);

/** GET /api/content-hubs */
export const guidesQuery = () => apiQuery<ContentHubCard[]>('/api/content-hubs');

/** GET /api/content-hubs/{slug} */
export const guideQuery = (slug: string) =>
  apiQueryOf(`/api/content-hubs/${encodeURIComponent(slug)}`, shown<ContentHubView>);
