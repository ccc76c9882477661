import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CartView } from '../../../src/contract/marketplace/cart.js';
import type { DeliveryView, OrderList, OrderView } from '../../../src/contract/marketplace/orders.js';
import { LedgerEntry } from '../../../src/marketplace/tables/ledger-entry.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { VendorOrder } from '../../../src/marketplace/tables/vendor-order.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { checkoutForm, type Shopper, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let vendor: Vendor;
let other: Vendor;
let kale: Product;
let honey: Product;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  vendor = await makeVendor(test.db);
  other = await makeVendor(test.db, { commissionRate: '0.2' });
  kale = await makeProduct(test.db, { vendorId: vendor.id, name: 'Kale', price: 350, inventory: 20 });
  honey = await makeProduct(test.db, { vendorId: other.id, name: 'Honey', price: 1_275, inventory: 5 });
});

const stockOf = async (product: Product) =>
  (await test.db.getRepository(Product).findOneByOrFail({ id: product.id })).inventory;

const place = (who: Shopper | Client, form = checkoutForm(), headers: Record<string, string> = {}) =>
  test.post<OrderView & { error?: string; issues?: { path: string; message: string }[] }>(
    '/api/orders',
    form,
    {
      cookie: who.cookie,
      ...headers,
    },
  );

