import type { OrderStatus } from '@farmgate/backend/contract/marketplace/order-status';
import { clsx } from 'clsx';
import { Check, Clock, PackageCheck, Truck, X } from 'lucide-react';
import { statusLabel } from './status-label';

/** What is under way has a color; what is over is neutral. */
const LOOKS = {
  pending: { look: 'bg-sun text-on-sun', icon: Clock },
  confirmed: { look: 'bg-moss text-leaf', icon: Check },
  shipped: { look: 'bg-leaf text-on-leaf', icon: Truck },
  delivered: { look: 'bg-sunk text-soft', icon: PackageCheck },
  cancelled: { look: 'bg-sunk text-soft', icon: X },
} as const satisfies Record<OrderStatus, unknown>;

export interface StatusBadgeProps {
  status: OrderStatus;
  /** The order is picked up rather than sent. */
  isPickup?: boolean;
}

/** How far an order is. */
export function StatusBadge({ status, isPickup = false }: StatusBadgeProps) {
  const { look, icon: Icon } = LOOKS[status];
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap print:text-ink',
        look,
      )}
    >
      <Icon aria-hidden size={14} />
      {statusLabel(status, isPickup)}
    </span>
  );
}
