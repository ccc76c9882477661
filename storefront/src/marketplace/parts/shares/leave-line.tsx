import type { WaitView } from '@farmgate/backend/contract/marketplace/shares/share-waits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { countOf } from '../../../lib/format/format';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { FormFailure } from '../../../ui/forms/form-failure';
import { WAITS, waitsQuery } from './share-queries';

/** @returns "You’re next." or how many asked before */
export const aheadText = (ahead: number): string =>
  ahead === 0 ? 'You’re next in line.' : `${countOf(ahead, 'person', 'people')} asked before you.`;

/** Leaves a line; for a day, that can be undone without losing the place in it. */
export function LeaveLine({ wait }: { wait: Pick<WaitView, 'token' | 'state'> }) {
  const client = useQueryClient();
  const call = (method: 'POST' | 'DELETE', more = '') =>
    callJson<WaitView>(`${WAITS}/${wait.token}${more}`, { method, ...(method === 'POST' && { body: {} }) });
  const refresh = () =>
    Promise.all(
      [waitsQuery().queryKey, [`${WAITS}/${wait.token}`]].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  const back = useMutation({
    mutationFn: () => call('POST', '/back'),
    onSuccess: async () => {
      await refresh();
      toast({ title: 'You’re in line again' });
    },
    onError: (error) =>
      toast({
        title: 'We couldn’t undo this',
        description: sentenceOf(error, 'Check your connection and try again.'),
        variant: 'destructive',
      }),
  });
  const leave = useMutation({
    mutationFn: () => call('DELETE'),
    onSuccess: async () => {
      await refresh();
      toast({ title: 'You left the line', action: { label: 'Undo', onPress: () => back.mutate() } });
    },
  });
  if (wait.state === 'left')
    return (
      <Button
        size="sm"
        look="secondary"
        pendingLabel={back.isPending && 'Going back...'}
        onClick={() => back.mutate()}
      >
        Go back in line
      </Button>
    );
  return (
    <div className="flex flex-col items-start gap-2">
      {leave.error && (
        <FormFailure>{sentenceOf(leave.error, 'We couldn’t do this. Please try again.')}</FormFailure>
      )}
      <Button
        size="sm"
        look="quiet"
        pendingLabel={leave.isPending && 'Leaving...'}
        onClick={() => leave.mutate()}
      >
        Leave the line
      </Button>
    </div>
  );
}
