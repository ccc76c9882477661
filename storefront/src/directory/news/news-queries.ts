import type { NewsView, OwnFarmNews } from '@farmgate/backend/contract/directory/news';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { apiListQuery, apiQuery } from '../../lib/api/queries';

/** So many are on a farm's page at first. */
export const NEWS_SHOWN = 3;

export const newsAddress = (farmId: number | string) => `/api/farms/${encodeURIComponent(farmId)}/news`;

/** GET /api/farms/{id}/news: the newest first. */
export const newsQuery = (farmId: number | string, limit = NEWS_SHOWN) =>
  apiListQuery<NewsView>(withQuery(newsAddress(farmId), { limit }));

/** GET /api/farmer/news */
export const ownNewsQuery = () => apiQuery<OwnFarmNews[]>('/api/farmer/news');
