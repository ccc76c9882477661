import type { VendorOrderView } from '@farmgate/backend/contract/marketplace/orders';
import { WEIGHT_UNIT_SIGNS, weightText } from '@farmgate/backend/contract/marketplace/weight/by-weight';
import { amountText } from '../../parts/amount-text';

type Line = Pick<VendorOrderView['items'][number], 'weight' | 'quantity' | 'refunded'>;

/** @returns whether an order is to be weighed: until then its figures are at most */
export const isToWeigh = ({
  items,
  status,
}: {
  items: readonly Line[];
  status: VendorOrderView['status'];
}): boolean =>
  (status === 'pending' || status === 'confirmed') &&
  items.some(({ weight, quantity, refunded }) => weight?.grams === null && refunded < quantity);

/** @returns "4.35 lb at $6.50/lb"; "$6.50/lb, about $28.27, at most $32.50" until it is weighed */
export function weightWords({
  per,
  price,
  grams,
  aboutPrice,
  mostPrice,
}: NonNullable<Line['weight']>): string {
  const unit = `${amountText(price)}/${WEIGHT_UNIT_SIGNS[per]}`;
  return grams === null
    ? `${unit}, about ${amountText(aboutPrice)}, at most ${amountText(mostPrice)}`
    : `${weightText(grams, per)} at ${unit}`;
}
