import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderView, VendorOrderView } from '../../../src/contract/marketplace/orders.js';
import type { PackingView } from '../../../src/contract/marketplace/packing.js';
import type { VendorStatement } from '../../../src/contract/marketplace/vendor-figures.js';
import { Payment } from '../../../src/marketplace/tables/payment.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { Refund } from '../../../src/marketplace/tables/refund.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let seller: Client;
let rival: Client;
let kale: Product;
let honey: Product;
beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on' });
});
afterAll(() => test.close());
beforeEach(async () => {
  seller = await signedIn(test, { role: 'vendor' });
  rival = await signedIn(test, { role: 'vendor' });
  const pickupHours = [{ day: 6 as const, opens: '08:00', closes: '12:00' }];
  const vendor = await makeVendor(test.db, { userId: seller.user.id, pickupHours });
  const other = await makeVendor(test.db, { userId: rival.user.id });
  kale = await makeProduct(test.db, { vendorId: vendor.id, name: 'Kale', price: 350 });
  honey = await makeProduct(test.db, { vendorId: other.id, name: 'Honey', price: 1_275 });
});

interface Placed {
  id: number;
  cookie: string;
}

/** An order of kale and honey that is paid by card, or with cash at pickup. */
async function order(how: 'card' | 'cash' = 'card'): Promise<Placed> {
  const { cookie } = await shopper(test, [kale.id, 2], [honey.id, 1]);
  const cash = { shippingMethod: 'pickup', paymentMethod: 'cash' };
  const form = checkoutForm(how === 'cash' ? cash : {});
  const { status, body } = await test.post<OrderView>('/api/orders', form, { cookie });
  expect(status).toBe(201);
  if (how === 'card') await test.post(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' }, { cookie });
  return { id: body.id, cookie };
}

const move = (who: Client, id: number, status: string, more: object = {}) =>
  who.put<VendorOrderView & { error?: string }>(`/api/orders/${id}/status`, { status, ...more });
const seen = async ({ id, cookie }: Placed) =>
  (await test.get<OrderView>(`/api/orders/${id}`, { cookie })).body;
const stockOf = async (product: Product) =>
  (await test.db.getRepository(Product).findOneByOrFail({ id: product.id })).inventory;

/** Waits until the background work has written so many mails to an address. */
async function mailsTo(recipient: string, count: number): Promise<Mail[]> {
  for (let tries = 0; tries < 80; tries += 1) {
    const mails = await test.db.getRepository(Mail).find({ where: { recipient }, order: { id: 'ASC' } });
    if (mails.length >= count) return mails;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`There are no ${count} mails to ${recipient}.`);
}

describe("a vendor's share", () => {
  it('is seen by its vendor alone, and only once it is paid', async () => {
    const { cookie } = await shopper(test, [kale.id, 2], [honey.id, 1]);
    const { body: placed } = await test.post<OrderView>('/api/orders', checkoutForm(), { cookie });
    expect((await seller.get('/api/vendor/orders')).body).toEqual([]);
    expect((await seller.get(`/api/vendor/orders/${placed.id}`)).status).toBe(404);
    await test.post(`/api/orders/${placed.id}/test-payment`, { outcome: 'paid' }, { cookie });
    const { body } = await seller.get<VendorOrderView[]>('/api/vendor/orders');
    expect(body).toMatchObject([{ id: placed.id, customerName: 'Ann Field', itemCount: 2, subtotal: 7 }]);
    expect(JSON.stringify(body)).not.toContain('Honey');
    const stranger = await signedIn(test, { role: 'vendor' });
    await makeVendor(test.db, { userId: stranger.user.id });
    expect((await stranger.get(`/api/vendor/orders/${placed.id}`)).status).toBe(404);
    expect((await move(stranger, placed.id, 'confirmed')).status).toBe(404);
  });

  it('says where to send it, and nothing of where a buyer lives who comes for it', async () => {
    const own = async () => (await seller.get<VendorOrderView[]>('/api/vendor/orders')).body;
    await order('card');
    expect(await own()).toMatchObject([{ shippingAddress: '1 Main Street', shippingZipCode: '33901' }]);
    await move(seller, (await order('cash')).id, 'confirmed');
    const [fetched] = (await own()).filter(({ shippingMethod }) => shippingMethod === 'pickup');
    expect(fetched).toMatchObject({ customerName: 'Ann Field', phone: '239-555-0134' });
    expect(JSON.stringify(fetched)).not.toMatch(/Main Street|Fort Myers|33901/);
    const mails = (await mailsTo(seller.user.email, 2)).filter(({ kind }) => kind === 'new-order');
    expect(mails.map(({ text }) => text.includes('1 Main Street')).sort()).toEqual([false, true]);
  });

  it('that was to be picked up may be sent by its vendor after all, but not by packers', async () => {
    const placed = await order('cash');
    await move(seller, placed.id, 'confirmed');
    const { body: packing } = await seller.get<PackingView>('/api/vendor/packing');
    const moves = packing.orders.find(({ id }) => id === placed.id)?.moves;
    expect(moves).toEqual([{ to: 'delivered', label: 'Mark as Picked Up' }]);
    expect((await move(seller, placed.id, 'shipped')).body).toMatchObject({ status: 'shipped' });
    expect((await move(seller, placed.id, 'delivered')).body).toMatchObject({ status: 'delivered' });
  });

  it('goes from pending over confirmed and shipped to delivered, and no other way', async () => {
    const placed = await order();
    expect(await move(seller, placed.id, 'shipped')).toMatchObject({
      status: 409,
      body: { error: 'ORDER_STATUS_NOT_ALLOWED' },
    });
    expect((await move(seller, placed.id, 'confirmed')).body.status).toBe('confirmed');
    expect((await seen(placed)).status).toBe('pending');
    expect((await move(rival, placed.id, 'confirmed')).status).toBe(200);
    expect((await seen(placed)).status).toBe('confirmed');
    const shipped = await move(seller, placed.id, 'shipped', { carrier: 'UPS', trackingNumber: '1Z999' });
    expect(shipped.body).toMatchObject({ status: 'shipped', carrier: 'UPS', trackingNumber: '1Z999' });
    expect((await move(seller, placed.id, 'cancelled')).status).toBe(409);
    expect((await move(seller, placed.id, 'delivered')).status).toBe(200);
    const vendorOrder = (await seen(placed)).fulfilments.find(({ status }) => status === 'delivered');
    expect(vendorOrder?.events.map(({ status }) => status)).toEqual([
      'pending',
      'confirmed',
      'shipped',
      'delivered',
    ]);
  });

  it('is moved once when two browsers press the button together', async () => {
    const placed = await order();
    const answers = await Promise.all([1, 2, 3].map(() => move(seller, placed.id, 'confirmed')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('comes back to the stock and sends the money back when it is cancelled, once', async () => {
    const placed = await order();
    const [before] = [await stockOf(kale)];
    const answers = await Promise.all(
      [1, 2].map(() => move(seller, placed.id, 'cancelled', { note: 'Frost' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await stockOf(kale)).toBe(before + 2);
    const view = await seen(placed);
    const vendorOrder = view.fulfilments.find(({ status }) => status === 'cancelled');
    expect(view).toMatchObject({ status: 'pending', paymentStatus: 'paid', refunded: vendorOrder?.total });
    const payment = await test.db.getRepository(Payment).findOneByOrFail({ orderId: placed.id });
    const refunds = await test.db.getRepository(Refund).findBy({ paymentId: payment.id });
    expect(refunds).toHaveLength(1);
    const { body } = await seller.get<VendorStatement>('/api/vendor/statement');
    expect(body.entries.map(({ kind }) => kind).sort()).toEqual([
      'commission',
      'commission_refund',
      'refund',
      'sale',
    ]);
    expect(body.closingBalance).toBe(0);
    expect((await seller.get(`/api/vendor/orders/${placed.id}`)).body).toMatchObject({ youReceive: 0 });
    await move(rival, placed.id, 'cancelled');
    expect(await seen(placed)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
      refunded: view.total,
    });
  });

  it('that is paid in cash is booked when it is picked up', async () => {
    const placed = await order('cash');
    expect((await seller.get<VendorStatement>('/api/vendor/statement')).body.entries).toEqual([]);
    for (const who of [seller, rival]) {
      expect((await move(who, placed.id, 'confirmed')).status).toBe(200);
      expect((await move(who, placed.id, 'delivered')).status).toBe(200);
    }
    expect(await seen(placed)).toMatchObject({ status: 'delivered', paymentStatus: 'paid' });
    // 7.00 and 8 % tax; the vendor has the money, and owes the commission.
    const { body } = await seller.get<VendorStatement>('/api/vendor/statement');
    expect(body.entries.map(({ kind, amount }) => [kind, amount]).sort()).toEqual([
      ['commission', -0.84],
      ['payout', -7.56],
      ['sale', 7.56],
    ]);
    expect((await seller.get(`/api/vendor/orders/${placed.id}`)).body).toMatchObject({
      total: 7.56,
      commission: 0.84,
      youReceive: 6.72,
    });
    const csv = await seller.get<string>('/api/vendor/statement.csv');
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.body.split('\r\n')).toHaveLength(5);
  });
});

describe('where an order is picked up', () => {
  const form = (given = {}) => checkoutForm({ shippingMethod: 'pickup', ...given });
  const placed = async (given = {}) => {
    const { cookie } = await shopper(test, [kale.id, 1], [honey.id, 1]);
    const { body } = await test.post<OrderView>('/api/orders', form(given), { cookie });
    return { body, cookie, id: body.id };
  };
  const streetsOf = ({ fulfilments }: OrderView) => fulfilments.map(({ pickup }) => pickup?.address);

  it('is said to its buyer once it is paid, and to nobody else', async () => {
    const { body, cookie, id } = await placed();
    expect(streetsOf(body)).toEqual([undefined, undefined]);
    expect(JSON.stringify(body)).not.toMatch(/Farm Road|239-555-0101/);
    await test.post(`/api/orders/${id}/test-payment`, { outcome: 'paid' }, { cookie });
    const paid = await seen({ id, cookie });
    expect(paid.fulfilments[0]?.pickup).toEqual({
      address: '3 Farm Road',
      city: 'Fort Myers',
      state: 'FL',
      zipCode: '33901',
      latitude: expect.any(Number),
      longitude: expect.any(Number),
      phone: '239-555-0101',
      hours: [{ day: 6, opens: '08:00', closes: '12:00' }],
    });
    expect(streetsOf(paid)).toEqual(['3 Farm Road', '3 Farm Road']);
    const stranger = await signedIn(test, { role: 'user' });
    expect((await stranger.get(`/api/orders/${id}`)).status).toBe(404);
    expect((await test.get(`/api/orders/${id}`)).status).toBe(404);
    // A vendor in it sees its own vendor order alone.
    expect((await seller.get<OrderView>(`/api/orders/${id}`)).body.fulfilments).toHaveLength(1);
    await move(rival, id, 'cancelled');
    expect(streetsOf(await seen({ id, cookie }))).toEqual(['3 Farm Road', undefined]);
  });

  it('waits for the buyer to confirm an order to be paid in cash', async () => {
    const { body, cookie, id } = await placed({ paymentMethod: 'cash' });
    expect(body.confirmBy).not.toBeNull();
    expect(streetsOf(await seen({ id, cookie }))).toEqual([undefined, undefined]);
    await move(seller, id, 'confirmed');
    expect(streetsOf(await seen({ id, cookie }))).toEqual(['3 Farm Road', '3 Farm Road']);
  });

  it('is no part of an order that is sent', async () => {
    const { body, cookie, id } = await placed({ shippingMethod: 'shipping' });
    await test.post(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' }, { cookie });
    expect(streetsOf(await seen({ id, cookie }))).toEqual([undefined, undefined]);
  });

  it('is in the confirmation email, and the address of the buyer is not', async () => {
    const email = `pickup-${kale.id}@example.com`;
    const { cookie, id } = await placed({ email });
    await test.post(`/api/orders/${id}/test-payment`, { outcome: 'paid' }, { cookie });
    const [{ text, html } = { text: '', html: '' }] = await mailsTo(email, 1);
    expect(text).toContain('3 Farm Road\n  Fort Myers, FL 33901');
    expect(text).toContain('Saturday: 8 AM to noon');
    expect(text).toContain('239-555-0101');
    expect(text).toContain('https://www.google.com/maps/dir/?api=1&destination=');
    expect(html).toContain('href="https://www.google.com/maps/dir/?api=1&amp;destination=');
    expect(text).not.toContain('1 Main Street');
  });
});

describe('mails about an order', () => {
  it('are each written once, to the buyer and to each vendor', async () => {
    const email = `buyer-${kale.id}@example.com`;
    const { cookie } = await shopper(test, [kale.id, 1], [honey.id, 1]);
    const { body } = await test.post<OrderView>('/api/orders', checkoutForm({ email }), { cookie });
    await test.post(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' }, { cookie });
    const [confirmation] = await mailsTo(email, 1);
    expect(confirmation).toMatchObject({
      kind: 'order-confirmation',
      subject: `Your order ${body.orderNumber}`,
    });
    const link = /\/orders\/\d+\?key=[A-Za-z0-9_-]{43}/.exec(confirmation?.text ?? '')?.[0] ?? '';
    expect((await test.get(`/api${link}`)).status).toBe(200);
    expect(await mailsTo(seller.user.email, 1)).toMatchObject([{ kind: 'new-order', replyTo: email }]);
    expect(await mailsTo(rival.user.email, 1)).toHaveLength(1);
    await move(seller, body.id, 'confirmed');
    await move(seller, body.id, 'shipped', { carrier: 'UPS', trackingNumber: '1Z' });
    await move(rival, body.id, 'cancelled');
    const kinds = (await mailsTo(email, 3)).map(({ kind }) => kind);
    expect(kinds).toEqual(['order-confirmation', 'order-shipped', 'order-cancelled']);
  });
});

describe('figures', () => {
  it('count what was sold, without what was cancelled', async () => {
    await order();
    const second = await order();
    await move(seller, second.id, 'cancelled');
    const { body } = await seller.get<{
      totalSales: number;
      averageOrderValue: number;
      salesByDay: unknown[];
    }>('/api/vendor/analytics');
    expect(body).toMatchObject({ totalSales: 7, orderCount: 1, averageOrderValue: 7, totalViews: 0 });
    expect(body.salesByDay).toHaveLength(90);
    expect(body.salesByDay.at(-1)).toMatchObject({ sales: 7, orders: 1 });
  });
});
