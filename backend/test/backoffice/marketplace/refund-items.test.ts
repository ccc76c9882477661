import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Trends } from '../../../src/contract/backoffice/start.admin.js';
import type { AdminOrder } from '../../../src/contract/marketplace/admin/orders.admin.js';
import type { OrderView, VendorOrderView } from '../../../src/contract/marketplace/orders.js';
import type { VendorAnalytics } from '../../../src/contract/marketplace/vendor-figures.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { OrderItem } from '../../../src/marketplace/tables/order-item.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { RefundItem } from '../../../src/marketplace/tables/refund-item.entity.js';
import type { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let admin: Client;
let seller: Client;
let vendor: Vendor;
let jam: Product;
let kale: Product;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signedIn(test, { role: 'admin' });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.query('DELETE FROM mails');
  seller = await signedIn(test, { role: 'vendor' });
  vendor = await makeVendor(test.db, { userId: seller.user.id, businessName: 'Green Acres' });
  jam = await makeProduct(test.db, { vendorId: vendor.id, name: 'Fig jam', price: 1_005, inventory: 20 });
  kale = await makeProduct(test.db, { vendorId: vendor.id, name: 'Kale', price: 333, inventory: 20 });
});

interface Placed {
  id: number;
  cookie: string;
}

/** An order of some jars and three bunches of kale, paid by card unless told otherwise. */
async function order(how: 'card' | 'cash' = 'card', jars = 2): Promise<Placed> {
  const { cookie } = await shopper(test, [jam.id, jars], [kale.id, 3]);
  const cash = { shippingMethod: 'pickup', paymentMethod: 'cash' };
  const form = checkoutForm({ email: 'buyer@example.com', ...(how === 'cash' ? cash : {}) });
  const { body } = await test.post<OrderView>('/api/orders', form, { cookie });
  if (how === 'card') await test.post(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' }, { cookie });
  return { id: body.id, cookie };
}

const act = (id: number, action: string, body: object) =>
  admin.post<AdminOrder & ErrorBody>(`/api/admin/orders/${id}/${action}`, body);
const page = async (id: number) => (await admin.get<AdminOrder>(`/api/admin/orders/${id}`)).body;
const vendorOrderOf = ({ shares }: AdminOrder) => {
  const [vendorOrder] = shares;
  if (!vendorOrder) throw new Error('The vendor order is gone.');
  return vendorOrder;
};
const lineOf = (found: AdminOrder, name: string) => {
  const line = vendorOrderOf(found).items.find((item) => item.name === name);
  if (!line) throw new Error(`There is no ${name}.`);
  return line;
};
const stockOf = async ({ id }: Product) =>
  (await test.db.getRepository(Product).findOneByOrFail({ id })).inventory;
const mailTo = async (recipient: string) =>
  (await test.db.getRepository(Mail).find({ where: { recipient }, order: { id: 'ASC' } })).at(-1);

/** Refunds items by their names. */
async function refund(id: number, amount: number, items: Record<string, number>, more: object = {}) {
  const found = await page(id);
  return admin.post<AdminOrder & ErrorBody>(
    `/api/admin/orders/${id}/refund`,
    {
      vendorId: vendor.id,
      amount,
      items: Object.entries(items).map(([name, quantity]) => ({ id: lineOf(found, name).id, quantity })),
      ...more,
    },
    { 'idempotency-key': randomUUID() },
  );
}

/** @returns what a jar of the two is worth, to the cent, computed here once more by hand */
function worthOfAJar({ shares }: AdminOrder) {
  const [vendorOrder] = shares;
  const part = (amount = 0) => Math.round((Math.round(amount * 100) * 1_005) / (2 * 1_005 + 3 * 333));
  // What stays is taxed by its rate, rounded once.
  const tax = Math.round((vendorOrder?.tax ?? 0) * 100) - Math.round((1_005 + 3 * 333) * 0.08);
  const [goods, shipping] = [1_005, part(vendorOrder?.shipping)];
  return { goods, tax, shipping, amount: (goods + tax + shipping) / 100 };
}

describe('a refund of one of two jars', () => {
  it('is goods, tax and shipping to the cent, puts one back in stock, and needs no reason', async () => {
    const placed = await order();
    const worth = worthOfAJar(await page(placed.id));
    const stock = await stockOf(jam);
    const { status, body } = await refund(placed.id, worth.amount, { 'Fig jam': 1 });
    expect(status).toBe(200);
    expect(body.refunds).toMatchObject([
      {
        ...{ amount: worth.amount, goods: 10.05, tax: worth.tax / 100, shipping: worth.shipping / 100 },
        ...{ items: [{ name: 'Fig jam', quantity: 1, restocked: 1 }], reason: null },
      },
    ]);
    expect(lineOf(body, 'Fig jam')).toMatchObject({ quantity: 2, refunded: 1, restocked: 1 });
    expect(lineOf(body, 'Kale')).toMatchObject({ refunded: 0, restocked: 0 });
    expect(await stockOf(jam)).toBe(stock + 1);
    // The commission of the goods comes back to the vendor.
    expect(vendorOrderOf(body).commissionBack).toBeCloseTo(1.21, 2);
  });

  it('is no sale in the figures of the vendor and of the staff, until nothing is left of them', async () => {
    const today = async () => (await admin.get<Trends>('/api/admin/start/trends')).body.at(-1);
    const best = async () => (await seller.get<VendorAnalytics>('/api/vendor/analytics')).body;
    const before = await today();
    const placed = await order();
    const { total } = await page(placed.id);
    const worth = worthOfAJar(await page(placed.id));
    const sold = await today();
    expect(sold?.gross).toBeCloseTo((before?.gross ?? 0) + total, 2);
    await refund(placed.id, worth.amount, { 'Fig jam': 1 });
    expect(await best()).toMatchObject({
      totalSales: 20.04,
      bestSellers: [
        { name: 'Fig jam', quantity: 1, sales: 10.05 },
        { name: 'Kale', quantity: 3, sales: 9.99 },
      ],
    });
    const left = await today();
    expect((sold?.gross ?? 0) - (left?.gross ?? 0)).toBeCloseTo(worth.amount, 2);
    expect((sold?.commission ?? 0) - (left?.commission ?? 0)).toBeCloseTo(1.21, 2);
    const amount = Math.round((total - worth.amount) * 100) / 100;
    expect(
      await refund(placed.id, amount, { 'Fig jam': 1, Kale: 3 }, { reason: 'All of it.' }),
    ).toMatchObject({
      status: 200,
    });
    expect(await best()).toMatchObject({ totalSales: 0, bestSellers: [] });
    const none = await today();
    expect([none?.gross, none?.commission]).toEqual([before?.gross, before?.commission]);
  });

  it('that names no items is spread over all of them', async () => {
    const placed = await order();
    const { body } = await refund(placed.id, 6, {}, { reason: 'It arrived late.' });
    const goods = body.refunds[0]?.goods ?? 0;
    const { body: figures } = await seller.get<VendorAnalytics>('/api/vendor/analytics');
    expect(figures.bestSellers.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Fig jam', 2],
      ['Kale', 3],
    ]);
    const sales = figures.bestSellers.reduce((sum, one) => sum + one.sales, 0);
    expect(goods).toBeGreaterThan(0);
    expect(Math.abs(sales - figures.totalSales)).toBeLessThanOrEqual(0.011);
  });

  it('is named in both emails, and seen by the buyer and the vendor', async () => {
    const placed = await order();
    await refund(placed.id, worthOfAJar(await page(placed.id)).amount, { 'Fig jam': 1 });
    for (const recipient of ['buyer@example.com', seller.user.email])
      expect((await mailTo(recipient))?.text).toContain('1 × Fig jam');
    expect((await mailTo(seller.user.email))?.text).toContain('Back in stock');
    const { body: bought } = await test.get<OrderView>(`/api/orders/${placed.id}`, { cookie: placed.cookie });
    const { body: sold } = await seller.get<VendorOrderView>(`/api/vendor/orders/${placed.id}`);
    for (const items of [bought.fulfilments[0]?.items, sold.items])
      expect(items?.map(({ name, refunded }) => [name, refunded])).toEqual([
        ['Fig jam', 1],
        ['Kale', 0],
      ]);
    const told = (await page(placed.id)).timeline.find(({ kind }) => kind === 'refund');
    expect(told?.detail).toBe('1 × Fig jam');
  });

  it('can be another amount with a reason, and not without', async () => {
    const placed = await order();
    const refused = await refund(placed.id, 5, { 'Fig jam': 1 });
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'reason' }] } });
    expect(refused.body.issues?.[0]?.message).toMatch(/^The items are worth \$\d+\.\d\d\./);
    const reason = 'Half a jar was left.';
    const { body } = await refund(placed.id, 5, { 'Fig jam': 1 }, { reason });
    expect(body.refunds).toMatchObject([{ amount: 5, reason, items: [{ quantity: 1 }] }]);
    expect((await refund(placed.id, 1, {})).body.issues?.[0]?.path).toBe('reason');
  });

  it('puts nothing back on sale that was handed over, unless staff say so', async () => {
    const placed = await order();
    for (const status of ['confirmed', 'shipped', 'delivered'])
      expect((await seller.put(`/api/orders/${placed.id}/status`, { status })).status).toBe(200);
    const stock = await stockOf(jam);
    const { amount } = worthOfAJar(await page(placed.id));
    const { body } = await refund(placed.id, amount, { 'Fig jam': 1 });
    expect(lineOf(body, 'Fig jam')).toMatchObject({ refunded: 1, restocked: 0 });
    expect(await stockOf(jam)).toBe(stock);
    const more = { restock: true, reason: 'It was never opened.' };
    await refund(placed.id, amount, { 'Fig jam': 1 }, more);
    expect(await stockOf(jam)).toBe(stock + 1);
  });

  it('leaves the stock alone where staff say so, also when the rest is canceled later', async () => {
    const placed = await order();
    const stock = await stockOf(jam);
    const { amount } = worthOfAJar(await page(placed.id));
    const { body } = await refund(placed.id, amount, { 'Fig jam': 1 }, { restock: false });
    expect(lineOf(body, 'Fig jam')).toMatchObject({ refunded: 1, restocked: 0 });
    expect(await stockOf(jam)).toBe(stock);
    const after = await act(placed.id, 'cancel', { vendorId: vendor.id, reason: 'Frost.' });
    expect(await stockOf(jam)).toBe(stock + 1);
    expect(vendorOrderOf(after.body)).toMatchObject({
      refunded: vendorOrderOf(after.body).total,
      left: 0,
      balance: 0,
    });
    expect(after.body.refunds.map(({ items }) => items.map(({ quantity }) => quantity))).toEqual([
      [1],
      [1, 3],
    ]);
    expect(vendorOrderOf(after.body).items.map(({ refunded }) => refunded)).toEqual([2, 3]);
  });

  it('puts nothing back of a product that was deleted', async () => {
    const placed = await order();
    expect((await seller.delete(`/api/products/${jam.id}`)).status).toBeLessThan(300);
    const stock = await stockOf(jam);
    const { amount } = worthOfAJar(await page(placed.id));
    const { status, body } = await refund(placed.id, amount, { 'Fig jam': 1 });
    expect(status).toBe(200);
    expect(lineOf(body, 'Fig jam')).toMatchObject({ refunded: 1, restocked: 0 });
    expect(await stockOf(jam)).toBe(stock);
  });

  it('is followed by a canceling, which refunds and restocks the rest', async () => {
    const placed = await order();
    await refund(placed.id, worthOfAJar(await page(placed.id)).amount, { 'Fig jam': 1 });
    const stock = await stockOf(jam);
    const reason = 'The field is under water.';
    const { body } = await act(placed.id, 'cancel', { vendorId: vendor.id, reason });
    const rest = body.refunds.find((one) => one.reason !== null);
    expect(rest?.items).toMatchObject([
      { name: 'Fig jam', quantity: 1, restocked: 1 },
      { name: 'Kale', quantity: 3, restocked: 3 },
    ]);
    expect(await stockOf(jam)).toBe(stock + 1);
  });

  it('of cash is handed back by the vendor, who owes less commission', async () => {
    const placed = await order('cash');
    const { amount } = worthOfAJar(await page(placed.id));
    expect((await refund(placed.id, amount, { 'Fig jam': 1 })).body.error).toBe('NOT_PAID_YET');
    for (const status of ['confirmed', 'delivered'])
      await act(placed.id, 'move', { vendorId: vendor.id, status });
    const { body } = await refund(placed.id, amount, { 'Fig jam': 1 });
    expect(body.refunds).toMatchObject([{ gateway: 'cash', status: 'done', items: [{ quantity: 1 }] }]);
    expect(vendorOrderOf(body).balance).toBeCloseTo(
      vendorOrderOf(body).commissionBack - vendorOrderOf(body).commission,
      5,
    );
  });
});

