import type { VendorOrderView } from '@farmgate/backend/contract/marketplace/orders';
import type { SoldPartView } from '@farmgate/backend/contract/marketplace/sold-parts';

export interface PickLine {
  productId: number;
  name: string;
  unit: VendorOrderView['items'][number]['unit'];
  quantity: number;
  /** In how many orders it is. */
  orders: number;
  /** How many of them go into boxes; left out for none. */
  boxed?: number;
}

interface Picked {
  id: number;
  items: (Pick<VendorOrderView['items'][number], 'productId' | 'name' | 'unit' | 'quantity' | 'refunded'> & {
    parts?: VendorOrderView['items'][number]['parts'] | undefined;
  })[];
}

/**
 * @returns how much of each product all these orders need together, by itself and in boxes, without what was
 * refunded, by name
 */
export function pickList(orders: readonly Picked[]): PickLine[] {
  const lines = new Map<string, PickLine>();
  for (const { items } of orders) {
    const seen = new Set<string>();
    const add = ({ productId, name, unit }: Omit<SoldPartView, 'quantity'>, quantity: number, boxed = 0) => {
      // A product that was renamed, or is sold by another unit now, is another thing to pick.
      const key = JSON.stringify([productId, name, unit]);
      const line = lines.get(key) ?? { productId, name, unit, quantity: 0, orders: 0 };
      const inBoxes = (line.boxed ?? 0) + boxed;
      lines.set(key, {
        ...line,
        quantity: line.quantity + quantity,
        orders: line.orders + (seen.has(key) ? 0 : 1),
        ...(inBoxes > 0 && { boxed: inBoxes }),
      });
      seen.add(key);
    };
    for (const item of items) {
      const quantity = item.quantity - item.refunded;
      if (quantity === 0) continue;
      add(item, quantity);
      for (const part of item.parts ?? []) add(part, quantity * part.quantity, quantity * part.quantity);
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
