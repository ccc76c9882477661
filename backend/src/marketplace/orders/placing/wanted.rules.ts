import type { PaymentMethod } from '../../../contract/marketplace/checkout.js';
import { packagesOf } from '../../../contract/marketplace/weight/by-weight.js';
import type { TakenWindow } from '../../pickups/ways/vendor-order-ways.js';
import type { KnownCode } from '../../terms/discounts.sql.js';
import { goodsOf, type LineWithParts } from '../boxes/goods.rules.js';
import type { Wanted } from '../guests/unpaid-holds.service.js';
import type { DayLine } from './dated-lines.js';

type Line = DayLine & LineWithParts;

interface Taken {
  windows: readonly Pick<TakenWindow, 'windowId' | 'taken' | 'left'>[];
  codes: readonly Pick<KnownCode, 'id' | 'maxUses' | 'uses'>[];
}

export function wantedOf(
  { paymentMethod }: { paymentMethod: PaymentMethod },
  lines: readonly Line[],
  { windows, codes }: Taken,
): Wanted {
  const units = new Map<number, number>();
  for (const line of lines) units.set(line.vendorId, (units.get(line.vendorId) ?? 0) + unitsOf(line));
  return {
    paymentMethod,
    units,
    things: [
      ...goodsIn(lines),
      ...datesIn(lines),
      ...windows.flatMap(({ windowId, taken, left }) =>
        left === null ? [] : [{ thing: `window ${windowId}`, quantity: taken, left }],
      ),
      ...codes.flatMap(({ id, maxUses, uses }) =>
        maxUses === null ? [] : [{ thing: `code ${id}`, quantity: 1, left: maxUses - uses }],
      ),
    ],
  };
}

const unitsOf = ({ byWeight, quantity }: Line) => (byWeight ? packagesOf(byWeight, quantity) : quantity);

/** A box has no stock of its own; what is made to order has no end. */
const goodsIn = (lines: readonly Line[]): Wanted['things'] => {
  const boxes = new Set(lines.filter(({ isBundle }) => isBundle).map(({ productId }) => productId));
  return goodsOf(lines)
    .filter(({ productId, madeToOrder, counted }) => !boxes.has(productId) && !madeToOrder && counted > 0)
    .map(({ productId, variantId, counted, inventory }) => ({
      thing: `product ${productId} ${variantId ?? 0}`,
      quantity: counted,
      left: inventory,
    }));
};

function datesIn(lines: readonly Line[]): Wanted['things'] {
  return lines.flatMap(({ datedStockId, quantity, stock }) => {
    const date = stock?.dates.find(({ id }) => id === datedStockId);
    return date ? [{ thing: `date ${date.id}`, quantity, left: date.left }] : [];
  });
}
