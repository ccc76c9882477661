import { type OrderStatus, movesFrom } from '@farmgate/backend/contract/marketplace/order-status';
import type { VendorOrderView } from '@farmgate/backend/contract/marketplace/orders';
import { Fragment, Suspense, lazy, useState } from 'react';
import { useMay } from '../../../shared/business/use-may';
import { Button, type ButtonLook } from '../../../ui/button';
import { isPickup } from './order-words';
import { useMoving } from './use-moving';

const ShipDialog = lazy(() => import('./ship-dialog').then((module) => ({ default: module.ShipDialog })));
const CancelDialog = lazy(() =>
  import('./cancel-dialog').then((module) => ({ default: module.CancelDialog })),
);

const DIALOGS = { shipped: ShipDialog, cancelled: CancelDialog } as const;
type Asking = keyof typeof DIALOGS;
/** Who sends what was to be picked up is asked: its buyer would wait for a parcel. */
const asks = (status: OrderStatus, order: VendorOrderView): status is Asking =>
  status === 'cancelled' || (status === 'shipped' && isPickup(order));

const lookOf = (status: OrderStatus, order: VendorOrderView): NonNullable<ButtonLook['look']> => {
  if (status === 'cancelled') return 'quiet';
  return status === 'shipped' && isPickup(order) ? 'secondary' : 'primary';
};

export interface OrderMovesProps {
  order: VendorOrderView;
  size?: NonNullable<ButtonLook['size']>;
}

/** What the vendor can do next with an order; the table of moves is the server's own. */
export function OrderMoves({ order, size = 'md' }: OrderMovesProps) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const [open, setOpen] = useState(false);
  const { may } = useMay();
  const moving = useMoving(order);
  const ask = (status: Asking) => {
    setAsking(status);
    setOpen(true);
  };
  if (!may('refund')) return null;
  const Dialog = asking && DIALOGS[asking];
  return (
    <>
      {movesFrom(order.status, 'vendor', isPickup(order)).map(({ to, label }) => (
        <Fragment key={to}>
          <Button
            size={size}
            look={lookOf(to, order)}
            className={to === 'cancelled' ? 'text-danger!' : undefined}
            aria-label={`${label} #${order.orderNumber}`}
            {...(asks(to, order) && { 'aria-haspopup': 'dialog' as const })}
            pendingLabel={moving.isPending && moving.variables.status === to && 'Saving...'}
            onClick={() => (asks(to, order) ? ask(to) : moving.mutate({ status: to }))}
          >
            {label}
          </Button>
          {to === 'shipped' && !isPickup(order) && (
            <Button
              size={size}
              look="secondary"
              aria-label={`Add Tracking #${order.orderNumber}`}
              aria-haspopup="dialog"
              onClick={() => ask('shipped')}
            >
              Add Tracking
            </Button>
          )}
        </Fragment>
      ))}
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog order={order} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
