import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import { SESSION_HINT_COOKIE } from '@farmgate/backend/contract/shared/session-hint';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { apiQuery } from './queries';

/** Where the signed-in person is read from. */
export const ME = '/api/auth/me';

/** How long the answer is taken for true; whatever signs in or out writes the new one at once. */
const FRESH_MS = 60_000;

export type Session =
  /** On the server, during hydration, and until the first answer. */
  { status: 'checking'; me: null } | { status: 'visitor'; me: null } | { status: 'signed-in'; me: MeView };

const hasHint = () => document.cookie.split('; ').includes(`${SESSION_HINT_COOKIE}=1`);
const never = () => () => undefined;

/** Who is signed in. Pages are rendered for nobody in particular, so the answer comes after them. */
export function useSession(): Session {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const mayHaveSession = isBrowser && hasHint();
  const { data, isError } = useQuery({
    ...apiQuery<MeView | null>(ME),
    enabled: mayHaveSession,
    staleTime: FRESH_MS,
  });
  if (!isBrowser) return { status: 'checking', me: null };
  if (data) return { status: 'signed-in', me: data };
  const isWaiting = mayHaveSession && data === undefined && !isError;
  return isWaiting ? { status: 'checking', me: null } : { status: 'visitor', me: null };
}

/** Says who is signed in from now on (null: nobody), and forgets what was read as somebody else. */
export function setSession(client: QueryClient, me: MeView | null): void {
  client.removeQueries({
    predicate: ({ queryKey }) => /^\/api\/(?:account|farmer|auth)\b/.test(String(queryKey[0])),
  });
  client.setQueryData([ME], me);
}
