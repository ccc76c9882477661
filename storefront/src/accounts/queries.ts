import type { SessionView } from '@farmgate/backend/contract/accounts/account';
import { apiQuery } from '../lib/api/queries';

/** GET /api/account/sessions; DELETE ends all but this one, DELETE with an id behind it ends that one. */
export const SESSIONS = '/api/account/sessions';

/** Where the person is signed in, the newest use first. */
export function sessionsQuery() {
  return apiQuery<SessionView[]>(SESSIONS);
}
