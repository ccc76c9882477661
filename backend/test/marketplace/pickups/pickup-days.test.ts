import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type {
  PickupDayPackingView,
  PickupDayView,
} from '../../../src/contract/marketplace/pickup/pickup-days.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { Order } from '../../../src/marketplace/tables/order.entity.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { Refund } from '../../../src/marketplace/tables/refund.entity.js';
import { VendorOrder } from '../../../src/marketplace/tables/vendor-order.entity.js';
import type { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { eventually } from '../../support/eventually.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makePickup, makeSchedule, makeWindow, makeZone } from '../../support/make/make-pickups.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { hoursAhead } from '../../support/scenes/pickup-scene.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const QUEUES = ['pickup-days.changes'];

let test: TestApp;
let seller: Client;
let rival: Client;
let farm: Vendor;
let eggs: Product;
let window: PickupWindow;
beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on' });
});
afterAll(() => test.close());
beforeEach(async () => {
  seller = await signedIn(test, { role: 'vendor' });
  rival = await signedIn(test, { role: 'vendor' });
  farm = await makeVendor(test.db, { userId: seller.user.id, businessName: 'Sunny Acres' });
  await makeVendor(test.db, { userId: rival.user.id });
  eggs = await makeProduct(test.db, { vendorId: farm.id, name: 'Eggs', price: 700, inventory: 300 });
  window = await makePickup(test.db, farm.id, { capacity: 10, inHours: 72 });
});

type Answer = PickupDayView & ErrorBody;
let guests = 0;
interface Placed {
  id: number;
  orderNumber: string;
  cookie: string;
  email: string;
}

async function order(
  how: 'paid' | 'unpaid' | 'cash' = 'paid',
  given: object = {},
  quantity = 2,
): Promise<Placed> {
  const { cookie } = await shopper(test, [eggs.id, quantity]);
  guests += 1;
  const email = `days-${guests}@example.com`;
  const shares = [{ vendorId: farm.id, method: 'pickup', windowId: window.id }];
  const cash = how === 'cash' ? { shippingMethod: 'pickup', paymentMethod: 'cash' } : {};
  const form = checkoutForm({ email, shares, ...cash, ...given });
  const { status, body } = await test.post<OrderView>('/api/orders', form, { cookie });
  expect([status, (body as unknown as ErrorBody).issues]).toEqual([201, undefined]);
  const placed = { id: body.id, orderNumber: body.orderNumber, cookie, email };
  if (how === 'paid') await pay(placed);
  return placed;
}
const pay = ({ id, cookie }: Placed, outcome = 'paid') =>
  test.post(`/api/orders/${id}/test-payment`, { outcome }, { cookie });
const cancelDay = (body: object, { id }: { id: number } = window, who = seller) =>
  who.post<Answer>(`/api/vendor/pickup-days/${id}/cancel`, { reason: 'A storm.', ...body });
const refundDay = () => cancelDay({ orders: 'refund' });
const moveDay = (to: { id: number }) => cancelDay({ orders: 'move', toWindowId: to.id });
const day = async ({ id }: { id: number } = window) =>
  (await seller.get<Answer>(`/api/vendor/pickup-days/${id}`)).body;
const isSettled = async (of: { id: number } = window) => (await day(of)).change?.settledAt != null;
const settled = (of: { id: number } = window) => eventually(test.db, () => isSettled(of), QUEUES);
const rowOf = ({ id }: { id: number }) => test.db.getRepository(PickupWindow).findOneByOrFail({ id });
const takenOf = async (one: { id: number }) => (await rowOf(one)).taken;
const partOf = ({ id }: Placed) => test.db.getRepository(VendorOrder).findOneByOrFail({ orderId: id });
const stock = async () => (await test.db.getRepository(Product).findOneByOrFail({ id: eggs.id })).inventory;
const refunds = ({ id }: Placed) => test.db.getRepository(Refund).findBy({ payment: { orderId: id } });
const mails = async ({ email }: Placed, kind: string) =>
  test.db.getRepository(Mail).findBy({ recipient: email, kind });
