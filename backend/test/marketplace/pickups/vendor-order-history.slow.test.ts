import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { AdminOrder } from '../../../src/contract/marketplace/admin/orders.admin.js';
import type { OrderView, VendorOrderView } from '../../../src/contract/marketplace/orders.js';
import { windowText } from '../../../src/contract/marketplace/pickup/handover-words.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import type { PickupSchedule } from '../../../src/marketplace/tables/pickup-schedule.entity.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import type { Product } from '../../../src/marketplace/tables/product.entity.js';
import { VendorOrderEvent } from '../../../src/marketplace/tables/vendor-order-event.entity.js';
import type { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { eventually } from '../../support/eventually.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { hoursAhead, makeOwnWindow, makePickupSite } from '../../support/scenes/pickup-scene.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let seller: Client;
let vendor: Vendor;
let kale: Product;
let schedule: PickupSchedule;
let saturday: PickupWindow;
let tuesday: PickupWindow;
beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on' });
});
afterAll(() => test.close());
beforeEach(async () => {
  seller = await signedIn(test, { role: 'vendor' });
  vendor = await makeVendor(test.db, { userId: seller.user.id, businessName: 'Blue Hill' });
  kale = await makeProduct(test.db, { vendorId: vendor.id, name: 'Kale' });
  schedule = (await makePickupSite(test.db, vendor.id)).schedule;
  saturday = await makeOwnWindow(test.db, schedule, vendor.id);
  tuesday = await makeOwnWindow(test.db, schedule, vendor.id, { startsAt: hoursAhead(96) });
});

interface Placed {
  id: number;
  cookie: string;
}

