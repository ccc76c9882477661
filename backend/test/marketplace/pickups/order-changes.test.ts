import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type { OrderDaysView } from '../../../src/contract/marketplace/pickup/order-changes.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { orderKey } from '../../../src/marketplace/orders/guests/order-key.js';
import { Order } from '../../../src/marketplace/tables/order.entity.js';
import { Payment } from '../../../src/marketplace/tables/payment.entity.js';
import type { PickupSchedule } from '../../../src/marketplace/tables/pickup-schedule.entity.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { Refund } from '../../../src/marketplace/tables/refund.entity.js';
import { VendorOrder } from '../../../src/marketplace/tables/vendor-order.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { appSecret } from '../../../src/platform/secrets/app-secrets.js';
import { eventually } from '../../support/eventually.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeDiscountCode, makeProduct, makeVendor } from '../../support/make/make.js';
import { hoursAhead, makePickupSite, makeOwnWindow } from '../../support/scenes/pickup-scene.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

type Answer = OrderView & ErrorBody;

let test: TestApp;
let seller: Client;
let vendor: Vendor;
let kale: Product;
let eggs: Product;
let schedule: PickupSchedule;
let siteId: number;
let saturday: PickupWindow;
let tuesday: PickupWindow;
beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on' });
});
afterAll(() => test.close());
beforeEach(async () => {
  seller = await signedIn(test, { role: 'vendor' });
  vendor = await makeVendor(test.db, { userId: seller.user.id, businessName: 'Blue Hill' });
  kale = await makeProduct(test.db, { vendorId: vendor.id, name: 'Kale', price: 333 });
  eggs = await makeProduct(test.db, { vendorId: vendor.id, name: 'Eggs', price: 700, crates: 2 });
  const made = await makePickupSite(test.db, vendor.id);
  [schedule, siteId] = [made.schedule, made.site.id];
  saturday = await makeOwnWindow(test.db, schedule, vendor.id, { capacity: 2 });
  tuesday = await makeOwnWindow(test.db, schedule, vendor.id, { startsAt: hoursAhead(96), capacity: 1 });
});

let guests = 0;

interface Placed {
  id: number;
  orderNumber: string;
  cookie: string;
  email: string;
}

