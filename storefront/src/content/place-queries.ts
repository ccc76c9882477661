import type { ContentHubCard, ContentHubView } from '@farmgate/backend/contract/content/content-hubs';
import type { LocationPageView } from '@farmgate/backend/contract/content/location-pages';
import type { StatePageView } from '@farmgate/backend/contract/content/state-pages';
import { apiQuery } from '../lib/queries';

/** GET /api/location-pages/{slug} */
export const locationQuery = (slug: string) =>
  apiQuery<LocationPageView>(`/api/location-pages/${encodeURIComponent(slug)}`);

/** GET /api/state-pages/{slug} */
export const stateQuery = (slug: string) =>
  apiQuery<StatePageView>(`/api/state-pages/${encodeURIComponent(slug)}`);

/** GET /api/content-hubs */
export const guidesQuery = () => apiQuery<ContentHubCard[]>('/api/content-hubs');

/** GET /api/content-hubs/{slug} */
export const guideQuery = (slug: string) =>
  apiQuery<ContentHubView>(`/api/content-hubs/${encodeURIComponent(slug)}`);
