import type { DataSource } from 'typeorm';
import { PickupSchedule } from '../../../src/marketplace/pickups/schedules/pickup-schedule.entity.js';
import { PickupSite } from '../../../src/marketplace/pickups/sites/pickup-site.entity.js';
import { PickupWindow } from '../../../src/marketplace/pickups/windows/pickup-window.entity.js';
import { DeliveryZone } from '../../../src/marketplace/pickups/zones/delivery-zone.entity.js';
import { FORT_MYERS } from './make.js';

const TIME_ZONE = 'America/New_York';

/** A stand in Fort Myers where a vendor hands over; `vendorId` has to be given. */
export const makeSite = (
  db: DataSource,
  given: Partial<PickupSite> & { vendorId: number },
): Promise<PickupSite> =>
  db.getRepository(PickupSite).save({
    ...{ kind: 'farm', name: 'The stand', address: '1 Main Street', city: 'Fort Myers', state: 'FL' },
    ...{ ...FORT_MYERS, timeZone: TIME_ZONE, ...given },
  } as PickupSite);

/** A zone of Fort Myers that a vendor delivers to for $5. */
export const makeZone = (
  db: DataSource,
  given: Partial<DeliveryZone> & { vendorId: number },
): Promise<DeliveryZone> =>
  db.getRepository(DeliveryZone).save({
    ...{ name: 'In town', zipCodes: ['33901'], fee: 500, timeZone: TIME_ZONE },
    ...given,
  } as DeliveryZone);

/** Saturdays from nine to noon, ordered until Thursday at six; a site or a zone has to be given. */
export const makeSchedule = (db: DataSource, given: Partial<PickupSchedule>): Promise<PickupSchedule> =>
  db.getRepository(PickupSchedule).save({
    ...{
      kind: 'weekly',
      weekdays: [6],
      opens: '09:00',
      closes: '12:00',
      cutoffWeekday: 4,
      cutoffTime: '18:00',
    },
    ...given,
  } as PickupSchedule);

const HOUR = 3_600_000;

/** A window of a schedule that is open for orders, so many days from now. */
export function makeWindow(
  db: DataSource,
  days: number,
  given: Partial<PickupWindow> & { scheduleId: number; vendorId: number },
): Promise<PickupWindow> {
  const startsAt = new Date(Date.now() + days * 24 * HOUR);
  const dayThere = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });
  return db.getRepository(PickupWindow).save({
    ...{ date: dayThere.format(startsAt), startsAt, endsAt: new Date(startsAt.getTime() + 3 * HOUR) },
    ...{ ordersOpenAt: new Date(Date.now() - HOUR), ordersCloseAt: new Date(startsAt.getTime() - HOUR) },
    ...given,
  } as PickupWindow);
}
