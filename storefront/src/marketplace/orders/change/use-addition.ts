import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { ApiError, callJson, sentenceOf } from '../../../lib/api/api';
import { toast } from '../../../ui/dialogs/toast';
import { orderQuery } from '../../queries';
import { noteLeaving, useOrderAddress } from '../use-order';
import { withKey } from '../with-key';

/** Says what became of the payment of what was being added; nothing while it waits. */
export function sayAddition(addition: OrderView['addition']): void {
  if (addition === 'added')
    toast({ title: 'Added to your order', description: 'Thank you. It’s paid.', staysOn: true });
  if (addition === 'given-up')
    toast({
      title: 'Nothing was added',
      description: 'If you paid for it, we’re refunding you.',
      staysOn: true,
    });
}

/** A call about what is being added to the order of the address; the answer is that order. */
function useAdditionCall(
  name: 'payment' | 'cancel',
  failed: string,
  onDone?: (order: OrderView, additionId: number) => void,
) {
  const client = useQueryClient();
  const { id, key } = useOrderAddress();
  const query = orderQuery(id, key);
  return useMutation<OrderView, Error, number>({
    mutationFn: async (additionId) => {
      const path = withKey(`/api/orders/${additionId}/${name}`, key);
      try {
        return await callJson<OrderView>(path, { method: 'POST', body: {} });
      } catch (error) {
        // Once it is part of the order, it is no order of its own anymore.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
        return { ...(await client.fetchQuery({ ...query, staleTime: 0 })), addition: 'added' };
      }
    },
    onSuccess: ({ addition, ...order }, additionId) => {
      client.setQueryData(query.queryKey, order);
      if (name === 'cancel' && addition === 'given-up') toast({ title: 'Nothing was added' });
      else sayAddition(addition);
      onDone?.(order, additionId);
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey: query.queryKey });
      toast({ title: sentenceOf(error, failed), variant: 'destructive' });
    },
  });
}

const NO_ANSWER = 'The payment service didn’t respond. Please try again.';

/** Goes to where what is being added is paid; the screen stays as it is where that can’t be reached. */
export function usePayAddition() {
  const navigate = useNavigate();
  const { key } = useOrderAddress();
  return useAdditionCall('payment', NO_ANSWER, ({ fulfilments }, additionId) => {
    const url = fulfilments.find(({ adding }) => adding?.orderId === additionId)?.adding?.url;
    if (!url) return;
    noteLeaving();
    if (url.startsWith('/')) void navigate(withKey(url, key));
    else window.location.assign(url);
  });
}

/** Asks what became of the payment, for who comes back from paying. */
export const useSettleAddition = () => useAdditionCall('payment', NO_ANSWER);

/** Gives up what is being added. */
export const useDropAddition = () => useAdditionCall('cancel', 'We couldn’t do that. Please try again.');
