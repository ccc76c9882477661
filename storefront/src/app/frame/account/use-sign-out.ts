import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from '../../../ui/dialogs/toast';

/** Ends the session. What that takes is fetched when it is asked for. */
export function useSignOut(): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const start = () =>
    void import('./sign-out').then(
      ({ signOut }) => signOut(client, pathname, (path) => void navigate(path)),
      () =>
        toast({
          title: 'We couldn’t log you out',
          description: 'Please check your connection and try again.',
          variant: 'destructive',
          action: { label: 'Try again', onPress: start },
        }),
    );
  return start;
}
