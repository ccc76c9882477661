import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { fetchRows } from '../../../platform/database/statement.js';
import { BoxOrders, type BoxesOfOrders } from '../../orders/box-orders.js';
import { Subscription } from '../../tables/subscription.entity.js';
import { lockMemberships } from '../accounts/subscriptions.sql.js';
import { amountOfBox } from '../boxes/box.rules.js';
import { lockBoxes } from '../boxes/boxes.sql.js';
import { move } from '../boxes/change-box.js';
import { addShort, payLess, takeBackEntry } from '../boxes/share-money.js';
import { giveBackOverspent } from '../payments/use-credit.js';
import { boxOfOrder } from './packing.sql.js';

/** What orders that boxes became do to the member's account. The order is locked before the subscription. */
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
    await move(tx, box, 'canceled', 'order canceled', { userId, role: userId === null ? null : 'farm' });
    const credit = { kind: 'canceled', promiseId: box.id, spendableFrom: null, userId } as const;
    await payLess(tx, subscription, amountOfBox(box), credit);
    await giveBackOverspent(tx, subscription.id, new Date());
  }

  /** One entry for all that was missing of a box. */
  async short(tx: EntityManager, orderId: number, cents: number, userId: number | null): Promise<void> {
    const found = await lockBoxOf(tx, orderId);
    if (found) await addShort(tx, found.subscription, found.box.id, cents, userId);
  }
}

async function lockBoxOf(tx: EntityManager, orderId: number) {
  const [box] = await fetchRows(tx, boxOfOrder, [orderId]);
  if (!box) return null;
  await fetchRows(tx, lockMemberships, [box.subscriptionId]);
  const subscription = await tx.findOneByOrFail(Subscription, { id: box.subscriptionId });
  await fetchRows(tx, lockBoxes, [subscription.id]);
  return { box, subscription };
}
