import { ApiError } from '../../lib/api/api';

/** @returns the server's sentence where it says that the current password is another one */
export function wrongPassword(error: Error): string | null {
  return error instanceof ApiError && error.body?.error === 'WRONG_PASSWORD' ? error.body.message : null;
}
