import type { LocationPageCard } from '@farmgate/backend/contract/content/location-pages';
import type { StatePageCard } from '@farmgate/backend/contract/content/state-pages';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { apiListQuery, apiQuery } from '../../lib/api/queries';

/** How many of the newest location pages the site map shows. */
const NEWEST_PAGES = 24;

/** GET /api/state-pages */
export const statePagesQuery = () => apiQuery<StatePageCard[]>('/api/state-pages');

/** GET /api/location-pages, the newest ones. */
export const newestPagesQuery = () =>
  apiListQuery<LocationPageCard>(withQuery('/api/location-pages', { sort: 'newest', limit: NEWEST_PAGES }));
