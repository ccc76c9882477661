import type { EntityManager } from 'typeorm';
import type { BoxAction, BoxState } from '../../../contract/marketplace/shares/share-terms.js';
import { dayIn } from '../../../contract/shared/calendar/date-format.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { PromiseEvent } from '../../tables/promise-event.entity.js';
import { BoxPromise } from '../../tables/promise.entity.js';
import { ShareDate } from '../../tables/share-date.entity.js';
import type { Subscription } from '../../tables/subscription.entity.js';
import { changeRoom, roomIn } from './box-room.js';
import {
  actionsOf,
  amountOfBox,
  firstTurnedOn,
  type HoldsLeft,
  holdsLeft,
  isAsPromised,
  isTooLate,
  lastOff,
  stateAsPromised,
} from './box.rules.js';
import { type BoxRow, boxesOf, lockBoxes, lockSiteWindows, type SiteWindow } from './boxes.sql.js';
import { leaveCrops } from './leave-crops.js';
import { giveBackShort, keep, payLess, payMore, takeBackEntry } from './share-money.js';

export interface ChangedBy {
  userId: number | null;
  role: 'member' | 'farm' | null;
}

/** Everything of one member's boxes, locked: the subscription, then its boxes. */
export interface Locked {
  subscription: Subscription;
  boxes: BoxRow[];
  left: HoldsLeft;
  by: ChangedBy;
  now: Date;
}

/** The subscription is locked. @throws SUBSCRIPTION_ENDED, SHARE_NOT_PAID_YET */
export async function lockBoxesOf(
  tx: EntityManager,
  subscription: Subscription,
  by: ChangedBy,
  now: Date,
): Promise<Locked> {
  if (subscription.state === 'ended') throw new DomainError('SUBSCRIPTION_ENDED');
  if (subscription.state === 'joining') throw new DomainError('SHARE_NOT_PAID_YET');
  return lockAllBoxesOf(tx, subscription, by, now);
}

/** The same of one that may not be paid for yet. */
export async function lockAllBoxesOf(
  tx: EntityManager,
  subscription: Subscription,
  by: ChangedBy,
  now: Date,
): Promise<Locked> {
  await fetchRows(tx, lockBoxes, [subscription.id]);
  const boxes = await fetchRows(tx, boxesOf, [subscription.id]);
  return { subscription, boxes, left: holdsLeft(subscription.terms, boxes, now), by, now };
}

/** @throws BOX_NOT_FOUND, BOX_TOO_LATE, SHARE_DAY_PASSED, BOX_NOT_CHANGEABLE, NO_HOLDS_LEFT */
export function boxTo({ boxes, left, by, now }: Locked, id: number, action: BoxAction): BoxRow {
  const box = boxes.find((one) => one.id === id);
  if (!box) throw new DomainError('BOX_NOT_FOUND');
  const is = { now, isFarm: by.role === 'farm', otherSites: true };
  if (actionsOf(box, left, is).includes(action)) return box;
  if (box.orderId === null && isTooLate(box, { now, isFarm: true }))
    throw new DomainError('SHARE_DAY_PASSED');
  if (actionsOf(box, left, { ...is, isFarm: true }).includes(action)) throw new DomainError('BOX_TOO_LATE');
  throw new DomainError(isAsPromised(box) && action !== 'release' ? 'NO_HOLDS_LEFT' : 'BOX_NOT_CHANGEABLE');
}

/** For one of those included, else for credit, or for nothing. @throws as `boxTo` */
export async function holdBox(
  tx: EntityManager,
  locked: Locked,
  id: number,
  forCredit: boolean,
): Promise<void> {
  const { subscription, boxes, by, now } = locked;
  const box = boxTo(locked, id, forCredit ? 'hold_for_credit' : 'hold');
  const on = forCredit ? lastOff(boxes, now) : undefined;
  await lockWindows(tx, [box.windowId]);
  await changeRoom(tx, [{ windowId: box.windowId, taken: -box.windowTaken }]);
  // What was missing of it isn't anymore: all of it is credited, or kept.
  await takeBackEntry(tx, box.id, 'short');
  const heldFor = !forCredit ? 'nothing' : on ? 'included' : 'credit';
  await move(tx, box, 'held', 'held', by, { heldFor, windowTaken: 0 });
  if (on) {
    await move(tx, on, 'promised', 'turned on', by);
    await settleDifference(tx, locked, box, amountOfBox(on) - amountOfBox(box));
  } else if (!forCredit) await keep(tx, subscription, box, by);
  else {
    const credit = { kind: 'hold', promiseId: box.id, userId: by.userId } as const;
    const spendableFrom = box.changeUntil > now ? box.changeUntil : null;
    await payLess(tx, subscription, amountOfBox(box), { ...credit, spendableFrom });
  }
}