const other = (given: Partial<PickupWindow> & { inHours?: number } = {}) =>
  makePickup(test.db, farm.id, { capacity: 10, inHours: 120, ...given });

describe('a pickup day', () => {
  it('shows its orders to the farm, with what each takes of its room', async () => {
    const paid = await order();
    const unpaid = await order('unpaid');
    const { orders, beingPaid, window: seen, change } = await day();
    expect(orders).toMatchObject([
      {
        ...{ id: paid.id, orderNumber: paid.orderNumber, status: 'pending', paymentStatus: 'paid', taken: 1 },
        ...{ customerName: 'Ann Field', phone: '239-555-0134', items: [{ name: 'Eggs', quantity: 2 }] },
      },
    ]);
    expect(orders.map(({ id }) => id)).not.toContain(unpaid.id);
    expect([beingPaid, seen.taken, seen.status, change]).toEqual([1, 2, 'open', null]);
  });

  it('shows those who pack it no prices and no way to reach the buyer', async () => {
    const placed = await order();
    const path = `/api/vendor/pickup-days/${window.id}/packing`;
    const { body } = await seller.get<PickupDayPackingView>(path);
    expect(body.orders).toMatchObject([{ id: placed.id, items: [{ name: 'Eggs', quantity: 2 }] }]);
    const text = JSON.stringify(body);
    for (const hidden of [placed.email, '239-555', '"total"', 'rice"']) expect(text).not.toContain(hidden);
  });

  it('is listed page by page with the others', async () => {
    const later = await other();
    const { body, headers } = await seller.get<{ id: number }[]>('/api/vendor/pickup-days?days=30&limit=1');
    expect([body.map(({ id }) => id), headers['x-total-count']]).toEqual([[window.id], '2']);
    const next = await seller.get<{ id: number }[]>(`/api/vendor/pickup-days?from=${later.date}&days=1`);
    expect(next.body.map(({ id }) => id)).toEqual([later.id]);
    const toPack = await seller.get<{ id: number }[]>('/api/vendor/pickup-days/packing');
    expect(toPack.body.map(({ id }) => id)).toEqual([window.id, later.id]);
  });

  it('is not there for another vendor', async () => {
    for (const path of ['', '/packing'])
      expect((await rival.get(`/api/vendor/pickup-days/${window.id}${path}`)).status).toBe(404);
    expect((await cancelDay({ orders: 'refund' }, window, rival)).status).toBe(404);
    const hours = { startsAt: '01:00', endsAt: '02:00' };
    expect((await rival.put(`/api/vendor/pickup-days/${window.id}`, hours)).status).toBe(404);
    expect((await rowOf(window)).status).toBe('open');
  });
});

