import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, Not } from 'typeorm';
import type { CancelDayPreview, CancelDayRequest } from '../../../contract/marketplace/shares/share-days.js';
import { amountOf } from '../../../contract/shared/money.js';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { OrderLinks } from '../../orders/guests/order-links.js';
import { MoveOrder } from '../../orders/move-order.js';
import { ShareDate } from '../../tables/share-date.entity.js';
import { SharePayment } from '../../tables/share-payment.entity.js';
import { SharePlan } from '../../tables/share-plan.entity.js';
import { Subscription } from '../../tables/subscription.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { lockMemberships } from '../accounts/subscriptions.sql.js';
import { changeRoom } from '../boxes/box-room.js';
import { lockBoxes } from '../boxes/boxes.sql.js';
import { lockWindows, move } from '../boxes/change-box.js';
import { dropCropParts } from '../boxes/leave-crops.js';
import { payLess, takeBackEntry } from '../boxes/share-money.js';
import { lowered } from '../boxes/share-payments.rules.js';
import { giveBackOverspent } from '../payments/use-credit.js';
import { freeKeptDay } from '../places/places.sql.js';
import { canceledBoxMail, canceledDayMail } from './canceled-day-mail.js';
import { findDay } from './find-day.js';
import { placeOn } from './other-day.rules.js';
import {
  boxesToCancel,
  type DayWindow,
  type FallingBox,
  lockOpenOrder,
  lockWindowsOfDay,
  windowsOfDay,
} from './share-days.sql.js';

export const CANCEL_DAY_QUEUE = 'shares.cancel-day';

export interface CancelJob {
  dateId: number;
  userId: number | null;
}

