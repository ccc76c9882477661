import type { OrderStatus } from '@farmgate/backend/contract/marketplace/order-status';
import type { VendorOrderView } from '@farmgate/backend/contract/marketplace/orders';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { isCode } from '../../../lib/api/is-code';
import { toast } from '../../../ui/dialogs/toast';
import { OWN_PRODUCTS, VENDOR_ORDERS, refreshVendor, vendorOrderQuery } from '../vendor-queries';

export interface Move {
  status: OrderStatus;
  carrier?: string;
  trackingNumber?: string;
  /** Stays with the order's history; the buyer reads it. */
  note?: string;
}

const FAILURE = 'Failed to update order status';

/**
 * Moves the vendor order of an order along.
 * @param onMoved called once the server has it
 */
export function useMoving(order: VendorOrderView, onMoved?: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const refresh = () =>
    refreshVendor(
      client,
      VENDOR_ORDERS,
      OWN_PRODUCTS,
      '/api/vendor/analytics',
      '/api/vendor/statement',
      '/api/vendor/get-paid',
    );
  const moving = useMutation({
    mutationFn: (move: Move) =>
      callJson<VendorOrderView>(`/api/orders/${order.id}/status`, { method: 'PUT', body: move }),
    onSuccess: (moved) => {
      client.setQueryData(vendorOrderQuery(String(order.id)).queryKey, moved);
      toast({ title: 'Order updated', description: 'Order status has been updated' });
      onMoved?.();
      return refresh();
    },
    onError: (error) => {
      if (isCode(error, 'NOT_WEIGHED')) {
        toast({ title: 'Weigh this order first', description: 'Then you can hand it over.' });
        void navigate(paths.vendorWeighing({ order: order.id }));
        return;
      }
      toast({ title: 'Error', description: FAILURE, variant: 'destructive' });
      // Perhaps somebody else has moved it.
      void refresh();
    },
  });
  return { ...moving, failure: moving.error ? sentenceOf(moving.error, `${FAILURE}.`) : null };
}