describe('a day that is canceled with refunds', () => {
  it('gives stock, room and money back, once, and says why in one email', async () => {
    const placed = await order();
    const cash = await order('cash');
    const canceled = await order();
    await test.post(`/api/orders/${canceled.id}/cancel`, {}, { cookie: canceled.cookie });
    const { status, body } = await refundDay();
    expect([status, body.window.status, body.window.reason]).toEqual([200, 'canceled', 'A storm.']);
    await settled();
    expect((await day()).change).toMatchObject({ kind: 'refund', done: 2, toWindow: null });
    expect([await takenOf(window), await stock()]).toEqual([0, 300]);
    expect((await refunds(placed)).map(({ amount }) => amount)).toEqual([1_512]);
    expect(await refunds(cash)).toEqual([]);
    expect((await day()).orders.map((one) => one.status)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    const [mail, ...more] = await mails(placed, 'pickup-day-canceled');
    expect(more).toEqual([]);
    expect(mail?.text).toContain('A storm.');
    expect(mail?.text).toContain("We're refunding $15.12 to your original payment method.");
    expect(await mails(placed, 'order-cancelled')).toEqual([]);
    expect(await mails(canceled, 'pickup-day-canceled')).toEqual([]);
  });

  it('takes no orders from that moment, and is canceled once however often it is pressed', async () => {
    const placed = await order();
    const answers = await Promise.all([refundDay(), refundDay(), refundDay()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error).toBe('PICKUP_WINDOW_CANCELED');
    const { cookie } = await shopper(test, [eggs.id, 1]);
    const shares = [{ vendorId: farm.id, method: 'pickup', windowId: window.id }];
    const late = await test.post<ErrorBody>('/api/orders', checkoutForm({ shares }), { cookie });
    expect(late.body.error).toBe('WINDOW_CLOSED');
    await settled();
    expect(await mails(placed, 'pickup-day-canceled')).toHaveLength(1);
    expect(await refunds(placed)).toHaveLength(1);
  });

  it('waits for orders that are being paid, and refunds those that are', async () => {
    const paidLater = await order('unpaid');
    const givenUp = await order('unpaid');
    await refundDay();
    await eventually(test.db, async () => (await day()).beingPaid === 2);
    expect([(await partOf(paidLater)).status, await isSettled()]).toEqual(['pending', false]);
    await pay(paidLater);
    await test.post(`/api/orders/${givenUp.id}/cancel`, {}, { cookie: givenUp.cookie });
    await settled();
    expect((await partOf(paidLater)).status).toBe('cancelled');
    expect((await refunds(paidLater)).map(({ amount }) => amount)).toEqual([1_512]);
    expect(await mails(paidLater, 'pickup-day-canceled')).toHaveLength(1);
    expect(await mails(givenUp, 'pickup-day-canceled')).toEqual([]);
    expect([await takenOf(window), await stock()]).toEqual([0, 300]);
  });

  it('leaves alone what is picked up already, and days that are over', async () => {
    const placed = await order();
    for (const status of ['confirmed', 'delivered'])
      await seller.put(`/api/orders/${placed.id}/status`, { status });
    await refundDay();
    await settled();
    expect([(await partOf(placed)).status, await refunds(placed)]).toEqual(['delivered', []]);
    const over = await other({ inHours: -5 });
    expect((await cancelDay({ orders: 'refund' }, over)).body.error).toBe('PICKUP_WINDOW_OVER');
  });
});

describe('a day whose orders move to another one', () => {
  it('takes the room there, tells each buyer once, and leaves money and stock', async () => {
    const [first, second] = [await order(), await order('cash')];
    // Closed by hand, and past its cutoff.
    const to = await other({ status: 'closed', ordersCloseAt: hoursAhead(-1), capacity: 3, taken: 1 });
    const { status, body } = await moveDay(to);
    expect([status, body.change]).toMatchObject([200, { kind: 'move', toWindow: { id: to.id } }]);
    expect(await takenOf(to)).toBe(3);
    await settled();
    expect([await takenOf(window), await takenOf(to), await stock()]).toEqual([0, 3, 296]);
    for (const placed of [first, second]) {
      expect(await partOf(placed)).toMatchObject({ windowId: to.id, windowTaken: 1, status: 'pending' });
      const [mail, ...more] = await mails(placed, 'pickup-day-moved');
      // The cash order is yet to be confirmed, so it doesn’t say where.
      const says = ['A storm.', 'google.com/maps/dir'].map((words) => mail?.text.includes(words));
      expect([more, ...says]).toEqual([[], true, placed === first]);
    }
    expect(await refunds(first)).toEqual([]);
    const seen = await test.get<OrderView>(`/api/orders/${first.id}`, { cookie: first.cookie });
    expect(seen.body.fulfilments[0]?.handover?.windowId).toBe(to.id);
    expect((await day(to)).orders).toHaveLength(2);
  });

  it('is refused, and nothing changes, where the other day has no room for all of them', async () => {
    await order();
    await order();
    const full = await other({ capacity: 1 });
    const answer = await moveDay(full);
    expect([answer.body.error, answer.body.issues?.[0]?.path]).toEqual(['WINDOW_FULL', 'toWindowId']);
    const zone = await makeZone(test.db, { vendorId: farm.id });
    const { id: scheduleId } = await makeSchedule(test.db, { zoneId: zone.id });
    const round = await makeWindow(test.db, { scheduleId, vendorId: farm.id });
    const theirs = await makePickup(test.db, (await makeVendor(test.db)).id);
    const canceled = await other({ status: 'canceled', isOwn: true });
    for (const to of [round, theirs, canceled, window, await other({ inHours: -9 })])
      expect((await moveDay(to)).body.issues).toMatchObject([{ path: 'toWindowId' }]);
    expect((await cancelDay({ orders: 'move' })).body.issues).toMatchObject([{ path: 'toWindowId' }]);
    expect((await cancelDay({ orders: 'refund', reason: ' ' })).body.issues).toMatchObject([
      { path: 'reason' },
    ]);
    expect([(await rowOf(window)).status, await takenOf(window), await takenOf(full)]).toEqual([
      'open',
      2,
      0,
    ]);
  });

  it('keeps room for what is being paid, and gives it up with the payment', async () => {
    const [paidLater, givenUp] = [await order('unpaid'), await order('unpaid')];
    const to = await other({ capacity: 2 });
    await moveDay(to);
    expect(await takenOf(to)).toBe(2);
    // While they move, that day stays.
    expect((await cancelDay({ orders: 'refund' }, to)).body.error).toBe('PICKUP_WINDOW_BUSY');
    await pay(paidLater);
    await test.post(`/api/orders/${givenUp.id}/cancel`, {}, { cookie: givenUp.cookie });
    await settled();
    expect([await takenOf(window), await takenOf(to)]).toEqual([0, 1]);
    expect(await partOf(paidLater)).toMatchObject({ windowId: to.id, windowTaken: 1 });
    expect(await mails(paidLater, 'pickup-day-moved')).toHaveLength(1);
  });

  it('counts in the unit of the new day', async () => {
    await test.db.getRepository(Product).update(eggs.id, { crates: 3 });
    const placed = await order('paid', {}, 2);
    const small = await other({ capacity: 5, capacityUnit: 'crates' });
    expect((await moveDay(small)).body.error).toBe('WINDOW_FULL');
    const to = await other({ capacity: 6, capacityUnit: 'crates', inHours: 150 });
    await moveDay(to);
    await settled();
    expect([await takenOf(window), await takenOf(to), (await partOf(placed)).windowTaken]).toEqual([0, 6, 6]);
    // Canceled later, all of it comes back.
    await seller.put(`/api/orders/${placed.id}/status`, { status: 'cancelled' });
    expect(await takenOf(to)).toBe(0);
  });

  it('counts what is left of orders that items were taken out of, and at least one place each', async () => {
    await test.db.getRepository(Product).update(eggs.id, { crates: 2 });
    const placed = await order('paid', {}, 3);
    const { id } = (await day()).orders[0]?.items[0] ?? { id: 0 };
    const path = `/api/orders/${placed.id}/shares/${farm.id}/items`;
    const items = [{ id, from: 3, to: 1 }];
    expect((await test.put(path, { items }, { cookie: placed.cookie })).status).toBe(200);
    const to = await other({ capacity: 3, capacityUnit: 'crates' });
    expect((await moveDay(to)).status).toBe(200);
    await settled();
    expect((await mails(placed, 'pickup-day-moved'))[0]?.text).toContain('1 × Eggs');
    expect([await takenOf(to), (await partOf(placed)).windowTaken]).toEqual([2, 2]);
    await test.db.getRepository(Product).update(eggs.id, { crates: 0 });
    window = to;
    const small = await order('paid', {}, 1);
    expect([await takenOf(to), (await partOf(small)).windowTaken]).toEqual([3, 1]);
    const late = await other({ capacity: 2, capacityUnit: 'crates', inHours: 150 });
    expect((await moveDay(late)).status).toBe(200);
    await settled(to);
    expect([await takenOf(to), await takenOf(late)]).toEqual([0, 2]);
  });

  it('never takes more than there is while others order for the new day', async () => {
    await Promise.all([1, 2, 3].map(() => order()));
    const to = await other({ capacity: 4 });
    const buy = async () => {
      const { cookie } = await shopper(test, [eggs.id, 1]);
      const shares = [{ vendorId: farm.id, method: 'pickup', windowId: to.id }];
      return (await test.post('/api/orders', checkoutForm({ shares }), { cookie })).status;
    };
    const [moved, ...bought] = await Promise.all([moveDay(to), buy(), buy(), buy(), buy()]);
    const sold = bought.filter((status) => status === 201).length;
    expect(bought.every((status) => status === 201 || status === 409)).toBe(true);
    if (moved.status === 200) await settled();
    expect(await takenOf(to)).toBe(sold + (moved.status === 200 ? 3 : 0));
    expect(await takenOf(to)).toBeLessThanOrEqual(4);
  });
});

describe('a day at other hours or elsewhere', () => {
  const change = (body: object) =>
    seller.put<Answer>(`/api/vendor/pickup-days/${window.id}`, {
      startsAt: '15:00',
      endsAt: '18:30',
      ...body,
    });

  it('tells who has ordered once, and keeps the date and the orders', async () => {
    const placed = await order();
    const held = await order('unpaid');
    await eventually(
      test.db,
      async () => (await test.db.getRepository(Order).findOneByOrFail({ id: placed.id })).toldAt !== null,
    );
    const { status, body } = await change({ address: '9 Barn Road', reason: 'Rain until noon.' });
    expect([status, body.window.address, body.window.date]).toEqual([200, '9 Barn Road', window.date]);
    const { startsAt, endsAt } = await rowOf(window);
    const clock = (at: Date) =>
      new Intl.DateTimeFormat('en-US', {
        ...{ timeZone: 'America/New_York', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
      }).format(at);
    expect([clock(startsAt), clock(endsAt)]).toEqual(['15:00', '18:30']);
    await settled();
    // The same again is no news.
    await change({ address: '9 Barn Road', reason: 'Rain until noon.' });
    await settled();
    const [mail, ...more] = await mails(placed, 'pickup-day-changed');
    expect(more).toEqual([]);
    for (const said of ['3 PM to 6:30 PM', '9 Barn Road', 'Rain until noon.'])
      expect(mail?.text).toContain(said);
    // Who is paying reads it in the first email.
    expect(await mails(held, 'pickup-day-changed')).toEqual([]);
    await pay(held);
    await eventually(test.db, async () => (await mails(held, 'order-confirmation')).length > 0);
    expect((await mails(held, 'order-confirmation'))[0]?.text).toContain('3 PM to 6:30 PM');
    expect(await takenOf(window)).toBe(2);
  });

  it('is refused with times that make no day, or once it is canceled or over', async () => {
    expect((await change({ endsAt: '15:00' })).body.issues).toMatchObject([{ path: 'endsAt' }]);
    expect((await change({ startsAt: '25:00' })).body.issues?.[0]?.path).toBe('startsAt');
    expect((await rowOf(window)).startsAt).toEqual(window.startsAt);
    const spring = { date: '2030-03-10', startsAt: new Date('2030-03-10T13:00:00Z') };
    window = await other({ ...spring, endsAt: new Date('2030-03-10T16:00:00Z') });
    const { body } = await change({ startsAt: '02:30', endsAt: '03:30' });
    expect(body.issues).toMatchObject([{ path: 'endsAt', message: expect.stringContaining('skip') }]);
    await refundDay();
    expect((await change({})).body.error).toBe('PICKUP_WINDOW_CANCELED');
    window = await other({ inHours: -9 });
    expect((await change({})).body.error).toBe('PICKUP_WINDOW_OVER');
  });
});