/** Takes back what was done. @throws as `boxTo`, SHARE_SITE_FULL where its room is gone */
export async function releaseBox(tx: EntityManager, locked: Locked, id: number): Promise<void> {
  const box = boxTo(locked, id, 'release');
  if (box.state === 'donated') return move(tx, box, stateAsPromised(box), 'not donated', locked.by);
  if (box.state === 'shifted') return moveBack(tx, locked, box);
  const { subscription, boxes, by, now } = locked;
  const off = box.heldFor === 'included' ? firstTurnedOn(boxes, subscription.terms, now) : undefined;
  if (box.heldFor === 'included' && !off) throw new DomainError('BOX_NOT_CHANGEABLE');
  const home = await lockHome(tx, box);
  const windowTaken = await takeRoom(tx, locked, box, home.window);
  // What was paused and comes after all isn't paused again.
  const heldFor = box.heldFor === 'unpaid' ? box.heldFor : null;
  const before = box.heldFor === 'unpaid' ? await stateBefore(tx, box.id) : 'promised';
  const to = before === 'promised' ? stateAsPromised(box) : before;
  const { shiftedTo, window } = home;
  await move(tx, box, to, 'released', by, { heldFor, shiftedTo, windowId: window.id, windowTaken });
  if (off) {
    await move(tx, off, 'off', 'turned off', by);
    await settleDifference(tx, locked, box, amountOfBox(box) - amountOfBox(off));
  }
  if (box.heldFor === 'nothing') await takeBackEntry(tx, box.id, 'kept');
  if (box.heldFor === 'credit' || box.heldFor === 'unpaid') {
    const credited = await takeBackEntry(tx, box.id, box.heldFor === 'credit' ? 'hold' : 'canceled');
    // At another site it may cost less by now than was credited.
    await settleDifference(tx, locked, box, amountOfBox(box) - credited, { spread: false });
  }
  await giveBackShort(tx, subscription, box.id);
}

/** A box may have been donated or moved before it was paused. */
async function stateBefore(tx: EntityManager, promiseId: number): Promise<BoxState> {
  const held = { where: { promiseId, toState: 'held' as const }, order: { id: 'DESC' as const } };
  return (await tx.findOne(PromiseEvent, held))?.fromState ?? 'promised';
}

/** @throws as `boxTo`, SHARE_SITE_FULL, VALIDATION_FAILED for a day without pickup or that is too soon */
export async function shiftBox(tx: EntityManager, locked: Locked, id: number, day: string): Promise<void> {
  const { subscription, by, now } = locked;
  const box = boxTo(locked, id, 'shift');
  const windows = await lockWindows(tx, [box.windowId], box.scheduleId, [day]);
  // After the lock: who cancels the day locks its windows first.
  const date = await tx.findOneBy(ShareDate, { planId: subscription.planId, date: day });
  if (!date || date.state === 'canceled' || date.id === (box.shiftedTo ?? box.dateId))
    throw wrongDay('The share has no box that day.');
  const to = windows.find((window) => window.date === day && window.scheduleId === box.scheduleId);
  if (!to || to.status !== 'open') throw wrongDay(`${box.siteName} has no pickup that day.`);
  if (to.ordersCloseAt <= now) throw wrongDay('It’s too late for that day. Please choose a later one.');
  const windowTaken = await takeRoom(tx, locked, box, { ...to, timeZone: box.timeZone });
  await changeRoom(tx, [{ windowId: box.windowId, taken: -box.windowTaken }]);
  await leaveCrops(tx, subscription, { id: box.id, amount: amountOfBox(box) });
  await move(tx, box, 'shifted', 'moved', by, { shiftedTo: date.id, windowId: to.id, windowTaken });
}

