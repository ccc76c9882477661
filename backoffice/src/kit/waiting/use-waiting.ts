import type { Waiting } from '@farmgate/backend/contract/backoffice/start.admin';
import { useQuery } from '@tanstack/react-query';
import { API } from '../../lib/data-provider';
import { http } from '../../lib/http';

/** Menu, start page and inbox ask once for all that waits, and again after this long or an action. */
const KNOWN_FOR_MS = 30_000;

/** How many of each kind wait for staff. */
export const useWaiting = () =>
  useQuery({
    queryKey: ['start', 'waiting'],
    queryFn: async () => (await http(`${API}/start/waiting`)).json as Waiting,
    placeholderData: (before: Waiting | undefined) => before,
    refetchOnWindowFocus: 'always',
    staleTime: KNOWN_FOR_MS,
  });
