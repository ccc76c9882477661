import type { EntityManager } from 'typeorm';
import { listPrice } from '../../../contract/marketplace/weight/by-weight.js';
import { changeRows } from '../../../platform/database/statement.js';
import { addUpOrder } from '../../tables/add-up-order.sql.js';
import { OrderItem } from '../../tables/order-item.entity.js';
import { Order } from '../../tables/order.entity.js';
import { Payment } from '../../tables/payment.entity.js';
import { VendorOrder } from '../../tables/vendor-order.entity.js';
import { Weighing } from '../../tables/weighing.entity.js';
import { setTaxes } from '../lines/take-out.sql.js';
import { vendorOrderFigures, withLeftTax } from '../lines/vendor-order-figures.rules.js';
import { type LoadedVendorOrder, loadVendorOrders } from '../vendor-orders/load-vendor-orders.js';

/** @returns cents it costs more, tax and commission. Both are locked; the payment moved before. */
export async function foldAddition(
  tx: EntityManager,
  { addition, added }: { addition: Order; added: LoadedVendorOrder },
  { order, vendorOrder }: { order: Order; vendorOrder: LoadedVendorOrder },
  isPaid: boolean,
): Promise<{ total: number; tax: number; commission: number }> {
  for (const line of added.items) await foldLine(tx, line, vendorOrder);
  await tx.delete(Order, addition.id);
  const figures = await figuresOf(tx, vendorOrder, isPaid);
  await tx.update(VendorOrder, vendorOrder.id, {
    ...figures,
    windowTaken: vendorOrder.windowTaken + added.windowTaken,
  });
  // What is only saved is agreed to with what was added; what is held stays as it is.
  const saved = { orderId: order.id, take: 'save', status: 'authorized' } as const;
  const more = (key: 'total' | 'tax' | 'commission') => figures[key] - vendorOrder[key];
  await tx.update(Payment, saved, { authorized: order.total + more('total') });
  await changeRows(tx, addUpOrder, [order.id]);
  return { total: more('total'), tax: more('tax'), commission: more('commission') };
}

async function figuresOf(tx: EntityManager, before: LoadedVendorOrder, isPaid: boolean) {
  const { vendorId, orderId, shipping, commissionRate } = before;
  const [now] = await loadVendorOrders(tx, { orderIds: [orderId], vendorId });
  if (!now) throw new Error('The vendor order that was added to is gone.');
  if (isPaid) return vendorOrderFigures(now.items, shipping, commissionRate);
  const lines = withLeftTax(now.items, shipping, { lines: before.items, shipping });
  await changeRows(tx, setTaxes, [lines.map(({ id }) => id), lines.map(({ tax }) => tax)]);
  return vendorOrderFigures(lines, shipping, commissionRate);
}

async function foldLine(tx: EntityManager, line: OrderItem, { id, orderId, items }: LoadedVendorOrder) {
  const same = items.find((item) => isSame(item, line));
  if (!same || (await isOnScale(tx, same)))
    return tx.update(OrderItem, line.id, { orderId, vendorOrderId: id });
  // First, so that a date has the stock that the other line takes.
  await tx.delete(OrderItem, line.id);
  const quantity = same.quantity + line.quantity;
  const isCutAsOne = same.byWeight?.inSteps && same.grams === null;
  return tx.update(OrderItem, same.id, {
    quantity,
    totalPrice: isCutAsOne ? listPrice({ ...same, quantity }) : same.totalPrice + line.totalPrice,
    tax: same.tax + line.tax,
  });
}

const SAME = [
  ...(['productId', 'variantId', 'productName', 'unitPrice', 'madeToOrder', 'datedStockId'] as const),
  ...(['taxBasisPoints', 'taxState', 'taxClass', 'isSubstitute', 'grams', 'discount'] as const),
] satisfies (keyof OrderItem)[];

const rest = ({ byWeight, deposit, parts = [] }: OrderItem) =>
  JSON.stringify([
    byWeight && [byWeight.per, byWeight.price, byWeight.least, byWeight.nominal, byWeight.most],
    deposit,
    parts.map(({ productId, name, quantity }) => [productId, name, quantity]),
  ]);

/** What was agreed to is about a line as it was, and so is what is weighed of what is cut as one. */
const isAlone = ({ byWeight, grams, askedPrice, agreedPrice }: OrderItem) =>
  (byWeight?.inSteps === true && grams !== null) || askedPrice !== null || agreedPrice !== null;

const isOnScale = async (tx: EntityManager, { id, byWeight }: OrderItem): Promise<boolean> =>
  byWeight?.inSteps === true && (await tx.existsBy(Weighing, { orderItemId: id }));

const isSame = (one: OrderItem, other: OrderItem): boolean =>
  !isAlone(one) && SAME.every((key) => one[key] === other[key]) && rest(one) === rest(other);
