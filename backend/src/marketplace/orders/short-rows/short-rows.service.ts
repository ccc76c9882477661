import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { actorMay } from '../../../accounts/businesses/acting.js';
import { reasonsText } from '../../../contract/marketplace/short-row-words.js';
import type {
  ShortPreview,
  ShortPreviewRequest,
  ShortRowsRequest,
  SubstituteList,
} from '../../../contract/marketplace/short-rows.js';
import { amountOf, centsOf } from '../../../contract/shared/money.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Collecting, refuseWhileCollecting } from '../../payments/later/collecting.service.js';
import { Refunds } from '../../payments/refunds/refunds.service.js';
import { lockOrder } from '../../tables/lock-order.js';
import { Order } from '../../tables/order.entity.js';
import { VendorOrder } from '../../tables/vendor-order.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { BoxOrders, isBoxOfShare } from '../box-orders.js';
import { OrderLinks } from '../guests/order-links.js';
import { isRefunded, takeOut } from '../lines/take-out.js';
import { cancelledMail } from '../mails/order-mails.js';
import { MoveOrder } from '../move-order.js';
import { SHORT_ROWS_MAIL } from '../order-queues.js';
import { keepCutoff } from '../vendor-orders/keep-cutoff.js';
import { type LoadedVendorOrder } from '../vendor-orders/load-vendor-orders.js';
import { noteTold, type VendorOrderOf, TOLD_AFTER_MINUTES, untoldOf } from './short-row-mails.js';
import { type MarkedBy, type Shortage, shortageOf, worthOfShortage } from './shortage.js';
import { substitutesInStock } from './substitutes.sql.js';
import { lockFor, takeSwaps } from './take-substitutes.js';
import { noteMissing, putBack, writeRows } from './write-shortage.js';

const MOST_SUBSTITUTES = 300;

export interface ShortRowsJob extends VendorOrderOf {
  lastId: number;
}

