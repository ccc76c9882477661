import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { windowText } from '../../../contract/marketplace/pickup/handover-words.js';
import type { OrderDaysView } from '../../../contract/marketplace/pickup/order-changes.js';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { Payments } from '../../payments/payments.service.js';
import { cartWindowView } from '../../pickups/ways/cart-window.view.js';
import {
  comingWindowsOf,
  giveBackWindows,
  type VendorOrderWindow,
  takeWindows,
} from '../../pickups/ways/vendor-order-windows.sql.js';
import { longestLead, roomFor, whyNotWindow } from '../../pickups/ways/why-not-window.rules.js';
import { moveToDate } from '../../products/dated-stock/dated-stock.sql.js';
import { lockOrder } from '../../tables/lock-order.js';
import { lockProductsOfOrder } from '../../tables/locks.sql.js';
import { Order } from '../../tables/order.entity.js';
import { VendorOrder } from '../../tables/vendor-order.entity.js';
import { BoxOrders, isBoxOfShare } from '../box-orders.js';
import { siteFor } from '../details/handover.view.js';
import { isTheVendors } from '../details/order.view.js';
import { leaveCropsOf } from '../short-rows/leave-crops-of.js';
import { type LoadedVendorOrder, loadVendorOrders } from '../vendor-orders/load-vendor-orders.js';
import { noteChange, noteDayChange } from '../vendor-orders/note-change.js';
import { isToWeigh } from '../weighing/line-weight.view.js';
import { Additions } from './additions.js';
import { ChangeMails } from './change-mails.js';
import { linesForDays } from './lines-for-days.js';
import { type ChangeOf, lockDays, openVendorOrder } from './open-vendor-order.js';
import { sitesById } from './order-changes.sql.js';

const MOST_OF_EACH = 60;

@Injectable()
export class ChangeDay {
  constructor(
    private readonly db: DataSource,
    private readonly mails: ChangeMails,
    private readonly payments: Payments,
    private readonly additions: Additions,
    private readonly boxes: BoxOrders,
  ) {}

  /** @throws ORDER_NOT_FOUND, ORDER_NOT_PAID_YET, ORDER_CLOSED */
  async days(order: Order, vendorId: number): Promise<OrderDaysView> {
    const { vendorOrder } = await openVendorOrder(this.db.manager, order, vendorId);
    const lines = await linesForDays(this.db.manager, vendorOrder.id);
    const now = new Date();
    const coming = await fetchRows(this.db, comingWindowsOf, [
      ...([[vendorId], [longestLead(lines)]] as const),
      ...([now, MOST_OF_EACH, vendorOrder.zoneId === null ? [] : [vendorOrder.zoneId]] as const),
    ]);
    const windows = coming.filter(
      (window) => window.id !== vendorOrder.windowId && isLike(window, vendorOrder),
    );
    const siteIds = windows.flatMap(({ siteId }) => siteId ?? []);
    return {
      closesAt: vendorOrder.handover?.window?.ordersCloseAt ?? '',
      timeZone: vendorOrder.handover?.window?.timeZone ?? '',
      windows: windows.map((window) =>
        cartWindowView(window, whyNotWindow(window, lines, now)?.message ?? null),
      ),
      sites: (await fetchRows(this.db, sitesById, [[...new Set(siteIds)]])).map((site) =>
        siteFor(site, isTheVendors(order)),
      ),
    };
  }

  /**
   * Takes room and stock of the other day, and gives back those of the day before. Pressed twice, it is done
   * once. What was being added is given up.
   * @throws ORDER_NOT_FOUND, ORDER_NOT_PAID_YET, ORDER_CLOSED, WINDOW_FULL, WINDOW_CLOSED, VALIDATION_FAILED
   */
  async move({ orderId, vendorId, userId }: ChangeOf, windowId: number): Promise<void> {
    const { manager } = this.db;
    const before = await openVendorOrder(
      manager,
      await manager.findOneByOrFail(Order, { id: orderId }),
      vendorId,
    );
    if (before.vendorOrder.windowId === windowId) return;
    await this.additions.end(orderId, vendorId);
    const link = await this.mails.secret();
    await this.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      const open = await openVendorOrder(tx, order, vendorId);
      const { vendorOrder } = open;
      if (vendorOrder.windowId === windowId) return;
      if (isBoxOfShare(vendorOrder)) await this.boxes.moved(tx, orderId, windowId);
      await fetchRows(tx, lockProductsOfOrder, [orderId]);
      const lines = await linesForDays(tx, vendorOrder.id);
      const { own, other, now } = await lockDays(tx, open, windowId);
      if (!other || !isLike(other, vendorOrder)) throw notThere();
      const problem = whyNotWindow(other, lines, now);
      if (problem) throw new DomainError(problem.code, [{ path: 'windowId', message: problem.message }]);
      if (isToWeigh(vendorOrder)) await this.payments.refuseAfterHold(tx, orderId, other.startsAt);
      const windowTaken = roomFor(other, lines);
      await changeRows(tx, giveBackWindows, [[vendorOrder.id]]);
      await changeRows(tx, takeWindows, [[windowId], [windowTaken]]);
      await changeRows(tx, moveToDate, [vendorOrder.id, other.date]);
      const { ordersCloseAt } = other;
      await tx.update(VendorOrder, vendorOrder.id, { windowId, windowTaken, ordersCloseAt });
      if (own.date !== other.date) await leaveCropsOf(tx, vendorOrder);
      const [changed] = await loadVendorOrders(tx, { orderIds: [orderId], vendorId });
      if (!changed) return;
      await noteDayChange(
        tx,
        vendorOrder,
        { from: vendorOrder.handover, to: changed.handover },
        { actor: 'buyer', userId },
      );
      const before = vendorOrder.handover?.window ? windowText(vendorOrder.handover.window) : '';
      await this.mails.tellDay(tx, order, changed, { before, link });
    });
  }

  /** @throws ORDER_NOT_FOUND, ORDER_NOT_PAID_YET, ORDER_CLOSED */
  async nameCollector({ orderId, vendorId, userId }: ChangeOf, collector: string | null): Promise<void> {
    await this.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      const open = await openVendorOrder(tx, order, vendorId);
      await lockDays(tx, open, null);
      const { vendorOrder } = open;
      if (vendorOrder.collector === collector) return;
      await tx.update(VendorOrder, vendorOrder.id, { collector });
      const what = collector === null ? 'removed' : vendorOrder.collector === null ? 'added' : 'changed';
      await noteChange(tx, vendorOrder, { kind: 'collector', what }, { actor: 'buyer', userId });
    });
  }
}

const notThere = () =>
  new DomainError('VALIDATION_FAILED', [{ path: 'windowId', message: 'Please choose a day from the list.' }]);

/** Whether a vendor order costs the same on that day: at a site of its state, or in its zone. */
function isLike(window: VendorOrderWindow, { vendorId, zoneId, handover }: LoadedVendorOrder): boolean {
  if (window.vendorId !== vendorId) return false;
  if (zoneId !== null) return window.zoneId === zoneId;
  return window.siteId !== null && window.state === handover?.site?.state;
}
