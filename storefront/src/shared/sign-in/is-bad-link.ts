import { ApiError } from '../../lib/api/api';

/**
 * @returns whether a call was refused as its link was used before, is too old, or wasn't copied as a whole
 */
export const isBadLink = (error: Error | null): boolean =>
  error instanceof ApiError &&
  (error.body?.error === 'LINK_NOT_VALID' || (error.body?.issues ?? []).some(({ path }) => path === 'token'));
