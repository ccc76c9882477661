import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type { OrderDaysView } from '../../../src/contract/marketplace/pickup/order-changes.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { dueWindows } from '../../../src/marketplace/pickup-days/pickup-notices/lists/pick-lists.sql.js';
import type { PickupSchedule } from '../../../src/marketplace/tables/pickup-schedule.entity.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { VendorOrder } from '../../../src/marketplace/tables/vendor-order.entity.js';
import type { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { fetchRows } from '../../../src/platform/database/statement.js';
import { eventually } from '../../support/eventually.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { hoursAhead, makeOwnWindow, makePickupSite } from '../../support/scenes/pickup-scene.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

type Answer = OrderView & ErrorBody;

let test: TestApp;
let seller: Client;
let vendor: Vendor;
let kale: Product;
let cheese: Product;
let schedule: PickupSchedule;
let saturday: PickupWindow;
beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on' });
});
afterAll(() => test.close());
beforeEach(async () => {
  seller = await signedIn(test, { role: 'vendor' });
  vendor = await makeVendor(test.db, { userId: seller.user.id });
  kale = await makeProduct(test.db, { vendorId: vendor.id, name: 'Kale' });
  cheese = await makeProduct(test.db, { vendorId: vendor.id, name: 'Cheese', leadHours: 36 });
  // Lead times count on the clocks there, which never change in Arizona.
  schedule = (await makePickupSite(test.db, vendor.id, { timeZone: 'America/Phoenix' })).schedule;
  // It begins in 48 hours, and closes 24 hours before.
  saturday = await makeOwnWindow(test.db, schedule, vendor.id);
});

interface Placed {
  id: number;
  cookie: string;
}

