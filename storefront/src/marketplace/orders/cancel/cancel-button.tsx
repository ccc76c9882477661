import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import { Suspense, lazy, useState } from 'react';
import { Button } from '../../../ui/button';
import type { VendorOrder } from '../order-rules';

const CancelDialog = lazy(() =>
  import('./cancel-dialog').then((module) => ({ default: module.CancelDialog })),
);

interface CancelButtonProps {
  order: OrderView;
  /** What is canceled of it; null for all that is left. */
  vendorOrder: VendorOrder | null;
  /** Of the heading that stays when the button, which had the focus, goes. */
  headingId: string;
}

/** The way to cancel an order, or one vendor's items in it, for as long as its buyer may. */
export function CancelButton({ order, vendorOrder, headingId }: CancelButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const canCancel = (vendorOrder ?? order).canCancel;
  // Why it failed is read in the dialog, also where nothing can be canceled by then.
  if (!canCancel && !isAsking) return null;
  return (
    <>
      <Button
        look="secondary"
        size={vendorOrder ? 'sm' : 'md'}
        className="text-danger! print:hidden"
        aria-haspopup="dialog"
        aria-label={vendorOrder ? `Cancel the items from ${vendorOrder.vendor.businessName}` : undefined}
        onClick={() => setIsAsking(true)}
      >
        {vendorOrder ? 'Cancel Items' : 'Cancel Order'}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <CancelDialog
            order={order}
            vendorOrder={vendorOrder}
            open={isAsking}
            onOpenChange={setIsAsking}
            onCanceled={() => setTimeout(() => document.getElementById(headingId)?.focus())}
          />
        </Suspense>
      )}
    </>
  );
}
