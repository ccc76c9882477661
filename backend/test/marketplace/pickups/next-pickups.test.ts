import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FarmShop, VendorFarms } from '../../../src/contract/marketplace/farm-shops.js';
import type { PickupsNearView } from '../../../src/contract/marketplace/pickup/next-pickups.js';
import type { ProductView } from '../../../src/contract/marketplace/products.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { PickupSite } from '../../../src/marketplace/tables/pickup-site.entity.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { signedIn } from '../../support/http/people.js';
import { makeSchedule, makeSite, makeWindow, makeZone } from '../../support/make/make-pickups.js';
import { makeFarm, makeProduct, makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let vendorId: number;
let kale: Product;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.query('TRUNCATE vendors, farms RESTART IDENTITY CASCADE');
  ({ id: vendorId } = await makeVendor(test.db, { businessName: 'Green Acres' }));
  kale = await makeProduct(test.db, { vendorId, name: 'Kale' });
});

const BY_THURSDAY = { cutoffHours: null, cutoffWeekday: 4, cutoffTime: '18:00' } as const;

async function atStand(days: number, given: Partial<PickupWindow> = {}, site: Partial<PickupSite> = {}) {
  const { id: siteId } = await makeSite(test.db, { vendorId, name: 'Chandler Green', ...site });
  const rule = await makeSchedule(test.db, { siteId, ...BY_THURSDAY });
  return makeWindow(test.db, { inHours: days * 24, scheduleId: rule.id, vendorId, ...given });
}
const products = async (query = '') => (await test.get<ProductView[]>(`/api/products?${query}`)).body;
const product = async (id = kale.id) => (await test.get<ProductView>(`/api/products/${id}`)).body;
const farms = async () => (await test.get<VendorFarms>(`/api/vendors/${vendorId}/farms`)).body;
const near = async (query: string) => (await test.get<PickupsNearView>(`/api/pickups/near?${query}`)).body;
const change = (id: number, given: Omit<Partial<PickupWindow>, 'schedule'>) =>
  test.db.getRepository(PickupWindow).update({ id }, given);

describe('the next pickup of a product', () => {
  it('is said by its page and its card, with the last day for orders', async () => {
    expect(await product()).not.toHaveProperty('nextPickup');
    const window = await atStand(3);
    await atStand(5);
    const { nextPickup } = await product();
    expect(nextPickup).toMatchObject({ windowId: window.id, startsAt: window.startsAt.toISOString() });
    expect(nextPickup?.text).toMatch(/^Pickup \w+ at Chandler Green, order by ./);
    expect(await products()).toMatchObject([{ id: kale.id, nextPickup }]);
  });

  it('is the first that takes orders, has room for it, and hands it over in time', async () => {
    const first = await atStand(3, { capacity: 5, capacityUnit: 'crates' });
    const second = await atStand(5);
    const shown = async () => (await product()).nextPickup?.windowId;
    for (const given of [
      { status: 'closed' },
      { status: 'canceled' },
      { taken: 5 },
      { ordersOpenAt: new Date(Date.now() + 3_600_000) },
      { ordersCloseAt: new Date(Date.now() - 3_600_000) },
    ] as const) {
      const { status, taken, ordersOpenAt, ordersCloseAt } = first;
      await change(first.id, given);
      expect([given, await shown()]).toEqual([given, second.id]);
      await change(first.id, { status, taken, ordersOpenAt, ordersCloseAt });
      expect(await shown()).toBe(first.id);
    }
    for (const given of [{ crates: 6 }, { leadHours: 96 }]) {
      await test.db.getRepository(Product).update(kale.id, given);
      expect(await shown()).toBe(second.id);
      await test.db.getRepository(Product).update(kale.id, { crates: 1, leadHours: 0 });
    }
    await test.db.query('UPDATE pickup_schedules SET product_ids = ARRAY[999] WHERE id = $1', [
      first.scheduleId,
    ]);
    expect(await shown()).toBe(second.id);
  });

  it('is not said of what is not picked up, nor while the vendor is away', async () => {
    await atStand(3);
    await test.db.getRepository(Product).update(kale.id, { shippingMethods: ['nationwide_shipping'] });
    expect(await product()).not.toHaveProperty('nextPickup');
    await test.db.getRepository(Product).update(kale.id, { shippingMethods: [] });
    const [from, to] = [-1, 9].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
    const off = { id: 1, from: from?.slice(0, 10) ?? '', to: to?.slice(0, 10) ?? '', note: null };
    await test.db
      .getRepository(Vendor)
      .update(vendorId, { daysOff: [{ ...off, startsAt: from ?? '', endsAt: to ?? '' }] });
    expect(await product()).not.toHaveProperty('nextPickup');
    expect((await farms()).pickups).toMatchObject({ days: [], sites: [{ name: 'Chandler Green' }] });
    expect((await near('zipCode=33901')).pickups).toEqual([]);
  });
});

