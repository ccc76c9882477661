import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { EventActor } from '../../contract/marketplace/order-status.js';
import { concernsVendors } from '../../contract/marketplace/payment-status.js';
import { changeRows, fetchRows } from '../../platform/database/statement.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { EventCounts } from '../../platform/observability/metrics/event-counts.js';
import { BoxOrders, isBoxOfShare } from '../orders/box-orders.js';
import { OrderLinks } from '../orders/guests/order-links.js';
import { typedOf } from '../orders/mails/order-mails.js';
import { type MovedBy, MoveOrder } from '../orders/move-order.js';
import { leaveCropsOf } from '../orders/short-rows/leave-crops-of.js';
import { keepCutoff } from '../orders/vendor-orders/keep-cutoff.js';
import { loadVendorOrders } from '../orders/vendor-orders/load-vendor-orders.js';
import { noteDayChange } from '../orders/vendor-orders/note-change.js';
import { openLines } from '../orders/vendor-orders/open-items.js';
import { handoversOf } from '../pickups/ways/handovers.sql.js';
import { lockOrder } from '../tables/lock-order.js';
import type { Order } from '../tables/order.entity.js';
import { PickupDayChange } from '../tables/pickup-day-change.entity.js';
import { VendorOrder } from '../tables/vendor-order.entity.js';
import { dayCanceledMail, dayChangedMail, dayMovedMail } from './day-mails.js';
import { needIn, takenOnMove } from './day-room.rules.js';
import { lockChange } from './lock-change.js';
import * as sql from './pickup-days.sql.js';

/** The change and the order are locked. */
interface Step {
  change: PickupDayChange;
  order: Order;
  vendorOrder: VendorOrder;
  link: string;
}

@Injectable()
export class SettleVendorOrder {
  constructor(
    private readonly db: DataSource,
    private readonly moving: MoveOrder,
    private readonly boxes: BoxOrders,
    private readonly mail: MailOutbox,
    private readonly links: OrderLinks,
    private readonly counts: EventCounts,
  ) {}

  /** Once: what another server did, or what became of the order meanwhile, is seen under its lock. */
  async settle(changeId: number, { id, orderId }: { id: number; orderId: number }): Promise<void> {
    const link = await this.links.secret();
    const isCanceled = await this.db.transaction(async (tx) => {
      const change = await lockChange(tx, changeId);
      if (!change || change.settledAt) return false;
      const order = await lockOrder(tx, orderId);
      const vendorOrder = await tx.getRepository(VendorOrder).findOneBy({ id, windowId: change.windowId });
      if (change.kind === 'hours') await this.tell(tx, { change, order, link }, id, vendorOrder);
      else if (vendorOrder && isOpen(vendorOrder) && concernsVendors(order.paymentStatus)) {
        const step = { change, order, vendorOrder, link };
        await (change.kind === 'refund' ? this.cancel(tx, step) : this.move(tx, step));
        return change.kind === 'refund';
      }
      return false;
    });
    if (isCanceled) this.counts.order('cancelled');
  }

  private async cancel(tx: EntityManager, { change, order, vendorOrder, link }: Step): Promise<void> {
    const { vendorId } = vendorOrder;
    const [handed] = await loadVendorOrders(tx, { orderIds: [order.id], vendorId });
    if (!handed?.handover?.window) return;
    const { window, site, zone } = handed.handover;
    const day = { ...window, placeName: site?.name ?? zone?.name ?? '' };
    const by: MovedBy = { actor: actorOf(change), person: { id: change.userId, role: change.role } };
    await this.moving.moveIn(
      tx,
      { orderId: order.id, vendorId, by, link, canceledMail: dayCanceledMail(day, openLines(handed)) },
      { status: 'cancelled', carrier: null, trackingNumber: null, note: change.reason },
    );
    await tx.update(PickupDayChange, { id: change.id }, { done: change.done + 1 });
  }

  private async move(tx: EntityManager, { change, order, vendorOrder, link }: Step): Promise<void> {
    const { windowId, toWindowId, reserved, reason } = change;
    if (isBoxOfShare(vendorOrder)) await this.boxes.moved(tx, order.id, toWindowId ?? 0);
    const days = await fetchRows(tx, sql.lockDays, [[windowId, toWindowId ?? 0], vendorOrder.vendorId]);
    const from = days.find(({ id }) => id === windowId);
    const to = days.find(({ id }) => id === toWindowId);
    if (!from || !to) throw new Error(`The days of change ${change.id} are not there.`);
    const [{ crates } = { crates: 0 }] = await fetchRows(tx, sql.cratesOfVendorOrder, [vendorOrder.id]);
    const taken = takenOnMove(to, needIn(to, { orders: 1, crates }), reserved);
    const ofReserved = Math.min(taken, reserved);
    const [before] = await fetchRows(tx, handoversOf, [[vendorOrder.id]]);
    await keepCutoff(tx, vendorOrder, to.id);
    await changeRows(tx, sql.takeRoom, [from.id, -vendorOrder.windowTaken]);
    await changeRows(tx, sql.takeRoom, [to.id, taken - ofReserved]);
    await tx.update(VendorOrder, { id: vendorOrder.id }, { windowId: to.id, windowTaken: taken });
    await tx.update(
      PickupDayChange,
      { id: change.id },
      { done: change.done + 1, reserved: reserved - ofReserved },
    );
    if (from.date !== to.date) await leaveCropsOf(tx, vendorOrder);
    const [moved] = await loadVendorOrders(tx, { orderIds: [order.id], vendorId: vendorOrder.vendorId });
    if (!moved || !before) return;
    const { userId, role } = change;
    const by = { actor: actorOf(change), userId, role, note: reason };
    await noteDayChange(tx, vendorOrder, { from: before, to: moved.handover }, by);
    const mail = dayMovedMail(order, moved, this.links.path(link, order), { from, reason });
    await this.mail.enqueue(tx, { ...mail, ...typedOf(order) });
  }

  /** A later change tells of itself; who was told of no order yet reads the new hours in its first email. */
  private async tell(
    tx: EntityManager,
    { change, order, link }: Omit<Step, 'vendorOrder'>,
    vendorOrderId: number,
    vendorOrder: VendorOrder | null,
  ): Promise<void> {
    if (vendorOrderId <= change.lastVendorOrderId && !change.skipped.includes(vendorOrderId)) return;
    const isOutdated = (await fetchRows(tx, sql.laterChanges, [change.windowId, change.id])).length > 0;
    const isTold = vendorOrder && vendorOrder.status !== 'cancelled' && order.toldAt !== null && !isOutdated;
    if (isTold) {
      const [loaded] = await loadVendorOrders(tx, { orderIds: [order.id], vendorId: vendorOrder.vendorId });
      const { reason } = change;
      const by = { reason, isByMarket: change.userId === null && change.role === null };
      if (loaded)
        await this.mail.enqueue(tx, dayChangedMail(order, loaded, this.links.path(link, order), by));
    }
    const done = change.done + (isTold ? 1 : 0);
    const lastVendorOrderId = Math.max(change.lastVendorOrderId, vendorOrderId);
    const skipped = change.skipped.filter((id) => id !== vendorOrderId);
    await tx.update(PickupDayChange, { id: change.id }, { done, lastVendorOrderId, skipped });
  }
}

const actorOf = ({ role }: PickupDayChange): EventActor => (role === null ? 'staff' : 'vendor');
const isOpen = ({ status }: VendorOrder) => status === 'pending' || status === 'confirmed';