/** First the day, under the locks of its windows, so that no box comes to it; then member by member. */
@Injectable()
export class CancelDay {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly mail: MailOutbox,
    private readonly moving: MoveOrder,
    private readonly links: OrderLinks,
  ) {}

  /** @throws SHARE_DAY_NOT_FOUND, SHARE_DAY_PASSED, VALIDATION_FAILED */
  async preview(
    vendor: OwnVendor,
    planId: number,
    { dateId, toDateId }: { dateId: number; toDateId: number | null },
    now = new Date(),
  ): Promise<CancelDayPreview> {
    const tx = this.db.manager;
    const day = await findDay(tx, vendor.id, planId, dateId);
    await refusePassed(tx, day, now);
    const other = toDateId === null ? null : await findOtherDay(tx, day, toDateId);
    const windows = toDateId === null ? [] : await fetchRows(tx, windowsOfDay, [toDateId]);
    const falling: FallingBox[] = [];
    const moving: FallingBox[] = [];
    for (const one of [{ day, to: other }, ...(await addOnDays(tx, day, other))]) {
      const own = (await fetchRows(tx, boxesToCancel, [one.day.id, null])).filter(
        (box) => box.isJoined && isPaidFor(box),
      );
      falling.push(...own);
      if (one.to) moving.push(...own.filter((box) => takesPlace(box, windows, now)));
    }
    const boxes = falling.filter((box) => !moving.includes(box));
    const ids = [...new Set(boxes.map(({ subscriptionId }) => subscriptionId))];
    const payments = await tx.findBy(SharePayment, { subscriptionId: In(ids) });
    const paid = ids.map((id) => {
      const ofMember = <Row extends { subscriptionId: number }>(rows: readonly Row[]) =>
        rows.filter(({ subscriptionId }) => subscriptionId === id);
      const cents = ofMember(boxes).reduce((sum, { amount }) => sum + amount, 0);
      const credit = lowered(ofMember(payments), cents).paid;
      const memberId = ofMember(boxes)[0]?.memberId;
      return { memberId, credit, unpaid: cents - credit };
    });
    return {
      moved: new Set(moving.map(({ memberId }) => memberId)).size,
      members: new Set(paid.flatMap(({ credit, memberId }) => (credit > 0 ? [memberId] : []))).size,
      credit: amountOf(paid.reduce((sum, { credit }) => sum + credit, 0)),
      unpaid: amountOf(paid.reduce((sum, { unpaid }) => sum + unpaid, 0)),
    };
  }

  /**
   * With that day of its add-ons. Canceled twice, it is done once.
   * @throws SHARE_DAY_NOT_FOUND, SHARE_DAY_PASSED, VALIDATION_FAILED
   */
  async cancel(
    vendor: OwnVendor,
    planId: number,
    dateId: number,
    request: CancelDayRequest,
    now = () => new Date(),
  ): Promise<void> {
    const jobs = await this.db.transaction((tx) =>
      this.cancelIn(tx, vendor, { planId, dateId, ...request }, now),
    );
    for (const job of jobs) await this.settle(job);
  }

  /** @returns the jobs that go on with its members once it is committed @throws as `cancel` */
  async cancelIn(
    tx: EntityManager,
    { id: vendorId, actor }: Pick<OwnVendor, 'id' | 'actor'>,
    { planId, dateId, reason, toDateId }: CancelDayRequest & { planId: number; dateId: number },
    now = () => new Date(),
  ): Promise<CancelJob[]> {
    const windows = await fetchRows(tx, lockWindowsOfDay, [dateId]);
    const day = await findDay(tx, vendorId, planId, dateId);
    const other = toDateId === null ? null : await findOtherDay(tx, day, toDateId);
    if (day.state === 'canceled') return [{ dateId, userId: actor.id }];
    if (windows.every(({ endsAt }) => endsAt <= now())) throw new DomainError('SHARE_DAY_PASSED');
    const days = [{ day, to: other }, ...(await addOnDays(tx, day, other))];
    for (const one of days) {
      const to = one.to?.id ?? null;
      await tx.update(ShareDate, one.day.id, { state: 'canceled', reason, toDateId: to, changedAt: now() });
      await changeRows(tx, freeKeptDay, [one.day.id]);
      // What came here from a canceled day goes on with the rest.
      if (to !== null) await tx.update(ShareDate, { toDateId: one.day.id }, { toDateId: to });
    }
    const jobs = days.map((one): CancelJob => ({ dateId: one.day.id, userId: actor.id }));
    for (const job of jobs) await this.jobs.enqueue(tx, CANCEL_DAY_QUEUE, job);
    return jobs;
  }

  /** Again after a server died, by the job: who is done is left as they are. */
  async settle({ dateId, userId }: CancelJob): Promise<void> {
    const day = await this.db.manager.findOneByOrFail(ShareDate, { id: dateId });
    const boxes = await fetchRows(this.db, boxesToCancel, [dateId, null]);
    for (const id of new Set(boxes.map(({ subscriptionId }) => subscriptionId)))
      await this.db.transaction((tx) => this.settleMember(tx, id, day, userId));
    // Orders after it: what was being packed as the day was canceled is one by now.
    const link = await this.links.secret();
    for (const { orderId } of await fetchRows(this.db, boxesToCancel, [dateId, null]))
      if (orderId !== null)
        await this.db.transaction((tx) => this.cancelOrder(tx, day, { orderId, userId, link }));
  }

  private async cancelOrder(
    tx: EntityManager,
    day: ShareDate,
    { orderId, userId, link }: { orderId: number; userId: number | null; link: string },
  ): Promise<void> {
    const [order] = await fetchRows(tx, lockOpenOrder, [orderId]);
    if (!order) return;
    await this.moving.moveIn(
      tx,
      {
        ...{ orderId, vendorId: order.vendorId, link, isChecked: true },
        by: { actor: 'vendor', person: { id: userId } },
        canceledMail: canceledBoxMail(day),
      },
      { status: 'cancelled', carrier: null, trackingNumber: null, note: day.reason },
    );
  }

  private async settleMember(
    tx: EntityManager,
    id: number,
    day: ShareDate,
    userId: number | null,
  ): Promise<void> {
    await fetchRows(tx, lockMemberships, [[id]]);
    const subscription = await tx.findOneByOrFail(Subscription, { id });
    await fetchRows(tx, lockBoxes, [id]);
    const boxes = (await fetchRows(tx, boxesToCancel, [day.id, id])).filter(
      ({ orderId }) => orderId === null,
    );
    if (boxes.length === 0) return;
    const { toDateId } = day;
    const to = toDateId === null ? null : await lockOtherDay(tx, toDateId, boxes);
    const now = new Date();
    await changeRoom(
      tx,
      boxes.map(({ windowId, windowTaken }) => ({ windowId, taken: -windowTaken })),
    );
    let credit = 0;
    let cents = 0;
    let isMoved = false;
    for (const box of boxes) {
      // What was missing of it that day isn’t anymore.
      await takeBackEntry(tx, box.id, 'short');
      await dropCropParts(tx, box.id);
      const place = to && takesPlace(box, to.windows, now);
      if (place) {
        isMoved = true;
        await changeRoom(tx, [{ windowId: place.windowId, taken: place.windowTaken }]);
        const shifted = { shiftedTo: toDateId, ...place };
        await move(tx, box, 'shifted', 'day canceled, moved', { userId, role: 'farm' }, shifted);
        continue;
      }
      await move(tx, box, 'canceled', 'day canceled', { userId, role: 'farm' }, { windowTaken: 0 });
      if (!isPaidFor(box)) continue;
      cents += box.amount;
      const entry = { kind: 'canceled', promiseId: box.id, spendableFrom: null, userId } as const;
      credit += await payLess(tx, subscription, box.amount, entry);
    }
    await giveBackOverspent(tx, id, new Date());
    // Who is still paying by card hasn't joined yet.
    if (!subscription.email || subscription.heldUntil !== null || boxes.every((box) => !isPaidFor(box)))
      return;
    await this.mail.enqueue(
      tx,
      await canceledDayMail(tx, subscription, day, {
        ...{ credit, unpaid: cents - credit, movedTo: isMoved && to ? to.date : null },
      }),
    );
  }
}

