import { isHandedOver } from '@farmgate/backend/contract/marketplace/order-status';
import type { VendorOrderView } from '@farmgate/backend/contract/marketplace/orders';
import { Suspense, lazy, useState } from 'react';
import { useMay } from '../../../../shared/business/use-may';
import { Button } from '../../../../ui/button';

const RefundDialog = lazy(() =>
  import('./refund-dialog').then((module) => ({ default: module.RefundDialog })),
);

/** What was paid and is not refunded or disputed yet can go back once it was handed over. */
const mayRefund = ({ status, paymentMethod, paymentStatus, total, refunded, disputed }: VendorOrderView) =>
  isHandedOver(status) &&
  (paymentMethod === 'cash' ? status === 'delivered' : paymentStatus === 'paid') &&
  total - refunded - disputed > 0.004;

/** Gives money back for what a customer has. */
export function RefundButton({ order }: { order: VendorOrderView }) {
  const { may } = useMay();
  const [open, setOpen] = useState(false);
  /** How often it was opened: each time the form is new, and its code comes with the first. */
  const [asked, setAsked] = useState(0);
  if (!may('refund') || !mayRefund(order)) return null;
  return (
    <>
      <Button
        look="secondary"
        aria-haspopup="dialog"
        onClick={() => {
          setAsked(asked + 1);
          setOpen(true);
        }}
      >
        Refund
      </Button>
      {asked > 0 && (
        <Suspense fallback={null}>
          <RefundDialog key={asked} order={order} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
