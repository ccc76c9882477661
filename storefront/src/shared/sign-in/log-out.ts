import type { QueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../../lib/api/api';
import { toast } from '../../ui/dialogs/toast';
import { forgetAtLogOut } from './forget-at-log-out';
import { setSession } from './session';

/**
 * Ends the session, on the server and here.
 * @param leave called between the two, for a page that can't be without a session
 * @throws what `call` throws; then nothing has ended
 */
export async function logOut(client: QueryClient, leave: () => void = () => undefined): Promise<void> {
  // What is still on its way could arrive after the session's end, and would be refused.
  await client.cancelQueries();
  try {
    await call('/api/auth/logout', { method: 'POST' });
  } catch (error) {
    const wasOver = error instanceof ApiError && error.status === 401;
    if (!wasOver) {
      void client.invalidateQueries();
      throw error;
    }
  }
  leave();
  setSession(client, null);
  forgetAtLogOut();
  toast({ title: 'Logged Out', description: 'See you soon.' });
}
