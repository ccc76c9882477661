import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import { byWeightOf, pricePerText } from '@farmgate/backend/contract/marketplace/weight/weight-words';
import { dollars } from '@farmgate/backend/contract/shared/money';
import { priceInCents } from '../../../parts/product-price';
import { amountOfLine, lineKey, lineName } from '../../cart-rules';

type Items = readonly CartItemView[];

/** @returns what changed of a price: of goods by weight, that of a pound or so, or what one costs at most */
function priceChange(before: CartItemView, after: CartItemView): string[] {
  const [was, is] = [before, after].map(({ product, variant }) => {
    const most = priceInCents(product);
    return { most, per: variant?.weight ? pricePerText(byWeightOf(variant.weight)) : null };
  });
  if (!was || !is || (was.most === is.most && was.per === is.per)) return [];
  const name = lineName(after);
  if (is.per !== null && was.per !== null && is.per !== was.per)
    return [`${name} now costs ${is.per} instead of ${was.per}.`];
  const atMost = is.per === null ? '' : 'at most ';
  return [`${name} now costs ${atMost}${dollars(is.most)} instead of ${dollars(was.most)}.`];
}

function quantityChange(line: CartItemView): string {
  const amount = amountOfLine(line, line.quantity);
  const are = line.variant?.weight?.inSteps ? 'is' : 'are';
  return `There ${are} now ${amount} of ${lineName(line)} in your cart.`;
}

/** @returns what became of the lines between two looks at a cart, a sentence for each that changed */
export function changesBetween(before: Items, after: Items): string[] {
  const now = new Map(after.map((item) => [lineKey(item), item]));
  const known = new Set(before.map(lineKey));
  const changed = before.flatMap((item) => {
    const name = lineName(item);
    const next = now.get(lineKey(item));
    if (!next) return [`${name} is no longer in your cart.`];
    return [...priceChange(item, next), ...(next.quantity === item.quantity ? [] : [quantityChange(next)])];
  });
  const added = after.filter((item) => !known.has(lineKey(item)));
  return [...changed, ...added.map((item) => `${lineName(item)} was added to your cart.`)];
}