/** An order of 3 kale and 2 eggs for Saturday. */
async function order(how: 'paid' | 'held' | 'cash' = 'paid', given: object = {}): Promise<Placed> {
  const { cookie } = await shopper(test, [kale.id, 3], [eggs.id, 2]);
  guests += 1;
  const email = `changes-${guests}@example.com`;
  const form = checkoutForm({
    ...{ email, shippingMethod: 'pickup', paymentMethod: how === 'cash' ? 'cash' : 'credit_card' },
    shares: [{ vendorId: vendor.id, method: 'pickup', windowId: saturday.id }],
    ...given,
  });
  const { status, body } = await test.post<Answer>('/api/orders', form, { cookie });
  expect([status, body.error]).toEqual([201, undefined]);
  if (how === 'paid') await test.post(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' }, { cookie });
  return { id: body.id, orderNumber: body.orderNumber, cookie, email };
}

const path = ({ id }: Pick<Placed, 'id'>, what: string) => `/api/orders/${id}/shares/${vendor.id}/${what}`;
const put = (placed: Placed, what: string, body: object) =>
  test.put<Answer>(path(placed, what), body, { cookie: placed.cookie });
const move = (placed: Placed, { id }: PickupWindow) => put(placed, 'day', { windowId: id });
const seen = async ({ id, cookie }: Placed) =>
  (await test.get<OrderView>(`/api/orders/${id}`, { cookie })).body;
const itemIds = async (placed: Placed) => {
  const items = (await seen(placed)).fulfilments[0]?.items ?? [];
  const idOf = (name: string) => items.find((item) => item.name === name)?.id ?? 0;
  return { kaleId: idOf('Kale'), eggsId: idOf('Eggs') };
};
const taken = async ({ id }: PickupWindow) =>
  (await test.db.getRepository(PickupWindow).findOneByOrFail({ id })).taken;
const stockOf = async ({ id }: Product) =>
  (await test.db.getRepository(Product).findOneByOrFail({ id })).inventory;
const stocks = async () => [await stockOf(kale), await stockOf(eggs)];
const vendorOrderOf = ({ id }: Placed) => test.db.getRepository(VendorOrder).findOneByOrFail({ orderId: id });
const refunds = ({ id }: Placed) =>
  test.db.getRepository(Refund).find({ where: { payment: { orderId: id } }, order: { id: 'ASC' } });
const mails = (recipient: string, kind: string) =>
  test.db.getRepository(Mail).find({ where: { recipient, kind }, order: { id: 'ASC' } });
const closeNow = ({ id: windowId }: PickupWindow) =>
  test.db.getRepository(VendorOrder).update({ windowId }, { ordersCloseAt: hoursAhead(-0.01) });
const confirm = ({ id }: Placed) => seller.put(`/api/orders/${id}/status`, { status: 'confirmed' });
const isTold = (placed: Placed) =>
  eventually(test.db, async () => (await mails(placed.email, 'order-confirmation')).length > 0);

describe('the day of an order', () => {
  it('moves to another one with its room, is told once, and moves back', async () => {
    const placed = await order();
    await isTold(placed);
    expect((await seen(placed)).fulfilments[0]?.canChange).toBe(true);
    const days = await test.get<OrderDaysView>(path(placed, 'days'), { cookie: placed.cookie });
    expect(days.body).toMatchObject({
      closesAt: saturday.ordersCloseAt.toISOString().replace(/\.\d+/, ''),
      windows: [{ id: tuesday.id, siteId, problem: null }],
      sites: [{ id: siteId, name: 'The stand' }],
    });
    const { status, body } = await move(placed, tuesday);
    expect(status).toBe(200);
    expect(body.fulfilments[0]?.handover).toMatchObject({ windowId: tuesday.id });
    expect([await taken(saturday), await taken(tuesday)]).toEqual([0, 1]);
    expect((await move(placed, tuesday)).status).toBe(200);
    expect([await taken(saturday), await taken(tuesday)]).toEqual([0, 1]);
    for (const [to, kind] of [
      [placed.email, 'order-changed'],
      [seller.user.email, 'vendor-order-changed'],
    ] as const)
      expect(await mails(to, kind)).toHaveLength(1);
    await move(placed, saturday);
    expect([await taken(saturday), await taken(tuesday)]).toEqual([1, 0]);
  });

  it('tells who has not confirmed the order no street, host or instructions, and shows no photo', async () => {
    const imageUrl = '/media/aaaaaaaaaaaaaaaaaaaaaa/800.jpg';
    const notes = { host: 'Marisol', instructions: 'Code 4711.' };
    const made = await makePickupSite(test.db, vendor.id, { ...notes, imageUrl });
    const there = await makeOwnWindow(test.db, made.schedule, vendor.id);
    const placed = await order('cash');
    await test.db.getRepository(Order).update(placed.id, { confirmBy: hoursAhead(1) });
    const days = async () =>
      JSON.stringify((await test.get(path(placed, 'days'), { cookie: placed.cookie })).body);
    const calendar = async () =>
      (await test.get(`/api/orders/${placed.id}/calendar.ics`, { cookie: placed.cookie })).status;
    const secrets = ['1 Main Street', 'Marisol', '4711'];
    for (const secret of [...secrets, imageUrl]) expect(await days()).not.toContain(secret);
    expect(await calendar()).toBe(404);
    expect((await move(placed, there)).status).toBe(200);
    for (const secret of secrets)
      expect((await mails(placed.email, 'order-changed'))[0]?.text).not.toContain(secret);
    await test.db.getRepository(Order).update(placed.id, { confirmBy: null });
    await move(placed, saturday);
    for (const secret of [...secrets, imageUrl]) expect(await days()).toContain(secret);
    const site = (await seen(placed)).fulfilments[0]?.handover?.site;
    expect(site?.imageUrl).toBeNull();
    await move(placed, there);
    expect((await seen(placed)).fulfilments[0]?.handover?.site?.imageUrl).toBe(imageUrl);
    expect(await calendar()).toBe(200);
  });

  it('is refused where it is full, closed, or another vendor’s, and then nothing has moved', async () => {
    const [placed, other] = [await order(), await order()];
    await move(other, tuesday);
    const full = await move(placed, tuesday);
    expect([full.status, full.body.error]).toEqual([409, 'WINDOW_FULL']);
    const late = await makeOwnWindow(test.db, schedule, vendor.id, { ordersCloseAt: hoursAhead(-1) });
    expect((await move(placed, late)).body.error).toBe('WINDOW_CLOSED');
    const rival = await makeVendor(test.db, { userId: (await signedIn(test, { role: 'vendor' })).user.id });
    const theirs = await makeOwnWindow(test.db, (await makePickupSite(test.db, rival.id)).schedule, rival.id);
    const georgia = await makePickupSite(test.db, vendor.id, { state: 'GA' });
    const far = await makeOwnWindow(test.db, georgia.schedule, vendor.id);
    for (const window of [theirs, far]) expect((await move(placed, window)).status).toBe(400);
    expect([await taken(saturday), await taken(tuesday), await taken(late)]).toEqual([1, 1, 0]);
    expect((await vendorOrderOf(placed)).windowId).toBe(saturday.id);
  });

  it('gives one place to one of two who press at once', async () => {
    const [one, two] = [await order(), await order()];
    const answers = await Promise.all([move(one, tuesday), move(two, tuesday), move(one, tuesday)]);
    const codes = answers.map(({ status }) => status);
    expect(codes.filter((code) => code === 200).length).toBeGreaterThanOrEqual(1);
    expect(codes.every((code) => code === 200 || code === 409)).toBe(true);
    expect([await taken(saturday), await taken(tuesday)]).toEqual([1, 1]);
  });

  it('stays once its orders have closed', async () => {
    const placed = await order();
    await closeNow(saturday);
    expect((await seen(placed)).fulfilments[0]?.canChange).toBe(false);
    expect((await move(placed, tuesday)).body.error).toBe('ORDER_CLOSED');
    for (const [what, body] of [
      ['day', { windowId: tuesday.id }],
      ['collector', { collector: 'Tom' }],
    ] as const)
      expect((await put(placed, what, body)).body.error).toBe('ORDER_CLOSED');
    expect((await test.get(path(placed, 'days'), { cookie: placed.cookie })).status).toBe(409);
    expect((await vendorOrderOf(placed)).windowId).toBe(saturday.id);
  });
});

describe('who collects', () => {
  it('is named, and not named, by the buyer alone', async () => {
    const placed = await order('cash');
    const named = await put(placed, 'collector', { collector: ' Tom Field ' });
    expect(named.body.fulfilments[0]?.handover?.collector).toBe('Tom Field');
    expect((await put(placed, 'collector', { collector: '' })).body.fulfilments[0]?.handover).toMatchObject({
      collector: null,
    });
    const key = orderKey(await appSecret(test.db, 'order-links'), placed.orderNumber);
    expect((await test.put(`${path(placed, 'collector')}?key=${key}`, { collector: 'Eve' })).status).toBe(
      200,
    );
    const admin = await signedIn(test, { role: 'admin' });
    for (const who of [admin, seller, await signedIn(test)]) {
      expect((await who.put(path(placed, 'collector'), { collector: 'Mallory' })).status).toBe(404);
      expect((await who.get(path(placed, 'days'))).status).toBe(404);
    }
    expect((await vendorOrderOf(placed)).collector).toBe('Eve');
  });
});

describe('the items of an order', () => {
  it('become fewer: the price goes back to the cent, and stock with it, once', async () => {
    const before = await stocks();
    const placed = await order('paid');
    await isTold(placed);
    await confirm(placed);
    const { kaleId, eggsId } = await itemIds(placed);
    const items = [
      { id: kaleId, from: 3, to: 2 },
      { id: eggsId, from: 2, to: 0 },
    ];
    const [first, second] = await Promise.all([
      put(placed, 'items', { items }),
      put(placed, 'items', { items }),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await refunds(placed)).toMatchObject([{ goods: 333 + 1_400 }]);
    const [refund] = await refunds(placed);
    expect(Math.round((await seen(placed)).refunded * 100)).toBe(refund?.amount);
    expect(await stocks()).toEqual([(before[0] ?? 0) - 2, before[1]]);
    const { status } = await put(placed, 'items', { items: [{ id: kaleId, from: 3, to: 1 }] });
    expect(status).toBe(409);
    expect(await mails(placed.email, 'order-changed')).toHaveLength(1);
    const rest = await test.post<Answer>(`/api/orders/${placed.id}/cancel`, {}, { cookie: placed.cookie });
    expect(rest.body).toMatchObject({ status: 'cancelled', refunded: rest.body.total });
    expect(await stocks()).toEqual(before);
    expect(await taken(saturday)).toBe(0);
  });

  it('cost less where they are paid in cash, with their part of discount and tax', async () => {
    const { code } = await makeDiscountCode(test.db, { vendorId: vendor.id, value: 1_500 });
    const before = await stocks();
    const placed = await order('cash', { discountCodes: [code] });
    const { kaleId, eggsId } = await itemIds(placed);
    const was = await seen(placed);
    const items = [
      { id: kaleId, from: 3, to: 1 },
      { id: eggsId, from: 2, to: 0 },
    ];
    const { status, body } = await put(placed, 'items', { items });
    expect([status, body.error]).toEqual([200, undefined]);
    expect(body.fulfilments[0]?.items).toMatchObject([{ id: kaleId, quantity: 1, refunded: 0 }]);
    expect(body).toMatchObject({ subtotal: 3.33, discount: 0.5, refunded: 0 });
    expect(body.total).toBeLessThan(was.total);
    const vendorOrder = await vendorOrderOf(placed);
    const row = await test.db.getRepository(Order).findOneByOrFail({ id: placed.id });
    const payment = await test.db.getRepository(Payment).findOneByOrFail({ orderId: placed.id });
    expect(vendorOrder.total).toBe(
      vendorOrder.subtotal - vendorOrder.discount + vendorOrder.tax + vendorOrder.shipping,
    );
    expect([row.total, payment.amount]).toEqual([vendorOrder.total, vendorOrder.total]);
    expect(await refunds(placed)).toEqual([]);
    expect(await stocks()).toEqual([(before[0] ?? 0) - 1, before[1]]);
    expect((await put(placed, 'items', { items })).status).toBe(200);
    expect(await stocks()).toEqual([(before[0] ?? 0) - 1, before[1]]);
    await test.post(`/api/orders/${placed.id}/cancel`, {}, { cookie: placed.cookie });
    expect(await stocks()).toEqual(before);
  });

  it('give crates of room back', async () => {
    const crates = await makeOwnWindow(test.db, schedule, vendor.id, {
      capacity: 20,
      capacityUnit: 'crates',
    });
    const placed = await order();
    await move(placed, crates);
    expect(await taken(crates)).toBe(7);
    const { eggsId } = await itemIds(placed);
    await put(placed, 'items', { items: [{ id: eggsId, from: 2, to: 1 }] });
    expect([await taken(crates), (await vendorOrderOf(placed)).windowTaken]).toEqual([5, 5]);
    await move(placed, saturday);
    expect([await taken(crates), await taken(saturday)]).toEqual([0, 1]);
  });

  it('are not none, not under the minimum, and not after the cutoff; then nothing changes', async () => {
    const placed = await order();
    const { kaleId, eggsId } = await itemIds(placed);
    const change = async (...items: object[]) => (await put(placed, 'items', { items })).body;
    const none = await change({ id: kaleId, from: 3, to: 0 }, { id: eggsId, from: 2, to: 0 });
    expect(none.issues?.[0]?.message).toContain('cancel these items');
    expect((await change({ id: 999_999, from: 3, to: 1 })).error).toBe('VALIDATION_FAILED');
    await test.db.getRepository(Vendor).update(vendor.id, { minimumOrder: 2_000 });
    expect((await change({ id: kaleId, from: 3, to: 1 })).error).toBe('ORDER_BELOW_MINIMUM');
    await test.db.getRepository(Vendor).update(vendor.id, { minimumOrder: null });
    await closeNow(saturday);
    expect((await change({ id: kaleId, from: 3, to: 1 })).error).toBe('ORDER_CLOSED');
    expect(await refunds(placed)).toEqual([]);
    const held = await order('held', {
      shares: [{ vendorId: vendor.id, method: 'pickup', windowId: tuesday.id }],
    });
    const body = { items: [{ id: (await itemIds(held)).kaleId, from: 3, to: 1 }] };
    expect((await put(held, 'items', body)).body.error).toBe('ORDER_NOT_PAID_YET');
  });
});

describe('an order with a day', () => {
  it('can be canceled until its cutoff, also when it is confirmed, and not after', async () => {
    const [placed, late] = [await order(), await order()];
    await isTold(placed);
    await confirm(placed);
    expect((await seen(placed)).canCancel).toBe(true);
    const { status, body } = await test.post<Answer>(
      `/api/orders/${placed.id}/cancel`,
      { vendorId: vendor.id },
      { cookie: placed.cookie },
    );
    expect([status, body.refunded]).toEqual([200, body.total]);
    expect(await taken(saturday)).toBe(1);
    expect((await mails(seller.user.email, 'vendor-cancelled'))[0]?.text).not.toContain(
      'before you confirmed',
    );
    await closeNow(saturday);
    expect((await seen(late)).canCancel).toBe(false);
    const refused = await test.post<Answer>(`/api/orders/${late.id}/cancel`, {}, { cookie: late.cookie });
    expect([refused.status, refused.body.error]).toEqual([409, 'ORDER_CLOSED']);
    expect(await taken(saturday)).toBe(1);
  });
});
