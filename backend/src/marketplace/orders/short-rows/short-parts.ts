import type { EntityManager } from 'typeorm';
import { goodsOf } from '../../../contract/marketplace/price-order.js';
import { partsOfItems, refundItems, sumOf } from '../../../contract/marketplace/refund-parts.js';
import { changeRows } from '../../../platform/database/statement.js';
import { soldLines } from '../../payments/refunds/refund-items.js';
import type { Refunds } from '../../payments/refunds/refunds.service.js';
import { leftOf } from '../../payments/vendor-order-left.js';
import { addUpOrder } from '../../tables/add-up-order.sql.js';
import { OrderItem } from '../../tables/order-item.entity.js';
import type { Order } from '../../tables/order.entity.js';
import { VendorOrder } from '../../tables/vendor-order.entity.js';
import { isRefunded } from '../lines/take-out.js';
import { setTaxes } from '../lines/take-out.sql.js';
import { vendorOrderFigures, withLeftTax } from '../lines/vendor-order-figures.rules.js';
import type { LoadedVendorOrder } from '../vendor-orders/load-vendor-orders.js';

/** Of a line that is a box of parts: so much of what is in it is missing, of so much in all. */
export interface ShortPart {
  itemId: number;
  missing: number;
  of: number;
}

interface OfOrder {
  order: Order;
  vendorOrder: LoadedVendorOrder;
}

/** @returns its part of an amount, rounded down; all of it where nothing else is in it */
const partOf = (cents: number, { missing, of }: ShortPart): number =>
  of === 0 ? 0 : Number((BigInt(cents) * BigInt(missing)) / BigInt(of));

/** @returns cents that go back for missing parts, or are due less */
export async function worthOfParts(
  tx: EntityManager,
  { order, vendorOrder }: OfOrder,
  part: ShortPart,
): Promise<number> {
  const item = vendorOrder.items.find(({ id }) => id === part.itemId);
  const open = item ? item.quantity - item.refunded : 0;
  if (!item || open === 0) return 0;
  if (!isRefunded(order, vendorOrder)) return vendorOrder.total - cheaper(vendorOrder, part).figures.total;
  const left = (await leftOf(tx, order.id)).get(vendorOrder.id);
  if (!left) return 0;
  const lines = await soldLines(tx, vendorOrder.id);
  const { goods, tax } = partsOfItems(refundItems(lines, [{ id: item.id, quantity: open }]), left);
  return Math.min(partOf(goods + tax, part), sumOf(left));
}

/**
 * Gives it back, or takes it off what is due; the order is locked.
 * @param part with the cents that it is worth
 * @returns cents
 */
export async function takeOutParts(
  tx: EntityManager,
  refunds: Refunds,
  { order, vendorOrder, reason }: OfOrder & { reason: string },
  part: ShortPart & { cents: number },
): Promise<number> {
  if (!isRefunded(order, vendorOrder)) return lowerPrice(tx, vendorOrder, part);
  const left = (await leftOf(tx, order.id)).get(vendorOrder.id);
  const cents = Math.min(part.cents, left ? sumOf(left) : 0);
  if (cents === 0) return 0;
  return refunds.ofVendorOrder(tx, order, vendorOrder, { cents, lines: [], reason, idempotencyKey: null });
}

function cheaper({ items, shipping, commissionRate }: LoadedVendorOrder, part: ShortPart) {
  const cut = items.map((item) => {
    const { totalPrice, taxBasisPoints, tax, id } = item;
    const off = id === part.itemId ? partOf(goodsOf(item), part) : 0;
    return { id, totalPrice, taxBasisPoints, tax, discount: item.discount + off };
  });
  const lines = withLeftTax(cut, shipping, { lines: items, shipping });
  return { lines, figures: vendorOrderFigures(lines, shipping, commissionRate) };
}

/** What a box costs less is a discount of its line. */
async function lowerPrice(
  tx: EntityManager,
  vendorOrder: LoadedVendorOrder,
  part: ShortPart,
): Promise<number> {
  const { lines, figures } = cheaper(vendorOrder, part);
  const line = lines.find(({ id }) => id === part.itemId);
  if (!line) return 0;
  await tx.update(OrderItem, line.id, { discount: line.discount });
  await changeRows(tx, setTaxes, [lines.map(({ id }) => id), lines.map(({ tax }) => tax)]);
  await tx.update(VendorOrder, vendorOrder.id, figures);
  await changeRows(tx, addUpOrder, [vendorOrder.orderId]);
  return vendorOrder.total - figures.total;
}
