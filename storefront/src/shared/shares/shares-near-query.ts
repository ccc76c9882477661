import type { SharesNearView } from '@farmgate/backend/contract/marketplace/shares/public-shares';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { apiQuery } from '../../lib/api/queries';

/** GET /api/shares/near: those that take members, the nearest first. */
export const sharesNearQuery = (zipCode: string) =>
  apiQuery<SharesNearView>(withQuery('/api/shares/near', { zipCode }));
