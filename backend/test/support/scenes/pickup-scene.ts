import type { DataSource } from 'typeorm';
import { PickupSchedule } from '../../../src/marketplace/pickups/schedules/pickup-schedule.entity.js';
import { PickupSite } from '../../../src/marketplace/pickups/sites/pickup-site.entity.js';
import { PickupWindow } from '../../../src/marketplace/pickups/windows/pickup-window.entity.js';
import { FORT_MYERS } from '../make/make.js';

const HOUR_MS = 3_600_000;

export const hoursAhead = (hours: number): Date => new Date(Date.now() + hours * HOUR_MS);

/** A pickup site of a vendor with a schedule, whose windows a test makes itself. */
export async function makePickupSite(
  db: DataSource,
  vendorId: number,
  given: Partial<PickupSite> = {},
): Promise<{ site: PickupSite; schedule: PickupSchedule }> {
  const site = await db.getRepository(PickupSite).save({
    ...{ vendorId, kind: 'farm', name: 'The stand', address: '1 Main Street', city: 'Fort Myers' },
    ...{ state: 'FL', ...FORT_MYERS, timeZone: 'America/New_York' },
    ...given,
  } as Partial<PickupSite>);
  const schedule = await db.getRepository(PickupSchedule).save({
    ...{ siteId: site.id, kind: 'weekly', weekdays: [6], opens: '09:00', closes: '12:00', cutoffHours: 24 },
  } as Partial<PickupSchedule>);
  return { site, schedule };
}

let serial = 0;

/** A window of three hours, two days ahead, that closes a day before; each on a date of its own. */
export async function makeWindow(
  db: DataSource,
  { id: scheduleId }: Pick<PickupSchedule, 'id'>,
  vendorId: number,
  given: Partial<PickupWindow> = {},
): Promise<PickupWindow> {
  serial += 1;
  const startsAt = given.startsAt ?? hoursAhead(48);
  const times = {
    endsAt: new Date(startsAt.getTime() + 3 * HOUR_MS),
    ordersCloseAt: new Date(startsAt.getTime() - 24 * HOUR_MS),
    ordersOpenAt: new Date(startsAt.getTime() - 20 * 24 * HOUR_MS),
  };
  const date = new Date(Date.UTC(2030, 0, serial)).toISOString().slice(0, 10);
  // Its own, so that the daily job keeps it though the schedule has no such day.
  const window = { isOwn: true, scheduleId, vendorId, date, startsAt, ...times, ...given };
  return db.getRepository(PickupWindow).save<PickupWindow>(window as PickupWindow);
}
