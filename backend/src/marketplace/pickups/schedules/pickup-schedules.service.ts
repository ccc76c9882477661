import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import type { PickupScheduleRequest, PickupSiteView } from '../../../contract/marketplace/pickup/pickups.js';
import { MAX_SCHEDULES_OF_SITE } from '../../../contract/marketplace/pickup/pickup-sites.js';
import { comingExceptions } from '../../../directory/places/opening/exceptions.rules.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { Product } from '../../products/product.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import type { PickupSite } from '../sites/pickup-site.entity.js';
import { findSite, readSite } from '../sites/pickup-sites.service.js';
import { promisedWindow } from '../sites/pickup-sites.sql.js';
import { cutoffColumns } from '../windows/cutoff.rules.js';
import { makeWindows } from '../windows/make-windows.js';
import { PickupSchedule } from './pickup-schedule.entity.js';

/** When a vendor hands over at its sites. Every change makes the windows anew, but for what is promised. */
@Injectable()
export class PickupSchedules {
  constructor(private readonly db: DataSource) {}

  /** @throws PICKUP_SITE_NOT_FOUND, TOO_MANY_PICKUP_SCHEDULES, VALIDATION_FAILED */
  async create(
    { id: vendorId }: OwnVendor,
    siteId: number,
    request: PickupScheduleRequest,
  ): Promise<PickupSiteView> {
    return this.db.transaction(async (tx) => {
      const site = await findSite(tx, vendorId, siteId);
      const running = await tx.countBy(PickupSchedule, { siteId, endedAt: IsNull() });
      if (running >= MAX_SCHEDULES_OF_SITE) throw new DomainError('TOO_MANY_PICKUP_SCHEDULES');
      const fields = await columnsOf(tx, site, request);
      const { id } = await tx.save(PickupSchedule, { siteId, ...fields });
      await makeWindows(tx, [id]);
      return readSite(tx, vendorId, siteId);
    });
  }

  /** @throws PICKUP_SCHEDULE_NOT_FOUND, VALIDATION_FAILED */
  async update(
    { id: vendorId }: OwnVendor,
    id: number,
    request: PickupScheduleRequest,
  ): Promise<PickupSiteView> {
    return this.db.transaction(async (tx) => {
      const site = await siteOf(tx, vendorId, id);
      await tx.update(PickupSchedule, { id }, await columnsOf(tx, site, request));
      await makeWindows(tx, [id]);
      return readSite(tx, vendorId, site.id);
    });
  }

  /** Ends it: nothing is promised of it. @throws PICKUP_SCHEDULE_NOT_FOUND, PICKUP_SITE_IN_USE */
  async end({ id: vendorId }: OwnVendor, id: number): Promise<PickupSiteView> {
    const now = new Date();
    return this.db.transaction(async (tx) => {
      const site = await siteOf(tx, vendorId, id);
      const [promised] = await fetchRows(tx, promisedWindow, [null, id, now]);
      if (promised) throw new DomainError('PICKUP_SITE_IN_USE');
      await tx.update(PickupSchedule, { id }, { endedAt: now });
      await makeWindows(tx, [id], now);
      return readSite(tx, vendorId, site.id);
    });
  }
}

/** Locks the site of a schedule. @throws PICKUP_SCHEDULE_NOT_FOUND */
async function siteOf(tx: EntityManager, vendorId: number, id: number): Promise<PickupSite> {
  const schedule = await tx.findOneBy(PickupSchedule, { id, endedAt: IsNull(), site: { vendorId } });
  if (!schedule?.siteId) throw new DomainError('PICKUP_SCHEDULE_NOT_FOUND');
  return findSite(tx, vendorId, schedule.siteId);
}

async function columnsOf(tx: EntityManager, site: PickupSite, request: PickupScheduleRequest) {
  const { cutoff, ...fields } = request;
  const refuse = (path: string, message: string) => new DomainError('VALIDATION_FAILED', [{ path, message }]);
  if (fields.kind === 'market_days' && site.placeId === null)
    throw refuse('kind', 'Only pickups at a market can follow its market days.');
  if (fields.productIds) {
    const ids = fields.productIds;
    const own = await tx.countBy(Product, { id: In(ids), vendorId: site.vendorId, deletedAt: IsNull() });
    if (own < ids.length) throw refuse('productIds', 'One of these products is no longer yours to sell.');
  }
  const exceptions = comingExceptions(fields.exceptions, site.timeZone, new Date());
  return { ...fields, ...cutoffColumns(cutoff), exceptions };
}