describe('the pickups of a vendor', () => {
  it('are three days, all sites in words, and the zones', async () => {
    expect(await farms()).not.toHaveProperty('pickups');
    for (const days of [9, 2, 4, 6]) await atStand(days);
    await makeSite(test.db, { vendorId, name: 'Closed', closedAt: new Date() });
    const zone = await makeZone(test.db, { vendorId, zipCodes: ['33901', '33905'], freeFrom: 5_000 });
    await makeSchedule(test.db, { zoneId: zone.id, weekdays: [3], ...BY_THURSDAY });
    const { pickups } = await farms();
    expect(pickups?.days).toHaveLength(3);
    expect(pickups?.days.map(({ startsAt }) => startsAt).sort()).toEqual(
      pickups?.days.map(({ startsAt }) => startsAt),
    );
    expect(pickups?.sites).toHaveLength(4);
    expect(pickups?.sites[0]).toMatchObject({
      city: 'Fort Myers',
      usual: ['Saturdays, 9 AM to noon. Order by Thursday, 6 PM.'],
    });
    // The street of a farm is told to those who order.
    expect(JSON.stringify(pickups?.sites)).not.toContain('Main Street');
    expect(pickups?.zones).toMatchObject([
      { text: 'Fort Myers: 2 ZIP codes, Wednesdays, $5, free from $50' },
    ]);
  });

  it('are on the page of its farm', async () => {
    await atStand(3);
    const owner = await signedIn(test, { role: 'vendor' });
    await test.db
      .getRepository(Vendor)
      .update(vendorId, { userId: owner.user.id, businessId: owner.user.id });
    const farm = await makeFarm(test.db, { userId: owner.user.id });
    await test.db.query(
      `UPDATE farms SET business_id = (SELECT business_id FROM vendors WHERE id = $1), is_verified = true
      WHERE id = $2`,
      [vendorId, farm.id],
    );
    const { body } = await test.get<FarmShop>(`/api/farms/${farm.id}/shop`);
    expect(body.pickups?.days).toMatchObject([{ siteName: 'Chandler Green' }]);
  });
});

describe('pickups near a ZIP code', () => {
  it('are those that take orders, the soonest first, with all their days', async () => {
    const later = await atStand(6);
    const sooner = await atStand(2);
    await atStand(3, { status: 'closed' });
    await atStand(3, {}, { latitude: 30, longitude: -90 });
    const { pickups, days } = await near('zipCode=33901&limit=1');
    expect(pickups).toMatchObject([{ windowId: sooner.id, vendorName: 'Green Acres', distanceMiles: 0.7 }]);
    expect(days).toEqual([
      { date: sooner.date, vendors: 1 },
      { date: later.date, vendors: 1 },
    ]);
    await test.db.getRepository(Product).update(kale.id, { inventory: 0 });
    expect(await near('zipCode=33901')).toEqual({ days: [], pickups: [] });
    expect(await near('zipCode=00000')).toEqual({ days: [], pickups: [] });
    expect((await test.get('/api/pickups/near?zipCode=abc')).status).toBe(400);
  });
});

describe('products that can be picked up on a day', () => {
  it('are handed over then within 50 miles, wherever their vendor is', async () => {
    await makeProduct(test.db, { vendorId, name: 'Beef', shippingMethods: ['nationwide_shipping'] });
    const eggs = await makeProduct(test.db, { vendorId, name: 'Eggs' });
    await makeProduct(test.db, { vendorId: (await makeVendor(test.db)).id, name: 'Honey' });
    await test.db.getRepository(Vendor).update(vendorId, { latitude: 40, longitude: -100 });
    const window = await atStand(3);
    const names = async (query = `zipCode=33901&pickupOn=${window.date}`) =>
      (await products(query)).map(({ name }) => name).sort();
    expect(await names()).toEqual(['Eggs', 'Kale']);
    expect(await names(`zipCode=33901&pickupOn=${window.date}&search=kale&sort=price-low`)).toEqual(['Kale']);
    expect(await names(`zipCode=10001&pickupOn=${window.date}`)).toEqual([]);
    expect(await names('zipCode=33901&pickupOn=2031-01-01')).toEqual([]);
    const { headers } = await test.get(`/api/products?zipCode=33901&pickupOn=${window.date}&limit=1`);
    expect(headers).toMatchObject({ 'x-total-count': '2' });
    await test.db.query('UPDATE pickup_schedules SET product_ids = ARRAY[$1::int]', [eggs.id]);
    expect(await names()).toEqual(['Eggs']);
    await change(window.id, { capacity: 1, taken: 1 });
    expect(await names()).toEqual([]);
  });

  it.each([
    ['pickupOn=2026-11-28', 'zipCode'],
    ['pickupOn=tomorrow&zipCode=33901', 'pickupOn'],
    ['pickupOn=2026-02-30&zipCode=33901', 'pickupOn'],
  ])('are asked for with a day and a ZIP code: %s', async (query, path) => {
    const { status, body } = await test.get<ErrorBody>(`/api/products?${query}`);
    expect([status, body.issues?.map((issue) => issue.path)]).toEqual([400, [path]]);
  });
});
