import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { User } from '../../src/accounts/users/user.entity.js';
import { YEAR_ROUND } from '../../src/contract/directory/hours.js';
import { type AdminVendor, VENDOR_CHECKS } from '../../src/contract/marketplace/admin/vendors.admin.js';
import type { GuideStep } from '../../src/contract/marketplace/guide-steps.js';
import type { PickupSiteView, PickupWindowView } from '../../src/contract/marketplace/pickup/pickups.js';
import type { SellingGuide } from '../../src/contract/marketplace/selling-guide.js';
import type { ErrorBody } from '../../src/contract/shared/errors.js';
import { FarmClaim } from '../../src/directory/tables/farm-claim.entity.js';
import { type Client, signedIn } from '../support/http/people.js';
import { makeFarm, makeListing, makeProduct, makeVendor } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let farmer: Client;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  farmer = await signedIn(test, { role: 'farmer' });
});

const guide = async () => (await farmer.get<SellingGuide>('/api/selling-guide')).body;
const step = async (key: GuideStep) => (await guide()).steps.find((one) => one.key === key);
const done = async () => (await guide()).steps.flatMap(({ key, isDone }) => (isDone ? [key] : []));
const own = (given: object = {}) => ({ userId: farmer.user.id, ...given });
const shop = (given: object = {}) => makeVendor(test.db, own({ isApproved: false, ...given }));
const HOURS = [{ day: 6 as const, opens: '08:00', closes: '12:00' }];

describe('GET /api/selling-guide', () => {
  it('is read from what is there, step by step', async () => {
    await test.db.getRepository(User).update({ id: farmer.user.id }, { emailConfirmedAt: null });
    expect(await done()).toEqual([]);
    await test.db.getRepository(User).update({ id: farmer.user.id }, { emailConfirmedAt: new Date() });
    await makeFarm(test.db, own());
    expect(await done()).toEqual(['email', 'farm']);
    const vendor = await shop();
    expect(await done()).toEqual(['email', 'farm', 'start']);
    await makeProduct(test.db, { vendorId: vendor.id });
    await makeProduct(test.db, { vendorId: vendor.id, deletedAt: new Date() });
    const { firstWindow } = await guide();
    const { farmId, weekday, opens, closes, lastDay } = firstWindow!;
    await farmer.post('/api/selling-guide/first-window', { farmId, weekday, opens, closes, lastDay });
    expect(await done()).toEqual(['email', 'farm', 'start', 'product', 'window']);
    expect((await step('approval'))?.missing).toContain('2-3 business days');
  });

  it('has the farm’s own words for the form of a new vendor, with the street alone', async () => {
    await makeFarm(test.db, own({ name: 'Old Field', phone: '239-555-0107', organicCertified: true }));
    const { farms } = await guide();
    expect(farms).toMatchObject([
      {
        ...{ name: 'Old Field', address: '2 Farm Road', city: 'Fort Myers', state: 'FL', zipCode: '33901' },
        ...{ phone: '239-555-0107', organicCertified: true, imageUrl: null },
      },
    ]);
  });

  it('keeps what the directory says of a farm that is only claimed to itself', async () => {
    const farm = await makeFarm(test.db, own({ placeId: 'usda-1', phone: '239-555-0108' }));
    const claim = { farmId: farm.id, userId: farmer.user.id, status: 'new' } as const;
    await test.db.getRepository(FarmClaim).save({ ...claim, snapshot: {} } as never);
    expect((await guide()).farms).toEqual([]);
    expect(await done()).toContain('farm');
  });

  it('shows the vendor the checklist that staff see', async () => {
    const vendor = await shop({ imageUrl: null });
    const admin = await signedIn(test, { role: 'admin' });
    const path = `/api/admin/vendors/${vendor.id}`;
    const { checks } = (await admin.get<Pick<AdminVendor, 'checks'>>(path)).body;
    expect(checks).toHaveLength(7);
    const seen = checks.map(({ label, isFine }) => ({ label, isFine, isOurs: false }));
    const byHand = VENDOR_CHECKS.map(({ label }) => ({ label, isFine: false, isOurs: true }));
    expect((await guide()).checks).toEqual([...seen, ...byHand]);
    expect((await admin.post(`${path}/tick`, { check: 'practice', isTicked: true })).status).toBe(200);
    const ticked = byHand.map((check, index) => (index === 1 ? { ...check, isFine: true } : check));
    expect((await guide()).checks).toEqual([...seen, ...ticked]);
  });

  it('offers to sell one’s own listings', async () => {
    const { id } = await makeListing(test.db, own({ productName: 'Dike parsnips' }));
    await shop();
    const { listings } = await guide();
    expect(listings).toEqual([{ id, productName: 'Dike parsnips' }]);
    expect((await step('product'))?.to).toBe(`/vendor/products/new?listing=${id}`);
  });

  it('is put away and taken back, for that person alone', async () => {
    expect((await guide()).isDismissed).toBe(false);
    const put = (isDismissed: boolean) => farmer.put<SellingGuide>('/api/selling-guide', { isDismissed });
    expect((await put(true)).body.isDismissed).toBe(true);
    expect((await guide()).isDismissed).toBe(true);
    expect((await put(false)).body.isDismissed).toBe(false);
  });
});

