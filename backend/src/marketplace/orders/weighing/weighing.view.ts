import { listPrice, packagesOf, packageWeights } from '../../../contract/marketplace/weight/by-weight.js';
import type { LineToWeigh, OrderToWeigh } from '../../../contract/marketplace/weight/weighing.js';
import { pricesOfMany } from '../../../contract/marketplace/weight/weight-words.js';
import { gramsOfWeight, priceOfWeight, timesWeight } from '../../../contract/marketplace/weight/weight.js';
import { amountOf } from '../../../contract/shared/money.js';
import type { Order } from '../../tables/order.entity.js';
import type { ProductVariant } from '../../tables/product-variant.entity.js';
import type { Weighing } from '../../tables/weighing.entity.js';
import { buyerName } from '../details/order.view.js';
import type { LoadedVendorOrder } from '../vendor-orders/load-vendor-orders.js';
import { weighedWeight } from './final-vendor-order.rules.js';
import { isAsked, isByWeight, isUnweighed, type LineByWeight, weightsLeft } from './line-weight.view.js';

interface Shown {
  showsPrices: boolean;
  /** The options as they are now. */
  variants: readonly Pick<ProductVariant, 'id' | 'price' | 'pricePer'>[];
}

export const orderToWeigh = (
  order: Order,
  vendorOrder: LoadedVendorOrder,
  weighings: readonly Weighing[],
  { showsPrices, variants }: Shown,
): OrderToWeigh => ({
  id: order.id,
  orderNumber: order.orderNumber,
  customerName: buyerName(order),
  startsAt: vendorOrder.handover?.window?.startsAt ?? null,
  timeZone: vendorOrder.handover?.window?.timeZone ?? null,
  isDone: !vendorOrder.items.some(isUnweighed),
  lines: vendorOrder.items.filter(isByWeight).map((line) =>
    lineToWeigh(
      line,
      weighings.filter(({ orderItemId }) => orderItemId === line.id),
      { showsPrices, variants },
    ),
  ),
});

/** Labels are printed with the price of now, and an order keeps the one that was agreed. */
function isRepriced({ variantId, byWeight: { per, price } }: LineByWeight, { variants }: Shown): boolean {
  const now = variants.find(({ id }) => id === variantId);
  return now !== undefined && (now.price !== price || now.pricePer !== per);
}

function lineToWeigh(line: LineByWeight, weighings: readonly Weighing[], shown: Shown): LineToWeigh {
  const { showsPrices } = shown;
  const { per, price, inSteps } = line.byWeight;
  const quantity = line.quantity - line.refunded;
  const { least, nominal, most } = packageWeights(line.byWeight, quantity);
  const packages = packagesOf(line.byWeight, quantity);
  return {
    ...{ id: line.id, productId: line.productId, variantId: line.variantId, name: line.productName },
    ...{ quantity, per, inSteps, least, nominal, most, packages },
    nominalGrams: gramsOfWeight(timesWeight(nominal, packages)),
    leastGrams: gramsOfWeight(least),
    mostGrams: gramsOfWeight(most),
    asked: isAsked(line) ? 'waiting' : line.agreedPrice === null ? 'no' : 'agreed',
    weighings: shownWeights(line, weighings).map((one) => ({
      ...one,
      ...(showsPrices && { price: amountOf(priceOfWeight(one.weight, per, price)) }),
    })),
    ...(isRepriced(line, shown) && { isRepriced: true as const }),
    ...(showsPrices && {
      prices: {
        unit: amountOf(price),
        about: amountOf(pricesOfMany(line.byWeight, quantity).about),
        most: amountOf(Math.max(listPrice(line), line.agreedPrice ?? 0)),
      },
    }),
  };
}

function shownWeights(line: LineByWeight, weighings: readonly Weighing[]) {
  const { inSteps, per } = line.byWeight;
  const read = weighings.map((one) => ({
    package: one.package,
    weight: weighedWeight(one, per),
    grams: one.grams,
  }));
  if (!inSteps || !line.packages) return read;
  return weightsLeft(line).map((weight, index) => {
    const own = read[index];
    return own?.weight === weight
      ? own
      : { package: own?.package ?? index + 1, weight, grams: gramsOfWeight(weight) };
  });
}
