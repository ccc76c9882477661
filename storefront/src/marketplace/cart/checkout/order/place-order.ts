import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { ApiError, callJson } from '../../../../lib/api/api';
import { toast } from '../../../../ui/dialogs/toast';
import { refreshCart } from '../../../parts/cart/use-cart';
import { orderQuery } from '../../../queries';
import { type OrderAttempt, closeAttempt } from './order-attempt';

export const FAILURE = 'Failed to place order. Please try again.';

/**
 * @returns whether the server has said for certain that there is no such order, as against not being heard
 */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.body !== null && error.status < 500 && error.status !== 429;

export const codeOf = (error: unknown) => (error instanceof ApiError ? error.body?.error : undefined);

/** Sends an attempt; the server makes one order of it, however often it comes. */
export async function sendAttempt({ key, body }: OrderAttempt): Promise<OrderView> {
  try {
    const order = await callJson<OrderView>('/api/orders', {
      method: 'POST',
      body,
      headers: { 'Idempotency-Key': key },
    });
    closeAttempt(sessionStorage);
    return order;
  } catch (error) {
    if (isRefusal(error)) closeAttempt(sessionStorage);
    throw error;
  }
}

/** @returns what to do once the order is there: on to its payment, or to its page */
export function useGoToOrder(): (order: OrderView) => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  return (order) => {
    const { payment, confirmBy, email, id } = order;
    client.setQueryData(orderQuery(String(id)).queryKey, order);
    // What has to be paid first is placed once it is; the page of the payment says so then.
    if (!payment) {
      toast({
        title: 'Order placed successfully!',
        staysOn: true,
        description: confirmBy
          ? `Now open the link that we emailed to ${email}.`
          : `We emailed a confirmation to ${email}.`,
      });
    }
    const next = payment?.url ?? paths.order(id);
    if (!next.startsWith('/')) window.location.assign(next);
    else void navigate(next, { replace: true });
    void refreshCart(client);
  };
}
