import type { VendorOrderView } from '@farmgate/backend/contract/marketplace/orders';
import { perText } from '@farmgate/backend/contract/marketplace/variant-words';
import { weightText } from '@farmgate/backend/contract/marketplace/weight/by-weight';
import { aboutText, isUnweighed } from '@farmgate/backend/contract/marketplace/weight/weight-words';
import { amountText, wholeCents } from '../../parts/amount-text';

type Line = Pick<VendorOrderView['items'][number], 'weight' | 'quantity' | 'refunded'>;

/** @returns whether an order is to be weighed: until then its figures are at most */
export const isToWeigh = ({
  items,
  status,
}: {
  items: readonly Line[];
  status: VendorOrderView['status'];
}): boolean => (status === 'pending' || status === 'confirmed') && items.some(isUnweighed);

/** @returns "4.35 lb at $6.50/lb"; "$6.50/lb, about $28.27, at most $32.50" until it is weighed */
export function weightWords({
  per,
  price,
  grams,
  aboutPrice,
  mostPrice,
}: NonNullable<Line['weight']>): string {
  const unit = `${amountText(price)}${perText({ pricePer: per })}`;
  return grams === null
    ? `${unit}, ${aboutText({ about: wholeCents(aboutPrice), most: wholeCents(mostPrice) })}`
    : `${weightText(grams, per)} at ${unit}`;
}
