import type { EntityManager } from 'typeorm';
import { partsOfItems, sumOf } from '../../../contract/marketplace/refund-parts.js';
import { wholeAndTenths } from '../../../contract/shared/money.js';
import { changeRows } from '../../../platform/database/statement.js';
import type { Collecting } from '../../payments/later/collecting.service.js';
import { noteWithoutRefund } from '../../payments/refunds/refund-items.js';
import type { Left } from '../../payments/refunds/refund-parts.rules.js';
import { isPaid, type Refunds } from '../../payments/refunds/refunds.service.js';
import { leftOf } from '../../payments/vendor-order-left.js';
import { addUpOrder } from '../../tables/add-up-order.sql.js';
import { OrderItem } from '../../tables/order-item.entity.js';
import type { Order } from '../../tables/order.entity.js';
import { VendorOrder } from '../../tables/vendor-order.entity.js';
import type { LoadedVendorOrder } from '../vendor-orders/load-vendor-orders.js';
import { loweredVendorOrder } from './lowered-vendor-order.rules.js';
import { type GoneLine, keptOf, priceOf } from './swap.js';
import { lowerLines, setTaxes } from './take-out.sql.js';
import { vendorOrderFigures, withLeftTax } from './vendor-order-figures.rules.js';

export interface Money {
  refunds: Refunds;
  collecting: Collecting;
}

export const isRefunded = (
  order: Pick<Order, 'paymentMethod' | 'paymentStatus'>,
  vendorOrder: Pick<VendorOrder, 'status'>,
): boolean => isPaid(order, vendorOrder) || order.paymentStatus === 'refunded';

/** @returns cents that `takeOut` gives back, or that are due less. The order is locked. */
export async function worthOf(
  tx: EntityManager,
  order: Order,
  vendorOrder: LoadedVendorOrder,
  lines: readonly GoneLine[],
): Promise<number> {
  if (!isRefunded(order, vendorOrder))
    return vendorOrder.total - loweredBy(vendorOrder, lines).vendorOrder.total;
  const left = (await leftOf(tx, order.id)).get(vendorOrder.id);
  return left ? refundOf(lines, left) : 0;
}

/** Of a swapped line only what its substitute is worth less goes back. */
function refundOf(lines: readonly GoneLine[], left: Left): number {
  const whole = lines.filter(({ swap }) => !swap);
  const differences = lines.flatMap((line) => {
    if (!line.swap) return [];
    const cents = sumOf(partsOfItems([line], left));
    return [cents - keptOf(cents, line)];
  });
  const sum = differences.reduce((all, cents) => all + cents, sumOf(partsOfItems(whole, left)));
  return Math.min(sum, sumOf(left));
}

/** Stock is settled, the order locked. @param vendorOrder as it was before @returns cents */
export async function takeOut(
  tx: EntityManager,
  { refunds, collecting }: Money,
  { order, vendorOrder, reason }: { order: Order; vendorOrder: LoadedVendorOrder; reason: string },
  lines: readonly GoneLine[],
): Promise<number> {
  if (!isRefunded(order, vendorOrder)) {
    const less = await lowerUnpaid(tx, vendorOrder, lines);
    // It may have been the last that was to be weighed.
    if (order.paymentMethod !== 'cash') await collecting.request(tx, order.id);
    return less;
  }
  const cents = await worthOf(tx, order, vendorOrder, lines);
  // Its money stays with what it came for.
  const free = lines.flatMap((line) => (line.swap ? [swapLine(vendorOrder, line, null)] : []));
  if (free.length > 0) await tx.insert(OrderItem, free.map(kept));
  if (cents === 0) {
    // It cost nothing, or its money went back before: what was paid stays as it is.
    await noteWithoutRefund(tx, lines);
    return 0;
  }
  return refunds.ofVendorOrder(tx, order, vendorOrder, { cents, lines, reason, idempotencyKey: null });
}