@Injectable()
export class ShortRows {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly refunds: Refunds,
    private readonly collecting: Collecting,
    private readonly moving: MoveOrder,
    private readonly boxes: BoxOrders,
    private readonly links: OrderLinks,
  ) {}

  /** Changes nothing. @throws ORDER_NOT_FOUND, ORDER_CLOSED, CHANGED_MEANWHILE, VALIDATION_FAILED */
  async preview(vendor: OwnVendor, orderId: number, { items }: ShortPreviewRequest): Promise<ShortPreview> {
    const tx = this.db.manager;
    const order = await tx.findOneBy(Order, { id: orderId });
    if (!order) throw new DomainError('ORDER_NOT_FOUND');
    const shortage = await shortageOf(tx, order, vendor, items);
    const { vendorOrder, isAll } = shortage;
    const cents = await this.centsFor(tx, shortage);
    return {
      ...{ amount: amountOf(cents), isRefund: isRefunded(order, vendorOrder), isCancellation: isAll },
      total: amountOf(vendorOrder.total - vendorOrder.refunded - cents),
    };
  }

  /**
   * What was paid for what is missing goes back; of a vendor order that is not paid yet, less is due. Where
   * nothing is left, the vendor order is canceled. Pressed twice, it is done once.
   * @throws ORDER_NOT_FOUND, ORDER_CLOSED, CHANGED_MEANWHILE for somebody who saw other quantities or another
   *   amount, VALIDATION_FAILED, PAYMENT_RUNNING, BUSINESS_ROLE_NOT_ALLOWED for who sees no prices and leaves
   *   nothing or swaps
   */
  async mark(vendor: OwnVendor, orderId: number, request: ShortRowsRequest): Promise<void> {
    const link = await this.links.secret();
    const mayAll = actorMay(vendor.actor, 'refund');
    await this.db.transaction((tx) => this.markIn(tx, vendor, orderId, request, { link, mayAll }));
  }

  /**
   * The order is locked by it.
   * @returns cents that go back, or are due less
   * @throws as `mark`
   */
  async markIn(
    tx: EntityManager,
    by: MarkedBy,
    orderId: number,
    { items, note, amount }: ShortRowsRequest,
    { link, mayAll, tellIn = TOLD_AFTER_MINUTES * 60 }: { link: string; mayAll: boolean; tellIn?: number },
  ): Promise<number> {
    const order = await lockOrder(tx, orderId);
    await lockFor(tx, items);
    const shortage = await shortageOf(tx, order, by, items);
    const { vendorOrder, missing, isAll } = shortage;
    if (missing.length === 0) return 0;
    await refuseWhileCollecting(tx, order);
    const isOthers = isAll || missing.some(({ swap }) => swap);
    if (isOthers && !mayAll) throw new DomainError('BUSINESS_ROLE_NOT_ALLOWED');
    const worth = await this.centsFor(tx, shortage);
    if (amount !== undefined && centsOf(amount) !== worth) throw new DomainError('CHANGED_MEANWHILE');
    const lines = await putBack(tx, shortage);
    await takeSwaps(tx, lines);
    const reason = [reasonsText(missing), note].filter(Boolean).join('. ');
    await noteMissing(tx, { ...shortage, lines }, by, note);
    const taken = isAll
      ? await this.cancel(tx, { ...shortage, lines }, { by, link, reason, worth })
      : await takeOut(
          tx,
          { refunds: this.refunds, collecting: this.collecting },
          { order, vendorOrder, reason },
          lines,
        );
    const isCredit = !isAll && isBoxOfShare(vendorOrder);
    if (isCredit) await this.toCredit(tx, by, vendorOrder, { taken, credit: worth });
    const cents = isCredit ? worth : taken;
    const lastId = await writeRows(tx, { ...shortage, lines }, { cents, note });
    if (isAll) await noteTold(tx, vendorOrder.id);
    else {
      await keepCutoff(tx, vendorOrder, vendorOrder.windowId ?? 0);
      const job: ShortRowsJob = { orderId, vendorId: by.id, lastId };
      await this.jobs.enqueue(tx, SHORT_ROWS_MAIL, job, undefined, tellIn);
    }
    return cents;
  }

  /** @throws ORDER_NOT_FOUND */
  async substitutes(vendor: OwnVendor, orderId: number): Promise<SubstituteList> {
    const isThere = await this.db.manager.existsBy(VendorOrder, { orderId, vendorId: vendor.id });
    if (!isThere) throw new DomainError('ORDER_NOT_FOUND');
    const rows = await fetchRows(this.db, substitutesInStock, [vendor.id, MOST_SUBSTITUTES]);
    return rows.map(({ productId, variantId, name, price, inventory }) => ({
      ...{ productId, ...(variantId !== null && { variantId }), name },
      ...{ price: amountOf(price), inventory },
    }));
  }

  /** Of a box of a share, what is missing was paid before: it is farm credit. */
  private async toCredit(
    tx: EntityManager,
    { actor }: MarkedBy,
    { id, orderId, received }: LoadedVendorOrder,
    { taken, credit }: { taken: number; credit: number },
  ): Promise<void> {
    if (taken === 0 || !received) return;
    await tx.update(VendorOrder, id, { received: { ...received, cents: received.cents - taken } });
    if (credit > 0) await this.boxes.short(tx, orderId, credit, actor.id);
  }

  /** @returns cents that go back, are due less, or are farm credit, which is never more than a box costs */
  private async centsFor(tx: EntityManager, shortage: Shortage): Promise<number> {
    const { order, vendorOrder, isAll } = shortage;
    const cents = await worthOfShortage(tx, shortage);
    if (isAll || !isBoxOfShare(vendorOrder)) return cents;
    return Math.min(cents, await this.boxes.left(tx, order.id));
  }

  /** @returns cents */
  private async cancel(
    tx: EntityManager,
    { order, vendorOrder, lines }: Shortage,
    { by, link, reason, worth }: { by: MarkedBy; link: string; reason: string; worth: number },
  ): Promise<number> {
    const before = untoldOf(vendorOrder).reduce((sum, row) => sum + (row.refunded ? row.amount : 0), 0);
    const isRefund = isRefunded(order, vendorOrder);
    const { cents } = await this.moving.moveIn(
      tx,
      {
        ...{ orderId: order.id, vendorId: vendorOrder.vendorId, link, isChecked: true, isGone: true },
        by: { actor: 'vendor', person: by.actor },
        restocked: new Map(lines.map(({ id, restocked }) => [id, restocked])),
        canceledMail: (ofOrder, canceled, path, given) =>
          cancelledMail(ofOrder, canceled, path, {
            ...given,
            cents: given.cents + before,
          }),
      },
      { status: 'cancelled', carrier: null, trackingNumber: null, note: reason },
    );
    return isRefund ? cents : worth;
  }
}
