import { HOME_LISTINGS } from '@farmgate/backend/contract/shared/limits';

/** The call for the newest listings. */
export const NEWEST_LISTINGS = `/api/listings?limit=${HOME_LISTINGS}`;
