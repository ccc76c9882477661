import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { QueryClient } from '@tanstack/react-query';
import { call, sentenceOf } from '../../../lib/api/api';
import { forgetAtLogOut } from '../../../shared/sign-in/forget-at-log-out';
import { setSession } from '../../../shared/sign-in/session';
import { toast } from '../../../ui/dialogs/toast';
import { needsSession } from './account-links';

const FAILURE = 'We couldn’t log you out. Please try again.';

let isPending = false;

/** Ends the session, and leaves a page that cannot be without one. Pressed twice, it is done once. */
export async function signOut(
  client: QueryClient,
  pathname: string,
  navigate: (path: string) => void,
): Promise<void> {
  if (isPending) return;
  isPending = true;
  try {
    await call('/api/auth/logout', { method: 'POST' });
    if (needsSession(pathname)) navigate(paths.home);
    setSession(client, null);
    forgetAtLogOut();
    toast({ title: 'Logged Out', description: 'See you soon.' });
  } catch (error) {
    toast({ title: 'Error', description: sentenceOf(error, FAILURE), variant: 'destructive' });
  } finally {
    isPending = false;
  }
}
