import { packagesOf, priceOfWeight } from '../../../contract/marketplace/weight/by-weight.js';
import type { LineToWeigh, OrderToWeigh } from '../../../contract/marketplace/weight/weighing.js';
import { amountOf } from '../../../contract/shared/money.js';
import { buyerName } from '../details/order.view.js';
import type { LoadedShare } from '../fulfilments/load-shares.js';
import type { Order } from '../order.entity.js';
import { aboutOf, isAsked, isByWeight, isUnweighed, type LineByWeight } from './line-weight.view.js';
import type { Weighing } from './weighing.entity.js';

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
