import type { OrderStatus } from '@farmgate/backend/contract/marketplace/order-status';

const LABELS: Record<OrderStatus, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Canceled',
};

/** @returns "Pending"; "Picked up" for what was picked up rather than delivered */
export function statusLabel(status: OrderStatus, isPickup = false): string {
  return status === 'delivered' && isPickup ? 'Picked up' : LABELS[status];
}
