import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';

/** Ends the session. What that takes is fetched when it is asked for. */
export function useSignOut(): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () =>
    void import('./sign-out').then(({ signOut }) => signOut(client, pathname, (path) => void navigate(path)));
}
