import type { VendorOrderView } from '@farmgate/backend/contract/marketplace/orders';
import { perText } from '@farmgate/backend/contract/marketplace/variant-words';
import {
  aboutText,
  isUnweighed,
  packageTexts,
  weighedLine,
} from '@farmgate/backend/contract/marketplace/weight/weight-words';
import { wholeCents } from '@farmgate/backend/contract/shared/money';
import { amountText } from '../../parts/amount-text';

type Line = Pick<VendorOrderView['items'][number], 'weight' | 'quantity' | 'refunded'>;

/** @returns whether an order is to be weighed: until then its figures are at most */
export const isToWeigh = ({
  items,
  status,
}: {
  items: readonly Line[];
  status: VendorOrderView['status'];
}): boolean => (status === 'pending' || status === 'confirmed') && items.some(isUnweighed);

/**
 * @param who who reads it
 * @returns "4.35 lb at $6.50/lb", with each package where there are several; "$6.50/lb, about $28.28, at
 * most $32.50" until it is weighed; nothing of what is sold each
 */
export function weightWords(
  line: Pick<VendorOrderView['items'][number], 'weight' | 'totalPrice'>,
  who: 'buyer' | 'vendor',
): string[] {
  if (!line.weight) return [];
  const { per, price, aboutPrice, mostPrice } = line.weight;
  const unit = `${amountText(price)}${perText({ pricePer: per })}`;
  const weighed = weighedLine(line);
  if (!weighed)
    return [`${unit}, ${aboutText({ about: wholeCents(aboutPrice), most: wholeCents(mostPrice) })}`];
  const packages = packageTexts(weighed, who);
  return packages.length === 0 ? [`${weighed.weight} at ${unit}`] : [unit, ...packages];
}
