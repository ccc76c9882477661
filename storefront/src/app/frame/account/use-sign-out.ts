import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { call, sentenceOf } from '../../../lib/api/api';
import { setSession } from '../../../lib/session';
import { toast } from '../../../ui/dialogs/toast';
import { needsSession } from './account-links';

const FAILURE = 'We couldn’t log you out. Please try again.';

/** Ends the session, and leaves a page that cannot be without one. */
export function useSignOut(): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const ending = useMutation({
    mutationFn: () => call('/api/auth/logout', { method: 'POST' }),
    onSuccess: () => {
      if (needsSession(pathname)) void navigate(paths.home);
      setSession(client, null);
      toast({ title: 'Logged Out', description: 'See you soon.' });
    },
    onError: (error) =>
      toast({ title: 'Error', description: sentenceOf(error, FAILURE), variant: 'destructive' }),
  });
  return () => {
    if (!ending.isPending) ending.mutate();
  };
}
