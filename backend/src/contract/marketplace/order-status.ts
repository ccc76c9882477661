/**
 * The life of an order and of each vendor order of it, as data that screens and server read. Free of zod.
 */

/** In the order in which they come; cancelled stands aside. */
export const ORDER_STATUSES = ['pending', 'confirmed', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export type OrderActor = 'buyer' | 'vendor' | 'staff';

/** Who made a move: `system` is the clock, or a payment that did not come. */
export const EVENT_ACTORS = ['buyer', 'vendor', 'staff', 'system'] as const;
export type EventActor = (typeof EVENT_ACTORS)[number];

interface Move {
  from: OrderStatus;
  to: OrderStatus;
  by: readonly OrderActor[];
  /** Only for orders that are picked up (true), or only for those that are sent (false). */
  isPickup?: boolean;
  /** What the button that makes the move says. */
  label: string;
}

/** Every move that is allowed. */
export const ORDER_MOVES: readonly Move[] = [
  { from: 'pending', to: 'confirmed', by: ['vendor', 'staff'], label: 'Confirm Order' },
  { from: 'confirmed', to: 'shipped', by: ['vendor', 'staff'], isPickup: false, label: 'Mark as Shipped' },
  { from: 'confirmed', to: 'delivered', by: ['vendor', 'staff'], isPickup: true, label: 'Mark as Picked Up' },
  // Nobody came for it, or could: its vendor sends or brings it after all.
  { from: 'confirmed', to: 'shipped', by: ['vendor'], isPickup: true, label: 'Mark as Shipped' },
  { from: 'shipped', to: 'delivered', by: ['vendor', 'staff'], label: 'Mark as Delivered' },
  { from: 'pending', to: 'cancelled', by: ['buyer', 'vendor', 'staff'], label: 'Cancel Order' },
  { from: 'confirmed', to: 'cancelled', by: ['vendor', 'staff'], label: 'Cancel Order' },
];

/** @returns the moves that somebody may make from a status */
export function movesFrom(status: OrderStatus, actor: OrderActor, isPickup: boolean): Move[] {
  return ORDER_MOVES.filter(
    (move) => move.from === status && move.by.includes(actor) && (move.isPickup ?? isPickup) === isPickup,
  );
}

/** @returns whether the buyer has what is in a vendor order, or it is on its way to them */
export const isHandedOver = (status: OrderStatus): boolean => status === 'shipped' || status === 'delivered';

/**
 * @returns the order's own status: the least advanced of its vendor orders that is not cancelled; cancelled
 *   when all are
 */
export function orderStatusOf(vendorOrders: readonly OrderStatus[]): OrderStatus {
  return (
    ORDER_STATUSES.find((status) => status !== 'cancelled' && vendorOrders.includes(status)) ?? 'cancelled'
  );
}