function loweredBy(vendorOrder: LoadedVendorOrder, gone: readonly GoneLine[]) {
  const without = (lines: readonly GoneLine[]) => {
    const unitsOf = (id: number) => lines.find((line) => line.id === id)?.quantity ?? 0;
    const left = new Map(vendorOrder.items.map(({ id, quantity }) => [id, quantity - unitsOf(id)]));
    return loweredVendorOrder(vendorOrder, vendorOrder.items, left);
  };
  const lowered = without(gone);
  let { shipping } = lowered.vendorOrder;
  const swaps = gone.flatMap((line) => {
    if (!line.swap) return [];
    const alone = without([line]).vendorOrder;
    const goods = keptOf(goodsOfVendorOrder(vendorOrder) - goodsOfVendorOrder(alone), line);
    // Cents of several lines may be rounded up: together they cost no more than before.
    shipping = Math.min(shipping + keptOf(vendorOrder.shipping - alone.shipping, line), vendorOrder.shipping);
    return [swapLine(vendorOrder, line, goods)];
  });
  if (swaps.length === 0) return { ...lowered, swaps };
  const before = { lines: vendorOrder.items, shipping: vendorOrder.shipping };
  const taxed = withLeftTax([...lowered.lines, ...swaps], shipping, before);
  const own = lowered.lines.length;
  return {
    lines: lowered.lines.map((line, index) => ({ ...line, tax: taxed[index]?.tax ?? 0 })),
    swaps: swaps.map((line, index) => ({ ...line, tax: taxed[own + index]?.tax ?? 0 })),
    vendorOrder: vendorOrderFigures(taxed, shipping, vendorOrder.commissionRate),
  };
}

const goodsOfVendorOrder = ({ subtotal, discount }: { subtotal: number; discount: number }) =>
  subtotal - discount;

/** @param goods what is due for it; null where that was paid before: it costs nothing then */
function swapLine(vendorOrder: LoadedVendorOrder, { id, swap }: GoneLine, goods: number | null) {
  const item = vendorOrder.items.find((one) => one.id === id);
  if (!item || !swap) throw new Error('There is no line that this came for.');
  const { productId, variantId, name, unit, quantity, madeToOrder } = swap;
  const unitPrice = goods === null ? 0 : swap.unitPrice;
  return {
    ...{ orderId: vendorOrder.orderId, vendorOrderId: vendorOrder.id, vendorId: vendorOrder.vendorId },
    ...{ productId, variantId, productName: name, unit, quantity, madeToOrder, isSubstitute: true },
    ...{ unitPrice, totalPrice: unitPrice * quantity },
    discount: goods === null ? 0 : priceOf(swap) - goods,
    tax: 0,
    // Its balance is due, and it is taxed, as what it came for.
    deposit: goods === null ? null : item.deposit,
    ...{ taxBasisPoints: item.taxBasisPoints, taxTenths: item.taxTenths },
    ...{ taxState: item.taxState, taxClass: item.taxClass },
  };
}

const kept = <Line extends Pick<OrderItem, 'taxBasisPoints'>>(line: Line): Line => ({
  ...line,
  taxBasisPoints: line.taxBasisPoints && wholeAndTenths(line.taxBasisPoints).whole,
});

const FIGURES = ['id', 'quantity', 'totalPrice', 'discount', 'tax', 'restocked'] as const;

/** @returns cents that it costs less */
export async function lowerUnpaid(
  tx: EntityManager,
  vendorOrder: LoadedVendorOrder,
  gone: readonly GoneLine[],
): Promise<number> {
  const lowered = loweredBy(vendorOrder, gone);
  const changed = lowered.lines.flatMap((line) => {
    const item = vendorOrder.items.find(({ id }) => id === line.id);
    const { grams = null, packages = null } = line;
    const rest = { restocked: item?.restocked ?? 0, grams, packages };
    return item && item.quantity !== line.quantity ? [{ ...line, ...rest }] : [];
  });
  const column = (key: (typeof FIGURES)[number]) => changed.map((line) => line[key]);
  await changeRows(tx, lowerLines, [
    ...([column('id'), column('quantity'), column('totalPrice')] as const),
    ...([column('discount'), column('tax'), column('restocked')] as const),
    changed.map(({ grams }) => grams),
    changed.map(({ packages }) => packages && JSON.stringify(packages)),
  ]);
  // A cent may go from one line of a rate to another.
  const { lines } = lowered;
  await changeRows(tx, setTaxes, [lines.map(({ id }) => id), lines.map(({ tax }) => tax)]);
  if (lowered.swaps.length > 0) await tx.insert(OrderItem, lowered.swaps.map(kept));
  await tx.update(VendorOrder, vendorOrder.id, lowered.vendorOrder);
  await changeRows(tx, addUpOrder, [vendorOrder.orderId]);
  return vendorOrder.total - lowered.vendorOrder.total;
}
