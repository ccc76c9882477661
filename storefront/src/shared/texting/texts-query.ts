import type { TextsView } from '@farmgate/backend/contract/following/texts';
import { apiQuery } from '../../lib/api/queries';

/** GET /api/texts: how one texts what changed, and what was texted. */
export const textsQuery = () => apiQuery<TextsView>('/api/texts');
