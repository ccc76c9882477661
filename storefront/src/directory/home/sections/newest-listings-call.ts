import { HOME_LISTINGS } from '@farmgate/backend/contract/shared/limits';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';

/** The call for the newest listings. */
export const NEWEST_LISTINGS = `/api/listings?limit=${HOME_LISTINGS}`;

/** The same within 25 miles of a ZIP code. */
export const newestListingsNear = (zipCode: string) =>
  withQuery('/api/listings', { zipCode, sort: 'newest', limit: HOME_LISTINGS });
