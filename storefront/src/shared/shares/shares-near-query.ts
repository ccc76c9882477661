import type { SharesNearView } from '@farmgate/backend/contract/marketplace/shares/public-shares';
import { DEFAULT_RADIUS_MILES } from '@farmgate/backend/contract/shared/limits';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { apiQuery } from '../../lib/api/queries';

/** How many are shown at first, and with every "Show more". */
export const SHARES_SHOWN = 20;

/** GET /api/shares/near: those that take members, the nearest first; one more than is shown. */
export const sharesNearQuery = (zipCode: string, radius: number, page = 0) =>
  apiQuery<SharesNearView>(
    withQuery('/api/shares/near', {
      zipCode,
      radius: radius === DEFAULT_RADIUS_MILES ? undefined : radius,
      limit: SHARES_SHOWN + 1,
      offset: page === 0 ? undefined : page * SHARES_SHOWN,
    }),
  );
