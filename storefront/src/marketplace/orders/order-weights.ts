import { countedVendorOrders } from '@farmgate/backend/contract/marketplace/counted-vendor-orders';
import type { VendorOrderForBuyer, OrderView } from '@farmgate/backend/contract/marketplace/orders';
import {
  byWeightOf,
  isUnweighed,
  pricePerText,
  isCapped,
  packageTexts,
  quantityText,
  weighedLine,
  weighedText,
  type WeightPrices,
} from '@farmgate/backend/contract/marketplace/weight/weight-words';
import { wholeCents } from '@farmgate/backend/contract/shared/money';
import { amountText } from '../parts/amount-text';

type Line = VendorOrderForBuyer['items'][number];
type Weighed = Pick<Line, 'weight' | 'quantity' | 'refunded' | 'totalPrice'>;
type VendorOrders = Pick<OrderView, 'fulfilments'>;
type Sums = Pick<OrderView, 'subtotal' | 'discount' | 'tax' | 'shipping' | 'total'>;

const isLeft = ({ status }: Pick<VendorOrderForBuyer, 'status'>) => status !== 'cancelled';

/** @returns whether something of an order is still to be weighed, so that its totals are the most */
export const isAtMost = ({ fulfilments }: VendorOrders): boolean =>
  fulfilments.filter(isLeft).some(({ items }) => items.some(isUnweighed));

/** @returns what an order or a vendor order costs, in dollars; the most that its buyer has said yes to */
export const totalsOf = ({ agreed, ...shown }: Sums & { agreed?: Sums | undefined }): Sums => agreed ?? shown;

/** @returns what an order costs that may be canceled in part, in dollars; the most of what is not weighed */
export function totalsOfOrder({ fulfilments }: VendorOrders): Sums {
  const vendorOrders = countedVendorOrders(fulfilments).map(totalsOf);
  const sum = (of: keyof Sums) =>
    vendorOrders.reduce((cents, vendorOrder) => cents + wholeCents(vendorOrder[of]), 0) / 100;
  return {
    ...{ subtotal: sum('subtotal'), discount: sum('discount'), tax: sum('tax') },
    ...{ shipping: sum('shipping'), total: sum('total') },
  };
}

/** @returns what is left of an order costs, in dollars; the most of what is not weighed */
export const costOfLeft = ({ fulfilments }: VendorOrders): number =>
  fulfilments.filter(isLeft).reduce((sum, vendorOrder) => sum + wholeCents(totalsOf(vendorOrder).total), 0) /
  100;

/** @returns the most that an order could have cost, in dollars; null where nothing of it was weighed */
export function mostBefore({ fulfilments }: VendorOrders): number | null {
  const weighedOf = ({ changes = [] }: VendorOrderForBuyer) =>
    changes.flatMap(({ change }) => (change.kind === 'weighed' ? change.most : []))[0];
  const left = fulfilments.filter(isLeft);
  if (left.every((vendorOrder) => weighedOf(vendorOrder) === undefined)) return null;
  return (
    left.reduce((sum, vendorOrder) => sum + (weighedOf(vendorOrder) ?? wholeCents(vendorOrder.total)), 0) /
    100
  );
}

/** @returns "2 ×", "1.25 lb" */
export const amountOrdered = ({ weight, quantity }: Pick<Line, 'weight' | 'quantity'>): string =>
  weight?.inSteps ? quantityText(weight, quantity) : `${quantity} ×`;

/** @returns "$6.50/lb" of what is sold by weight */
export const linePricePer = (weight: NonNullable<Line['weight']>): string => pricePerText(byWeightOf(weight));

/** @returns what a line costs about and at most, in cents, until it is weighed; null otherwise */
export function linePrices(line: Weighed): WeightPrices | null {
  const { weight } = line;
  if (!weight || !isUnweighed(line)) return null;
  return { about: wholeCents(weight.aboutPrice), most: wholeCents(weight.mostPrice) };
}

/**
 * @returns "4.35 lb, $28.28; at most $32.50" of a line that was weighed; each package where it has several,
 * and what of it is not charged; nothing until it is weighed
 */
export function weighedTexts(line: Weighed): string[] {
  const weighed = weighedLine(line);
  if (!weighed || !line.weight) return [];
  const packages = packageTexts(weighed);
  const most = amountText(line.weight.mostPrice);
  if (packages.length === 0) return [`${weighedText(weighed)}; at most ${most}`];
  return isCapped(weighed) ? packages : [...packages, `At most ${most}`];
}
