import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { toast } from '../../../ui/dialogs/toast';
import { orderQuery } from '../../queries';
import type { VendorOrder } from '../order-rules';
import { useOrderAddress } from '../use-order';

type What = 'day' | 'days' | 'collector' | 'items' | 'more';

/** @returns where something of one vendor's part of the order is read or changed */
export function useShareAddress({ vendor }: Pick<VendorOrder, 'vendor'>, what: What): string {
  const { id, key } = useOrderAddress();
  return withQuery(`/api/orders/${encodeURIComponent(id)}/shares/${vendor.id}/${what}`, { key });
}

/** Changes something of one vendor's part of the order; the answer is the order as it is then. */
export function useVendorOrderCall<Body>(
  vendorOrder: Pick<VendorOrder, 'vendor'>,
  what: Exclude<What, 'days' | 'more'>,
  onDone?: (order: OrderView) => void,
  onFailed?: (error: Error) => void,
) {
  const client = useQueryClient();
  const { id, key } = useOrderAddress();
  const address = useShareAddress(vendorOrder, what);
  return useMutation<OrderView, Error, Body>({
    mutationFn: (body) => callJson<OrderView>(address, { method: 'PUT', body }),
    onSuccess: (order) => {
      client.setQueryData(orderQuery(id, key).queryKey, order);
      onDone?.(order);
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey: orderQuery(id, key).queryKey });
      onFailed?.(error);
    },
  });
}

/** The same for “Undo”, which is pressed once the dialog is gone: a notification tells how it went. */
export const useVendorOrderUndo = <Body>(
  vendorOrder: Pick<VendorOrder, 'vendor'>,
  what: Exclude<What, 'days' | 'more'>,
  words: { done: string; failed: string },
) =>
  useVendorOrderCall<Body>(
    vendorOrder,
    what,
    () => toast({ title: words.done }),
    (error) => toast({ title: sentenceOf(error, words.failed), variant: 'destructive' }),
  );
