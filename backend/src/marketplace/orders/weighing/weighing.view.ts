import { type ByWeight, packagesOf, priceOfWeight } from '../../../contract/marketplace/weight/by-weight.js';
import type { LineWeightView } from '../../../contract/marketplace/weight/weight-fields.js';
import type { LineToWeigh, OrderToWeigh } from '../../../contract/marketplace/weight/weighing.js';
import { amountOf } from '../../../contract/shared/money.js';
import { buyerName } from '../details/order.view.js';
import type { LoadedShare } from '../fulfilments/load-shares.js';
import type { OrderItem } from '../order-item.entity.js';
import type { Order } from '../order.entity.js';
import type { Weighing } from './weighing.entity.js';

type LineByWeight = OrderItem & { byWeight: ByWeight };

/** @returns whether a line is sold by weight, and something of it is left */
export const isByWeight = (line: OrderItem): line is LineByWeight =>
  line.byWeight !== null && line.refunded < line.quantity;

/** @returns whether a line is still to be weighed */
export const isUnweighed = (line: OrderItem): boolean => isByWeight(line) && line.grams === null;

/** @returns whether the farm waits for the buyer's answer */
export const isAsked = ({ askedPrice, grams }: OrderItem): boolean => askedPrice !== null && grams === null;

/** @returns what all of a line weighs and costs about: the pieces each, or all steps as one package */
function aboutOf({ byWeight, ...line }: LineByWeight): { grams: number; price: number } {
  const { per, price, nominalGrams, inSteps } = byWeight;
  const quantity = line.quantity - line.refunded;
  const grams = nominalGrams * quantity;
  const cents = inSteps
    ? priceOfWeight(grams, per, price)
    : priceOfWeight(nominalGrams, per, price) * quantity;
  return { grams, price: cents };
}

/** @returns how a line was sold by weight, as its buyer sees it; nothing for what is sold each */
export function lineWeightView(line: OrderItem): { weight?: LineWeightView } {
  if (!line.byWeight) return {};
  const { byWeight, unitPrice, quantity, grams } = line;
  const { price } = aboutOf({ ...line, byWeight, refunded: 0 });
  return {
    weight: {
      ...byWeight,
      price: amountOf(byWeight.price),
      aboutPrice: amountOf(price),
      mostPrice: amountOf(unitPrice * quantity),
      grams,
      ...(isAsked(line) && { askedPrice: amountOf(line.askedPrice ?? 0) }),
    },
  };
}

/** @param showsPrices whether whoever weighs may know what orders cost */
export const orderToWeigh = (
  order: Order,
  share: LoadedShare,
  weighings: readonly Weighing[],
  showsPrices: boolean,
): OrderToWeigh => ({
  id: order.id,
  orderNumber: order.orderNumber,
  customerName: buyerName(order),
  startsAt: share.handover?.window?.startsAt ?? null,
  timeZone: share.handover?.window?.timeZone ?? null,
  isDone: !share.items.some(isUnweighed),
  lines: share.items.filter(isByWeight).map((line) =>
    lineToWeigh(
      line,
      weighings.filter(({ orderItemId }) => orderItemId === line.id),
      showsPrices,
    ),
  ),
});

function lineToWeigh(line: LineByWeight, weighings: readonly Weighing[], showsPrices: boolean): LineToWeigh {
  const { per, price, inSteps, leastGrams, mostGrams } = line.byWeight;
  const quantity = line.quantity - line.refunded;
  const about = aboutOf(line);
  const ofPackage = inSteps ? quantity : 1;
  return {
    ...{ id: line.id, productId: line.productId, variantId: line.variantId, name: line.productName },
    ...{ quantity, per, inSteps, nominalGrams: about.grams },
    ...{ leastGrams: leastGrams * ofPackage, mostGrams: mostGrams * ofPackage },
    packages: packagesOf(line.byWeight, quantity),
    asked: isAsked(line) ? 'waiting' : line.agreedPrice === null ? 'no' : 'agreed',
    weighings: weighings.map(({ package: number, grams }) => ({
      ...{ package: number, grams },
      ...(showsPrices && { price: amountOf(priceOfWeight(grams, per, price)) }),
    })),
    ...(showsPrices && {
      prices: {
        unit: amountOf(price),
        about: amountOf(about.price),
        most: amountOf(Math.max(line.unitPrice * quantity, line.agreedPrice ?? 0)),
      },
    }),
  };
}
