import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import { dollars } from '@farmgate/backend/contract/shared/money';
import { priceInCents } from '../../../parts/product-price';
import { lineKey, lineName } from '../../cart-rules';

type Items = readonly CartItemView[];

/** @returns what became of the lines between two looks at a cart, a sentence for each that changed */
export function changesBetween(before: Items, after: Items): string[] {
  const now = new Map(after.map((item) => [lineKey(item), item]));
  const known = new Set(before.map(lineKey));
  const changed = before.flatMap((item) => {
    const name = lineName(item);
    const next = now.get(lineKey(item));
    if (!next) return [`${name} is no longer in your cart.`];
    const [was, is] = [priceInCents(item.product), priceInCents(next.product)];
    return [
      ...(was === is ? [] : [`${name} now costs ${dollars(is)} instead of ${dollars(was)}.`]),
      ...(next.quantity === item.quantity ? [] : [`There are now ${next.quantity} of ${name} in your cart.`]),
    ];
  });
  const added = after.filter((item) => !known.has(lineKey(item)));
  return [...changed, ...added.map((item) => `${lineName(item)} was added to your cart.`)];
}
