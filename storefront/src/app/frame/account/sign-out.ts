import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { QueryClient } from '@tanstack/react-query';
import { logOut } from '../../../shared/sign-in/log-out';
import { sayFailed } from '../../../ui/dialogs/say-failed';
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
    await logOut(client, () => {
      if (needsSession(pathname)) navigate(paths.home);
    });
  } catch (error) {
    sayFailed('Error', error, FAILURE);
  } finally {
    isPending = false;
  }
}
