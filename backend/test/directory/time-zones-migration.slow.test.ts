import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { TimeZones1764500001700 } from '../../migrations/1764500001700-time-zones.js';
import { Farm } from '../../src/directory/tables/farm.entity.js';
import { MarketDay } from '../../src/directory/tables/market-day.entity.js';
import { Place } from '../../src/directory/tables/place.entity.js';
import { DeliveryZone } from '../../src/marketplace/tables/delivery-zone.entity.js';
import { PickupSite } from '../../src/marketplace/tables/pickup-site.entity.js';
import { PickupWindow } from '../../src/marketplace/tables/pickup-window.entity.js';
import { ZipCode } from '../../src/platform/geo/zip-code.entity.js';
import { makeSchedule, makeSite, makeWindow, makeZone } from '../support/make/make-pickups.js';
import { makeFarm, makePlace, makeVendor } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Williston ND keeps Central time; it was taken for Mountain time. */
const WILLISTON = { zipCode: '58801', latitude: 48.1467, longitude: -103.6201, timeZone: 'America/Denver' };
const TEN_IN_DENVER = new Date('2099-12-05T17:00:00Z');
const NOON_IN_DENVER = new Date('2099-12-05T19:00:00Z');
const TEN_IN_CHICAGO = new Date('2099-12-05T16:00:00Z');

it('mends the clocks of places, and keeps the hours that were told', async () => {
  const { db } = test;
  await db.getRepository(ZipCode).update('58801', { timeZone: 'America/Denver' });
  const vendor = await makeVendor(db, { zipCode: '58801' });
  const hours = { startsAt: TEN_IN_DENVER, endsAt: NOON_IN_DENVER, ordersCloseAt: TEN_IN_DENVER };
  const site = await makeSite(db, { ...WILLISTON, vendorId: vendor.id });
  const zone = await makeZone(db, { vendorId: vendor.id, timeZone: 'America/Denver' });
  const schedules = [
    await makeSchedule(db, { siteId: site.id }),
    await makeSchedule(db, { siteId: null, zoneId: zone.id }),
  ];
  const windows = [];
  for (const { id } of schedules)
    windows.push(await makeWindow(db, { ...hours, scheduleId: id, vendorId: vendor.id, date: '2099-12-05' }));
  const farm = await makeFarm(db, WILLISTON);
  const place = await makePlace(db, WILLISTON);
  const elsewhere = await makePlace(db, {});
  const day = await db.getRepository(MarketDay).save({
    ...{ placeId: place.id, date: '2099-12-05', status: 'scheduled', hours: [] },
    ...{ startsAt: TEN_IN_DENVER, endsAt: NOON_IN_DENVER },
  });

  const runner = db.createQueryRunner();
  await new TimeZones1764500001700().up(runner);
  await runner.release();

  const zoneOf = async (
    table: typeof Place | typeof Farm | typeof PickupSite | typeof DeliveryZone,
    id: number,
  ) =>
    (await db.getRepository<{ id: number; timeZone: string | null }>(table).findOneByOrFail({ id })).timeZone;
  expect([
    (await db.getRepository(ZipCode).findOneByOrFail({ zipCode: '58801' })).timeZone,
    await zoneOf(Place, place.id),
    await zoneOf(Farm, farm.id),
    await zoneOf(PickupSite, site.id),
    await zoneOf(DeliveryZone, zone.id),
  ]).toEqual(Array.from({ length: 5 }, () => 'America/Chicago'));
  expect(await zoneOf(Place, elsewhere.id)).toBe('America/New_York');
  for (const { id } of windows) {
    const window = await db.getRepository(PickupWindow).findOneByOrFail({ id });
    expect([window.startsAt, window.ordersCloseAt]).toEqual([TEN_IN_CHICAGO, TEN_IN_CHICAGO]);
  }
  expect((await db.getRepository(MarketDay).findOneByOrFail({ id: day.id })).startsAt).toEqual(
    TEN_IN_CHICAGO,
  );
});
