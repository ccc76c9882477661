import type { AdminVendorOrder } from '@farmgate/backend/contract/marketplace/admin/orders.admin';
import {
  type Parts,
  partsOfItems,
  refundItems,
  sumOf,
} from '@farmgate/backend/contract/marketplace/refund-parts';

/** What is ticked: how many of which line. */
export interface Ticked {
  id: number;
  quantity: number;
}

type Line = AdminVendorOrder['items'][number];

type SoldLine = Pick<
  Line,
  'id' | 'quantity' | 'refunded' | 'totalPrice' | 'discount' | 'taxPercent' | 'firstGoods'
>;

const cents = (dollars: number) => Math.round(dollars * 100);

/** @returns how many of a line were not refunded yet */
export const openOf = ({ quantity, refunded }: Pick<Line, 'quantity' | 'refunded'>): number =>
  quantity - refunded;

/** @returns what the ticked items are worth, in dollars; null where nothing is ticked */
export function worthOf(
  { items, leftParts }: { items: readonly SoldLine[] } & Pick<AdminVendorOrder, 'leftParts'>,
  ticked: readonly Ticked[],
): (Parts & { amount: number }) | null {
  if (ticked.length === 0) return null;
  const sold = items.map(({ id, quantity, refunded, totalPrice, discount, taxPercent, firstGoods }) => ({
    ...{ id, quantity, refunded, totalPrice: cents(totalPrice), discount: cents(discount) },
    firstGoods: firstGoods?.map(cents),
    taxBasisPoints: taxPercent === null ? null : taxPercent * 100,
  }));
  const priced = refundItems(sold, ticked);
  const { goods, tax, shipping } = leftParts;
  const parts = partsOfItems(priced, { goods: cents(goods), tax: cents(tax), shipping: cents(shipping) });
  return {
    goods: parts.goods / 100,
    tax: parts.tax / 100,
    shipping: parts.shipping / 100,
    amount: sumOf(parts) / 100,
  };
}

/** @returns whether the buyer has to be told why: the amount is not just what the items are worth */
export const needsReason = (worth: { amount: number } | null, amount: unknown): boolean =>
  worth === null || typeof amount !== 'number' || cents(amount) !== cents(worth.amount);
