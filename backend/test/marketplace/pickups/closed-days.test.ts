import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ClosureList } from '../../../src/contract/marketplace/closures.js';
import type { VendorFarms } from '../../../src/contract/marketplace/farm-shops.js';
import type { CartPickupsView } from '../../../src/contract/marketplace/pickup/cart-pickups.js';
import type { PickupWindowView } from '../../../src/contract/marketplace/pickup/pickups.js';
import { addDays } from '../../../src/contract/shared/calendar/days.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { Farm } from '../../../src/directory/tables/farm.entity.js';
import { PickupSchedule } from '../../../src/marketplace/tables/pickup-schedule.entity.js';
import type { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { BLUE_HERON } from '../../support/make/farm-form.js';
import { COMING_WEEKDAY, makePickup } from '../../support/make/make-pickups.js';
import { makeFarm, makeProduct, makeVendor } from '../../support/make/make.js';
import { anotherEmail, checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let farmer: Client;
let vendorId: number;
let productId: number;
let day: PickupWindow;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  farmer = await signedIn(test);
  ({ id: vendorId } = await makeVendor(test.db, { userId: farmer.user.id, shippingMethods: ['pickup'] }));
  ({ id: productId } = await makeProduct(test.db, { vendorId, inventory: 8 }));
  day = await makePickup(test.db, vendorId, { inHours: 24 * 6 });
});

const plan = (from = day.date, to = day.date) =>
  farmer.post<ClosureList>('/api/closures', { from, to, days: [{ windowId: day.id, orders: 'keep' }] });
const ordered = async (cookie: string) =>
  test.post<ErrorBody & { id: number; orderNumber: string }>(
    '/api/orders',
    checkoutForm({
      ...{ email: anotherEmail(), shippingMethod: 'pickup' },
      shares: [{ vendorId, method: 'pickup', windowId: day.id }],
    }),
    { cookie },
  );
const offered = async () => {
  const farms = (await test.get<VendorFarms>(`/api/vendors/${vendorId}/farms`)).body;
  return (farms.pickups?.days ?? []).map(({ windowId }) => windowId);
};
const ofFarmer = async () =>
  (await farmer.get<PickupWindowView[]>(`/api/vendor/pickups/windows?from=${day.date}&days=1`)).body;

describe('closed days', () => {
  it('of a vendor end orders for its pickups on them, and open again with them', async () => {
    const { cookie } = await shopper(test, [productId, 1]);
    expect(await offered()).toEqual([day.id]);
    const { id } = (await plan()).body.items[0] ?? { id: 0 };
    expect(await offered()).toEqual([]);
    expect(await ofFarmer()).toMatchObject([{ id: day.id, status: 'closed', isDayOff: true }]);
    const cart = (await test.get<CartPickupsView>('/api/cart/pickups', { cookie })).body;
    expect(JSON.stringify(cart)).toContain('takes no more orders');
    expect((await ordered(cookie)).status).toBe(409);
    await farmer.delete(`/api/closures/${id}`);
    expect(await offered()).toEqual([day.id]);
    expect((await ordered(cookie)).status).toBe(201);
  });

  it('cancel nothing, and name what is booked on them', async () => {
    const { cookie } = await shopper(test, [productId, 1]);
    const { status, body } = await ordered(cookie);
    expect(status).toBe(201);
    const { id, orderNumber } = body;
    await test.post(`/api/orders/${id}/test-payment`, { outcome: 'paid' }, { cookie });
    expect((await plan(addDays(day.date, 1), addDays(day.date, 2))).body.booked).toEqual([]);
    expect((await plan()).body.booked).toMatchObject([{ orderNumber, windowId: day.id }]);
    expect(await ofFarmer()).toMatchObject([{ taken: 1, status: 'closed' }]);
  });

  it('stay open where the farm opens them afterwards', async () => {
    await plan();
    const opened = await farmer.put(`/api/vendor/pickups/windows/${day.id}`, { status: 'open' });
    expect(opened.body).toMatchObject({ status: 'open', isDayOff: false });
    expect(await offered()).toEqual([day.id]);
    await farmer.put(`/api/vendor/pickups/windows/${day.id}`, { status: 'closed' });
    expect(await offered()).toEqual([]);
  });

  const closed = () => ({
    ...{ from: day.date, to: day.date, kind: 'closed' as const },
    ...{ opens: null, closes: null, address: null, reason: null },
  });

  it('name what is booked also where the farm or the schedule says so', async () => {
    const { cookie } = await shopper(test, [productId, 1]);
    const { id, orderNumber } = (await ordered(cookie)).body;
    await test.post(`/api/orders/${id}/test-payment`, { outcome: 'paid' }, { cookie });
    const booked = async () =>
      (await farmer.get<ClosureList>('/api/closures')).body.booked.map((one) => one.orderNumber);
    const owned = { userId: farmer.user.id, isClaimed: true, email: 'hill@farm.example' };
    const farm = await makeFarm(test.db, { ...owned, isVerified: true });
    const form = { ...BLUE_HERON, name: farm.name, address: farm.address };
    const path = `/api/farms/${farm.id}`;
    expect(await booked()).toEqual([]);
    expect((await farmer.put(path, { ...form, exceptions: [closed()] })).status).toBe(200);
    expect(await booked()).toEqual([orderNumber]);
    expect((await farmer.put(path, { ...form, exceptions: [] })).status).toBe(200);
    expect(await booked()).toEqual([]);
    const rule = {
      ...{ kind: 'weekly', weekdays: [COMING_WEEKDAY], opens: '09:00', closes: '12:00', capacity: 20 },
      ...{ cutoff: { kind: 'weekday', weekday: 4, time: '18:00' }, exceptions: [closed()] },
    };
    expect((await farmer.put(`/api/vendor/pickups/schedules/${day.scheduleId}`, rule)).status).toBe(200);
    expect(await booked()).toEqual([orderNumber]);
  });

  it('are those of the farm whose stand it is, and of the schedule, too', async () => {
    const exceptions = [closed()];
    const farm = await makeFarm(test.db, { userId: farmer.user.id });
    await test.db.getRepository(Farm).update(farm.id, { exceptions });
    expect(await offered()).toEqual([]);
    await test.db.getRepository(Farm).update(farm.id, { exceptions: [] });
    expect(await offered()).toEqual([day.id]);
    await test.db.getRepository(PickupSchedule).update(day.scheduleId, { exceptions });
    expect(await offered()).toEqual([]);
  });
});