/** Somebody in need gets it. @throws as `boxTo` */
export async function donateBox(tx: EntityManager, locked: Locked, id: number): Promise<void> {
  await move(tx, boxTo(locked, id, 'donate'), 'donated', 'donated', locked.by);
}

/** To its own day, or to where the farm moved it as that was canceled. */
async function moveBack(tx: EntityManager, locked: Locked, box: BoxRow): Promise<void> {
  const { shiftedTo, window } = await lockHome(tx, box);
  const windowTaken = await takeRoom(tx, locked, box, window);
  await changeRoom(tx, [{ windowId: box.windowId, taken: -box.windowTaken }]);
  const back = { shiftedTo, windowId: window.id, windowTaken };
  await leaveCrops(tx, locked.subscription, { id: box.id, amount: amountOfBox(box) });
  await move(tx, box, stateAsPromised(box), 'moved back', locked.by, back);
}

/**
 * Locks the window where a box is picked up once what was done with it is taken back: on its own day, or
 * where the farm moved that as it canceled it. Who cancels a day locks its windows first.
 * @throws BOX_NOT_CHANGEABLE
 */
async function lockHome(tx: EntityManager, box: BoxRow) {
  const isMoving = box.backTo !== (box.shiftedTo ?? box.dateId);
  const { id, date } = await tx.findOneByOrFail(ShareDate, { id: box.backTo ?? box.dateId });
  const windows = await lockWindows(tx, [box.windowId], box.scheduleId, [date]);
  const home = isMoving
    ? windows.find((window) => window.date === date && window.scheduleId === box.scheduleId)
    : windows.find((window) => window.id === box.windowId);
  if (await tx.existsBy(ShareDate, { id, state: 'canceled' })) throw new DomainError('BOX_NOT_CHANGEABLE');
  const shiftedTo = isMoving ? (id === box.dateId ? null : id) : box.shiftedTo;
  return { shiftedTo, window: openFor(home, box.timeZone) };
}

export const lockWindows = (
  tx: EntityManager,
  ids: readonly number[],
  scheduleId: number | null = null,
  days: readonly string[] = [],
): Promise<SiteWindow[]> => fetchRows(tx, lockSiteWindows, [ids, scheduleId, days]);

/** @throws BOX_NOT_CHANGEABLE where the pickup isn't held anymore */
function openFor(window: SiteWindow | undefined, timeZone: string): SiteWindow & { timeZone: string } {
  if (!window || window.status === 'canceled') throw new DomainError('BOX_NOT_CHANGEABLE');
  return { ...window, timeZone };
}

/** @throws SHARE_SITE_FULL */
async function takeRoom(
  tx: EntityManager,
  { subscription: { quantity } }: Pick<Locked, 'subscription'>,
  box: BoxRow,
  window: SiteWindow & { timeZone: string },
): Promise<number> {
  const taken = roomIn(window, { crates: box.crates, quantity });
  await changeRoom(tx, [{ windowId: window.id, taken }]);
  return taken;
}

/** @param spread a difference that is to be paid over all open payments @param note of what becomes credit */
export async function settleDifference(
  tx: EntityManager,
  locked: Locked,
  box: BoxRow,
  cents: number,
  { spread = true, note = 'Lower site fee' }: { spread?: boolean; note?: string } = {},
): Promise<void> {
  const { subscription, by, now } = locked;
  if (cents > 0) await payMore(tx, subscription, cents, { spread, day: today(box, now) });
  if (cents < 0) {
    const credit = { kind: 'canceled', promiseId: null, spendableFrom: null, userId: by.userId } as const;
    await payLess(tx, subscription, -cents, { ...credit, note });
  }
}

export const today = ({ timeZone }: BoxRow, now: Date): string => dayIn(timeZone, now);

/** @param change what it is called in the box's history */
export async function move(
  tx: EntityManager,
  { id, state }: Pick<BoxRow, 'id' | 'state'>,
  to: BoxState,
  change: string,
  by: ChangedBy,
  fields: Partial<BoxPromise> = {},
): Promise<void> {
  await tx.update(BoxPromise, id, { state: to, ...fields });
  await tx.insert(PromiseEvent, { promiseId: id, fromState: state, toState: to, change, ...by });
}

export const wrongDay = (message: string) =>
  new DomainError('VALIDATION_FAILED', [{ path: 'date', message }]);
