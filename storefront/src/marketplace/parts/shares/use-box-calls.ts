import type { BoxView, SubscriptionView } from '@farmgate/backend/contract/marketplace/shares/subscriptions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../../lib/api/api';
import { sayFailed } from '../../../ui/dialogs/say-failed';
import { toast } from '../../../ui/dialogs/toast';
import { boxDay, moneyText } from './box-words';

export interface BoxChange {
  box: BoxView;
  action: 'hold' | 'release' | 'donate';
  body?: object;
}

const DONE = { hold: 'Box held', release: 'Box is back', donate: 'Box donated' };

/** Gives the focus to a box that changed: the button that was pressed is gone. */
export const focusBox = (id: number): void => {
  setTimeout(() => document.getElementById(`box-${id}`)?.focus());
};

/**
 * What one tap does with a box.
 * @param base the address that the member's share is read from
 */
export function useBoxCalls(base: string) {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ box, action, body = {} }: BoxChange) =>
      callJson<SubscriptionView>(`${base}/boxes/${box.id}/${action}`, { method: 'POST', body }),
    onSuccess: (answer, { box, action }) => {
      const before = client.getQueryData<SubscriptionView>([base]);
      client.setQueryData([base], answer);
      const after = answer.boxes.find(({ id }) => id === box.id);
      const canUndo = action !== 'release' && after?.may.includes('release');
      toast({
        title: DONE[action],
        description: [boxDay(box), moneyText(before?.account, answer.account)].filter(Boolean).join(': '),
        ...(canUndo && { action: { label: 'Undo', onPress: () => mutate({ box, action: 'release' }) } }),
      });
      focusBox(box.id);
    },
    onError: (error) => {
      sayFailed('We couldn’t change this box.', error);
      void client.invalidateQueries({ queryKey: [base] });
    },
  });
  return { change: mutate, pending: isPending ? variables : null };
}
