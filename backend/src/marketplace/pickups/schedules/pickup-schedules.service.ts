import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { MAX_SCHEDULES_OF_SITE } from '../../../contract/marketplace/pickup/pickup-sites.js';
import { PickupScheduleRequest, SeenSchedule } from '../../../contract/marketplace/pickup/pickups.js';
import { comingExceptions } from '../../../directory/places/opening/exceptions.rules.js';
import { fieldsIn, refuseOverwriting, withKept } from '../../../platform/admin/conflicts.rules.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { checked } from '../../../platform/http/errors/validation.js';
import { PickupSchedule } from '../../tables/pickup-schedule.entity.js';
import { Product } from '../../tables/product.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import { scheduleView } from '../pickup.view.js';
import { cutoffColumns } from '../windows/cutoff.rules.js';
import { makeWindows, windowsOfPlan } from '../windows/make-windows.js';
import { refusePromised } from '../windows/refuse-promised.js';
import { lockPlace, type ScheduleOf, type SchedulePlace, type SchedulePlaceView } from './schedule-place.js';

/** Every change makes the windows anew, but for what is promised. */
@Injectable()
export class PickupSchedules {
  constructor(private readonly db: DataSource) {}

  /** @throws PICKUP_SITE_NOT_FOUND, DELIVERY_ZONE_NOT_FOUND, TOO_MANY_PICKUP_SCHEDULES, VALIDATION_FAILED */
  create({ id }: OwnVendor, of: ScheduleOf, request: PickupScheduleRequest): Promise<SchedulePlaceView> {
    return this.db.transaction((tx) => this.add(tx, id, of, request));
  }

  /** @throws as `create` */
  async add(
    tx: EntityManager,
    vendorId: number,
    of: ScheduleOf,
    request: PickupScheduleRequest,
  ): Promise<SchedulePlaceView> {
    const place = await lockPlace(tx, vendorId, of);
    const running = await tx.countBy(PickupSchedule, { ...of, endedAt: IsNull() });
    if (running >= MAX_SCHEDULES_OF_SITE) throw new DomainError('TOO_MANY_PICKUP_SCHEDULES');
    const fields = await columnsOf(tx, place, request);
    const { id } = await tx.save(PickupSchedule, { ...of, ...fields });
    await makeWindows(tx, [id]);
    return place.read();
  }

  /** @throws PICKUP_SCHEDULE_NOT_FOUND, VALIDATION_FAILED, CHANGED_MEANWHILE */
  async update(
    { id: vendorId }: OwnVendor,
    id: number,
    { was, ...form }: PickupScheduleRequest,
  ): Promise<SchedulePlaceView> {
    const now = new Date();
    return this.db.transaction(async (tx) => {
      const place = await placeOf(tx, vendorId, id);
      const before = scheduleView(await tx.findOneByOrFail(PickupSchedule, { id }));
      refuseOverwriting(SeenSchedule, before, form, was);
      const kept = withKept(form, was, fieldsIn(SeenSchedule, before) as Partial<typeof form>);
      // Each was right by itself.
      const request = was ? checked(PickupScheduleRequest, kept) : kept;
      const had = await windowsOfPlan(tx, id, now);
      await tx.update(PickupSchedule, { id }, await columnsOf(tx, place, request));
      await makeWindows(tx, [id], now, had);
      return place.read();
    });
  }

  /** Ends it: nothing is promised of it. @throws PICKUP_SCHEDULE_NOT_FOUND, and where the place is in use */
  async end({ id: vendorId }: OwnVendor, id: number): Promise<SchedulePlaceView> {
    const now = new Date();
    return this.db.transaction(async (tx) => {
      const place = await placeOf(tx, vendorId, id);
      await tx.update(PickupSchedule, { id }, { endedAt: now });
      await makeWindows(tx, [id], now);
      await refusePromised(tx, { scheduleId: id }, now, place.inUse);
      return place.read();
    });
  }
}

/** Locks the site or the zone of a schedule. @throws PICKUP_SCHEDULE_NOT_FOUND */
async function placeOf(tx: EntityManager, vendorId: number, id: number): Promise<SchedulePlace> {
  const running = { id, endedAt: IsNull() };
  const schedule = await tx.findOneBy(PickupSchedule, [
    { ...running, site: { vendorId, closedAt: IsNull() } },
    { ...running, zone: { vendorId, closedAt: IsNull() } },
  ]);
  if (schedule?.siteId) return lockPlace(tx, vendorId, { siteId: schedule.siteId });
  if (schedule?.zoneId) return lockPlace(tx, vendorId, { zoneId: schedule.zoneId });
  throw new DomainError('PICKUP_SCHEDULE_NOT_FOUND');
}

async function columnsOf(tx: EntityManager, place: SchedulePlace, request: PickupScheduleRequest) {
  const { cutoff, was: _was, ...fields } = request;
  const refuse = (path: string, message: string) => new DomainError('VALIDATION_FAILED', [{ path, message }]);
  if (fields.kind === 'market_days' && !place.isMarket)
    throw refuse('kind', 'Only pickups at a market can follow its market days.');
  if (fields.productIds) {
    const ids = fields.productIds;
    const own = await tx.countBy(Product, { id: In(ids), vendorId: place.vendorId, deletedAt: IsNull() });
    if (own < ids.length) throw refuse('productIds', 'One of these products is no longer yours to sell.');
  }
  const exceptions = comingExceptions(fields.exceptions, place.timeZone, new Date());
  return { ...fields, ...cutoffColumns(cutoff), exceptions };
}