async function order(): Promise<Placed> {
  const { cookie } = await shopper(test, [kale.id, 3]);
  const shares = [{ vendorId: vendor.id, method: 'pickup', windowId: saturday.id }];
  const form = checkoutForm({ shippingMethod: 'pickup', shares });
  const { status, body } = await test.post<OrderView & ErrorBody>('/api/orders', form, { cookie });
  expect([status, body.error]).toEqual([201, undefined]);
  await test.post(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' }, { cookie });
  return { id: body.id, cookie };
}

const put = async ({ id, cookie }: Placed, what: string, body: object) => {
  const { status } = await test.put(`/api/orders/${id}/shares/${vendor.id}/${what}`, body, { cookie });
  expect(status).toBe(200);
};
const seen = async ({ id, cookie }: Placed) =>
  (await test.get<OrderView>(`/api/orders/${id}`, { cookie })).body.fulfilments[0];
const asVendor = async ({ id }: Placed) =>
  (await seller.get<VendorOrderView>(`/api/vendor/orders/${id}`)).body;
const asStaff = async ({ id }: Placed) => {
  const admin = await signedIn(test, { role: 'admin' });
  return (await admin.get<AdminOrder>(`/api/admin/orders/${id}`)).body.timeline;
};
const dayOf = ({ startsAt, endsAt }: PickupWindow) => ({
  startsAt: startsAt.toISOString().replace(/\.\d+/, ''),
  endsAt: endsAt.toISOString().replace(/\.\d+/, ''),
  timeZone: 'America/New_York',
  place: 'The stand',
});
const words = (window: PickupWindow) => windowText(dayOf(window));

it('says of an order that was never changed what it always said', async () => {
  const placed = await order();
  expect(await seen(placed)).not.toHaveProperty('changes');
  expect(await asVendor(placed)).not.toHaveProperty('changes');
});

it('has what its buyer changed: the day, fewer items, and who collects, each once', async () => {
  const placed = await order();
  const { events } = (await seen(placed)) ?? {};
  await put(placed, 'day', { windowId: tuesday.id });
  await put(placed, 'day', { windowId: tuesday.id });
  const id = (await seen(placed))?.items[0]?.id;
  const items = [{ id, from: 3, to: 1 }];
  await put(placed, 'items', { items });
  await put(placed, 'items', { items });
  for (const collector of ['Tom Field', 'Tom Field', 'Eve Field', '', ''])
    await put(placed, 'collector', { collector });

  const changes = [
    { kind: 'day', from: dayOf(saturday), to: dayOf(tuesday) },
    { kind: 'items', items: [{ name: 'Kale', quantity: 2 }] },
    ...['added', 'changed', 'removed'].map((what) => ({ kind: 'collector', what })),
  ];
  const vendorOrder = await seen(placed);
  expect(vendorOrder?.changes).toEqual(
    changes.map((change) => ({ change, actor: 'buyer', note: null, at: expect.any(String) })),
  );
  expect(vendorOrder?.events).toEqual(events);
  expect((await asVendor(placed)).changes).toEqual(
    vendorOrder?.changes?.map((change) => ({ ...change, by: null })),
  );
  expect(JSON.stringify(await test.db.getRepository(VendorOrderEvent).find())).not.toContain('Field');
  expect((await asStaff(placed)).filter(({ kind }) => kind === 'step')).toMatchObject([
    {
      title: 'Blue Hill: day changed',
      detail: `It was ${words(saturday)}. Now it’s ${words(tuesday)}.`,
      by: 'buyer',
    },
    { title: 'Blue Hill: items taken out', detail: '2 × Kale', by: 'buyer' },
    ...['added', 'changed', 'removed'].map((what) => ({
      title: `Blue Hill: pickup name ${what}`,
      by: 'buyer',
    })),
  ]);
});

it('has the account of a buyer who is logged in, and nothing of what was refused', async () => {
  const buyer = await signedIn(test);
  await buyer.post('/api/cart', { productId: kale.id, quantity: 3 });
  const shares = [{ vendorId: vendor.id, method: 'pickup', windowId: saturday.id }];
  const { body } = await buyer.post<OrderView>(
    '/api/orders',
    checkoutForm({ shippingMethod: 'pickup', shares }),
  );
  await buyer.post(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' });
  const path = `/api/orders/${body.id}/shares/${vendor.id}/day`;
  const full = await makeOwnWindow(test.db, schedule, vendor.id, { capacity: 1, taken: 1 });
  expect((await buyer.put(path, { windowId: full.id })).status).toBe(409);
  expect((await buyer.put(path, { windowId: tuesday.id })).status).toBe(200);
  const made = await test.db
    .getRepository(VendorOrderEvent)
    .findBy({ vendorOrderId: body.fulfilments[0]?.id });
  expect(made.filter(({ change }) => change)).toMatchObject([
    { userId: buyer.user.id, actor: 'buyer', change: { to: dayOf(tuesday) } },
  ]);
});

it('has the farm’s move of a day with its reason, and who of its people did it', async () => {
  const placed = await order();
  await seller.put(`/api/orders/${placed.id}/status`, { status: 'confirmed' });
  const green = await makePickupSite(test.db, vendor.id, { name: 'Chandler Green' });
  const there = await makeOwnWindow(test.db, green.schedule, vendor.id, { startsAt: hoursAhead(96) });
  const request = { orders: 'move', toWindowId: there.id, reason: 'Storm' };
  expect((await seller.post(`/api/vendor/pickup-days/${saturday.id}/cancel`, request)).status).toBe(200);
  await eventually(test.db, async () => (await seen(placed))?.handover?.windowId === there.id);

  const to = { ...dayOf(there), place: 'Chandler Green' };
  const change = { kind: 'day', from: dayOf(saturday), to };
  const made = { change, actor: 'vendor', note: 'Storm', at: expect.any(String) };
  expect((await seen(placed))?.changes).toEqual([made]);
  const { changes, events } = await asVendor(placed);
  expect(changes).toEqual([{ ...made, by: { name: expect.any(String), role: 'owner' } }]);
  expect(events.map(({ status }) => status)).toEqual(['pending', 'confirmed']);
  expect((await asStaff(placed)).findLast(({ kind }) => kind === 'step')).toMatchObject({
    title: 'Blue Hill: day changed',
    detail: `It was ${words(saturday)} at The stand. Now it’s ${words(there)} at Chandler Green. Storm`,
    by: expect.stringContaining('(owner)'),
  });
});

it('has other hours and another address of a day, of orders that are not handed over, each once', async () => {
  const { startsAt } = saturday;
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(startsAt);
  await test.db.getRepository(PickupWindow).update(saturday.id, { date });
  const placed = await order();
  const [canceled, other] = [await order(), await order()];
  await seller.put(`/api/orders/${canceled.id}/status`, { status: 'cancelled' });
  await put(other, 'day', { windowId: tuesday.id });
  const hours = { startsAt: '09:15', endsAt: '11:45', address: '', reason: 'Late truck' };
  const path = `/api/vendor/pickup-days/${saturday.id}`;
  for (let time = 0; time < 2; time += 1) expect((await seller.put(path, hours)).status).toBe(200);
  // Another reason alone is none of them.
  const moved = { ...hours, address: '5 Elm Street', reason: '' };
  for (const reason of ['', 'Flood']) await seller.put(path, { ...moved, reason });

  const now = await test.db.getRepository(PickupWindow).findOneByOrFail({ id: saturday.id });
  const change = { kind: 'day', from: dayOf(saturday), to: dayOf(now) };
  const to = { ...dayOf(now), address: '5 Elm Street' };
  const made = [
    { change, actor: 'vendor', note: 'Late truck', at: expect.any(String) },
    { change: { kind: 'day', from: dayOf(now), to }, actor: 'vendor', note: null, at: expect.any(String) },
  ];
  expect((await seen(placed))?.changes).toEqual(made);
  const by = { name: expect.any(String), role: 'owner' };
  expect((await asVendor(placed)).changes).toEqual(made.map((one) => ({ ...one, by })));
  expect((await asStaff(placed)).filter(({ kind }) => kind === 'step').slice(-2)).toMatchObject([
    {
      title: 'Blue Hill: hours changed',
      detail: `It was ${words(saturday)}. Now it’s ${words(now)}. Late truck`,
    },
    {
      title: 'Blue Hill: place changed',
      detail: `It was ${words(now)} at The stand. Now it’s ${words(now)} at 5 Elm Street.`,
    },
  ]);
  expect(await seen(canceled)).not.toHaveProperty('changes');
  expect((await seen(other))?.changes).toHaveLength(1);
});
