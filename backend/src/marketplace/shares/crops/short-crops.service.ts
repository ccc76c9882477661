import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import type {
  ShortCropPreview,
  ShortCropPreviewRequest,
  ShortCropRequest,
  ShortCropsView,
} from '../../../contract/marketplace/short-crops.js';
import type { ShortReason } from '../../../contract/marketplace/short-row-words.js';
import { MINUTE_MS } from '../../../contract/shared/calendar/durations.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { OrderLinks } from '../../orders/guests/order-links.js';
import { CropsOfOrders } from '../../orders/short-rows/crops-of-orders.js';
import { ShortCrop } from '../../tables/short-crop.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { customersOfCrops, firstPickup, ownersOfCrop } from './crops.sql.js';
import { type CropNeed, needsOn } from './needs.js';
import { type PlannedNeed, planCrop } from './plan-crop.js';
import { cropPreview, cropsView, totalOf } from './short-crops.view.js';
import { giveBackOverspentOf, lockOwners, type Owners, takeBackParts, writeParts } from './write-crop.js';

export const SHORT_CROPS_QUEUE = 'shares.short-crops';
/** Refunds go out so long before the first pickup of the day, and never sooner than the second of these. */
const BEFORE_PICKUP_MS = 60 * MINUTE_MS;
const TO_UNDO_MS = 10 * MINUTE_MS;

interface Done {
  crop: ShortCrop;
  planned: PlannedNeed[];
}

/** Lists change and members have their credit at once; refunds and emails wait, so that it can be undone. */
@Injectable()
export class ShortCrops {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly links: OrderLinks,
    private readonly crops: CropsOfOrders,
  ) {}

  async read({ id: vendorId }: OwnVendor, day: string): Promise<ShortCropsView> {
    const tx = this.db.manager;
    const needs = await needsOn(tx, vendorId, day);
    const found = await tx.findBy(ShortCrop, { vendorId, day, undoneAt: IsNull() });
    const counts = await fetchRows(tx, customersOfCrops, [found.map(({ id }) => id)]);
    const short = found.map((crop) => ({
      ...crop,
      customers: counts.find(({ id }) => id === crop.id)?.customers ?? 0,
    }));
    const last = await tx.findOne(ShortCrop, { where: { vendorId }, order: { id: 'DESC' } });
    const [pickup] = await fetchRows(tx, firstPickup, [vendorId, day]);
    return cropsView(needs, short, { rule: last?.rule, timeZone: pickup?.timeZone });
  }

  /** Does it, looks, and takes it back. @throws as `mark`, but CROP_CHANGED */
  async preview(vendor: OwnVendor, request: ShortCropPreviewRequest): Promise<ShortCropPreview> {
    const link = await this.links.secret();
    const [pickup] = await fetchRows(this.db, firstPickup, [vendor.id, request.day]);
    const looked: Done[] = [];
    await this.db
      .transaction(async (tx) => {
        looked.push(await this.markIn(tx, vendor, { ...request, reason: 'miscounted' }, { link }));
        throw new OnlyLooking();
      })
      .catch((error: unknown) => {
        if (!(error instanceof OnlyLooking)) throw error;
      });
    const [done] = looked;
    if (!done) throw new DomainError('CROP_NOT_FOUND');
    return cropPreview(done.crop, done.planned, pickup?.timeZone);
  }

  /**
   * Again, with another number, as if it was the first.
   * @throws CROP_NOT_FOUND, CROP_SENT, CROP_CHANGED, VALIDATION_FAILED
   */
  async mark(vendor: OwnVendor, request: ShortCropRequest): Promise<ShortCropsView> {
    const link = await this.links.secret();
    await this.db.transaction(async (tx) => {
      const { crop, planned } = await this.markIn(tx, vendor, request, { link });
      if (crop.needed !== request.needed || totalOf(planned) !== request.amount)
        throw new DomainError('CROP_CHANGED');
      const inSeconds = Math.ceil((crop.sendsAt.getTime() - Date.now()) / 1_000);
      await this.jobs.enqueue(tx, SHORT_CROPS_QUEUE, {}, undefined, Math.max(inSeconds, 1));
    });
    return this.read(vendor, request.day);
  }

  /** @throws CROP_NOT_FOUND, CROP_SENT */
  async undo(vendor: OwnVendor, id: number): Promise<ShortCropsView> {
    const day = await this.db.transaction(async (tx) => {
      const found = await tx.findOneBy(ShortCrop, { id, vendorId: vendor.id });
      if (!found) throw new DomainError('CROP_NOT_FOUND');
      const owners = await ownersOf(tx, found, []);
      await lockOwners(tx, owners);
      const crop = await lockCrop(tx, { id });
      if (crop) await takeBack(tx, crop);
      await giveBackOverspentOf(tx, owners);
      return found.day;
    });
    return this.read(vendor, day);
  }

  private async markIn(
    tx: EntityManager,
    vendor: OwnVendor,
    request: ShortCropPreviewRequest & { reason: ShortReason },
    { link }: { link: string },
  ): Promise<Done> {
    const { id: vendorId, actor } = vendor;
    const { day, key, available, rule, reason } = request;
    const which = { vendorId, day, key, undoneAt: IsNull() };
    const find = async () => (await needsOn(tx, vendorId, day)).filter((need) => need.key === key);
    const owners = await ownersOf(tx, await tx.findOneBy(ShortCrop, which), await find());
    await lockOwners(tx, owners);
    const before = await lockCrop(tx, which);
    if (before) await takeBack(tx, before);
    const needs = await find();
    const [first] = needs;
    if (!first) throw new DomainError('CROP_NOT_FOUND');
    // What came in between wasn't locked.
    if (!isWithin(ownersOfNeeds(needs), owners)) throw new DomainError('CROP_CHANGED');
    const planned = await planCrop(tx, this.crops, needs, { by: vendor, link, request });
    const crop = await tx.save(ShortCrop, {
      ...{ vendorId, day, key, name: first.cropName, unit: first.unit, available, rule, reason },
      needed: needs.reduce((sum, need) => sum + need.needed, 0),
      sendsAt: await sendsAt(tx, vendorId, day),
      ...{ userId: actor.id, role: actor.role, closedAt: null, undoneAt: null },
    });
    await writeParts(tx, crop, planned);
    if (before) await giveBackOverspentOf(tx, owners);
    return { crop, planned };
  }
}

