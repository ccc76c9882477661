import { type EntityManager } from 'typeorm';
import type { BusinessRole } from '../../../contract/accounts/business-roles.js';
import { concernsVendors } from '../../../contract/marketplace/payment-status.js';
import { sumOf } from '../../../contract/marketplace/refund-parts.js';
import { mayBeShort } from '../../../contract/marketplace/short-row-words.js';
import type { ShortRowsRequest } from '../../../contract/marketplace/short-rows.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { lineWith } from '../../payments/refunds/lowered-line.rules.js';
import { findLines, type RefundedLine } from '../../payments/refunds/refund-items.js';
import { leftOf } from '../../payments/vendor-order-left.js';
import { Order } from '../../tables/order.entity.js';
import type { GoneLine } from '../lines/swap.js';
import { isRefunded, worthOf } from '../lines/take-out.js';
import { type LoadedVendorOrder, loadVendorOrders } from '../vendor-orders/load-vendor-orders.js';
import { openItems } from '../vendor-orders/open-items.js';
import { isEverything, type Missing, missingOf, refuseFreeSubstitutes } from './short-rows.rules.js';
import { withSwaps } from './take-substitutes.js';

/** The vendor's id, and who does it for them; no one whose account is erased. */
export interface MarkedBy {
  id: number;
  actor: { id: number | null; role: BusinessRole | null };
}

/** What is missing of a vendor order. */
export interface Shortage {
  order: Order;
  vendorOrder: LoadedVendorOrder;
  missing: Missing[];
  lines: GoneLine[];
  isAll: boolean;
}

/** @throws ORDER_NOT_FOUND, ORDER_CLOSED, CHANGED_MEANWHILE, VALIDATION_FAILED */
export async function shortageOf(
  tx: EntityManager,
  order: Order,
  { id: vendorId }: MarkedBy,
  asked: ShortRowsRequest['items'],
): Promise<Shortage> {
  const [vendorOrder] = await loadVendorOrders(tx, { orderIds: [order.id], vendorId });
  if (!vendorOrder || !concernsVendors(order.paymentStatus)) throw new DomainError('ORDER_NOT_FOUND');
  if (!mayBeShort(vendorOrder.status)) throw tooLate(vendorOrder);
  const open = openItems(vendorOrder);
  const missing = missingOf(open, asked);
  const isAll = missing.length > 0 && isEverything(open, missing);
  refuseFreeSubstitutes(vendorOrder.items, missing, isAll);
  const lines = await withSwaps(tx, vendorOrder, missing, await linesOf(tx, vendorOrder, missing));
  return { order, vendorOrder, missing, lines, isAll };
}

/** @returns the missing units; of what is weighed, at what the packages cost that go */
async function linesOf(
  tx: EntityManager,
  vendorOrder: LoadedVendorOrder,
  missing: readonly Missing[],
): Promise<RefundedLine[]> {
  const lines = await findLines(tx, vendorOrder.id, missing);
  return lines.map((line) => {
    const item = vendorOrder.items.find(({ id }) => id === line.id);
    if (!item || item.grams === null) return line;
    const there = item.quantity - item.refunded;
    const costOf = (units: number) => lineWith(item, units).totalPrice;
    return { ...line, unitPrice: Math.ceil((costOf(there) - costOf(there - line.quantity)) / line.quantity) };
  });
}

function tooLate({ status }: LoadedVendorOrder): DomainError {
  const message =
    status === 'cancelled'
      ? 'This order was canceled.'
      : 'This order was already handed over, so its items can’t be changed.';
  return new DomainError('ORDER_CLOSED', [{ path: 'items', message }]);
}

/** @returns cents that go back for it, or are due less */
export async function worthOfShortage(
  tx: EntityManager,
  { order, vendorOrder, lines, isAll }: Shortage,
): Promise<number> {
  if (lines.length === 0) return 0;
  if (!isAll) return worthOf(tx, order, vendorOrder, lines);
  if (!isRefunded(order, vendorOrder)) return vendorOrder.total;
  const left = (await leftOf(tx, order.id)).get(vendorOrder.id);
  return left ? sumOf(left) : 0;
}
