import { type Waiting, WAITING_BOUND } from '@farmgate/backend/contract/backoffice/start.admin';
import { useQuery } from '@tanstack/react-query';
import { API } from '../../lib/data-provider';
import { http } from '../../lib/http';

/** Menu, start page and inbox ask once for all that waits, and again after this long or a change. */
const KNOWN_FOR_MS = 30_000;
const ASKED_EVERY_MS = 60_000;

/** What any change that staff make can make wrong: the numbers, and the inbox. */
export const WAITING_KEYS = [['start', 'waiting'], ['inbox']] as const;

/** @returns how many wait: "7", "1,000+" */
export const waitingText = (count: number): string =>
  count > WAITING_BOUND ? `${WAITING_BOUND.toLocaleString('en-US')}+` : count.toLocaleString('en-US');

/** How many of each kind wait for staff. */
export const useWaiting = () =>
  useQuery({
    queryKey: WAITING_KEYS[0],
    queryFn: async () => (await http(`${API}/start/waiting`)).json as Waiting,
    placeholderData: (before: Waiting | undefined) => before,
    refetchOnWindowFocus: 'always',
    staleTime: KNOWN_FOR_MS,
    refetchInterval: ASKED_EVERY_MS,
  });
