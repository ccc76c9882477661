import type { PackingOrder } from '@farmgate/backend/contract/marketplace/packing';
import type { ShortPreview, ShortRowsRequest } from '@farmgate/backend/contract/marketplace/short-rows';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../../lib/api/api';
import { OWN_PRODUCTS, VENDOR_ORDERS, refreshVendor } from '../vendor-queries';
import type { ShortItems } from './short-words';

const PACKING = '/api/vendor/packing';

/** Has everything read again that an order's items show in. */
function useRefresh() {
  const client = useQueryClient();
  return () =>
    refreshVendor(
      ...([client, VENDOR_ORDERS, OWN_PRODUCTS, PACKING] as const),
      ...['/api/vendor/analytics', '/api/vendor/statement', '/api/vendor/get-paid'],
    );
}

/** What it would do to the money; for who may see it. */
export const useShortPreview = (orderId: number) =>
  useMutation<ShortPreview, Error, ShortItems>({
    mutationFn: (items) =>
      callJson<ShortPreview>(`${VENDOR_ORDERS}/${orderId}/short-preview`, {
        method: 'POST',
        body: { items },
      }),
  });

export function useMarkShort(orderId: number, onDone: () => void) {
  const refresh = useRefresh();
  return useMutation<PackingOrder, Error, Omit<ShortRowsRequest, 'note'> & { note: string }>({
    mutationFn: (body) => callJson<PackingOrder>(`${PACKING}/${orderId}/short`, { method: 'PUT', body }),
    onSuccess: () => {
      onDone();
      return refresh();
    },
    // Perhaps somebody else has changed it.
    onError: () => void refresh(),
  });
}

export function useTellShort(orderId: number, onDone: () => void) {
  const refresh = useRefresh();
  return useMutation<PackingOrder>({
    mutationFn: () =>
      callJson<PackingOrder>(`${PACKING}/${orderId}/short/told`, { method: 'POST', body: {} }),
    onSuccess: () => {
      onDone();
      return refresh();
    },
    onError: () => void refresh(),
  });
}
