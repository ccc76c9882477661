import { dateText } from '@farmgate/backend/contract/marketplace/dated-words';
import type { VendorOrderView } from '@farmgate/backend/contract/marketplace/orders';
import { receivedText } from '@farmgate/backend/contract/marketplace/received-words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { callJson } from '../../../../lib/api/api';
import { useMay } from '../../../../shared/business/use-may';
import { Button } from '../../../../ui/button';
import { sayFailed } from '../../../../ui/dialogs/say-failed';
import { toast } from '../../../../ui/dialogs/toast';
import { amountText } from '../../../parts/amount-text';
import { VENDOR_ORDERS } from '../../vendor-queries';
import { takeOrder } from './take-order';

const ReceivedDialog = lazy(() =>
  import('./received-dialog').then((module) => ({ default: module.ReceivedDialog })),
);

/** What the button says that asks how the customer paid. */
function askLabel({ received, status }: VendorOrderView): string {
  if (received) return 'Change payment';
  return status === 'delivered' ? 'Paid by check or another way?' : 'Add payment';
}

/** How the customer paid before or at the pickup, and what the farm can say of it. */
export function ReceivedPart({ order }: { order: VendorOrderView }) {
  const { may } = useMay();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  /** How often it was opened: each time the form is new, and its code comes with the first. */
  const [asked, setAsked] = useState(0);
  const undoing = useMutation({
    mutationFn: () =>
      callJson<VendorOrderView>(`${VENDOR_ORDERS}/${order.id}/received`, { method: 'DELETE' }),
    onSuccess: (saved) => {
      toast({ title: 'Payment note removed' });
      return takeOrder(client, saved);
    },
    onError: (error) => sayFailed('We couldn’t remove that', error),
  });
  const { received } = order;
  const isCanceled = order.status === 'cancelled';
  if (order.paymentMethod !== 'cash' || (isCanceled && !received)) return null;
  const mayChange = may('refund') && received?.canUndo !== false;
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-3 text-sm">
      {received && (
        <p className="wrap-anywhere">
          {receivedText(received.by)}: {amountText(received.amount)} on {dateText(received.day)}
          {received.note && <span className="block text-soft">{received.note}</span>}
        </p>
      )}
      {mayChange && (
        <div className="flex flex-wrap gap-2">
          {!isCanceled && (
            <Button
              size="sm"
              look="secondary"
              aria-haspopup="dialog"
              onClick={() => {
                setAsked(asked + 1);
                setOpen(true);
              }}
            >
              {askLabel(order)}
            </Button>
          )}
          {received && (
            <Button
              size="sm"
              look="quiet"
              pendingLabel={undoing.isPending && 'Removing...'}
              onClick={() => undoing.mutate()}
            >
              Remove payment note
            </Button>
          )}
        </div>
      )}
      {asked > 0 && (
        <Suspense fallback={null}>
          <ReceivedDialog key={asked} order={order} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </div>
  );
}
