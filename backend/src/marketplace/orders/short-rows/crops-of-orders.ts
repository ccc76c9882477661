import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { namePartOf } from '../../../contract/marketplace/short-crop-words.js';
import { mayBeShort, type ShortReason } from '../../../contract/marketplace/short-row-words.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Refunds } from '../../payments/refunds/refunds.service.js';
import { lockOrder } from '../../tables/lock-order.js';
import { OrderItem } from '../../tables/order-item.entity.js';
import type { Order } from '../../tables/order.entity.js';
import { ShortRow } from '../../tables/short-row.entity.js';
import { VendorOrder } from '../../tables/vendor-order.entity.js';
import { isRefunded } from '../lines/take-out.js';
import { SHORT_ROWS_MAIL } from '../order-queues.js';
import { type LoadedVendorOrder, loadVendorOrders } from '../vendor-orders/load-vendor-orders.js';
import { noteChange } from '../vendor-orders/note-change.js';
import { takeOutParts, worthOfParts } from './short-parts.js';
import { ShortRows, type ShortRowsJob } from './short-rows.service.js';
import type { MarkedBy } from './shortage.js';

/** So many units of a crop that a line of an order lacks. */
export interface ShortOfLine {
  itemId: number;
  missing: number;
  reason: ShortReason;
  /** Of a part of what was ordered: its name, and in cents at list prices what is missing of all in it. */
  part: { name: string; missingValue: number; boxValue: number } | null;
}

interface OfOrder {
  orderId: number;
  by: MarkedBy;
  link: string;
}

