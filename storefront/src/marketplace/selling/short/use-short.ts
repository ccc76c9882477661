import type { PackingOrder } from '@farmgate/backend/contract/marketplace/packing';
import type { ShortPreview, ShortRowsRequest } from '@farmgate/backend/contract/marketplace/short-rows';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../../lib/api/api';
import { OWN_PRODUCTS, VENDOR_ORDERS, refreshVendor } from '../vendor-queries';
import type { ShortItems } from './short-words';

const PACKING = '/api/vendor/packing';

/** Has everything read again that an order's items show in. */
export function useRefreshShort() {
  const client = useQueryClient();
  return () =>
    refreshVendor(
      ...([client, VENDOR_ORDERS, OWN_PRODUCTS, PACKING] as const),
      ...['/api/vendor/analytics', '/api/vendor/statement', '/api/vendor/get-paid'],
    );
}

/** @returns what it would do to the money; for who may see it */
export const previewShort = (orderId: number, items: ShortItems): Promise<ShortPreview> =>
  callJson<ShortPreview>(`${VENDOR_ORDERS}/${orderId}/short-preview`, { method: 'POST', body: { items } });

export const markShort = (
  orderId: number,
  body: Omit<ShortRowsRequest, 'note'> & { note: string },
): Promise<PackingOrder> => callJson<PackingOrder>(`${PACKING}/${orderId}/short`, { method: 'PUT', body });

export function useTellShort(orderId: number, onDone: () => void) {
  const refresh = useRefreshShort();
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