/** The same day of each add-on, and where its boxes go: to the other day, if the add-on has that. */
async function addOnDays(tx: EntityManager, day: ShareDate, other: ShareDate | null) {
  const addOns = await tx.find(SharePlan, { where: { addOnToId: day.planId }, order: { id: 'ASC' } });
  if (addOns.length === 0) return [];
  const days = await tx.findBy(ShareDate, {
    ...{ planId: In(addOns.map(({ id }) => id)), state: Not('canceled' as const) },
    date: In([day.date, other?.date ?? day.date]),
  });
  return days
    .filter(({ date }) => date === day.date)
    .map((own) => ({
      day: own,
      to: days.find((one) => other && one.planId === own.planId && one.date === other.date) ?? null,
    }));
}

const isPaidFor = ({ state }: FallingBox): boolean => state !== 'off';

/** @throws SHARE_DAY_PASSED */
async function refusePassed(tx: EntityManager, { id }: ShareDate, now: Date): Promise<void> {
  const windows = await fetchRows(tx, windowsOfDay, [id]);
  if (windows.every(({ endsAt }) => endsAt <= now)) throw new DomainError('SHARE_DAY_PASSED');
}

/** @throws VALIDATION_FAILED for what is no later day of the share */
async function findOtherDay(tx: EntityManager, day: ShareDate, id: number): Promise<ShareDate> {
  const other = await tx.findOneBy(ShareDate, { id, planId: day.planId });
  if (other && other.state !== 'canceled' && other.date > day.date) return other;
  const message = 'Please choose a later day of this share.';
  throw new DomainError('VALIDATION_FAILED', [{ path: 'toDateId', message }]);
}

/** Locks the windows of both days, ascending. @returns null where the other day was canceled meanwhile */
async function lockOtherDay(
  tx: EntityManager,
  dateId: number,
  boxes: readonly FallingBox[],
): Promise<{ date: string; windows: DayWindow[] } | null> {
  const ids = (await fetchRows(tx, windowsOfDay, [dateId])).map(({ id }) => id);
  await lockWindows(tx, [...ids, ...boxes.map(({ windowId }) => windowId)]);
  const { date, state } = await tx.findOneByOrFail(ShareDate, { id: dateId });
  return state === 'canceled' ? null : { date, windows: await fetchRows(tx, windowsOfDay, [dateId]) };
}

/** @returns where the box goes, which its window knows from then on; null for nowhere */
function takesPlace(box: FallingBox, windows: readonly DayWindow[], now: Date) {
  const place = placeOn(box, windows, now);
  const window = windows.find(({ id }) => id === place?.windowId);
  if (place && window) window.taken += place.windowTaken;
  return place;
}
