import type { FarmListItem } from '@farmgate/backend/contract/directory/farms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../../../lib/api/api';
import { isCode } from '../../../lib/api/is-code';
import { toast } from '../../../ui/dialogs/toast';
import { refreshFarms } from '../farm-queries';

/** @returns the server's own sentence where it is about this very farm; otherwise that it failed */
export function claimFailure(error: unknown): string {
  const isOurs = error instanceof ApiError && (error.status === 409 || error.status === 403);
  if (isOurs && error.body) return error.body.message;
  return 'Failed to claim farm. Please try again.';
}

/**
 * POST /api/farms/{id}/claim; then the lists are asked for once more.
 * @param onClaimed called as soon as the farm is the person's. A place of the directory gets another id then,
 *   so that its card goes: whatever takes longer belongs to the page
 */
export function useClaim(farm: Pick<FarmListItem, 'id'>, onClaimed: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (userId: number) =>
      call(`/api/farms/${encodeURIComponent(farm.id)}/claim`, { method: 'POST', body: { userId } }),
    onSuccess: () => {
      onClaimed();
      toast({ title: 'Farm claimed successfully', staysOn: true });
      return refreshFarms(client);
    },
    onError: (error) => {
      // The dialog says it, beside the way to a new link.
      if (isCode(error, 'EMAIL_NOT_CONFIRMED')) return;
      toast({ title: 'Error', description: claimFailure(error), variant: 'destructive' });
      // Somebody else was faster: the list says so from now on.
      if (error instanceof ApiError && error.status === 409) void refreshFarms(client);
    },
  });
}
