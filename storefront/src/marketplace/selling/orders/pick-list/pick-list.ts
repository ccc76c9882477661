import type { VendorOrderView } from '@farmgate/backend/contract/marketplace/orders';
import { namePartOf, type ShortOfCrop } from '@farmgate/backend/contract/marketplace/short-crop-words';
import type { SoldPartView } from '@farmgate/backend/contract/marketplace/sold-parts';
import { isUnweighed } from '@farmgate/backend/contract/marketplace/weight/weight-words';

export interface PickLine {
  productId: number;
  name: string;
  unit: VendorOrderView['items'][number]['unit'];
  quantity: number;
  /** In how many orders it is. */
  orders: number;
  /** How many of them go into boxes; left out for none. */
  boxed?: number;
  /** How many of them are not weighed yet; left out for none. */
  toWeigh?: number;
}

interface Picked {
  id: number;
  items: (Pick<VendorOrderView['items'][number], 'productId' | 'name' | 'unit' | 'quantity' | 'refunded'> & {
    parts?: VendorOrderView['items'][number]['parts'] | undefined;
    weight?: VendorOrderView['items'][number]['weight'] | undefined;
    /** Short of a crop. */
    short?: number | undefined;
    /** In the place of `weight`, where prices are not known. */
    toWeigh?: boolean | undefined;
  })[];
  shortCrops?: readonly ShortOfCrop[] | undefined;
}

/**
 * @returns how much of each product all these orders need together, by itself and in boxes, without what was
 * refunded, by name
 */
export function pickList(orders: readonly Picked[]): PickLine[] {
  const lines = new Map<string, PickLine>();
  for (const { items, shortCrops = [] } of orders) {
    const seen = new Set<string>();
    const add = (
      { productId, name, unit }: Omit<SoldPartView, 'quantity'>,
      quantity: number,
      { boxed = 0, unweighed = 0 },
    ) => {
      // A product that was renamed, or is sold by another unit now, is another thing to pick.
      const key = JSON.stringify([productId, name, unit]);
      const line = lines.get(key) ?? { productId, name, unit, quantity: 0, orders: 0 };
      const inBoxes = (line.boxed ?? 0) + boxed;
      const toWeigh = (line.toWeigh ?? 0) + unweighed;
      lines.set(key, {
        ...line,
        quantity: line.quantity + quantity,
        orders: line.orders + (seen.has(key) ? 0 : 1),
        ...(inBoxes > 0 && { boxed: inBoxes }),
        ...(toWeigh > 0 && { toWeigh }),
      });
      seen.add(key);
    };
    for (const item of items) {
      const quantity = item.quantity - item.refunded - (item.short ?? 0);
      if (quantity === 0) continue;
      add(item, quantity, { unweighed: (item.toWeigh ?? isUnweighed(item)) ? quantity : 0 });
      for (const part of item.parts ?? []) {
        const crop = shortCrops.find(({ name }) => name === namePartOf(part.name, item.name));
        const boxed = quantity * part.quantity - (crop ? crop.needed - crop.given : 0);
        add(part, boxed, { boxed });
      }
    }
  }
  return [...lines.values()].sort((a, b) => a.name.localeCompare(b.name, 'en') || a.productId - b.productId);
}

/** @returns "Not weighed yet", "2 of them not weighed yet"; null where nothing is to be weighed */
export function notWeighedText({
  toWeigh = 0,
  quantity,
}: Pick<PickLine, 'toWeigh' | 'quantity'>): string | null {
  if (toWeigh === 0) return null;
  return toWeigh === quantity ? 'Not weighed yet' : `${toWeigh} of them not weighed yet`;
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