describe('of a line', () => {
  it('no more is refunded than was sold, whatever is asked', async () => {
    const placed = await order();
    const { amount } = worthOfAJar(await page(placed.id));
    const asked = await refund(placed.id, amount * 3, { 'Fig jam': 3 }, { reason: 'All of it.' });
    expect(asked).toMatchObject({
      ...{ status: 400 },
      body: { issues: [{ path: 'items', message: 'At most 2 of Fig jam can still be refunded.' }] },
    });
    await refund(placed.id, amount, { 'Fig jam': 2 }, { reason: 'Both.' });
    expect(
      (await refund(placed.id, 1, { 'Fig jam': 1 }, { reason: 'Again.' })).body.issues?.[0]?.message,
    ).toBe('Fig jam was refunded already.');
    const line = lineOf(await page(placed.id), 'Fig jam');
    for (const items of [[{ id: line.id + 9_999, quantity: 1 }], [{ id: line.id, quantity: 0 }]])
      expect(
        (await act(placed.id, 'refund', { vendorId: vendor.id, amount: 1, left: 1, reason: 'No.', items }))
          .status,
      ).toBeGreaterThanOrEqual(400);
    const sold = test.db.getRepository(OrderItem);
    await expect(sold.update(line.id, { refunded: 3 })).rejects.toThrow('ck_order_items_refunded');
  });

  it('each is refunded and restocked once, however many people try at once', async () => {
    const placed = await order('card', 5);
    const stock = await stockOf(jam);
    const reason = 'It leaked.';
    const answers = await Promise.all(
      Array.from({ length: 7 }, () => refund(placed.id, 10, { 'Fig jam': 1 }, { reason })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.map(({ status }) => status)).not.toContain(500);
    const line = lineOf(await page(placed.id), 'Fig jam');
    expect(line).toMatchObject({ refunded: 5, restocked: 5 });
    expect(await stockOf(jam)).toBe(stock + 5);
    const rows = await test.db.getRepository(RefundItem).findBy({ orderItemId: line.id });
    expect(rows.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(5);
  });

  it('all items, one after the other, give back exactly what was paid', async () => {
    const placed = await order();
    const total = Math.round((await page(placed.id)).total * 100);
    for (const name of ['Kale', 'Fig jam', 'Kale', 'Fig jam', 'Kale']) {
      const { leftParts } = vendorOrderOf(await page(placed.id));
      const price = name === 'Kale' ? 333 : 1_005;
      const { goods, tax, shipping } = leftParts;
      const cents = (part: number) => Math.round(part * 100);
      const isLast = cents(goods) === price;
      const part = (amount: number) =>
        isLast ? cents(amount) : Math.floor((2 * cents(amount) * price + cents(goods)) / (2 * cents(goods)));
      const amount = (price + part(tax) + part(shipping)) / 100;
      expect((await refund(placed.id, amount, { [name]: 1 })).status).toBe(200);
    }
    const after = await page(placed.id);
    expect(after).toMatchObject({ paymentStatus: 'refunded', ledgerSum: 0 });
    expect(Math.round(after.refunded * 100)).toBe(total);
    expect(vendorOrderOf(after)).toMatchObject({ left: 0, leftParts: { goods: 0, tax: 0, shipping: 0 } });
  });
});

describe('a canceled cash order', () => {
  it('has nothing due any more, and its vendor still sees it', async () => {
    const placed = await order('cash');
    await act(placed.id, 'cancel', { vendorId: vendor.id, reason: 'Nobody came.' });
    const after = await page(placed.id);
    expect(after).toMatchObject({ status: 'cancelled', paymentStatus: 'void', ledgerSum: 0 });
    const { body: bought } = await test.get<OrderView>(`/api/orders/${placed.id}`, { cookie: placed.cookie });
    const { body: sold } = await seller.get<VendorOrderView>(`/api/vendor/orders/${placed.id}`);
    expect([bought.paymentStatus, sold.paymentStatus, sold.status]).toEqual(['void', 'void', 'cancelled']);
    expect((await mailTo('buyer@example.com'))?.subject).toBe(`Canceled: your order ${bought.orderNumber}`);
  });
});
