import type { NearResult } from '@farmgate/backend/contract/marketplace/search-near';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { apiListQuery } from '../../../lib/api/queries';
import { NO_FILTERS, pageWindow } from '../../search/filters/place-filters';
import type { BrowseState } from '../browse-address';

/** GET /api/search/near: all that has what is searched for, of every kind. */
export const nearQuery = ({ search, zipCode, filters: { radius }, page }: BrowseState) =>
  apiListQuery<NearResult>(
    withQuery('/api/search/near', {
      search,
      zipCode,
      radius: radius === NO_FILTERS.radius ? undefined : radius,
      ...pageWindow(page),
    }),
  );
