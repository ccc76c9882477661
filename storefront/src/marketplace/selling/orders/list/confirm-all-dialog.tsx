import { dateText } from '@farmgate/backend/contract/marketplace/dated-words';
import { type ConfirmedOrders, MAX_CONFIRMED } from '@farmgate/backend/contract/marketplace/orders';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callJson, sentenceOf } from '../../../../lib/api/api';
import { countOf } from '../../../../lib/format/format';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog';
import { toast } from '../../../../ui/dialogs/toast';
import { VENDOR_ORDERS, refreshVendor, vendorOrdersQuery } from '../../vendor-queries';

export interface ConfirmAllDialogProps {
  day: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Names the orders of a day that are to be confirmed, and confirms these. */
export function ConfirmAllDialog({ day, open, onOpenChange }: ConfirmAllDialogProps) {
  const client = useQueryClient();
  const { data, error } = useQuery({
    ...vendorOrdersQuery({ status: 'pending', pickupOn: day, limit: MAX_CONFIRMED }),
    enabled: open,
  });
  const orders = data?.items ?? [];
  const more = (data?.total ?? 0) - orders.length;
  const confirming = useMutation({
    mutationFn: () =>
      callJson<ConfirmedOrders>(`${VENDOR_ORDERS}/confirm`, {
        method: 'POST',
        body: { ids: orders.map(({ id }) => id) },
      }),
    onSuccess: ({ confirmed, left }) => {
      onOpenChange(false);
      const number = (id: number) => orders.find((one) => one.id === id)?.orderNumber ?? id;
      toast({
        title: `${countOf(confirmed.length, 'order')} confirmed`,
        ...(left.length > 0 && {
          variant: 'destructive' as const,
          description: left.map(({ id, message }) => `#${number(id)}: ${message}`).join(' '),
        }),
      });
    },
    onSettled: () => refreshVendor(client, VENDOR_ORDERS, '/api/vendor/packing', '/api/vendor/pickup-days'),
  });
  const failed = confirming.error ?? error;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Confirm all orders for ${dateText(day)}?`}
      confirmLabel={`Confirm ${countOf(orders.length, 'order')}`}
      pendingLabel={confirming.isPending && 'Confirming...'}
      failure={failed && sentenceOf(failed, 'We couldn’t confirm these orders. Please try again.')}
      onConfirm={() => orders.length > 0 && confirming.mutate()}
    >
      <ul className="flex flex-col gap-1">
        {orders.map(({ id, orderNumber, customerName, itemCount }) => (
          <li key={id} className="wrap-anywhere">
            {customerName}, {countOf(itemCount, 'item')} <span className="text-soft">#{orderNumber}</span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-2 text-soft">{countOf(more, 'more order')} can be confirmed after these.</p>
      )}
    </ConfirmDialog>
  );
}
