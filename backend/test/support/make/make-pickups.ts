import type { DataSource } from 'typeorm';
import type { Weekday } from '../../../src/contract/directory/hours.js';
import { HOUR_MS } from '../../../src/contract/shared/calendar/durations.js';
import { DeliveryZone } from '../../../src/marketplace/tables/delivery-zone.entity.js';
import { PickupSchedule } from '../../../src/marketplace/tables/pickup-schedule.entity.js';
import { PickupSite } from '../../../src/marketplace/tables/pickup-site.entity.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { FORT_MYERS } from './make.js';

/** The day of the week in three days, so that none of its windows has begun, whenever a test runs. */
export const COMING_WEEKDAY = new Date(Date.now() + 72 * HOUR_MS).getUTCDay() as Weekday;
const ZONE = 'America/New_York';

/** A stand in Fort Myers. */
export const makeSite = (db: DataSource, given: Partial<PickupSite> & { vendorId: number }) =>
  db.getRepository(PickupSite).save({
    ...{
      kind: 'farm' as const,
      name: 'The stand',
      address: '1 Main Street',
      city: 'Fort Myers',
      state: 'FL',
    },
    ...{ timeZone: ZONE, ...FORT_MYERS },
    ...given,
  });

/** A zone that has the ZIP code of Fort Myers, for 5 dollars. */
export const makeZone = (db: DataSource, given: Partial<DeliveryZone> & { vendorId: number }) =>
  db.getRepository(DeliveryZone).save({
    ...{ name: 'Fort Myers', zipCodes: ['33901'], fee: 500, timeZone: ZONE },
    ...given,
  });

/** A weekly schedule of a site or a zone; its windows are not made. */
export const makeSchedule = (db: DataSource, given: Partial<PickupSchedule>) =>
  db.getRepository(PickupSchedule).save({
    ...{ kind: 'weekly' as const, weekdays: [6 as const], opens: '09:00', closes: '12:00', cutoffHours: 24 },
    ...given,
  });

/** A window of a schedule in so many hours, which closes a day before, or at once where it is sooner. */
export async function makeWindow(
  db: DataSource,
  {
    inHours = 72,
    ...given
  }: Partial<PickupWindow> & { scheduleId: number; vendorId: number; inHours?: number },
): Promise<PickupWindow> {
  const startsAt = given.startsAt ?? new Date(Date.now() + inHours * HOUR_MS);
  const before = (hours: number) => new Date(startsAt.getTime() - hours * HOUR_MS);
  return db.getRepository(PickupWindow).save({
    ...{ startsAt, endsAt: before(-3), ordersOpenAt: before(14 * 24), ordersCloseAt: before(24) },
    date: startsAt.toISOString().slice(0, 10),
    ...given,
  });
}

/** A site with one window. */
export async function makePickup(
  db: DataSource,
  vendorId: number,
  given: Partial<PickupWindow> & { inHours?: number } = {},
  schedule: Partial<PickupSchedule> = {},
): Promise<PickupWindow> {
  const site = await makeSite(db, { vendorId });
  const { id: scheduleId } = await makeSchedule(db, { siteId: site.id, ...schedule });
  return makeWindow(db, { scheduleId, vendorId, ...given });
}
