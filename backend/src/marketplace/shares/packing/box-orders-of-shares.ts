import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { fetchRows } from '../../../platform/database/statement.js';
import { BoxOrders, type BoxesOfOrders } from '../../orders/box-orders.js';
import { BoxDraw } from '../../tables/box-draw.entity.js';
import { MemberEntry } from '../../tables/member-entry.entity.js';
import { PickupWindow } from '../../tables/pickup-window.entity.js';
import { BoxPromise } from '../../tables/promise.entity.js';
import { ShareDate } from '../../tables/share-date.entity.js';
import { Subscription } from '../../tables/subscription.entity.js';
import { VendorOrder } from '../../tables/vendor-order.entity.js';
import { lockMemberships } from '../accounts/subscriptions.sql.js';
import { amountOfBox } from '../boxes/box.rules.js';
import { lockBoxes } from '../boxes/boxes.sql.js';
import { move } from '../boxes/change-box.js';
import { leaveCrops } from '../boxes/leave-crops.js';
import { addShort, payLess, takeBackEntry } from '../boxes/share-money.js';
import { drawsFor } from '../cards/card-money.js';
import { spentCredit } from '../credits/credits.sql.js';
import { giveBackOverspent } from '../payments/use-credit.js';
import { boxOfOrder } from './packing.sql.js';

/** What orders that boxes became do to the member's account. The order is locked before the subscription. */
const BY_THE_FARM = { userId: null, role: 'farm' } as const;

@Injectable()
export class BoxOrdersOfShares implements BoxesOfOrders, OnModuleInit {
  constructor(private readonly orders: BoxOrders) {}

  onModuleInit(): void {
    this.orders.follow(this);
  }

  /** All of it comes back, with what was missing of it before. */
  async canceled(tx: EntityManager, orderId: number, userId: number | null): Promise<void> {
    const found = await lockBoxOf(tx, orderId);
    if (!found) return;
    const { box, subscription } = found;
    await takeBackEntry(tx, box.id, 'short');
    await tx.delete(BoxDraw, { orderId });
    await move(tx, box, 'canceled', 'order canceled', { userId, role: userId === null ? null : 'farm' });
    const credit = { kind: 'canceled', promiseId: box.id, spendableFrom: null, userId } as const;
    await payLess(tx, subscription, amountOfBox(box), credit);
    await giveBackOverspent(tx, subscription.id, new Date());
  }

  /** One entry for all that was missing of a box. */
  async short(tx: EntityManager, orderId: number, cents: number, userId: number | null): Promise<void> {
    const found = await lockBoxOf(tx, orderId);
    if (!found) return;
    const { box, subscription } = found;
    await addShort(tx, subscription, { id: box.id, amount: amountOfBox(box) }, cents, userId);
  }

  async left(tx: EntityManager, orderId: number): Promise<number> {
    const [box] = await fetchRows(tx, boxOfOrder, [orderId]);
    if (!box) return 0;
    const entry = await tx.findOneBy(MemberEntry, { promiseId: box.id, kind: 'short', undoneAt: IsNull() });
    return Math.max(0, amountOfBox(box) - (entry?.cents ?? 0));
  }

  /** A card that was declined may have been charged since it was packed, and credit used. */
  async delivered(tx: EntityManager, orderId: number): Promise<void> {
    const found = await lockBoxOf(tx, orderId);
    if (!found) return;
    const { box, subscription } = found;
    const spent = await fetchRows(tx, spentCredit, [[subscription.id]]);
    if (subscription.payBy !== 'card' && spent.length === 0) return;
    const drawn = await tx.findBy(BoxDraw, { orderId });
    const missing = amountOfBox(box) - drawn.reduce((sum, { cents }) => sum + cents, 0);
    for (const draw of await drawsFor(tx, subscription, missing, spent)) {
      const before = drawn.find(({ paymentId }) => paymentId === draw.paymentId)?.cents ?? 0;
      await tx.save(BoxDraw, { orderId, ...draw, cents: before + draw.cents });
    }
  }

  /** It is of the share's day that it moved to, where there is one; it doesn't cost its member a move. */
  async moved(tx: EntityManager, orderId: number, windowId: number): Promise<void> {
    const found = await lockBoxOf(tx, orderId);
    const window = await tx.findOneBy(PickupWindow, { id: windowId });
    if (!found || !window) return;
    const { id, state } = found.box;
    const { shiftedTo: before, dateId, movedWithOrder } = await tx.findOneByOrFail(BoxPromise, { id });
    const { windowId: fromId } = await tx.findOneByOrFail(VendorOrder, { orderId });
    const from = await tx.findOneBy(PickupWindow, { id: fromId ?? 0 });
    const isOtherDay = from?.date !== window.date;
    if (isOtherDay) await leaveCrops(tx, found.subscription, { id, amount: amountOfBox(found.box) });
    const { toDateId } = await tx.findOneByOrFail(ShareDate, { id: dateId });
    const to = await shiftedTo(tx, found.subscription.planId, dateId, window.date);
    await move(tx, { id, state }, state, 'moved with its order', BY_THE_FARM, {
      ...{ windowId, shiftedTo: to, movedWithOrder: movedWithOrder || before === toDateId },
    });
    if (isOtherDay) await giveBackOverspent(tx, found.subscription.id, new Date());
  }
}

/** Whose day it is by now. */
async function shiftedTo(
  tx: EntityManager,
  planId: number,
  dateId: number,
  date: string,
): Promise<number | null> {
  const day = await tx.findOneBy(ShareDate, { planId, date });
  return day && day.id !== dateId ? day.id : null;
}

async function lockBoxOf(tx: EntityManager, orderId: number) {
  const [box] = await fetchRows(tx, boxOfOrder, [orderId]);
  if (!box) return null;
  await fetchRows(tx, lockMemberships, [[box.subscriptionId]]);
  const subscription = await tx.findOneByOrFail(Subscription, { id: box.subscriptionId });
  await fetchRows(tx, lockBoxes, [subscription.id]);
  return { box, subscription };
}
