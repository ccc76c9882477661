import type { SellingGuide } from '@farmgate/backend/contract/marketplace/selling-guide';
import { apiQuery } from '../../lib/api/queries';

export const SELLING_GUIDE = '/api/selling-guide';

/** GET /api/selling-guide */
export const sellingGuideQuery = () => apiQuery<SellingGuide>(SELLING_GUIDE);
