import {
  type Parts,
  partsOfItems,
  type RefundItem,
  sumOf,
} from '../../../contract/marketplace/refund-parts.js';
import { split } from '../../../contract/shared/split.js';

/** What of a share has not gone back yet, with the commission of its goods; in whole cents. */
export interface Left extends Parts {
  commission: number;
}

/**
 * Says what a refund is for: of goods, tax and shipping the same part of what is left of each, to the cent
 * (largest remainder), and of the commission the part that the refunded goods are of those that are left. The
 * last refund of a share takes exactly what is left.
 * @param cents more than 0, and at most what is left
 * @throws Error for more than what is left
 */
export function partsOf(cents: number, left: Left): Left {
  if (cents <= 0 || cents > sumOf(left)) throw new Error(`There is no refund of ${cents} of ${sumOf(left)}.`);
  const [goods = 0, tax = 0, shipping = 0] = split(cents, [left.goods, left.tax, left.shipping]);
  return withCommission({ goods, tax, shipping }, left);
}

/**
 * The same of a refund of some items. An amount that was lowered is of goods, tax and shipping what the
 * computed one is; what was added is taken of the rest of the share.
 * @param cents more than 0, and at most what is left
 * @throws Error for more than what is left
 */
export function partsOfRefund(cents: number, items: readonly RefundItem[], left: Left): Left {
  if (cents > sumOf(left)) return partsOf(cents, left);
  const computed = partsOfItems(items, left);
  const more = cents - sumOf(computed);
  if (sumOf(computed) === 0) return partsOf(cents, left);
  if (more <= 0) {
    const [goods = 0, tax = 0, shipping = 0] = split(cents, [
      computed.goods,
      computed.tax,
      computed.shipping,
    ]);
    return withCommission({ goods, tax, shipping }, left);
  }
  const [goods = 0, tax = 0, shipping = 0] = split(more, [
    left.goods - computed.goods,
    left.tax - computed.tax,
    left.shipping - computed.shipping,
  ]);
  return withCommission(
    { goods: computed.goods + goods, tax: computed.tax + tax, shipping: computed.shipping + shipping },
    left,
  );
}

function withCommission(parts: Parts, left: Left): Left {
  const { goods } = parts;
  const [commission = 0] = left.goods > 0 ? split(left.commission, [goods, left.goods - goods]) : [0];
  return { ...parts, commission };
}

/**
 * Says which payments a refund goes back to: the newest first, each up to what is left of it. Each takes of
 * every part what its money is of the rest, to the cent.
 * @param payments the newest first, in whole cents, with what banks have taken of each by disputes
 * @throws Error for more than what is left of all of them
 */
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
