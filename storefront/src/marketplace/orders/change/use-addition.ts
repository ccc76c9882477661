import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { toast } from '../../../ui/dialogs/toast';
import { orderQuery } from '../../queries';
import { noteLeaving, useOrderAddress } from '../use-order';
import { withKey } from '../with-key';

/** A call about what is being added to the order of the address; the answer is that order. */
function useAdditionCall(
  name: 'payment' | 'cancel',
  onDone: (order: OrderView, additionId: number) => void,
  failed: string,
) {
  const client = useQueryClient();
  const { id, key } = useOrderAddress();
  return useMutation<OrderView, Error, number>({
    mutationFn: (additionId) =>
      callJson<OrderView>(withKey(`/api/orders/${additionId}/${name}`, key), { method: 'POST', body: {} }),
    onSuccess: (order, additionId) => {
      client.setQueryData(orderQuery(id, key).queryKey, order);
      onDone(order, additionId);
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey: orderQuery(id, key).queryKey });
      toast({ title: sentenceOf(error, failed), variant: 'destructive' });
    },
  });
}

const addingOf = ({ fulfilments }: OrderView, additionId: number) =>
  fulfilments.find(({ adding }) => adding?.orderId === additionId)?.adding;

const NO_ANSWER = 'The payment service didn’t respond. Please try again.';

const sayAdded = () => toast({ title: 'Added to your order', description: 'Thank you. It’s paid.' });

/** Goes to where what is being added is paid; the screen stays as it is where that can’t be reached. */
export function usePayAddition() {
  const navigate = useNavigate();
  const { key } = useOrderAddress();
  return useAdditionCall(
    'payment',
    (order, additionId) => {
      const adding = addingOf(order, additionId);
      if (!adding) return sayAdded();
      if (!adding.url) return;
      noteLeaving();
      if (adding.url.startsWith('/')) void navigate(withKey(adding.url, key));
      else window.location.assign(adding.url);
    },
    NO_ANSWER,
  );
}

/** Asks what became of the payment, for who comes back from paying. */
export const useSettleAddition = () =>
  useAdditionCall(
    'payment',
    (order, additionId) => void (addingOf(order, additionId) ?? sayAdded()),
    NO_ANSWER,
  );

/** Gives up what is being added. */
export const useDropAddition = () =>
  useAdditionCall(
    'cancel',
    () => toast({ title: 'Nothing was added' }),
    'We couldn’t do that. Please try again.',
  );
