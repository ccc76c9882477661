import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { callJson } from '../../lib/api/api';
import { toast } from '../../ui/dialogs/toast';
import { orderQuery, waitingOrdersQuery } from '../queries';
import { isOpen } from './order-rules';

const ASK_AGAIN_MS = 20_000;

/**
 * The order of the address, and the key of the mail's link that opens it, which stays in every further
 * address.
 */
export function useOrderAddress(): { id: string; key: string | undefined } {
  const { id = '' } = useParams();
  const key = useSearchParams()[0].get('key')?.slice(0, 100) || undefined;
  return { id, key };
}

/** The order of the address, asked again for as long as something is open and the page can be seen. */
export function useOrder() {
  const { id, key } = useOrderAddress();
  return useQuery({
    ...orderQuery(id, key),
    refetchInterval: ({ state: { data } }) => (data && isOpen(data) ? ASK_AGAIN_MS : false),
  });
}

/** A call about the order of the address; its answer is the order as it is then. */
export function useOrderCall<Body = void>(
  name: 'payment' | 'test-payment' | 'confirm' | 'cancel' | 'balance' | `items/${number}/weight`,
  onDone?: (order: OrderView) => void,
) {
  const client = useQueryClient();
  const { id, key } = useOrderAddress();
  return useMutation<OrderView, Error, Body>({
    mutationFn: (body) =>
      callJson<OrderView>(withQuery(`/api/orders/${encodeURIComponent(id)}/${name}`, { key }), {
        method: 'POST',
        ...(body !== undefined && { body }),
      }),
    onSuccess: (order) => {
      // What was added to an order answers with that one.
      client.setQueryData(orderQuery(String(order.id), key).queryKey, order);
      client.removeQueries({ queryKey: waitingOrdersQuery().queryKey });
      onDone?.(order);
    },
    onError: () => void client.invalidateQueries({ queryKey: orderQuery(id, key).queryKey }),
  });
}

const LEFT_TO_PAY = 'farmgate-left-to-pay';

/** Notes that this tab goes to a page on which an order is paid. */
export function noteLeaving(): void {
  try {
    sessionStorage.setItem(LEFT_TO_PAY, '1');
  } catch {
    // Where nothing may be stored, the page learns of the payment when it asks again.
  }
}

/** @returns whether this tab comes back from such a page; said once */
export function takeLeaving(): boolean {
  try {
    const hasLeft = sessionStorage.getItem(LEFT_TO_PAY) !== null;
    sessionStorage.removeItem(LEFT_TO_PAY);
    return hasLeft;
  } catch {
    return false;
  }
}

/**
 * Whoever comes back from a provider's page finds out at once what became of the payment: it is asked for,
 * once. Of what is owed only who comes back from there asks, as that begins a payment.
 */
export function useSettleOnReturn(order: OrderView | undefined): void {
  const isOwed = order?.paymentStatus === 'owed';
  const { mutate } = useOrderCall('payment', ({ paymentStatus, email, orderNumber }) => {
    if (paymentStatus !== 'paid' && paymentStatus !== 'authorized') return;
    if (isOwed) toast({ title: 'Payment received', description: `Order ${orderNumber} is paid.` });
    else
      toast({ title: 'Order placed successfully!', description: `We emailed a confirmation to ${email}.` });
  });
  const hasAsked = useRef(false);
  const isWaiting = order?.payment != null && order.payment.gateway !== 'test';
  useEffect(() => {
    if (!isWaiting || hasAsked.current) return;
    hasAsked.current = true;
    const hasLeft = takeLeaving();
    if (!isOwed || hasLeft) mutate();
  }, [isWaiting, isOwed, mutate]);
}
