import type { EntityManager } from 'typeorm';
import { REASON_MESSAGE } from '../../../contract/backoffice/admin.js';
import type { RefundBody } from '../../../contract/marketplace/admin/orders.admin.js';
import { partsOfItems, sumOf } from '../../../contract/marketplace/refund-parts.js';
import { centsOf, dollars } from '../../../contract/shared/money.js';
import { execute } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { findLines, type RefundedLine, restock } from '../../payments/refunds/refund-items.js';
import { isPaid, type Refunds } from '../../payments/refunds/refunds.service.js';
import { leftOf } from '../../payments/share-left.js';
import type { Fulfilment } from '../fulfilments/fulfilment.entity.js';
import type { Order } from '../order.entity.js';
import * as sql from '../placing/place-order.sql.js';

/** What went back, as the emails say it. */
export interface Given {
  cents: number;
  reason: string | null;
  lines: readonly RefundedLine[];
}

const REASON_LENGTH = 3;

/**
 * Gives back what staff ask for of one share. The order is locked already.
 * @throws NOT_PAID_YET, CHANGED_MEANWHILE where another refund came first, VALIDATION_FAILED
 */
export async function refundShare(
  tx: EntityManager,
  refunds: Refunds,
  order: Order,
  share: Fulfilment,
  asked: RefundBody,
  idempotencyKey: string | null,
): Promise<Given> {
  if (!isPaid(order, share)) throw new DomainError('NOT_PAID_YET');
  const { reason, restock: isRestocked } = asked;
  const cents = centsOf(asked.amount) ?? 0;
  const left = (await leftOf(tx, order.id)).get(share.id);
  const isChanged = asked.left !== undefined && (!left || sumOf(left) !== centsOf(asked.left));
  if (isChanged) throw new DomainError('CHANGED_MEANWHILE');
  const found = await findLines(tx, share.id, asked.items);
  refuseWithoutReason(reason, cents, found.length > 0 && left ? sumOf(partsOfItems(found, left)) : null);
  const lines = isRestocked ? await restock(tx, found) : found;
  if (asked.lines.length > 0) await execute(tx, sql.giveBackLines, [asked.lines, share.id]);
  await refunds.ofShare(tx, order, share, { cents, lines, reason, idempotencyKey });
  return { cents, reason, lines };
}

/**
 * @returns cents that a refund takes from an order, in money or in items that count as refunded; what goes
 * back on sale without being refunded has no price here, and counts as more than any limit
 */
export async function weightOf(
  tx: EntityManager,
  order: Order,
  share: Fulfilment,
  { amount, items, lines }: RefundBody,
): Promise<number> {
  if (lines.length > 0) return Number.POSITIVE_INFINITY;
  const cents = centsOf(amount) ?? 0;
  const left = (await leftOf(tx, order.id)).get(share.id);
  if (items.length === 0 || !left) return cents;
  return Math.max(cents, sumOf(partsOfItems(await findLines(tx, share.id, items), left)));
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
