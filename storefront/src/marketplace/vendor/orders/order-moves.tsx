import { type OrderStatus, movesFrom } from '@farmgate/backend/contract/marketplace/order-status';
import type { VendorOrderView } from '@farmgate/backend/contract/marketplace/orders';
import { Suspense, lazy, useState } from 'react';
import { useMay } from '../../../lib/business/use-may';
import { Button, type ButtonLook } from '../../../ui/button';
import { isPickup } from './order-words';
import { useMoving } from './use-moving';

const ShipDialog = lazy(() => import('./ship-dialog').then((module) => ({ default: module.ShipDialog })));
const CancelDialog = lazy(() =>
  import('./cancel-dialog').then((module) => ({ default: module.CancelDialog })),
);

const DIALOGS = { shipped: ShipDialog, cancelled: CancelDialog } as const;
type Asking = keyof typeof DIALOGS;
const asks = (status: OrderStatus): status is Asking => Object.hasOwn(DIALOGS, status);

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
  const start = (status: OrderStatus) => {
    if (!asks(status)) {
      moving.mutate({ status });
      return;
    }
    setAsking(status);
    setOpen(true);
  };
  if (!may('refund')) return null;
  const Dialog = asking && DIALOGS[asking];
  return (
    <>
      {movesFrom(order.status, 'vendor', isPickup(order)).map(({ to, label }) => (
        <Button
          key={to}
          size={size}
          look={to === 'cancelled' ? 'quiet' : 'primary'}
          className={to === 'cancelled' ? 'text-danger!' : undefined}
          aria-label={`${label} #${order.orderNumber}`}
          {...(asks(to) && { 'aria-haspopup': 'dialog' as const })}
          pendingLabel={moving.isPending && moving.variables.status === to && 'Saving...'}
          onClick={() => start(to)}
        >
          {label}
        </Button>
      ))}
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog order={order} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
