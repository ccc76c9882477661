import type { VendorOrderView } from '@farmgate/backend/contract/marketplace/orders';

export interface PickLine {
  productId: number;
  name: string;
  unit: VendorOrderView['items'][number]['unit'];
  quantity: number;
  /** In how many orders it is. */
  orders: number;
}

interface Picked {
  id: number;
  items: Pick<VendorOrderView['items'][number], 'productId' | 'name' | 'unit' | 'quantity' | 'refunded'>[];
}

/** @returns how much of each product all these orders need together, without what was refunded, by name */
export function pickList(orders: readonly Picked[]): PickLine[] {
  const lines = new Map<string, PickLine>();
  for (const { items } of orders) {
    for (const { productId, name, unit, ...sold } of items) {
      const quantity = sold.quantity - sold.refunded;
      if (quantity === 0) continue;
      // A product that was renamed, or is sold by another unit now, is another thing to pick.
      const key = JSON.stringify([productId, name, unit]);
      const line = lines.get(key) ?? { productId, name, unit, quantity: 0, orders: 0 };
      lines.set(key, { ...line, quantity: line.quantity + quantity, orders: line.orders + 1 });
    }
  }
  return [...lines.values()].sort((a, b) => a.name.localeCompare(b.name, 'en') || a.productId - b.productId);
}

export const PICK_CHOICES = ['all', 'pickup', 'sent'] as const;
export type PickChoice = (typeof PICK_CHOICES)[number];

/** @returns the orders that are picked up, those that are sent or brought, or all */
export function chosenOrders<Order extends Pick<VendorOrderView, 'shippingMethod'>>(
  orders: readonly Order[],
  choice: PickChoice,
): Order[] {
  if (choice === 'all') return [...orders];
  return orders.filter(({ shippingMethod }) => (shippingMethod === 'pickup') === (choice === 'pickup'));
}
