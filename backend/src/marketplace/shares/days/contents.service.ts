import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { actorMay } from '../../../accounts/businesses/acting.js';
import type {
  MissingContentView,
  ShareContentsRequest,
  ShareContentsView,
} from '../../../contract/marketplace/shares/share-days.js';
import { dayIn } from '../../../contract/shared/calendar/date-format.js';
import { amountOf } from '../../../contract/shared/money.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { ShareContent } from '../../tables/share-content.entity.js';
import { ShareDate } from '../../tables/share-date.entity.js';
import { ShareSite } from '../../tables/share-site.entity.js';
import { ShareSize } from '../../tables/share-size.entity.js';
import { Subscription } from '../../tables/subscription.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { worthOfMissing } from '../boxes/box.rules.js';
import { addShort } from '../boxes/share-money.js';
import { boxesWithContent, type ShortBox } from './contents.sql.js';
import { findDay } from './find-day.js';
import { windowsOfDay } from './share-days.sql.js';

@Injectable()
export class ShareContents {
  constructor(private readonly db: DataSource) {}

  /** @throws SHARE_NOT_FOUND, SHARE_DAY_NOT_FOUND */
  async read(vendor: OwnVendor, planId: number, dateId: number): Promise<ShareContentsView> {
    await findDay(this.db.manager, vendor.id, planId, dateId);
    const items = await this.db.manager.find(ShareContent, { where: { dateId }, order: { position: 'ASC' } });
    const seesPrices = actorMay(vendor.actor, 'price');
    return {
      items: items.map(({ id, sizeId, scheduleId, name, quantity, note, value, missingAt }) => ({
        ...{ id, sizeId, scheduleId, name, quantity, note, isMissing: missingAt !== null },
        ...(seesPrices && { value: value === null ? null : amountOf(value) }),
      })),
    };
  }

  /** All of it anew, but what was marked as missing. @throws the same, VALIDATION_FAILED */
  async write(
    vendor: OwnVendor,
    planId: number,
    dateId: number,
    { items }: ShareContentsRequest,
  ): Promise<ShareContentsView> {
    await this.db.transaction(async (tx) => {
      await lockDay(tx, vendor, planId, dateId);
      await refuseOthers(tx, planId, items);
      const missing = (await tx.findBy(ShareContent, { dateId })).filter(
        ({ missingAt }) => missingAt !== null,
      );
      await tx.delete(ShareContent, { dateId });
      const lines = items.map((item, position) => {
        const before = missing.find((one) => isSame(one, item));
        return { ...item, dateId, position, missingAt: before?.missingAt ?? null };
      });
      const lost = missing.find((one) => !items.some((item) => isSame(one, item)));
      if (lost)
        throw wrong(`${lost.name} was missing, and members got credit for it. Please leave it in the list.`);
      if (lines.length > 0) await tx.insert(ShareContent, lines);
    });
    return this.read(vendor, planId, dateId);
  }

  /**
   * Farm credit for its part of the price to all whose box it was to be in; a second time, nothing.
   * @throws the same, SHARE_CONTENT_NOT_FOUND, SHARE_DAY_TO_COME, VALIDATION_FAILED where a value is missing
   */
  async missing(
    vendor: OwnVendor,
    planId: number,
    dateId: number,
    id: number,
    now = new Date(),
  ): Promise<MissingContentView> {
    await refuseToCome(this.db.manager, dateId, now);
    return this.db.transaction(async (tx) => {
      const first = await fetchRows(tx, boxesWithContent, [id]);
      for (const subscriptionId of new Set(first.map((box) => box.subscriptionId)))
        await tx.findOne(Subscription, {
          where: { id: subscriptionId },
          lock: { mode: 'pessimistic_write' },
        });
      await lockDay(tx, vendor, planId, dateId);
      const line = await tx.findOneBy(ShareContent, { id, dateId });
      if (!line) throw new DomainError('SHARE_CONTENT_NOT_FOUND');
      if (line.missingAt) return { members: 0, credit: 0 };
      const { value } = line;
      const boxes = await fetchRows(tx, boxesWithContent, [id]);
      if (value === null || boxes.some(({ contents }) => contents === null))
        throw wrong('Please enter the value of everything in these boxes first.');
      await tx.update(ShareContent, id, { missingAt: new Date() });
      const given = [];
      for (const box of boxes) given.push({ ...box, cents: await credit(tx, box, value, vendor.actor.id) });
      return {
        members: new Set(given.filter(({ cents }) => cents > 0).map((box) => box.subscriptionId)).size,
        credit: amountOf(given.reduce((sum, { cents }) => sum + cents, 0)),
      };
    });
  }
}

async function credit(tx: EntityManager, box: ShortBox, value: number, userId: number): Promise<number> {
  const { id, subscriptionId, vendorId, amount, credited } = box;
  const cents = worthOfMissing(value, box.contents ?? 0, amount) - credited;
  return cents > 0 ? addShort(tx, { id: subscriptionId, vendorId }, { id, amount }, cents, userId) : 0;
}

/** Nobody has a box of it yet. @throws SHARE_DAY_TO_COME */
async function refuseToCome(tx: EntityManager, dateId: number, now: Date): Promise<void> {
  const windows = await fetchRows(tx, windowsOfDay, [dateId]);
  const isToCome = windows.every(
    ({ startsAt, timeZone }) => dayIn(timeZone, startsAt) > dayIn(timeZone, now),
  );
  if (windows.length > 0 && isToCome) throw new DomainError('SHARE_DAY_TO_COME');
}

const isSame = (
  one: Pick<ShareContent, 'sizeId' | 'scheduleId' | 'name'>,
  other: Pick<ShareContent, 'sizeId' | 'scheduleId' | 'name'>,
) => one.sizeId === other.sizeId && one.scheduleId === other.scheduleId && one.name === other.name;

/** Its contents are written one after another. @throws SHARE_NOT_FOUND, SHARE_DAY_NOT_FOUND */
async function lockDay(tx: EntityManager, vendor: OwnVendor, planId: number, dateId: number): Promise<void> {
  await findDay(tx, vendor.id, planId, dateId);
  await tx.findOne(ShareDate, { where: { id: dateId }, lock: { mode: 'pessimistic_write' } });
}

/** @throws VALIDATION_FAILED for a size or a pickup of another share */
async function refuseOthers(
  tx: EntityManager,
  planId: number,
  items: ShareContentsRequest['items'],
): Promise<void> {
  const sizes = (await tx.findBy(ShareSize, { planId })).map(({ id }) => id);
  const schedules = (await tx.findBy(ShareSite, { planId })).map(({ scheduleId }) => scheduleId);
  items.forEach(({ sizeId, scheduleId }, index) => {
    if (!sizes.includes(sizeId)) throw wrong('Please choose a size.', `items.${index}.sizeId`);
    if (scheduleId !== null && !schedules.includes(scheduleId))
      throw wrong('Please choose a pickup from the list.', `items.${index}.scheduleId`);
  });
}

const wrong = (message: string, path = 'items') => new DomainError('VALIDATION_FAILED', [{ path, message }]);