describe('placing an order', () => {
  it('takes the stock, splits the order among its vendors and empties the cart', async () => {
    const guest = await shopper(test, [kale.id, 3], [honey.id, 2]);
    const { status, body } = await place(guest);
    expect(status).toBe(201);
    // 10.50 + 25.50, 15 shipping, 8 % tax.
    expect(body).toMatchObject({ subtotal: 36, shipping: 15, tax: 2.88, total: 53.88, status: 'pending' });
    expect(body.orderNumber).toMatch(/^FG-/);
    expect(body.fulfilments.map(({ subtotal, shipping, tax }) => [subtotal, shipping, tax])).toEqual([
      [10.5, 4.38, 0.84],
      [25.5, 10.62, 2.04],
    ]);
    expect([await stockOf(kale), await stockOf(honey)]).toEqual([17, 3]);
    expect((await test.get<CartView>('/api/cart', { cookie: guest.cookie })).body).toEqual([]);
    const shares = await test.db
      .getRepository(VendorOrder)
      .find({ where: { orderId: body.id }, order: { id: 'ASC' } });
    expect(shares.map(({ commission, commissionRate }) => [commission, commissionRate])).toEqual([
      [126, '0.12'],
      [510, '0.2'],
    ]);
  });

  it.each(['credit_card', 'cash'])('answers by %s what the order says when it is read again', async (by) => {
    const guest = await shopper(test, [kale.id, 3], [honey.id, 2]);
    const placed = await place(guest, checkoutForm({ paymentMethod: by, shippingMethod: 'pickup' }));
    expect(placed.status).toBe(201);
    const read = await test.get<OrderView>(`/api/orders/${placed.body.id}`, { cookie: guest.cookie });
    // Where to pay is only said by whoever has just begun the payment.
    const payment = placed.body.payment && { ...placed.body.payment, url: null };
    expect(read.body).toEqual({ ...placed.body, payment });
  });

  it('gives one order for one key, also when both come at once', async () => {
    const guest = await shopper(test, [kale.id, 1]);
    const key = { 'idempotency-key': 'the-same-key' };
    const answers = await Promise.all([1, 2, 3].map(() => place(guest, checkoutForm(), key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await stockOf(kale)).toBe(19);
    const changed = await place(guest, checkoutForm({ firstName: 'Somebody' }), key);
    expect(changed).toMatchObject({ status: 409, body: { error: 'IDEMPOTENCY_KEY_REUSED' } });
  });

  it("does not open another buyer's order by their key", async () => {
    const key = { 'idempotency-key': 'guessed-key' };
    const first = await place(await shopper(test, [kale.id, 1]), checkoutForm(), key);
    const second = await place(await shopper(test, [kale.id, 1]), checkoutForm(), key);
    expect(second.body.id).not.toBe(first.body.id);
  });

  it('places one order of one cart, however often the button is pressed without a key', async () => {
    const guest = await shopper(test, [kale.id, 1]);
    const answers = await Promise.all([1, 2, 3, 4].map(() => place(guest)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await stockOf(kale)).toBe(19);
  });

  it('says when the total is not the one that was shown, and takes nothing', async () => {
    const guest = await shopper(test, [kale.id, 2]);
    await test.db.getRepository(Product).update(kale.id, { price: 400 });
    const { status, body } = await place(guest, checkoutForm({ total: 22.56 }));
    expect(status).toBe(409);
    expect(body).toMatchObject({
      error: 'TOTAL_CHANGED',
      issues: [
        { path: 'total', message: 'The total is now $23.64; it was $22.56 when your cart was shown.' },
      ],
    });
    expect(await stockOf(kale)).toBe(20);
    expect((await place(guest, checkoutForm({ total: 23.64 }))).status).toBe(201);
  });

  it('names every line that can no longer be met, and takes nothing', async () => {
    const guest = await shopper(test, [kale.id, 4], [honey.id, 2]);
    await test.db.getRepository(Product).update(kale.id, { inventory: 3 });
    await test.db.getRepository(Product).update(honey.id, { isActive: false });
    const { status, body } = await place(guest);
    expect(status).toBe(409);
    expect(body.error).toBe('CART_CHANGED');
    expect(body.issues?.map(({ message }) => message)).toEqual([
      'Only 3 of Kale left.',
      'Honey is no longer available.',
    ]);
    expect(await stockOf(kale)).toBe(3);
    expect(
      (await test.get<CartView>('/api/cart', { cookie: guest.cookie })).body.map(({ problem }) => problem),
    ).toEqual(['too-many', 'unavailable']);
  });

  it('takes cash at pickup only, and delivers locally only near every vendor', async () => {
    const guest = await shopper(test, [kale.id, 1]);
    const cash = checkoutForm({ paymentMethod: 'cash' });
    expect((await place(guest, cash)).body.issues).toEqual([
      { path: 'paymentMethod', message: 'Cash is for pickup only' },
    ]);
    const far = checkoutForm({ shippingMethod: 'local_delivery', state: 'NY', zipCode: '10001' });
    const refused = await place(guest, far);
    expect(refused).toMatchObject({ status: 409, body: { error: 'DELIVERY_NOT_POSSIBLE' } });
    const near = await place(guest, checkoutForm({ shippingMethod: 'local_delivery' }));
    expect(near.body).toMatchObject({ shipping: 5, status: 'pending' });
  });

  it('ships within a state only, and to ZIP codes of the state that was chosen', async () => {
    await test.db.query(`UPDATE vendors SET shipping_methods = '{regional_shipping}' WHERE id = $1`, [
      vendor.id,
    ]);
    const guest = await shopper(test, [kale.id, 1]);
    const elsewhere = await place(guest, checkoutForm({ state: 'FL', zipCode: '10001' }));
    expect([elsewhere.status, elsewhere.body.issues?.[0]?.path]).toEqual([400, 'zipCode']);
    const refused = await place(guest, checkoutForm({ state: 'NY', zipCode: '10001' }));
    expect(refused).toMatchObject({ status: 409, body: { error: 'DELIVERY_NOT_POSSIBLE' } });
    expect(refused.body.issues).toEqual([
      { path: 'shippingMethod', message: `${vendor.businessName} ships Kale within FL only.` },
    ]);
    expect(await stockOf(kale)).toBe(20);
    expect((await place(guest)).status).toBe(201);
  });

  it('tells the checkout how far away a pickup is that one asks about', async () => {
    const guest = await shopper(test, [kale.id, 1], [honey.id, 1]);
    const far = async (query: string) => {
      const { body } = await test.get<DeliveryView>(`/api/cart/delivery?${query}`, { cookie: guest.cookie });
      return body.farPickups;
    };
    const ithaca = { city: 'Ithaca', state: 'NY', latitude: 42.44, longitude: -76.5 };
    await test.db.getRepository(Vendor).update(other.id, ithaca);
    expect(await far('')).toEqual([]);
    expect(await far('zipCode=33901')).toEqual([
      { vendorId: other.id, vendorName: other.businessName, city: 'Ithaca', state: 'NY', miles: 1134 },
    ]);
    expect(await far(`zipCode=33901&vendorId=${vendor.id}`)).toEqual([]);
  });

  it("buys one vendor's part of a cart alone", async () => {
    const guest = await shopper(test, [kale.id, 1], [honey.id, 1]);
    const { body } = await place(guest, checkoutForm({ vendorId: other.id }));
    expect(body.fulfilments).toHaveLength(1);
    expect((await test.get<CartView>('/api/cart', { cookie: guest.cookie })).body).toHaveLength(1);
  });

  it('refuses an empty cart and a form that is not filled in', async () => {
    expect(await test.post('/api/orders', checkoutForm())).toMatchObject({
      status: 409,
      body: { error: 'CART_EMPTY' },
    });
    const guest = await shopper(test, [kale.id, 1]);
    const wrong = await place(
      guest,
      checkoutForm({ email: 'ann', phone: '1', state: 'TN', agreeToTerms: false }),
    );
    expect(wrong.body.issues?.map(({ message }) => message)).toEqual([
      'Please enter a valid email address',
      'Please enter a valid phone number',
      'State is required',
      'You must agree to the terms and conditions',
    ]);
  });
});

describe('the last ones', () => {
  it('are sold once each, however many shoppers want them at the same moment', async () => {
    const last = await makeProduct(test.db, { vendorId: vendor.id, name: 'Last peaches', inventory: 20 });
    const guests = await Promise.all(Array.from({ length: 80 }, () => shopper(test, [last.id, 1])));
    const answers = await Promise.all(guests.map((guest) => place(guest)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    const losers = answers.filter(({ status }) => status !== 201);
    expect(new Set(losers.map(({ status, body }) => `${status} ${body.issues?.[0]?.message}`))).toEqual(
      new Set(['409 Last peaches is out of stock.']),
    );
    expect(await stockOf(last)).toBe(0);
  });

  it('are never locked crosswise by carts that hold the same products in another order', async () => {
    const many = await Promise.all(
      Array.from({ length: 6 }, () => makeProduct(test.db, { vendorId: vendor.id, inventory: 1_000 })),
    );
    const ids = many.map(({ id }) => [id, 1] as [number, number]);
    const guests = await Promise.all(
      Array.from({ length: 24 }, (_, index) => shopper(test, ...(index % 2 ? ids : [...ids].reverse()))),
    );
    const answers = await Promise.all(guests.map((guest) => place(guest)));
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    for (const product of many) expect(await stockOf(product)).toBe(976);
  });
});

describe('paying', () => {
  it('holds the stock until the card is paid, then books every sale once', async () => {
    const guest = await shopper(test, [kale.id, 1], [honey.id, 1]);
    const { body: order } = await place(guest);
    expect(order).toMatchObject({
      paymentStatus: 'held',
      payment: { gateway: 'test', url: `/orders/${order.id}/pay` },
    });
    const pay = (outcome: string) =>
      test.post<OrderView>(`/api/orders/${order.id}/test-payment`, { outcome }, { cookie: guest.cookie });
    expect(await pay('declined')).toMatchObject({ status: 402, body: { error: 'PAYMENT_DECLINED' } });
    const paid = await Promise.all([pay('paid'), pay('paid'), pay('paid')]);
    expect(paid.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    const entries = await test.db.getRepository(LedgerEntry).find({ order: { id: 'ASC' } });
    const own = entries.filter(({ vendorId }) => [vendor.id, other.id].includes(vendorId));
    expect(own).toHaveLength(4);
    const sales = own.filter(({ kind }) => kind === 'sale').reduce((sum, { amount }) => sum + amount, 0);
    expect(sales / 100).toBeCloseTo(order.total, 5);
  });

  it('gives the stock back when nobody pays in time, and only once', async () => {
    const guest = await shopper(test, [kale.id, 5]);
    const { body: order } = await place(guest);
    expect(await stockOf(kale)).toBe(15);
    const working = await startTestApp({ JOBS: 'on' }, () => Promise.resolve(test.databaseUrl));
    try {
      await test.db.query(`UPDATE pgboss.job SET start_after = now() WHERE name = 'orders.release-hold'`);
      await expect(stockAfter(20)).resolves.toBe(20);
    } finally {
      await working.close();
    }
    const late = await test.post(
      `/api/orders/${order.id}/test-payment`,
      { outcome: 'paid' },
      { cookie: guest.cookie },
    );
    expect(late).toMatchObject({ status: 409, body: { error: 'PAYMENT_NOT_WAITING' } });
    expect(await stockOf(kale)).toBe(20);
  });

  /** Waits until the stock of kale has come back. */
  async function stockAfter(wanted: number): Promise<number> {
    for (let tries = 0; tries < 80 && (await stockOf(kale)) !== wanted; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    return stockOf(kale);
  }
});

describe("an order's page", () => {
  it('opens to its buyer and nobody else', async () => {
    const guest = await shopper(test, [kale.id, 1]);
    const { body: order } = await place(guest);
    const stranger = await signedIn(test);
    const admin = await signedIn(test, { role: 'admin' });
    expect((await test.get(`/api/orders/${order.id}`, { cookie: guest.cookie })).status).toBe(200);
    expect((await admin.get(`/api/orders/${order.id}`)).status).toBe(200);
    expect((await stranger.get(`/api/orders/${order.id}`)).status).toBe(404);
    expect((await test.get(`/api/orders/${order.id}`)).status).toBe(404);
    expect((await test.get(`/api/orders/${order.id}?key=${'A'.repeat(43)}`)).status).toBe(404);
  });

  it('says to its buyer and to staff who ordered, and by which payment', async () => {
    const buyer = await signedIn(test);
    await buyer.post('/api/cart', { productId: kale.id, quantity: 1 });
    const placed = (await buyer.post<OrderView>('/api/orders', checkoutForm())).body;
    await test.db.query(`UPDATE orders SET payment_intent_id = 'pi_told' WHERE id = $1`, [placed.id]);
    const told = { userId: buyer.user.id, paymentIntentId: 'pi_told' };
    const admin = await signedIn(test, { role: 'admin' });
    expect((await buyer.get<OrderView>(`/api/orders/${placed.id}`)).body).toMatchObject(told);
    expect((await admin.get<OrderView>(`/api/orders/${placed.id}`)).body).toMatchObject(told);
    expect((await buyer.get<OrderList>('/api/orders')).body).toMatchObject([told]);
    expect(placed.fulfilments[0]?.items[0]?.createdAt).toMatch(/^\d{4}-\d\d-\d\dT/);
  });
});