async function order(products = [kale]): Promise<Placed> {
  const { cookie } = await shopper(test, ...products.map(({ id }): [number, number] => [id, 2]));
  const shares = [{ vendorId: vendor.id, method: 'pickup', windowId: saturday.id }];
  const form = checkoutForm({ shippingMethod: 'pickup', shares });
  const { status, body } = await test.post<Answer>('/api/orders', form, { cookie });
  expect([status, body.error]).toEqual([201, undefined]);
  await test.post(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' }, { cookie });
  return { id: body.id, cookie };
}

const path = ({ id }: Placed, what: string) => `/api/orders/${id}/shares/${vendor.id}/${what}`;
const put = (placed: Placed, what: string, body: object) =>
  test.put<Answer>(path(placed, what), body, { cookie: placed.cookie });
const shown = async ({ id, cookie }: Placed) => {
  const { body } = await test.get<OrderView>(`/api/orders/${id}`, { cookie });
  const [vendorOrder] = body.fulfilments;
  return { at: vendorOrder?.handover?.when?.ordersCloseAt, canChange: vendorOrder?.canChange };
};
const stored = async ({ id }: Placed) =>
  (await test.db.getRepository(VendorOrder).findOneByOrFail({ orderId: id })).ordersCloseAt;
const windowNow = () => test.db.getRepository(PickupWindow).findOneByOrFail({ id: saturday.id });
const lead = ({ id }: Product, leadHours: number) => test.db.getRepository(Product).update(id, { leadHours });
const before = ({ startsAt }: PickupWindow, hours: number) =>
  new Date(startsAt.getTime() - hours * 3_600_000);
const text = (at: Date) => at.toISOString().replace(/\.\d+/, '');
const change = (given: Partial<Omit<PickupWindow, 'schedule'>>) =>
  test.db.getRepository(PickupWindow).update(saturday.id, given);

describe('until when an order can be changed', () => {
  it('is what its buyer was promised, though a product takes longer from now on', async () => {
    const placed = await order();
    const promised = saturday.ordersCloseAt;
    expect(await stored(placed)).toEqual(promised);
    await lead(kale, 72);
    expect(await shown(placed)).toEqual({ at: text(promised), canChange: true });
    const days = await test.get<OrderDaysView>(path(placed, 'days'), { cookie: placed.cookie });
    expect(days.body.closesAt).toBe(text(promised));
    expect((await put(placed, 'collector', { collector: 'Tom' })).status).toBe(200);
    const canceled = await test.post<Answer>(
      `/api/orders/${placed.id}/cancel`,
      {},
      { cookie: placed.cookie },
    );
    expect([canceled.status, canceled.body.status]).toEqual([200, 'cancelled']);
  });

  it('counts what takes longest when the order is placed', async () => {
    const placed = await order([kale, cheese]);
    expect(await stored(placed)).toEqual(before(saturday, 36));
    await lead(cheese, 0);
    expect((await shown(placed)).at).toBe(text(before(saturday, 36)));
  });

  it('is later once what takes long is taken out, and never earlier', async () => {
    const placed = await order([kale, cheese]);
    const { body } = await test.get<OrderView>(`/api/orders/${placed.id}`, { cookie: placed.cookie });
    const idOf = (name: string) => body.fulfilments[0]?.items.find((item) => item.name === name)?.id;
    await put(placed, 'items', { items: [{ id: idOf('Cheese'), from: 2, to: 0 }] });
    expect(await stored(placed)).toEqual(saturday.ordersCloseAt);
    await lead(kale, 40);
    expect((await put(placed, 'items', { items: [{ id: idOf('Kale'), from: 2, to: 1 }] })).status).toBe(200);
    expect(await stored(placed)).toEqual(saturday.ordersCloseAt);
  });

  it('is that of the day which the buyer takes instead', async () => {
    const placed = await order();
    await lead(kale, 40);
    const tuesday = await makeOwnWindow(test.db, schedule, vendor.id, { startsAt: hoursAhead(96) });
    expect((await put(placed, 'day', { windowId: tuesday.id })).status).toBe(200);
    expect(await stored(placed)).toEqual(before(tuesday, 40));
  });

  it('is as late as it was when the farm begins the day earlier', async () => {
    const placed = await order();
    await change({ startsAt: hoursAhead(1), ordersOpenAt: hoursAhead(-1), ordersCloseAt: hoursAhead(-0.5) });
    expect(await shown(placed)).toEqual({ at: text(saturday.ordersCloseAt), canChange: true });
  });

  it.each([
    ['as late as it was when the farm moves the day to one that closed before', { startsAt: hoursAhead(30) }],
    ['later when the farm moves the day to one that closes later', { startsAt: hoursAhead(96) }],
  ])('is %s', async (_how, given) => {
    const placed = await order();
    await eventually(test.db, async () => (await windowNow()).taken === 1);
    const other = await makeOwnWindow(test.db, schedule, vendor.id, given);
    await lead(kale, 0);
    const request = { orders: 'move', toWindowId: other.id, reason: 'Storm' };
    const { status } = await seller.post(`/api/vendor/pickup-days/${saturday.id}/cancel`, request);
    expect(status).toBe(200);
    await eventually(test.db, async () => {
      const vendorOrder = await test.db.getRepository(VendorOrder).findOneByOrFail({ orderId: placed.id });
      return vendorOrder.windowId === other.id;
    });
    const latest = Math.max(saturday.ordersCloseAt.getTime(), other.ordersCloseAt.getTime());
    expect(await stored(placed)).toEqual(new Date(latest));
    expect((await shown(placed)).canChange).toBe(true);
  });

  it('is read from the day for orders of a server that did not keep it', async () => {
    const placed = await order([kale, cheese]);
    await test.db.getRepository(VendorOrder).update({ orderId: placed.id }, { ordersCloseAt: null });
    expect((await shown(placed)).at).toBe(text(before(saturday, 36)));
  });
});

it('makes the pick list wait for orders that can still be changed, until the day begins', async () => {
  await order();
  const isDue = async (now: Date) =>
    (await fetchRows(test.db, dueWindows, [now])).some(({ id }) => id === saturday.id);
  await change({ ordersCloseAt: hoursAhead(-1) });
  expect(await isDue(new Date())).toBe(false);
  expect(await isDue(saturday.ordersCloseAt)).toBe(true);
  await change({ startsAt: hoursAhead(0.5) });
  expect(await isDue(hoursAhead(0.6))).toBe(true);
});
