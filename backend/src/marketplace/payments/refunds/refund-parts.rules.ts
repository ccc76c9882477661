import type { LeftGoods } from '../../../contract/marketplace/left-tax.js';
import {
  linesWithout,
  type Parts,
  partsOfItems,
  type RefundItem,
  type SoldLine,
  sumOf,
  taxOff,
} from '../../../contract/marketplace/refund-parts.js';
import { split } from '../../../contract/shared/split.js';

/** What of a vendor order has not gone back yet, with the commission of its goods; in whole cents. */
export interface Left extends Parts {
  commission: number;
}

/**
 * Says what a bank takes of a vendor order: of goods, tax and shipping the same part of what is left of each,
 * to the cent (largest remainder), and of the commission the part that these goods are of those that are
 * left.
 * @param cents more than 0, and at most what is left
 * @throws Error for more than what is left
 */
export function partsOf(cents: number, left: Left): Left {
  refuseMore(cents, left);
  const [goods = 0, tax = 0, shipping = 0] = split(cents, [left.goods, left.tax, left.shipping]);
  return withCommission({ goods, tax, shipping }, left);
}

/**
 * Says what a refund is for. Of the shipping it takes the part that its items have, or without any the part
 * that it is of what is left, and what was added to their worth takes its part of the rest. All else is goods
 * and the tax on them: what stays is taxed by its rate, rounded once. The last refund of a vendor order takes
 * all that is left.
 * @param cents more than 0, and at most what is left
 * @param lines of the vendor order
 * @throws Error for more than what is left
 */
export function partsOfRefund(
  cents: number,
  items: readonly RefundItem[],
  left: Left,
  lines: readonly SoldLine[],
): Left {
  refuseMore(cents, left);
  const computed = partsOfItems(items, left);
  const worth = sumOf(computed);
  if (cents === worth) return withCommission(computed, left);
  const shipping =
    cents < worth
      ? partOf(cents, computed.shipping, worth)
      : computed.shipping + partOf(cents - worth, left.shipping - computed.shipping, sumOf(left) - worth);
  const off = goodsAndTax(cents - shipping, linesWithout(lines, items), left);
  return withCommission({ ...off, shipping }, left);
}

/** @returns the goods of an amount with the tax that goes with them; a cent in between stays with the tax */
function goodsAndTax(cents: number, lines: readonly LeftGoods[], left: Left): Pick<Parts, 'goods' | 'tax'> {
  let [least, most] = [0, Math.min(cents, left.goods)];
  while (least < most) {
    const goods = Math.floor((least + most) / 2);
    if (goods + taxOff(goods, lines, left) < cents) least = goods + 1;
    else most = goods;
  }
  return { goods: least, tax: cents - least };
}

const partOf = (cents: number, part: number, whole: number): number =>
  split(cents, [part, whole - part])[0] ?? 0;

function refuseMore(cents: number, left: Left): void {
  if (cents <= 0 || cents > sumOf(left)) throw new Error(`There is no refund of ${cents} of ${sumOf(left)}.`);
}

function withCommission(parts: Parts, left: Left): Left {
  const { goods } = parts;
  const [commission = 0] = left.goods > 0 ? split(left.commission, [goods, left.goods - goods]) : [0];
  return { ...parts, commission };
}

/** The newest first, each up to what is left of it, in whole cents. @throws Error for more */
export function overPayments<Paid extends { amount: number; refunded: number; disputed: number }>(
  { commission, ...asked }: Left,
  payments: readonly Paid[],
): (Left & { payment: Paid })[] {
  let rest: Left = { ...asked, commission };
  const taken = payments.flatMap((payment) => {
    const cents = Math.min(payment.amount - payment.refunded - payment.disputed, sumOf(rest));
    if (cents <= 0) return [];
    const [goods = 0, tax = 0, shipping = 0] = split(cents, [rest.goods, rest.tax, rest.shipping]);
    const own = withCommission({ goods, tax, shipping }, rest);
    rest = {
      ...{ goods: rest.goods - goods, tax: rest.tax - tax, shipping: rest.shipping - shipping },
      commission: rest.commission - own.commission,
    };
    return [{ ...own, payment }];
  });
  if (sumOf(rest) > 0) throw new Error(`The payments are not worth a refund of ${sumOf(rest)} more.`);
  return taken;
}
