import type { OrderView } from '@farmgate/backend/contract/marketplace/orders';
import { Suspense, lazy, useState } from 'react';
import { Button } from '../../../ui/button';
import type { Share } from '../order-rules';

const CancelDialog = lazy(() =>
  import('./cancel-dialog').then((module) => ({ default: module.CancelDialog })),
);

interface CancelButtonProps {
  order: OrderView;
  /** What is canceled of it; null for all that is left. */
  share: Share | null;
  /** Of the heading that stays when the button, which had the focus, goes. */
  headingId: string;
}

/** The way to cancel an order, or one vendor's items in it, for as long as its buyer may. */
export function CancelButton({ order, share, headingId }: CancelButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const canCancel = (share ?? order).canCancel;
  // Why it failed is read in the dialog, also where nothing can be canceled by then.
  if (!canCancel && !isAsking) return null;
  return (
    <>
      <Button
        look="secondary"
        size={share ? 'sm' : 'md'}
        className="text-danger! print:hidden"
        aria-haspopup="dialog"
        aria-label={share ? `Cancel the items from ${share.vendor.businessName}` : undefined}
        onClick={() => setIsAsking(true)}
      >
        {share ? 'Cancel Items' : 'Cancel Order'}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <CancelDialog
            order={order}
            share={share}
            open={isAsking}
            onOpenChange={setIsAsking}
            onCanceled={() => setTimeout(() => document.getElementById(headingId)?.focus())}
          />
        </Suspense>
      )}
    </>
  );
}
