import { MutationCache, QueryClient } from '@tanstack/react-query';
import { WAITING_KEYS } from '../kit/waiting/use-waiting';

/** @returns what holds the server's answers: whatever staff save or delete, what waits is asked for again */
export function backOfficeQueries(): QueryClient {
  const queries: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: () => {
        for (const queryKey of WAITING_KEYS) void queries.invalidateQueries({ queryKey });
      },
    }),
  });
  return queries;
}
