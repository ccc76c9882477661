import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import type { BusinessRole } from '../../contract/accounts/business-roles.js';
import {
  type EventActor,
  isHandedOver,
  movesFrom,
  type OrderStatus,
  orderStatusOf,
} from '../../contract/marketplace/order-status.js';
import type { OrderStatusRequest } from '../../contract/marketplace/orders.js';
import { concernsVendors } from '../../contract/marketplace/payment-status.js';
import { changeRows, fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../platform/http/security/current-user.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { EventCounts } from '../../platform/observability/metrics/event-counts.js';
import { useAdvances } from '../ledger/advances.js';
import { bookCashSale } from '../ledger/ledger.js';
import { Collecting, refuseWhileCollecting } from '../payments/later/collecting.service.js';
import { balanceNow } from '../payments/later/collecting.sql.js';
import { Payouts } from '../payments/payouts/payouts.service.js';
import { closeMoney, Refunds } from '../payments/refunds/refunds.service.js';
import { giveBackWindows } from '../pickups/ways/vendor-order-windows.sql.js';
import { lockOrder } from '../tables/lock-order.js';
import { OrderItem } from '../tables/order-item.entity.js';
import { Order } from '../tables/order.entity.js';
import { Payment } from '../tables/payment.entity.js';
import { VendorOrderEvent } from '../tables/vendor-order-event.entity.js';
import { VendorOrder } from '../tables/vendor-order.entity.js';
import { giveBackUses } from '../terms/discounts.sql.js';
import { BeforeHandover } from './before-handover.js';
import { BoxOrders, isBoxOfShare } from './box-orders.js';
import { OrderConfirmations } from './guests/order-confirmations.service.js';
import { OrderLinks } from './guests/order-links.js';
import { type Cancellation, cancelledMail, shippedMail, typedOf } from './mails/order-mails.js';
import * as sql from './placing/place-order.sql.js';
import { loadVendorOrders, methodOf } from './vendor-orders/load-vendor-orders.js';

export interface MovedBy {
  actor: EventActor;
  person: { id: number | null; role?: BusinessRole | null };
}

interface MoveOf {
  orderId: number;
  vendorId: number;
  by: MovedBy;
  link: string;
  /** All that is left of the order is canceled in this transaction. */
  isAll?: boolean;
  /** It changes hands at this moment, however it was to come. */
  atHandover?: boolean;
  /** When it happened, where that was before now: for its history alone, money goes by the clock. */
  at?: Date;
  isChecked?: boolean;
  /** What is in it does not come back to the stock. */
  isGone?: boolean;
  /** How many of which line are back in stock already, of what is gone. */
  restocked?: ReadonlyMap<number, number>;
  canceledMail?: typeof cancelledMail;
}

export const byStaff = ({ id }: SignedInUser): MovedBy => ({ actor: 'staff', person: { id } });

@Injectable()
export class MoveOrder {
  constructor(
    private readonly db: DataSource,
    private readonly refunds: Refunds,
    private readonly payouts: Payouts,
    private readonly collecting: Collecting,
    private readonly mail: MailOutbox,
    private readonly links: OrderLinks,
    private readonly confirmations: OrderConfirmations,
    private readonly boxes: BoxOrders,
    private readonly handover: BeforeHandover,
    private readonly counts: EventCounts,
  ) {}

  /**
   * @param vendorId whose share it is
   * @param more what belongs to the same transaction, before and after it
   * @throws ORDER_NOT_FOUND, ORDER_STATUS_NOT_ALLOWED, NOT_WEIGHED, PAYMENT_RUNNING
   */
  async move(
    orderId: number,
    vendorId: number,
    by: MovedBy,
    request: OrderStatusRequest,
    more: {
      first?: (tx: EntityManager) => Promise<void>;
      andThen?: (tx: EntityManager, before: VendorOrder) => Promise<void>;
    } = {},
  ): Promise<void> {
    const link = await this.links.secret();
    await this.db.transaction(async (tx) => {
      await more.first?.(tx);
      const { before } = await this.moveIn(tx, { orderId, vendorId, by, link }, request);
      await more.andThen?.(tx, before);
    });
    this.counts.order(request.status);
  }

  /** @returns the vendor order as it was, and the cents of it that go back now */
  async moveIn(
    tx: EntityManager,
    move: MoveOf,
    request: OrderStatusRequest,
  ): Promise<{ before: VendorOrder; cents: number }> {
    const { orderId, vendorId, by } = move;
    await lockOrder(tx, orderId);
    if (isHandedOver(request.status)) await this.handover.before(tx, move);
    const order = await lockOrder(tx, orderId);
    const vendorOrder = await tx.getRepository(VendorOrder).findOneBy({ orderId, vendorId });
    if (!vendorOrder || !concernsVendors(order.paymentStatus)) throw new DomainError('ORDER_NOT_FOUND');
    if (request.status === 'cancelled') await refuseWhileCollecting(tx, order);
    else if (request.status !== 'confirmed') await refuseUnweighed(tx, vendorOrder.id);
    const isPickup = move.atHandover === true || methodOf(order, vendorOrder) === 'pickup';
    if (!move.isChecked) refuseMove(vendorOrder.status, by.actor, request.status, isPickup);
    // A vendor who confirms a vendor order trusts its buyer.
    if (request.status === 'confirmed') await this.confirmations.settle(tx, order);
    if (request.status === 'cancelled' && isBoxOfShare(vendorOrder))
      await this.boxes.canceled(tx, orderId, by.person.id);
    await writeMove(tx, vendorOrder.id, move, request);
    const cents = await this.settle(tx, order, vendorOrder, request, move);
    if (
      order.paymentMethod !== 'cash' &&
      isHandedOver(request.status) &&
      (await fetchRows(tx, balanceNow, [orderId, vendorOrder.id])).length > 0
    )
      await this.collecting.request(tx, orderId);
    if (order.paymentMethod === 'cash') await closeCash(tx, orderId);
    else if (request.status === 'cancelled' && order.paymentStatus !== 'paid')
      await this.collecting.request(tx, orderId);
    const isWhole = (await refreshStatus(tx, orderId)) === 'cancelled' || move.isAll === true;
    const cancellation = { isByStaff: by.actor === 'staff', reason: request.note, cents, isWhole };
    // Whoever cancels an order themselves gets one email about all of it; the clock has words of its own.
    if (by.actor !== 'buyer' && by.actor !== 'system')
      await this.tellBuyer(tx, order, { ...move, status: request.status, cancellation });
    return { before: vendorOrder, cents };
  }

  /** @returns cents that go back */
  private async settle(
    tx: EntityManager,
    order: Order,
    vendorOrder: VendorOrder,
    { status, note }: OrderStatusRequest,
    move: Pick<MoveOf, 'isGone' | 'restocked'>,
  ): Promise<number> {
    if (status === 'cancelled') return this.cancel(tx, order, vendorOrder, note, move);
    if (status === 'delivered') await this.deliver(tx, order, vendorOrder);
    return 0;
  }

  private async tellBuyer(
    tx: EntityManager,
    order: Order,
    moved: MoveOf & { status: OrderStatus; cancellation: Cancellation },
  ): Promise<void> {
    const { vendorId, status, cancellation, canceledMail = cancelledMail } = moved;
    if (status !== 'shipped' && status !== 'cancelled') return;
    const [vendorOrder] = await loadVendorOrders(tx, { orderIds: [order.id], vendorId });
    if (!vendorOrder) return;
    const path = this.links.path(moved.link, order);
    if (status === 'shipped') await this.mail.enqueue(tx, shippedMail(order, vendorOrder, path));
    else {
      const mail = canceledMail(order, vendorOrder, path, cancellation);
      await this.mail.enqueue(tx, { ...mail, ...typedOf(order) });
    }
  }

  /** @returns cents that go back */
  private async cancel(
    tx: EntityManager,
    order: Order,
    vendorOrder: VendorOrder,
    reason: string | null,
    { isGone, restocked }: Pick<MoveOf, 'isGone' | 'restocked'>,
  ): Promise<number> {
    if (!isGone) await changeRows(tx, sql.giveBackStock, [[vendorOrder.id]]);
    await changeRows(tx, giveBackUses, [[vendorOrder.id]]);
    await changeRows(tx, giveBackWindows, [[vendorOrder.id]]);
    return order.paymentStatus === 'paid'
      ? this.refunds.restOfVendorOrder(tx, order, vendorOrder, reason, restocked)
      : 0;
  }

  private async deliver(tx: EntityManager, order: Order, vendorOrder: VendorOrder): Promise<void> {
    if (isBoxOfShare(vendorOrder)) await this.boxes.delivered(tx, vendorOrder.orderId);
    if (order.paymentMethod === 'cash') await bookCashSale(tx, vendorOrder);
    if (isBoxOfShare(vendorOrder)) await useAdvances(tx, vendorOrder.id);
    if (order.paymentMethod !== 'cash' || isBoxOfShare(vendorOrder))
      await this.payouts.request(tx, vendorOrder.vendorId);
  }
}

/** Paid once all vendor orders are picked up or canceled, and one at least picked up. It is locked. */
async function closeCash(tx: EntityManager, orderId: number): Promise<void> {
  const vendorOrders = await tx.getRepository(VendorOrder).findBy({ orderId });
  const isOpen = vendorOrders.some(({ status }) => status !== 'delivered' && status !== 'cancelled');
  if (isOpen) return;
  if (!vendorOrders.some(({ status }) => status === 'delivered')) {
    await tx.getRepository(Order).update(orderId, { paymentStatus: 'void' });
    await tx.getRepository(Payment).update({ orderId }, { status: 'failed' });
    return;
  }
  await tx.getRepository(Order).update(orderId, { paymentStatus: 'paid' });
  await tx.getRepository(Payment).update({ orderId }, { status: 'paid' });
  await closeMoney(tx, orderId);
}

async function writeMove(
  tx: EntityManager,
  vendorOrderId: number,
  { by, at }: Pick<MoveOf, 'by' | 'at'>,
  { status, carrier, trackingNumber, note }: OrderStatusRequest,
): Promise<void> {
  await tx.getRepository(VendorOrder).update(vendorOrderId, {
    status,
    ...(status === 'shipped' ? { carrier, trackingNumber } : {}),
  });
  const { actor, person } = by;
  await tx.insert(VendorOrderEvent, {
    ...{ vendorOrderId: vendorOrderId, status, actor, note, userId: person.id, role: person.role ?? null },
    ...(at ? { createdAt: at } : {}),
  });
}

/** Nothing goes out before its buyer knows what it costs. @throws NOT_WEIGHED */
async function refuseUnweighed(tx: EntityManager, vendorOrderId: number): Promise<void> {
  const lines = await tx.findBy(OrderItem, { vendorOrderId, byWeight: Not(IsNull()), grams: IsNull() });
  if (lines.some(({ quantity, refunded }) => refunded < quantity)) throw new DomainError('NOT_WEIGHED');
}

function refuseMove(from: OrderStatus, actor: EventActor, to: OrderStatus, isPickup: boolean): void {
  const moves = actor === 'system' ? [] : movesFrom(from, actor, isPickup);
  const allowed = moves.some((move) => move.to === to);
  if (allowed) return;
  const canceled = [{ path: 'status', message: 'This order was canceled.' }];
  throw new DomainError('ORDER_STATUS_NOT_ALLOWED', from === 'cancelled' ? canceled : undefined);
}

/** The order is locked already. */
async function refreshStatus(tx: EntityManager, orderId: number): Promise<OrderStatus> {
  const vendorOrders = await tx.getRepository(VendorOrder).findBy({ orderId });
  const status = orderStatusOf(vendorOrders.map((vendorOrder) => vendorOrder.status));
  await tx.getRepository(Order).update(orderId, { status });
  return status;
}