describe('POST /api/selling-guide/first-window', () => {
  const add = async (given: object = {}) => {
    const { farmId, weekday, opens, closes, lastDay } = (await guide()).firstWindow!;
    return farmer.post<PickupSiteView & ErrorBody>('/api/selling-guide/first-window', {
      ...{ farmId, weekday, opens, closes, lastDay, ...given },
    });
  };
  const windows = async () =>
    (await farmer.get<PickupWindowView[]>('/api/vendor/pickups/windows?days=56')).body;

  it('makes a site and eight weeks of days from the farm’s hours, and can be taken back', async () => {
    await makeFarm(test.db, own({ name: 'Old Field', seasons: [{ ...YEAR_ROUND, hours: HOURS }] }));
    await shop();
    expect((await guide()).firstWindow).toMatchObject({
      ...{ placeName: 'Old Field', weekday: 6, opens: '08:00', closes: '12:00', isFromHours: true },
    });
    const { status, body } = await add();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ kind: 'farm', name: 'Old Field', address: '2 Farm Road', city: 'Fort Myers' },
      schedules: [{ weekdays: [6], opens: '08:00', closes: '12:00', capacity: 20, opensDaysBefore: 14 }],
    });
    // On a Saturday, today's may be among them.
    expect((await windows()).length).toBeGreaterThanOrEqual(8);
    expect((await guide()).firstWindow).toBeNull();
    expect((await farmer.delete(`/api/vendor/pickups/sites/${body.id}`)).status).toBe(200);
    expect((await guide()).firstWindow).not.toBeNull();
  });

  it('adds one site, however often it is pressed', async () => {
    await makeFarm(test.db, own());
    await shop();
    const answers = await Promise.all([add(), add(), add()]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await farmer.get<PickupSiteView[]>('/api/vendor/pickups')).body).toHaveLength(1);
  });

  it('is at the vendor’s own address where there is no farm', async () => {
    const { businessName } = await shop();
    expect((await add()).body).toMatchObject({ name: businessName, address: '3 Farm Road' });
  });

  it('refuses another’s farm, and times that make no sense, and leaves nothing behind', async () => {
    await shop();
    const theirs = await makeFarm(test.db, {});
    expect((await add({ farmId: theirs.id })).status).toBe(404);
    expect((await add({ opens: '14:00', closes: '09:00' })).status).toBe(400);
    expect((await farmer.get<PickupSiteView[]>('/api/vendor/pickups')).body).toEqual([]);
  });

  it('is not offered to a vendor without pickup', async () => {
    await shop({ shippingMethods: ['nationwide_shipping'] });
    expect((await guide()).firstWindow).toBeNull();
    expect(await done()).toContain('window');
  });
});
