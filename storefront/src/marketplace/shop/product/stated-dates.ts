import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import { houseDay } from '@farmgate/backend/contract/shared/calendar/house-zone';
import { formatDate } from '../../../lib/format/format';

/** What is made, rather than harvested. */
const MADE: readonly string[] = ['baked-goods', 'preserves', 'beverages', 'artisan-goods', 'dairy'];

type Dated = Pick<
  ProductView,
  'category' | 'harvestDate' | 'expirationDate' | 'madeToOrder' | 'shippingMethods' | 'nextPickup'
>;

/**
 * @returns "Harvested Nov 28, 2026", "Best before Dec 3, 2026", as far as they can be true: what is made to
 * order isn't made yet, and nothing is best before it is there
 */
export function statedDates(product: Dated): string[] {
  const { category, harvestDate, expirationDate, madeToOrder, shippingMethods, nextPickup } = product;
  if (madeToOrder) return [];
  const isPickupOnly = shippingMethods.every((method) => method === 'pickup');
  const first = [harvestDate, isPickupOnly && nextPickup ? houseDay(new Date(nextPickup.startsAt)) : null];
  const isOver = first.some((day) => day !== null && expirationDate !== null && expirationDate < day);
  return [
    ...(harvestDate ? [`${MADE.includes(category) ? 'Made' : 'Harvested'} ${formatDate(harvestDate)}`] : []),
    ...(expirationDate && !isOver ? [`Best before ${formatDate(expirationDate)}`] : []),
  ];
}
