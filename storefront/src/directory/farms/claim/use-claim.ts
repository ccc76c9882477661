import type { FarmListItem } from '@farmgate/backend/contract/directory/farms';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../../../lib/api';
import { toast } from '../../../ui/toast';
import { refreshFarms } from '../farm-queries';
import { useRedirectSoon } from '../use-redirect-soon';

/** @returns the server's own sentence where it is about this very farm; otherwise that it failed */
export function claimFailure(error: unknown): string {
  if (error instanceof ApiError && error.status === 409 && error.body) return error.body.message;
  return 'Failed to claim farm. Please try again.';
}

/**
 * POST /api/farms/{id}/claim, and what follows: the lists are asked for once more, and the dashboard opens.
 * @param onClaimed called as soon as the farm is the person's
 */
export function useClaim(farm: Pick<FarmListItem, 'id'>, onClaimed: () => void) {
  const client = useQueryClient();
  const redirectSoon = useRedirectSoon();
  return useMutation({
    mutationFn: (userId: number) =>
      call(`/api/farms/${encodeURIComponent(farm.id)}/claim`, { method: 'POST', body: { userId } }),
    onSuccess: () => {
      onClaimed();
      toast({ title: 'Farm claimed successfully' });
      redirectSoon(paths.farmerDashboard);
      return refreshFarms(client);
    },
    onError: (error) => {
      toast({ title: 'Error', description: claimFailure(error), variant: 'destructive' });
      // Somebody else was faster: the list says so from now on.
      if (error instanceof ApiError && error.status === 409) void refreshFarms(client);
    },
  });
}
