import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import { SESSION_HINT_COOKIE } from '@farmgate/backend/contract/site/session-hint';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, createContext, useContext, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { ApiError, callJson } from '../../lib/api/api';
import { apiQuery } from '../../lib/api/queries';
import { useIsBrowser } from '../../lib/page/visit';

/** Where the signed-in person is read from. */
export const ME = '/api/auth/me';

/** How long the answer is taken for true; whatever signs in or out writes the new one at once. */
const FRESH_MS = 60_000;

/** Written whenever somebody signs in or out, since other tabs of the site hear of that. */
const CHANGED_KEY = 'farmgate-session-changed';

export type Session =
  /** On the server, during hydration, and until the first answer. */
  { status: 'checking'; me: null } | { status: 'visitor'; me: null } | { status: 'signed-in'; me: MeView };

const CHECKING: Session = { status: 'checking', me: null };
const VISITOR: Session = { status: 'visitor', me: null };

/** Scripts cannot read the session; this only tells them that there is one. */
export const hasHint = () => document.cookie.split('; ').includes(`${SESSION_HINT_COOKIE}=1`);

/** @returns whether the server said that nobody is signed in, as against not being there to ask */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.body?.error === 'SIGN_IN_REQUIRED';
}

/**
 * @returns who is signed in, for everything below: one question, however many ask. Pages are rendered for
 * nobody in particular, so the answer comes after them.
 */
function useReadSession(): Session {
  const isBrowser = useIsBrowser();
  const client = useQueryClient();
  const { pathname } = useLocation();
  const mayHaveSession = isBrowser && hasHint();
  useEffect(() => {
    // Whoever goes on reading is asked for again once in a while.
    void client.refetchQueries({ queryKey: [ME], stale: true });
  }, [client, pathname]);
  const { data, error } = useQuery({
    ...apiQuery<MeView | null>(ME),
    enabled: mayHaveSession,
    staleTime: FRESH_MS,
  });
  return useMemo(() => {
    if (!isBrowser) return CHECKING;
    // The last answer holds while the server cannot be reached.
    if (data && !isSignedOut(error)) return { status: 'signed-in', me: data };
    return mayHaveSession && data === undefined && !error ? CHECKING : VISITOR;
  }, [isBrowser, mayHaveSession, data, error]);
}

const SessionContext = createContext<Session>(CHECKING);

export function SessionProvider({ children }: { children: ReactNode }): ReactNode {
  return <SessionContext value={useReadSession()}>{children}</SessionContext>;
}

/** Who is signed in. */
export const useSession = (): Session => useContext(SessionContext);

let isEndedHere = false;

/**
 * @returns whether the person ended the session on this page, rather than in another tab or by staying away
 * too long
 */
export function wasEndedHere(): boolean {
  return isEndedHere;
}

/**
 * Says who is signed in from now on (null: nobody), here and in the other tabs, and forgets what was read as
 * somebody else.
 */
export function setSession(client: QueryClient, me: MeView | null): void {
  isEndedHere = me === null;
  takeSession(client, me);
  try {
    localStorage.setItem(CHANGED_KEY, String(Date.now()));
  } catch {
    // Where nothing may be stored, the other tabs learn of it at their next call.
  }
}

/** Takes note that the signed-in person's email address was confirmed, here and in the other tabs. */
export function confirmedSession(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [ME] });
  try {
    localStorage.setItem(CHANGED_KEY, String(Date.now()));
  } catch {
    // Where nothing may be stored, the other tabs learn of it at their next call.
  }
}

function takeSession(client: QueryClient, me: MeView | null): void {
  const before = client.getQueryData<MeView | null>([ME]);
  // A link that was opened in another tab is a step done.
  if (before && before.emailConfirmedAt !== me?.emailConfirmedAt)
    void client.invalidateQueries({ queryKey: ['/api/selling-guide'] });
  if (before?.id !== me?.id) {
    // These are shown on every page: whoever shows one shows the other person's from now on.
    const shown = me ? /^\/api\/(?:cart|businesses)\b/ : /^\/api\/cart\b/;
    const isShown = (address: string) => shown.test(address);
    client.removeQueries({
      predicate: ({ queryKey: [address] }) => isPersonal(String(address)) && !isShown(String(address)),
    });
    void client.resetQueries({ predicate: ({ queryKey: [address] }) => isShown(String(address)) });
  }
  client.setQueryData([ME], me);
}

/** The signed-in person's own query stays: whoever watches it would not see a new one in its place. */
const isPersonal = (address: string) => PERSONAL.test(address) && address !== ME;
const PERSONAL =
  /^\/api\/(?:(?:account|credit-gifts|farmer|auth|orders|vendor|businesses|favorites|follows|closures|selling-guide|confirmations|my-food|renewals|subscriptions|texts|waits|farms\/similar|markets\/\d+\/(?:board|sellers))\b|.*\/(?:mine|manage|record)$)/;

async function readAgain(client: QueryClient): Promise<void> {
  if (!hasHint()) {
    if (client.getQueryData([ME])) takeSession(client, null);
    return;
  }
  try {
    takeSession(client, await callJson<MeView | null>(ME));
  } catch (error) {
    if (isSignedOut(error)) takeSession(client, null);
  }
}

/** Takes note that the server knows no session any more, though nobody logged out here. */
export function noteEndedSession(client: QueryClient): void {
  isEndedHere = false;
  takeSession(client, null);
}

/**
 * Follows what happens in other tabs, what answers say about the session, and what happened while this page
 * was put away. Called once, in the browser.
 */
export function followSession(client: QueryClient): void {
  window.addEventListener('storage', (event) => {
    if (event.key === CHANGED_KEY) void readAgain(client);
  });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void readAgain(client);
  });
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    if (isSignedOut(event.action.error) && client.getQueryData([ME])) noteEndedSession(client);
  });
}