/** What a short crop does to an order: the same as items that are missing, and to boxes of parts as well. */
@Injectable()
export class CropsOfOrders {
  constructor(
    private readonly rows: ShortRows,
    private readonly refunds: Refunds,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Does it, looks, and takes it back.
   * @returns cents, and whether they go back or are due less
   */
  async worth(
    tx: EntityManager,
    of: OfOrder,
    shorts: readonly ShortOfLine[],
  ): Promise<{ cents: number; isRefund: boolean }> {
    const looked: { cents: number; isRefund: boolean }[] = [];
    await tx
      .transaction(async (inner) => {
        looked.push(await this.settle(inner, of, shorts));
        throw new OnlyLooking();
      })
      .catch((error: unknown) => {
        if (!(error instanceof OnlyLooking)) throw error;
      });
    return looked[0] ?? { cents: 0, isRefund: false };
  }

  /**
   * The buyer's email follows. An order that is over is left as it is.
   * @param later what it lacks as well, and can still be undone
   * @throws PAYMENT_RUNNING
   */
  async settle(
    tx: EntityManager,
    { orderId, by, link }: OfOrder,
    shorts: readonly ShortOfLine[],
    later: readonly ShortOfLine[] = [],
  ): Promise<{ cents: number; isRefund: boolean }> {
    const order = await lockOrder(tx, orderId);
    await tx.update(OrderItem, { orderId, vendorId: by.id }, { short: 0 });
    const vendorOrder = await openOrder(tx, orderId, by.id);
    if (!vendorOrder) return { cents: 0, isRefund: false };
    const isRefund = isRefunded(order, vendorOrder);
    const items = linesOf(shorts).flatMap(({ itemId: id, missing, reason }) => {
      const item = vendorOrder.items.find((one) => one.id === id);
      const from = item ? item.quantity - item.refunded : 0;
      return from > 0 ? [{ id, from, to: Math.max(0, from - missing), reason, restock: false }] : [];
    });
    const request = { items, note: null };
    const marked = items.length
      ? await this.rows.markIn(tx, by, orderId, request, { link, mayAll: true, tellIn: 0 })
      : 0;
    const parts = shorts.filter(({ part }) => part !== null);
    const cents = marked + (await this.settleParts(tx, { order, by }, parts));
    await writeLater(tx, orderId, by.id, later);
    return { cents, isRefund };
  }

  private async settleParts(
    tx: EntityManager,
    { order, by }: { order: Order; by: MarkedBy },
    shorts: readonly ShortOfLine[],
  ): Promise<number> {
    let cents = 0;
    let lastId = 0;
    for (const short of shorts) {
      const vendorOrder = await openOrder(tx, order.id, by.id);
      const row = vendorOrder && (await this.settlePart(tx, { order, vendorOrder, by }, short));
      if (!row) continue;
      cents += row.amount;
      lastId = row.id;
    }
    const job: ShortRowsJob = { orderId: order.id, vendorId: by.id, lastId };
    if (lastId > 0) await this.jobs.enqueue(tx, SHORT_ROWS_MAIL, job);
    return cents;
  }

  private async settlePart(
    tx: EntityManager,
    { order, vendorOrder, by }: { order: Order; vendorOrder: LoadedVendorOrder; by: MarkedBy },
    { itemId, missing, reason, part }: ShortOfLine,
  ): Promise<ShortRow | null> {
    const item = vendorOrder.items.find(({ id }) => id === itemId);
    if (!item || !part) return null;
    const short = { itemId, missing: part.missingValue, of: part.boxValue };
    const worth = await worthOfParts(tx, { order, vendorOrder }, short);
    const productName = namePartOf(part.name, item.productName);
    const amount = await takeOutParts(
      tx,
      this.refunds,
      { order, vendorOrder, reason: `${missing} × ${productName}` },
      { ...short, cents: worth },
    );
    await noteChange(
      tx,
      vendorOrder,
      { kind: 'items', items: [{ name: productName, quantity: missing, reason }] },
      { actor: 'vendor', userId: by.actor.id, role: by.actor.role },
    );
    return tx.save(ShortRow, {
      ...{ vendorOrderId: vendorOrder.id, orderItemId: itemId, productName, unit: 'each' as const },
      ...{ quantity: missing, reason, note: null, restocked: false, amount },
      ...{ refunded: isRefunded(order, vendorOrder), swappedName: null, swappedQuantity: null },
    });
  }
}

/** One for each line: it may be short of two crops. */
function linesOf(shorts: readonly ShortOfLine[]): ShortOfLine[] {
  const lines = new Map<number, ShortOfLine>();
  for (const short of shorts.filter(({ part }) => part === null)) {
    const missing = (lines.get(short.itemId)?.missing ?? 0) + short.missing;
    lines.set(short.itemId, { ...short, missing });
  }
  return [...lines.values()];
}

/** What of its lines is still to come, no more than is left of them. */
async function writeLater(
  tx: EntityManager,
  orderId: number,
  vendorId: number,
  later: readonly ShortOfLine[],
): Promise<void> {
  const lines = linesOf(later);
  const vendorOrder = lines.length > 0 ? await openOrder(tx, orderId, vendorId) : null;
  if (!vendorOrder) return;
  for (const { itemId, missing } of lines) {
    const item = vendorOrder.items.find(({ id }) => id === itemId);
    const short = item ? Math.min(missing, item.quantity - item.refunded) : 0;
    await tx.update(OrderItem, itemId, { short });
  }
}

async function openOrder(
  tx: EntityManager,
  orderId: number,
  vendorId: number,
): Promise<LoadedVendorOrder | null> {
  const [vendorOrder] = await loadVendorOrders(tx, { orderIds: [orderId], vendorId });
  return vendorOrder && mayBeShort(vendorOrder.status) ? vendorOrder : null;
}

/**
 * What of an order is short of crops from now on; the order is locked.
 * @param packedAt left out where it is to be packed again: what was packed is not what is in it now
 */
export async function writeShort(
  tx: EntityManager,
  orderId: number,
  vendorId: number,
  crops: VendorOrder['shortCrops'],
  packedAt: Date | null = null,
): Promise<void> {
  const shortCrops = crops && crops.length > 0 ? crops : null;
  await tx.update(VendorOrder, { orderId, vendorId }, { shortCrops, packedAt });
}

/** Ends a transaction that was only a look. */
class OnlyLooking extends Error {}
