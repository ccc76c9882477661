import type { DataSource } from 'typeorm';
import { HOUR_MS } from '../../../src/contract/shared/calendar/durations.js';
import type { PickupSchedule } from '../../../src/marketplace/tables/pickup-schedule.entity.js';
import type { PickupSite } from '../../../src/marketplace/tables/pickup-site.entity.js';
import type { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { makeSchedule, makeSite, makeWindow } from '../make/make-pickups.js';

export const hoursAhead = (hours: number): Date => new Date(Date.now() + hours * HOUR_MS);

/** A pickup site of a vendor with a schedule, whose windows a test makes itself. */
export async function makePickupSite(
  db: DataSource,
  vendorId: number,
  given: Partial<PickupSite> = {},
): Promise<{ site: PickupSite; schedule: PickupSchedule }> {
  const site = await makeSite(db, { vendorId, ...given });
  return { site, schedule: await makeSchedule(db, { siteId: site.id }) };
}

let serial = 0;

/**
 * A window two days ahead, each on a date of its own. It is the vendor's own, so that the daily job keeps it
 * though the schedule has no such day.
 */
export function makeOwnWindow(
  db: DataSource,
  { id: scheduleId }: Pick<PickupSchedule, 'id'>,
  vendorId: number,
  given: Partial<PickupWindow> & { inHours?: number } = {},
): Promise<PickupWindow> {
  serial += 1;
  const date = new Date(Date.UTC(2030, 0, serial)).toISOString().slice(0, 10);
  return makeWindow(db, { scheduleId, vendorId, isOwn: true, date, inHours: 48, ...given });
}
