import type { EntityManager } from 'typeorm';
import { partsOfItems, sumOf } from '../../../contract/marketplace/refund-parts.js';
import { execute } from '../../../platform/database/statement.js';
import { noteWithoutRefund, type RefundedLine } from '../../payments/refunds/refund-items.js';
import { isPaid, type Refunds } from '../../payments/refunds/refunds.service.js';
import { leftOf } from '../../payments/share-left.js';
import { Fulfilment } from '../fulfilments/fulfilment.entity.js';
import type { LoadedShare } from '../fulfilments/load-shares.js';
import type { Order } from '../order.entity.js';
import { loweredShare } from './lowered-share.rules.js';
import { addUpOrder, lowerLines } from './take-out.sql.js';

/** @returns whether money of a share was taken, of which some can go back; else less is due */
export const isRefunded = (
  order: Pick<Order, 'paymentMethod' | 'paymentStatus'>,
  share: Pick<Fulfilment, 'status'>,
): boolean => isPaid(order, share) || order.paymentStatus === 'refunded';

/**
 * The order is locked already.
 * @returns cents that `takeOut` gives back of these lines, or that are due less
 */
export async function worthOf(
  tx: EntityManager,
  order: Order,
  share: LoadedShare,
  lines: readonly RefundedLine[],
): Promise<number> {
  if (!isRefunded(order, share)) return share.total - loweredBy(share, lines).share.total;
  const left = (await leftOf(tx, order.id)).get(share.id);
  return left ? sumOf(partsOfItems(lines, left)) : 0;
}

/**
 * Takes units of lines, whose stock is settled, out of a share: what was paid for them goes back, else less
 * is due. The order is locked already.
 * @param share with its lines as they were before
 * @returns cents
 */
export async function takeOut(
  tx: EntityManager,
  refunds: Refunds,
  { order, share, reason }: { order: Order; share: LoadedShare; reason: string },
  lines: readonly RefundedLine[],
): Promise<number> {
  if (!isRefunded(order, share)) return lowerUnpaid(tx, share, lines);
  const cents = await worthOf(tx, order, share, lines);
  if (cents === 0) {
    // It cost nothing, or its money went back before: what was paid stays as it is.
    await noteWithoutRefund(tx, lines);
    return 0;
  }
  return refunds.ofShare(tx, order, share, { cents, lines, reason, idempotencyKey: null });
}

function loweredBy(share: LoadedShare, gone: readonly RefundedLine[]) {
  const unitsOf = (id: number) => gone.find((line) => line.id === id)?.quantity ?? 0;
  const left = new Map(share.items.map(({ id, quantity }) => [id, quantity - unitsOf(id)]));
  return loweredShare(share, share.items, left);
}

/** Takes units of lines out of a share that is not paid yet. @returns cents that it costs less */
export async function lowerUnpaid(
  tx: EntityManager,
  share: LoadedShare,
  gone: readonly RefundedLine[],
): Promise<number> {
  const lowered = loweredBy(share, gone);
  const changed = lowered.lines.flatMap((line) => {
    const item = share.items.find(({ id }) => id === line.id);
    return item && item.quantity !== line.quantity ? [{ ...line, restocked: item.restocked }] : [];
  });
  const column = (key: keyof (typeof changed)[number]) => changed.map((line) => line[key]);
  await execute(tx, lowerLines, [
    ...([column('id'), column('quantity'), column('totalPrice')] as const),
    ...([column('discount'), column('tax'), column('restocked')] as const),
  ]);
  await tx.update(Fulfilment, share.id, lowered.share);
  await execute(tx, addUpOrder, [share.orderId]);
  return share.total - lowered.share.total;
}
