import type { EntityManager } from 'typeorm';
import { REASON_MESSAGE } from '../../../contract/backoffice/admin.js';
import type { RefundBody } from '../../../contract/marketplace/admin/orders.admin.js';
import { isHandedOver } from '../../../contract/marketplace/order-status.js';
import { partsOfItems, sumOf } from '../../../contract/marketplace/refund-parts.js';
import { centsOf, dollars } from '../../../contract/shared/money.js';
import { changeRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { cashBack } from '../../ledger/cash-rounding.rules.js';
import { findLines, type RefundedLine, restock } from '../../payments/refunds/refund-items.js';
import { isPaid, type Refunds } from '../../payments/refunds/refunds.service.js';
import { leftOf } from '../../payments/vendor-order-left.js';
import { lockProductsOfOrder } from '../../tables/locks.sql.js';
import type { Order } from '../../tables/order.entity.js';
import type { VendorOrder } from '../../tables/vendor-order.entity.js';
import * as sql from '../placing/place-order.sql.js';

export interface Given {
  cents: number;
  /** Cents that the farm gives back of it in cash, which may be rounded. */
  cash: number;
  reason: string | null;
  lines: readonly RefundedLine[];
}

interface PlannedRefund {
  asked: RefundBody;
  cents: number;
  /** What could be refunded before it, in cents. */
  left: number;
  /** What the items are worth, in cents; null where there are none. */
  worth: number | null;
  /** Cents; what goes back on sale without a refund has no price, and counts above any limit. */
  weight: number;
  lines: readonly RefundedLine[];
}

const REASON_LENGTH = 3;

/** The order is locked. @throws NOT_PAID_YET, CHANGED_MEANWHILE, VALIDATION_FAILED */
export async function planRefund(
  tx: EntityManager,
  order: Order,
  vendorOrder: VendorOrder,
  asked: RefundBody,
): Promise<PlannedRefund> {
  if (!isPaid(order, vendorOrder)) throw new DomainError('NOT_PAID_YET');
  const cents = centsOf(asked.amount) ?? 0;
  const left = (await leftOf(tx, order.id)).get(vendorOrder.id);
  const isChanged = asked.left !== undefined && (!left || sumOf(left) !== centsOf(asked.left));
  if (isChanged) throw new DomainError('CHANGED_MEANWHILE');
  const lines = await findLines(tx, vendorOrder.id, asked.items);
  const worth = lines.length > 0 && left ? sumOf(partsOfItems(lines, left)) : null;
  const weight = asked.lines.length > 0 ? Number.POSITIVE_INFINITY : Math.max(cents, worth ?? 0);
  return { asked, cents, left: left ? sumOf(left) : 0, worth, weight, lines };
}

/** @throws VALIDATION_FAILED */
export async function refundVendorOrder(
  tx: EntityManager,
  refunds: Refunds,
  order: Order,
  vendorOrder: VendorOrder,
  planned: PlannedRefund,
  idempotencyKey: string | null,
): Promise<Given> {
  const { asked, cents, worth } = planned;
  const { reason } = asked;
  refuseWithoutReason(reason, cents, worth);
  // Two statements put products back: their locks are taken here, in one order.
  if (asked.lines.length > 0) await changeRows(tx, lockProductsOfOrder, [order.id]);
  const lines =
    (asked.restock ?? !isHandedOver(vendorOrder.status)) ? await restock(tx, planned.lines) : planned.lines;
  if (asked.lines.length > 0) await changeRows(tx, sql.giveBackLines, [asked.lines, vendorOrder.id]);
  await refunds.ofVendorOrder(tx, order, vendorOrder, { cents, lines, reason, idempotencyKey });
  return { cents, cash: cashBack(vendorOrder, planned.left, cents), reason, lines };
}

/** @param worth what the items are worth, in cents; null where there are none */
function refuseWithoutReason(reason: string | null, cents: number, worth: number | null): void {
  if (reason === null ? cents === worth : reason.length >= REASON_LENGTH) return;
  const message =
    reason === null && worth !== null
      ? `The items are worth ${dollars(worth)}. Please give a reason for another amount.`
      : REASON_MESSAGE;
  throw new DomainError('VALIDATION_FAILED', [{ path: 'reason', message }]);
}