/** @returns null where it is undone already @throws CROP_SENT */
async function lockCrop(tx: EntityManager, where: object): Promise<ShortCrop | null> {
  const crop = await tx.findOne(ShortCrop, { where, lock: { mode: 'pessimistic_write' } });
  if (crop?.closedAt) throw new DomainError('CROP_SENT');
  return crop?.undoneAt ? null : crop;
}

async function takeBack(tx: EntityManager, crop: ShortCrop): Promise<void> {
  await takeBackParts(tx, crop);
  await tx.update(ShortCrop, crop.id, { undoneAt: new Date() });
}

const ownersOfNeeds = (needs: readonly CropNeed[]): Owners => ({
  orderIds: needs.flatMap(({ orderId }) => orderId ?? []),
  subscriptionIds: needs.flatMap(({ of }) => (of.kind === 'share' ? [of.box.subscriptionId] : [])),
});

async function ownersOf(
  tx: EntityManager,
  crop: ShortCrop | null,
  needs: readonly CropNeed[],
): Promise<Owners> {
  const before = crop ? await fetchRows(tx, ownersOfCrop, [crop.id]) : [];
  const { orderIds, subscriptionIds } = ownersOfNeeds(needs);
  return {
    orderIds: [...orderIds, ...before.flatMap(({ orderId }) => orderId ?? [])],
    subscriptionIds: [...subscriptionIds, ...before.flatMap(({ subscriptionId }) => subscriptionId ?? [])],
  };
}

const isWithin = (owners: Owners, locked: Owners): boolean =>
  owners.orderIds.every((id) => locked.orderIds.includes(id)) &&
  owners.subscriptionIds.every((id) => locked.subscriptionIds.includes(id));

async function sendsAt(tx: EntityManager, vendorId: number, day: string): Promise<Date> {
  const [pickup] = await fetchRows(tx, firstPickup, [vendorId, day]);
  const soonest = Date.now() + TO_UNDO_MS;
  return new Date(Math.max(soonest, (pickup?.startsAt.getTime() ?? 0) - BEFORE_PICKUP_MS));
}

/** Ends a transaction that was only a look. */
class OnlyLooking extends Error {}
