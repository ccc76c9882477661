import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { NEW_SCHEDULE } from '../../contract/marketplace/pickup/pickup-schedules.js';
import {
  PickupScheduleRequest,
  PickupSiteRequest,
  type PickupSiteView,
} from '../../contract/marketplace/pickup/pickups.js';
import type { FirstWindowRequest } from '../../contract/marketplace/selling-guide.js';
import { fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { checked } from '../../platform/http/errors/validation.js';
import { PickupSchedules } from '../pickups/schedules/pickup-schedules.service.js';
import { PickupSites, readSite } from '../pickups/sites/pickup-sites.service.js';
import { PickupSite } from '../tables/pickup-site.entity.js';
import { Vendor } from '../tables/vendor.entity.js';
import type { OwnVendor } from '../vendors/current-vendor.js';
import { lockVendor } from '../vendors/lock-vendor.js';
import * as sql from './selling-guide.sql.js';
import { streetOf } from './street-of.rules.js';

const MOST_FARMS = 100;

@Injectable()
export class FirstWindows {
  constructor(
    private readonly db: DataSource,
    private readonly sites: PickupSites,
    private readonly schedules: PickupSchedules,
  ) {}

  /**
   * Adds a pickup site with a weekly schedule. Pressed twice, it is there once.
   * @throws FARM_NOT_FOUND, VALIDATION_FAILED
   */
  async add({ id, userId }: OwnVendor, request: FirstWindowRequest): Promise<PickupSiteView> {
    return this.db.transaction(async (tx) => {
      await lockVendor(tx, id);
      const site = await tx.findOneBy(PickupSite, { vendorId: id, closedAt: IsNull() });
      if (site) return readSite(tx, id, site.id);
      const fields = checked(PickupSiteRequest, {
        kind: 'farm',
        ...(await placeOf(tx, request, { id, userId })),
      });
      const siteId = await this.sites.add(tx, id, fields);
      await this.schedules.add(tx, id, { siteId }, scheduleOf(request));
      return readSite(tx, id, siteId);
    });
  }
}

async function placeOf(
  tx: EntityManager,
  { farmId }: FirstWindowRequest,
  { id, userId }: Pick<OwnVendor, 'id' | 'userId'>,
) {
  if (farmId === null) {
    const { businessName, address, city, state, zipCode } = await tx.findOneByOrFail(Vendor, { id });
    return { name: businessName, address, city, state, zipCode };
  }
  const farms = await fetchRows(tx, sql.ownFarms, [userId, MOST_FARMS]);
  const farm = farms.find((one) => one.id === farmId);
  if (!farm) throw new DomainError('FARM_NOT_FOUND');
  const { name, city, state, zipCode } = farm;
  return { name: name.slice(0, 120), address: streetOf(farm.address, farm), city, state, zipCode };
}

function scheduleOf({ weekday, opens, closes, lastDay }: FirstWindowRequest): PickupScheduleRequest {
  const { opensDaysBefore, cutoffHours, capacity } = NEW_SCHEDULE;
  return checked(PickupScheduleRequest, {
    ...{ kind: 'weekly', weekdays: [weekday], opens, closes, lastDay, opensDaysBefore, capacity },
    cutoff: { kind: 'hours', hours: cutoffHours },
  });
}
