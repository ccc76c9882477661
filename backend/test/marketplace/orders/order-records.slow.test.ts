import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type { VendorAnalytics, VendorStatement } from '../../../src/contract/marketplace/vendor-figures.js';
import { CartItem } from '../../../src/marketplace/tables/cart-item.entity.js';
import { Order } from '../../../src/marketplace/tables/order.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { eventually } from '../../support/eventually.js';
import { type Client, PASSWORD, signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let seller: Client;
let rival: Client;
let admin: Client;
let vendor: Vendor;
let other: Vendor;
let kale: Product;
let honey: Product;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  seller = await signedIn(test, { role: 'vendor' });
  rival = await signedIn(test, { role: 'vendor' });
  admin = await signedIn(test, { role: 'admin' });
  vendor = await makeVendor(test.db, { userId: seller.user.id });
  other = await makeVendor(test.db, { userId: rival.user.id });
  kale = await makeProduct(test.db, { vendorId: vendor.id, name: 'Kale', price: 350 });
  honey = await makeProduct(test.db, { vendorId: other.id, name: 'Honey', price: 1_275 });
});

/** An order of kale and honey by somebody's account, paid by card unless told otherwise. */
async function orderOf(buyer: Client, isPaid = true): Promise<OrderView> {
  for (const { id } of [kale, honey]) await buyer.post('/api/cart', { productId: id, quantity: 1 });
  const form = checkoutForm({ specialInstructions: 'Ring twice.' });
  const { status, body } = await buyer.post<OrderView>('/api/orders', form);
  expect(status).toBe(201);
  if (isPaid) await buyer.post(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' });
  return body;
}
const move = (who: Client, id: number, status: string) =>
  who.put<{ error?: string }>(`/api/orders/${id}/status`, { status });
const stored = (id: number) => test.db.getRepository(Order).findOneByOrFail({ id });
const stockOf = async ({ id }: Product) =>
  (await test.db.getRepository(Product).findOneByOrFail({ id })).inventory;

describe("an order's page for a vendor in it", () => {
  it('shows what is theirs and nothing of the others, once it is paid', async () => {
    const { id } = await orderOf(await signedIn(test), false);
    expect((await seller.get(`/api/orders/${id}`)).status).toBe(404);
    await test.db.query(`UPDATE orders SET payment_status = 'paid' WHERE id = $1`, [id]);
    const { status, body } = await seller.get<OrderView>(`/api/orders/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      subtotal: 3.5,
      userId: null,
      paymentIntentId: null,
      payment: null,
      fulfilments: [{ vendor: { id: vendor.id } }],
    });
    expect(body.fulfilments).toHaveLength(1);
    expect(body.total).toBe(body.fulfilments[0]?.total);
    expect(JSON.stringify(body)).not.toContain('Honey');
    const stranger = await signedIn(test, { role: 'vendor' });
    await makeVendor(test.db, { userId: stranger.user.id });
    expect((await stranger.get(`/api/orders/${id}`)).status).toBe(404);
  });

  it('lets them neither pay it nor play its payment', async () => {
    const { id } = await orderOf(await signedIn(test));
    expect((await seller.post(`/api/orders/${id}/payment`, {})).status).toBe(404);
    expect((await seller.post(`/api/orders/${id}/test-payment`, { outcome: 'paid' })).status).toBe(404);
  });
});

describe('staff', () => {
  it("cancel a vendor's share before it is sent, which gives back money and stock", async () => {
    const { id } = await orderOf(await signedIn(test));
    const cancel = (vendorId: number, who = admin) =>
      who.put<OrderView>(`/api/orders/${id}/vendors/${vendorId}/status`, {
        status: 'cancelled',
        note: 'Closed',
      });
    expect((await cancel(vendor.id, rival)).status).toBe(403);
    const before = await stockOf(kale);
    const answers = await Promise.all([cancel(vendor.id), cancel(vendor.id), move(seller, id, 'cancelled')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await stockOf(kale)).toBe(before + 1);
    const { body } = await admin.get<OrderView>(`/api/orders/${id}`);
    expect(body.refunded).toBe(
      body.fulfilments.find((vendorOrder) => vendorOrder.vendor.id === vendor.id)?.total,
    );
    expect((await cancel(vendor.id + 1_000)).status).toBe(404);
  });
});

describe('an account that is erased', () => {
  const erase = (who: Client) => who.delete<{ error?: string }>('/api/account', { password: PASSWORD });

  it('has its orders and cart in the export, and leaves behind what the law needs of orders that are over', async () => {
    const buyer = await signedIn(test);
    const over = await orderOf(buyer);
    const open = await orderOf(buyer);
    for (const who of [seller, rival]) await move(who, over.id, 'cancelled');
    await buyer.post('/api/cart', { productId: kale.id, quantity: 3 });
    const { body } = await buyer.get<{ records: Record<string, unknown[]> }>('/api/account/export');
    expect(body.records.orders).toMatchObject([
      { orderNumber: over.orderNumber, email: 'ann@example.com', total: over.total },
      { orderNumber: open.orderNumber },
    ]);
    expect(body.records.cart).toMatchObject([{ productId: kale.id, quantity: 3 }]);
    expect((await erase(buyer)).status).toBe(200);
    expect(await stored(over.id)).toMatchObject({
      ...{ userId: null, email: '', phone: '', notes: null },
      ...{ firstName: 'Ann', shippingAddress: '1 Main Street' },
    });
    // Whoever still waits for it can be written to.
    expect(await stored(open.id)).toMatchObject({
      userId: null,
      email: 'ann@example.com',
      notes: 'Ring twice.',
    });
    expect((await seller.get(`/api/vendor/orders/${over.id}`)).status).toBe(200);
    expect((await admin.get(`/api/orders/${over.id}`)).status).toBe(200);
  });

  it('stays as long as buyers wait for what it sells', async () => {
    const { id } = await orderOf(await signedIn(test));
    expect(await erase(seller)).toMatchObject({ status: 409, body: { error: 'ORDERS_OPEN' } });
    expect(await test.db.getRepository(Vendor).findOneBy({ id: vendor.id })).toMatchObject({
      isActive: true,
    });
    await move(seller, id, 'cancelled');
    expect((await erase(seller)).status).toBe(200);
  });
});

describe('once a day', () => {
  it("forgets guests' old carts, and the contacts of people who left while an order was open", async () => {
    const buyer = await signedIn(test);
    const { id } = await orderOf(buyer);
    await buyer.delete('/api/account', { password: PASSWORD });
    for (const who of [seller, rival]) await move(who, id, 'cancelled');
    const others = await orderOf(await signedIn(test), false);
    await shopper(test, [kale.id, 1], [honey.id, 1]);
    const kept = await shopper(test, [kale.id, 1], [honey.id, 1]);
    const old = `SET added_at = now() - interval '61 days'`;
    await test.db.query(`UPDATE cart_items ${old}`);
    await test.post('/api/cart', { productId: kale.id, quantity: 1 }, { cookie: kept.cookie });
    await test.db.query(`UPDATE cart_items SET added_at = now() WHERE quantity = 2`);
    const working = await startTestApp({ JOBS: 'on' }, () => Promise.resolve(test.databaseUrl));
    try {
      await test.db.query(
        `INSERT INTO pgboss.job (name, data) VALUES ('payments.catch-up', '{"day": "2026-01-01"}')`,
      );
      await eventually(test.db, async () => (await stored(id)).email === '');
      expect(await stored(id)).toMatchObject({ phone: '', notes: null });
      expect(await test.db.getRepository(CartItem).count()).toBe(2);
      expect((await stored(others.id)).email).toBe('ann@example.com');
    } finally {
      await working.close();
    }
  });

  it('does everything else where one thing fails, and tries again', async () => {
    await shopper(test, [kale.id, 1]);
    await test.db.query(`UPDATE cart_items SET added_at = now() - interval '61 days'`);
    await test.db.query(`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$;
      CREATE TRIGGER refuse BEFORE DELETE ON placing_confirmations EXECUTE FUNCTION refuse();
    `);
    const settings = { JOBS: 'on', LOG_LEVEL: 'fatal' };
    const working = await startTestApp(settings, () => Promise.resolve(test.databaseUrl));
    const stateOf = async (id: string) =>
      (await test.db.query<{ state: string }[]>('SELECT state FROM pgboss.job WHERE id = $1', [id]))[0]
        ?.state;
    try {
      const [job] = await test.db.query<{ id: string }[]>(`
        INSERT INTO pgboss.job (name, data, retry_limit) VALUES ('payments.catch-up', '{}', 1) RETURNING id`);
      await eventually(test.db, async () => (await stateOf(job?.id ?? '')) === 'failed');
      expect(await test.db.getRepository(CartItem).count()).toBe(0);
    } finally {
      await working.close();
      await test.db.query('DROP FUNCTION refuse CASCADE');
    }
  });
});

describe('large sums', () => {
  it('are refused in one order beyond what can be paid, and add up over many', async () => {
    const gold = await makeProduct(test.db, { vendorId: vendor.id, price: 10_000_000, inventory: 100_000 });
    const place = async (quantity: number) => {
      const { cookie } = await shopper(test, [gold.id, quantity]);
      const form = checkoutForm({ shippingMethod: 'pickup', paymentMethod: 'cash' });
      return test.post<OrderView & { issues?: { message: string }[] }>('/api/orders', form, { cookie });
    };
    expect(await place(100_000 - 200)).toMatchObject({
      status: 400,
      body: {
        issues: [{ message: 'Orders are limited to $999,999.99. Please split this into smaller orders.' }],
      },
    });
    expect(await stockOf(gold)).toBe(100_000);
    for (let count = 0; count < 25; count += 1) {
      const { status, body } = await place(9);
      expect(status).toBe(201);
      for (const next of ['confirmed', 'delivered'])
        expect((await move(seller, body.id, next)).status).toBe(200);
    }
    const { body: figures } = await seller.get<VendorAnalytics>('/api/vendor/analytics');
    expect(figures).toMatchObject({ totalSales: 22_500_000, orderCount: 25, averageOrderValue: 900_000 });
    expect(figures.bestSellers[0]?.sales).toBe(22_500_000);
    const { body: statement } = await seller.get<VendorStatement>('/api/vendor/statement?from=2020-01-01');
    expect(statement.closingBalance).toBe(-2_700_000);
  });
});

describe('a day that the calendar of the database does not have', () => {
  it('is refused like any other that is none', async () => {
    const message = 'Please give the day as YYYY-MM-DD.';
    for (const address of ['orders?from=0000-01-01', 'orders?to=0000-12-31', 'statement?from=0000-01-01']) {
      expect(await seller.get(`/api/vendor/${address}`)).toMatchObject({
        status: 400,
        body: { issues: [{ message }] },
      });
    }
    const dated = await seller.put(`/api/products/${kale.id}`, { harvestDate: '0000-01-01' });
    expect(dated).toMatchObject({ status: 400, body: { issues: [{ path: 'harvestDate' }] } });
  });
});
