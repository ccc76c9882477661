import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderList, OrderView } from '../../../src/contract/marketplace/orders.js';
import type { OrderMoreView } from '../../../src/contract/marketplace/pickup/order-changes.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { orderKey } from '../../../src/marketplace/orders/guests/order-key.js';
import { LedgerEntry } from '../../../src/marketplace/tables/ledger-entry.entity.js';
import { Order } from '../../../src/marketplace/tables/order.entity.js';
import { Payment } from '../../../src/marketplace/tables/payment.entity.js';
import { PickupWindow } from '../../../src/marketplace/tables/pickup-window.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { Refund } from '../../../src/marketplace/tables/refund.entity.js';
import { VendorOrder } from '../../../src/marketplace/tables/vendor-order.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { appSecret } from '../../../src/platform/secrets/app-secrets.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeDiscountCode, makeProduct, makeVendor } from '../../support/make/make.js';
import { hoursAhead, makeOwnWindow, makePickupSite } from '../../support/scenes/pickup-scene.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

type Answer = OrderView & ErrorBody;

let test: TestApp;
let seller: Client;
let vendor: Vendor;
let kale: Product;
let eggs: Product;
let saturday: PickupWindow;
let tuesday: PickupWindow;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  seller = await signedIn(test, { role: 'vendor' });
  vendor = await makeVendor(test.db, { userId: seller.user.id, businessName: 'Blue Hill', state: 'GA' });
  kale = await makeProduct(test.db, { vendorId: vendor.id, name: 'Kale', price: 333, inventory: 10 });
  eggs = await makeProduct(test.db, { vendorId: vendor.id, name: 'Eggs', price: 700, crates: 2 });
  const { schedule } = await makePickupSite(test.db, vendor.id);
  saturday = await makeOwnWindow(test.db, schedule, vendor.id, { capacity: 1 });
  tuesday = await makeOwnWindow(test.db, schedule, vendor.id, {
    ...{ startsAt: hoursAhead(96), capacity: 13, capacityUnit: 'crates' },
  });
});

let guests = 0;

interface Placed {
  id: number;
  orderNumber: string;
  cookie: string;
  email: string;
  kaleId: number;
  eggsId: number;
}

