import type { TodayView } from '@farmgate/backend/contract/marketplace/today';
import { apiQuery } from '../../../lib/api/queries';

/** GET /api/vendor/today */
export const todayQuery = () => apiQuery<TodayView>('/api/vendor/today');