/** An order of 3 kale and 2 eggs. */
async function order(how: 'paid' | 'cash' = 'paid', window = saturday, given: object = {}): Promise<Placed> {
  const { cookie } = await shopper(test, [kale.id, 3], [eggs.id, 2]);
  guests += 1;
  const email = `adds-${guests}@example.com`;
  const form = checkoutForm({
    ...{ email, shippingMethod: 'pickup', paymentMethod: how === 'cash' ? 'cash' : 'credit_card' },
    shares: [{ vendorId: vendor.id, method: 'pickup', windowId: window.id }],
    ...given,
  });
  const { status, body } = await test.post<Answer>('/api/orders', form, { cookie });
  expect([status, body.error]).toEqual([201, undefined]);
  if (how === 'paid') await test.post(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' }, { cookie });
  const items = body.fulfilments[0]?.items ?? [];
  const idOf = (name: string) => items.find((item) => item.name === name)?.id ?? 0;
  const ids = { kaleId: idOf('Kale'), eggsId: idOf('Eggs') };
  return { id: body.id, orderNumber: body.orderNumber, cookie, email, ...ids };
}

const path = ({ id }: Placed, what: string) => `/api/orders/${id}/shares/${vendor.id}/${what}`;
const change = (placed: Placed, ...items: object[]) =>
  test.put<Answer>(path(placed, 'items'), { items }, { cookie: placed.cookie });
const addingOf = ({ body }: { body: OrderView }) => body.fulfilments[0]?.adding;
const pay = ({ cookie }: Placed, id = 0) =>
  test.post<Answer>(`/api/orders/${id}/test-payment`, { outcome: 'paid' }, { cookie });
const seen = async ({ id, cookie }: Placed) =>
  (await test.get<OrderView>(`/api/orders/${id}`, { cookie })).body;
const quantities = async (placed: Placed) =>
  (await seen(placed)).fulfilments[0]?.items.map(({ name, quantity }) => [name, quantity]);
const taken = async ({ id }: PickupWindow) =>
  (await test.db.getRepository(PickupWindow).findOneByOrFail({ id })).taken;
const stockOf = async ({ id }: Product) =>
  (await test.db.getRepository(Product).findOneByOrFail({ id })).inventory;
const partOf = ({ id }: Placed) => test.db.getRepository(VendorOrder).findOneByOrFail({ orderId: id });
const mails = (recipient: string, kind: string) =>
  test.db.getRepository(Mail).find({ where: { recipient, kind }, order: { id: 'ASC' } });
const paymentsOf = ({ id: orderId }: Placed) =>
  test.db.getRepository(Payment).find({ where: { orderId }, order: { id: 'ASC' } });
const waiting = ({ id: addsToId }: Placed) =>
  test.db.getRepository(Order).countBy({ addsToId, paymentStatus: 'held' });

const AS_PLACED = [
  ['Kale', 3],
  ['Eggs', 2],
];

/** What an order costs is what its payments took, and what its vendor order was booked for. */
async function expectBooked(placed: Placed): Promise<void> {
  const part = await partOf(placed);
  const row = await test.db.getRepository(Order).findOneByOrFail({ id: placed.id });
  const payments = await paymentsOf(placed);
  expect(part.total).toBe(part.subtotal - part.discount + part.tax + part.shipping);
  expect([row.total, payments.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([
    part.total,
    part.total,
  ]);
  const entries = await test.db.getRepository(LedgerEntry).findBy({ vendorOrderId: part.id });
  const sumOf = (kind: string) =>
    entries.filter((entry) => entry.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
  expect([sumOf('sale'), sumOf('commission')]).toEqual([part.total, -part.commission]);
}

describe('adding to an order that is paid', () => {
  it('is paid first, holds stock and room until then, and is part of the order once', async () => {
    const before = await stockOf(eggs);
    const placed = await order('paid', tuesday);
    await test.db.getRepository(Order).update(placed.id, { toldAt: new Date() });
    const was = await seen(placed);
    expect(await taken(tuesday)).toBe(7);
    const asked = await change(placed, { id: placed.eggsId, from: 2, to: 5, price: 7 });
    expect([asked.status, asked.body.error]).toEqual([200, undefined]);
    const adding = addingOf(asked);
    expect(adding).toMatchObject({ items: [{ name: 'Eggs', quantity: 3 }] });
    expect(asked.body.total).toBe(was.total);
    expect([await stockOf(eggs), await taken(tuesday)]).toEqual([before - 5, 13]);
    expect((await pay(placed, adding?.orderId)).body).toMatchObject({ id: placed.id, addition: 'added' });
    expect((await pay(placed, adding?.orderId)).status).toBe(404);
    const now = await seen(placed);
    expect(await quantities(placed)).toEqual([
      ['Kale', 3],
      ['Eggs', 5],
    ]);
    expect(now.fulfilments[0]).not.toHaveProperty('adding');
    expect(now.fulfilments[0]?.changes).toMatchObject([
      { actor: 'buyer', change: { kind: 'more', items: [{ name: 'Eggs', quantity: 3 }] } },
    ]);
    expect(Math.round((now.total - was.total) * 100)).toBe(Math.round((adding?.total ?? 0) * 100));
    expect([await stockOf(eggs), await taken(tuesday), (await partOf(placed)).windowTaken]).toEqual([
      ...[before - 5, 13, 13],
    ]);
    expect((await paymentsOf(placed)).map(({ kind, status }) => [kind, status])).toEqual([
      ['order', 'paid'],
      ['addition', 'paid'],
    ]);
    await expectBooked(placed);
    expect(await mails(placed.email, 'order-changed')).toHaveLength(1);
    expect((await mails(seller.user.email, 'vendor-order-changed'))[0]?.text).toContain('They paid $');
    expect(await test.db.getRepository(Order).countBy({ addsToId: placed.id })).toBe(0);
    // All of it goes back, from both payments.
    const { body } = await test.post<Answer>(
      `/api/orders/${placed.id}/cancel`,
      {},
      { cookie: placed.cookie },
    );
    expect(body).toMatchObject({ status: 'cancelled', refunded: now.total });
    expect([await stockOf(eggs), await taken(tuesday)]).toEqual([before, 0]);
    expect((await paymentsOf(placed)).map(({ amount, refunded }) => amount - refunded)).toEqual([0, 0]);
  });

  it('takes no second place where orders are counted, and none that crates lack', async () => {
    const placed = await order();
    const asked = await change(placed, { id: placed.kaleId, from: 3, to: 4 });
    expect([asked.status, await taken(saturday)]).toEqual([200, 1]);
    await pay(placed, addingOf(asked)?.orderId);
    expect([await taken(saturday), (await partOf(placed)).windowTaken]).toEqual([1, 1]);
    const crated = await order('paid', tuesday);
    const full = await change(crated, { id: crated.eggsId, from: 2, to: 6 });
    expect([full.status, full.body.error]).toEqual([409, 'WINDOW_FULL']);
    expect([await taken(tuesday), await waiting(crated)]).toEqual([7, 0]);
  });

  it('is given up by the buyer, by another change and when its time is over; then nothing is held', async () => {
    const before = await stockOf(eggs);
    const placed = await order('paid', tuesday);
    const first = addingOf(await change(placed, { id: placed.eggsId, from: 2, to: 4 }));
    const second = addingOf(await change(placed, { id: placed.eggsId, from: 2, to: 3 }));
    expect([await stockOf(eggs), await taken(tuesday), await waiting(placed)]).toEqual([before - 3, 9, 1]);
    expect((await pay(placed, first?.orderId)).status).toBe(409);
    const dropped = await test.post<Answer>(
      `/api/orders/${second?.orderId}/cancel`,
      {},
      { cookie: placed.cookie },
    );
    expect([dropped.body.addition, dropped.body.id, addingOf(dropped)]).toEqual([
      ...['given-up', placed.id, undefined],
    ]);
    expect([await stockOf(eggs), await taken(tuesday)]).toEqual([before - 2, 7]);
    await change(placed, { id: placed.eggsId, from: 2, to: 3 });
    const moved = await test.put<Answer>(
      path(placed, 'day'),
      { windowId: saturday.id },
      { cookie: placed.cookie },
    );
    expect([moved.status, await taken(tuesday), await taken(saturday)]).toEqual([200, 0, 1]);
    expect(await quantities(placed)).toEqual(AS_PLACED);
    await expectBooked(placed);
  });

  it('goes back where the order can’t take it anymore once it is paid', async () => {
    const before = await stockOf(eggs);
    const placed = await order();
    const adding = addingOf(await change(placed, { id: placed.eggsId, from: 2, to: 3 }));
    await test.db.getRepository(VendorOrder).update({ orderId: placed.id }, { status: 'delivered' });
    expect((await pay(placed, adding?.orderId)).body.addition).toBe('given-up');
    expect(await stockOf(eggs)).toBe(before - 2);
    // Its vendor hears of no such order.
    const { body: orders } = await seller.get<{ id: number }[]>('/api/vendor/orders');
    expect(orders.map(({ id }) => id)).toEqual([placed.id]);
    const refunds = await test.db
      .getRepository(Refund)
      .findBy({ payment: { orderId: adding?.orderId ?? 0 } });
    expect(refunds.map(({ amount }) => amount)).toEqual([Math.round((adding?.total ?? 0) * 100)]);
    expect((await mails(placed.email, 'order-changed'))[0]?.subject).toContain('Not added');
    expect(await quantities(placed)).toEqual(AS_PLACED);
    await expectBooked(placed);
  });

  it('is a line of its own at today’s price, which is refused where another one was shown', async () => {
    const placed = await order();
    await test.db.getRepository(Product).update(eggs.id, { price: 800 });
    const more = await test.get<OrderMoreView>(path(placed, 'more'), { cookie: placed.cookie });
    expect(more.body.items[1]).toMatchObject({ id: placed.eggsId, price: 8, reason: null });
    const old = await change(placed, { id: placed.eggsId, from: 2, to: 3, price: 7 });
    expect([old.status, old.body.error, old.body.issues?.[0]?.message]).toEqual([
      ...[409, 'TOTAL_CHANGED', 'Eggs costs $8.00 now.'],
    ]);
    expect(await waiting(placed)).toBe(0);
    await pay(
      placed,
      addingOf(await change(placed, { id: placed.eggsId, from: 2, to: 3, price: 8 }))?.orderId,
    );
    expect(await quantities(placed)).toEqual([...AS_PLACED, ['Eggs', 1]]);
    await expectBooked(placed);
  });

  it('is a line of its own beside one that a discount went on, which is refunded as it was paid', async () => {
    const { code } = await makeDiscountCode(test.db, { vendorId: vendor.id, value: 5_000 });
    const placed = await order('paid', tuesday, { discountCodes: [code] });
    await pay(placed, addingOf(await change(placed, { id: placed.eggsId, from: 2, to: 4 }))?.orderId);
    const [, two, added] = (await seen(placed)).fulfilments[0]?.items ?? [];
    expect([two?.quantity, added?.quantity]).toEqual([2, 2]);
    const { body } = await change(placed, { id: added?.id ?? 0, from: 2, to: 0 });
    // 2 × $7.00 and 8 % of it.
    expect(body.refunded).toBe(15.12);
    await expectBooked(placed);
  });

  it('waits on while another change is refused, or is none', async () => {
    const placed = await order('paid', tuesday);
    const adding = addingOf(await change(placed, { id: placed.eggsId, from: 2, to: 3 }));
    expect((await change(placed, { id: placed.kaleId, from: 2, to: 1 })).body.error).toBe(
      'CHANGED_MEANWHILE',
    );
    expect((await change(placed, { id: placed.kaleId, from: 3, to: 3 })).status).toBe(200);
    const { status } = await test.put(
      path(placed, 'day'),
      { windowId: tuesday.id },
      { cookie: placed.cookie },
    );
    expect([status, await waiting(placed)]).toEqual([200, 1]);
    expect((await pay(placed, adding?.orderId)).body.addition).toBe('added');
  });

  it('swaps items in one step: what is taken out is refunded, what is added is paid', async () => {
    const before = [await stockOf(kale), await stockOf(eggs)];
    const placed = await order();
    const asked = await change(
      placed,
      { id: placed.kaleId, from: 3, to: 1 },
      { id: placed.eggsId, from: 2, to: 3 },
    );
    expect([asked.status, asked.body.error]).toEqual([200, undefined]);
    expect(asked.body.refunded).toBeGreaterThan(6.65);
    await pay(placed, addingOf(asked)?.orderId);
    expect([await stockOf(kale), await stockOf(eggs)]).toEqual([(before[0] ?? 0) - 1, (before[1] ?? 0) - 3]);
  });

  it('is not more than there is, not after the cutoff, and not another’s; then nothing changes', async () => {
    const placed = await order();
    const short = await change(placed, { id: placed.kaleId, from: 3, to: 11 });
    expect([short.status, short.body.error]).toEqual([409, 'OUT_OF_STOCK']);
    expect(short.body.issues?.[0]?.message).toBe('Only 7 of Kale left.');
    expect((await change(placed, { id: placed.kaleId, from: 2, to: 4 })).body.error).toBe(
      'CHANGED_MEANWHILE',
    );
    const more = await test.get<OrderMoreView>(path(placed, 'more'), { cookie: placed.cookie });
    expect(more.body.items[0]).toEqual({ id: placed.kaleId, price: 3.33, most: 7, reason: null });
    for (const who of [seller, await signedIn(test), await signedIn(test, { role: 'admin' })]) {
      const items = [{ id: placed.kaleId, from: 3, to: 4 }];
      expect((await who.put(path(placed, 'items'), { items })).status).toBe(404);
      expect((await who.get(path(placed, 'more'))).status).toBe(404);
    }
    await test.db.getRepository(PickupWindow).update(saturday.id, { ordersCloseAt: new Date(0) });
    const late = await change(placed, { id: placed.kaleId, from: 3, to: 4 });
    expect([late.status, late.body.error]).toEqual([409, 'WINDOW_CLOSED']);
    await test.db.getRepository(VendorOrder).update({ orderId: placed.id }, { ordersCloseAt: new Date(0) });
    expect((await change(placed, { id: placed.kaleId, from: 3, to: 4 })).body.error).toBe('ORDER_CLOSED');
    expect([await stockOf(kale), await waiting(placed)]).toEqual([7, 0]);
  });

  it('is paid by the link of the order’s email, and in no list of orders', async () => {
    const buyer = await signedIn(test);
    await buyer.post('/api/cart', { productId: kale.id, quantity: 1 });
    const form = checkoutForm({
      ...{ email: buyer.user.email, shippingMethod: 'pickup', paymentMethod: 'credit_card' },
      shares: [{ vendorId: vendor.id, method: 'pickup', windowId: tuesday.id }],
    });
    const { body } = await buyer.post<Answer>('/api/orders', form);
    await buyer.post(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' });
    const items = [{ id: body.fulfilments[0]?.items[0]?.id, from: 1, to: 2 }];
    const asked = await buyer.put<Answer>(`/api/orders/${body.id}/shares/${vendor.id}/items`, { items });
    expect([asked.status, asked.body.error, asked.body.issues]).toEqual([200, undefined, undefined]);
    const adding = addingOf(asked);
    expect((await buyer.get<OrderList>('/api/orders')).body.map(({ id }) => id)).toEqual([body.id]);
    const key = orderKey(await appSecret(test.db, 'order-links'), body.orderNumber);
    const opened = await test.get<OrderView>(`/api/orders/${adding?.orderId}?key=${key}`);
    expect([opened.status, opened.body.addsTo?.id]).toEqual([200, body.id]);
    const paying = await test.post<Answer>(`/api/orders/${adding?.orderId}/payment?key=${key}`, {});
    expect([paying.status, paying.body.error]).toEqual([200, undefined]);
    expect(addingOf(paying)?.url).toBe(`/orders/${adding?.orderId}/pay`);
  });
});

describe('adding to an order that is paid in cash', () => {
  it('is part of it at once: more is due, and two tabs add once', async () => {
    const before = await stockOf(kale);
    const placed = await order('cash');
    const was = await seen(placed);
    const asked = { id: placed.kaleId, from: 3, to: 4 };
    const unconfirmed = await change(placed, asked);
    expect([unconfirmed.status, unconfirmed.body.issues?.[0]?.message]).toEqual([
      400,
      'Please confirm your order first, with the link in our email. Then you can add to it.',
    ]);
    await test.db.getRepository(Order).update(placed.id, { confirmBy: null });
    const answers = await Promise.all([change(placed, asked), change(placed, asked)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await quantities(placed)).toEqual([
      ['Kale', 4],
      ['Eggs', 2],
    ]);
    expect(await stockOf(kale)).toBe(before - 4);
    const now = await seen(placed);
    expect(now.total).toBeGreaterThan(was.total + 3.32);
    expect((await paymentsOf(placed))[0]?.amount).toBe(Math.round(now.total * 100));
    expect((await change(placed, { ...asked, to: 5 })).status).toBe(409);
    await change(placed, { id: placed.kaleId, from: 4, to: 3 });
    expect((await seen(placed)).total).toBe(was.total);
    await test.db.getRepository(Vendor).update(vendor.id, { minimumOrder: 2_000 });
    const less = { id: placed.eggsId, from: 2, to: 1 };
    expect((await change(placed, less)).body.error).toBe('ORDER_BELOW_MINIMUM');
    expect((await change(placed, less, { id: placed.kaleId, from: 3, to: 8 })).status).toBe(200);
    await change(placed, { id: placed.kaleId, from: 8, to: 3 }, { id: placed.eggsId, from: 1, to: 2 });
    for (const from of [3, 4]) await change(placed, { id: placed.kaleId, from, to: from + 1 });
    expect([await stockOf(kale), (await seen(placed)).tax]).toEqual([before - 5, 2.45]);
  });
});
