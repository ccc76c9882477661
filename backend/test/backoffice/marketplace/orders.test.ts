import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { AdminOrder, AdminOrderRow } from '../../../src/contract/marketplace/admin/orders.admin.js';
import type { AdminVendorOrderRow } from '../../../src/contract/marketplace/admin/vendor-orders.admin.js';
import type { OrderView, VendorOrderView } from '../../../src/contract/marketplace/orders.js';
import type { VendorAnalytics, VendorStatement } from '../../../src/contract/marketplace/vendor-figures.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import type { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { AuditEntry } from '../../../src/platform/audit/audit-entry.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { eventually } from '../../support/eventually.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let admin: Client;
let seller: Client;
let vendor: Vendor;
let other: Vendor;
let kale: Product;
let honey: Product;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signedIn(test, { role: 'admin' });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.query('DELETE FROM mails; DELETE FROM audit_log');
  seller = await signedIn(test, { role: 'vendor' });
  const rival = await signedIn(test, { role: 'vendor' });
  vendor = await makeVendor(test.db, { userId: seller.user.id, businessName: 'Green Acres' });
  other = await makeVendor(test.db, { userId: rival.user.id, businessName: 'Bee Hill' });
  kale = await makeProduct(test.db, { vendorId: vendor.id, name: 'Kale', price: 350 });
  honey = await makeProduct(test.db, { vendorId: other.id, name: 'Honey', price: 1_275 });
});

interface Placed {
  id: number;
  cookie: string;
  number: string;
}

/** An order of 2 kale and 1 honey, paid by card unless told otherwise. */
async function order(how: 'card' | 'cash' | 'unpaid' = 'card'): Promise<Placed> {
  const { cookie } = await shopper(test, [kale.id, 2], [honey.id, 1]);
  const cash = { shippingMethod: 'pickup', paymentMethod: 'cash' };
  const form = checkoutForm({ email: 'buyer@example.com', ...(how === 'cash' ? cash : {}) });
  const { status, body } = await test.post<OrderView>('/api/orders', form, { cookie });
  expect(status).toBe(201);
  if (how === 'card') await test.post(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' }, { cookie });
  return { id: body.id, cookie, number: body.orderNumber };
}

const act = (id: number, action: string, body: object) =>
  admin.post<AdminOrder & ErrorBody>(`/api/admin/orders/${id}/${action}`, body);
const refund = (id: number, amount: number, more: object = {}, key: string = randomUUID()) =>
  admin.post<AdminOrder & ErrorBody>(
    `/api/admin/orders/${id}/refund`,
    { vendorId: vendor.id, amount, reason: 'The leaves were wilted.', ...more },
    { 'idempotency-key': key },
  );
const page = async (id: number) => (await admin.get<AdminOrder>(`/api/admin/orders/${id}`)).body;
const seen = async ({ id, cookie }: Placed) =>
  (await test.get<OrderView>(`/api/orders/${id}`, { cookie })).body;
const vendorOrderOf = ({ shares }: AdminOrder) => {
  const vendorOrder = shares.find(({ vendorId }) => vendorId === vendor.id);
  if (!vendorOrder) throw new Error('The vendor order is gone.');
  return vendorOrder;
};
const stockOf = async ({ id }: Product) =>
  (await test.db.getRepository(Product).findOneByOrFail({ id })).inventory;
const mailsTo = (recipient: string) =>
  test.db.getRepository(Mail).find({ where: { recipient }, order: { id: 'ASC' } });
const log = () => test.db.getRepository(AuditEntry).find({ order: { id: 'ASC' } });
const move = (status: string, id: number, vendorId = vendor.id) => act(id, 'move', { vendorId, status });

describe('the list of orders', () => {
  const list = async (filter: object) => {
    const query = encodeURIComponent(JSON.stringify(filter));
    return (await admin.get<AdminOrderRow[]>(`/api/admin/orders?filter=${query}`)).body;
  };

  it('finds an order by its number, its buyer, a vendor in it, its states and whether money went back', async () => {
    const placed = await order();
    await order('unpaid');
    await refund(placed.id, 1);
    const found = [{ id: placed.id, total: expect.any(Number) as unknown as number, refunded: 1 }];
    expect(await list({ q: placed.number.slice(3).toLowerCase() })).toMatchObject(found);
    expect(await list({ vendorId: vendor.id, paymentStatus: 'paid' })).toMatchObject(found);
    expect(await list({ vendorId: other.id, hasRefund: true })).toMatchObject(found);
    expect((await list({ q: 'ann field' })).map(({ id }) => id)).toContain(placed.id);
    expect((await list({ vendorId: vendor.id }))[1]).toMatchObject({
      vendors: ['Green Acres', 'Bee Hill'],
      itemCount: 3,
    });
  });

  it('has a list of the vendor orders beside it', async () => {
    const placed = await order();
    await refund(placed.id, 2.5);
    const query = encodeURIComponent(JSON.stringify({ vendorId: vendor.id, q: placed.number }));
    const { body } = await admin.get<AdminVendorOrderRow[]>(`/api/admin/fulfilments?filter=${query}`);
    expect(body).toMatchObject([
      { orderId: placed.id, vendorName: 'Green Acres', subtotal: 7, refunded: 2.5 },
    ]);
  });
});

describe('a refund of a part', () => {
  it('is booked, told to buyer and vendor, seen by both, and stands in the audit log', async () => {
    const placed = await order();
    const before = vendorOrderOf(await page(placed.id));
    const answer = await refund(placed.id, 3.5, { left: before.left });
    expect(answer.status).toBe(200);
    const vendorOrder = vendorOrderOf(answer.body);
    expect(vendorOrder).toMatchObject({ refunded: 3.5, left: Math.round((before.total - 3.5) * 100) / 100 });
    const [entry] = answer.body.refunds;
    expect(entry).toMatchObject({
      amount: 3.5,
      vendorName: 'Green Acres',
      reason: 'The leaves were wilted.',
    });
    expect(Math.round(((entry?.goods ?? 0) + (entry?.tax ?? 0) + (entry?.shipping ?? 0)) * 100)).toBe(350);
    const back = Math.round(((entry?.goods ?? 0) / 7) * 84) / 100;
    expect(answer.body.ledger.filter(({ refundId }) => refundId !== null)).toMatchObject([
      { kind: 'refund', amount: -3.5 },
      { kind: 'commission_refund', amount: back },
    ]);
    expect(vendorOrder.balance).toBeCloseTo(before.balance - 3.5 + back, 5);
    expect(await mailsTo('buyer@example.com')).toMatchObject([
      { kind: 'order-refund', subject: `Refund of $3.50 for your order ${placed.number}` },
    ]);
    const [told] = await mailsTo(seller.user.email);
    expect(told).toMatchObject({ kind: 'vendor-refund' });
    expect(told?.text).toContain('The leaves were wilted.');
    expect(await seen(placed)).toMatchObject({ paymentStatus: 'paid', refunded: 3.5 });
    expect((await seen(placed)).fulfilments.map(({ refunded }) => refunded).sort()).toEqual([0, 3.5]);
    const { body: sold } = await seller.get<VendorOrderView>(`/api/vendor/orders/${placed.id}`);
    expect(sold.refunded).toBe(3.5);
    expect(sold.commission).toBeCloseTo(0.84 - back, 5);
    const { body: figures } = await seller.get<VendorAnalytics>('/api/vendor/analytics');
    expect(figures.totalSales).toBeCloseTo(7 - (entry?.goods ?? 0), 5);
    expect(figures.salesByDay.at(-1)?.sales).toBeCloseTo(7 - (entry?.goods ?? 0), 5);
    expect(await log()).toMatchObject([
      {
        action: 'refund',
        resource: 'orders',
        recordId: String(placed.id),
        before: { 'Green Acres: refunded': 0 },
        after: { 'Green Acres: refunded': 3.5 },
        note: 'The leaves were wilted.',
      },
    ]);
  });

  it('puts the goods of ticked lines on sale again, once, also when the vendor order is cancelled later', async () => {
    const placed = await order();
    const [line] = vendorOrderOf(await page(placed.id)).items;
    const before = await stockOf(kale);
    const answer = await refund(placed.id, 1, { lines: [line?.id] });
    expect(vendorOrderOf(answer.body).items).toMatchObject([{ quantity: 2, restocked: 2 }]);
    await refund(placed.id, 1, { lines: [line?.id] });
    expect(await stockOf(kale)).toBe(before + 2);
    await act(placed.id, 'cancel', { vendorId: vendor.id, reason: 'Nothing is left of it.' });
    expect(await stockOf(kale)).toBe(before + 2);
  });

  it('leaves the lines of other vendors alone', async () => {
    const placed = await order();
    const lines = (await page(placed.id)).shares.flatMap(({ items }) => items).map(({ id }) => id);
    const before = await stockOf(honey);
    expect((await refund(placed.id, 1, { lines })).status).toBe(200);
    expect(await stockOf(honey)).toBe(before);
  });

  it('is never more than what is left, and says how much that is', async () => {
    const placed = await order();
    const { left } = vendorOrderOf(await page(placed.id));
    const much = await refund(placed.id, left + 0.01);
    expect(much).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'amount', message: `You can refund up to $${left.toFixed(2)}.` }] },
    });
    for (const amount of [0, -1, 1.005]) expect((await refund(placed.id, amount)).status).toBe(400);
    expect((await refund(placed.id, left)).status).toBe(200);
    expect((await refund(placed.id, 0.01)).body.issues?.[0]?.message).toBe(
      'Everything has already been refunded.',
    );
    expect(await mailsTo('buyer@example.com')).toHaveLength(1);
  });

  it('is made once when two people press the button at what both see', async () => {
    const placed = await order();
    const { left } = vendorOrderOf(await page(placed.id));
    const answers = await Promise.all([1, 2].map(() => refund(placed.id, 1, { left })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(vendorOrderOf(await page(placed.id)).refunded).toBe(1);
  });

  it('is made once when its call is repeated, and not without saying what was seen', async () => {
    const placed = await order();
    const answers = await Promise.all([1, 2, 3].map(() => refund(placed.id, 1, {}, 'the-same-call')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(vendorOrderOf(await page(placed.id)).refunded).toBe(1);
    expect((await refund(placed.id, 1, {}, 'another-call')).status).toBe(200);
    const blind = await act(placed.id, 'refund', { vendorId: vendor.id, amount: 1, reason: 'Wilted.' });
    expect(blind).toMatchObject({ status: 400, body: { issues: [{ path: 'left' }] } });
    expect(vendorOrderOf(await page(placed.id)).refunded).toBe(2);
  });

  it('of everything, vendor by vendor, makes the order a refunded one', async () => {
    const placed = await order();
    for (const vendorOrder of (await page(placed.id)).shares)
      await refund(placed.id, vendorOrder.left, { vendorId: vendorOrder.vendorId, left: vendorOrder.left });
    const after = await page(placed.id);
    expect(after).toMatchObject({ paymentStatus: 'refunded', status: 'pending', ledgerSum: 0 });
    expect(after.payments).toMatchObject([{ status: 'refunded', refunded: after.total }]);
    expect((await refund(placed.id, 1)).body.error).toBe('NOT_PAID_YET');
  });

  it('is refused for what is not paid', async () => {
    const placed = await order('unpaid');
    expect(await refund(placed.id, 1)).toMatchObject({ status: 409, body: { error: 'NOT_PAID_YET' } });
    expect(await log()).toEqual([]);
  });

  it('of cash is booked as given back by the vendor, and both are told so', async () => {
    const placed = await order('cash');
    expect((await refund(placed.id, 1)).body.error).toBe('NOT_PAID_YET');
    for (const status of ['confirmed', 'delivered']) expect((await move(status, placed.id)).status).toBe(200);
    const { body } = await refund(placed.id, 3.78);
    expect(body.refunds).toMatchObject([{ status: 'done', gateway: 'cash', amount: 3.78 }]);
    // Half of what was sold: the vendor owes half of the commission.
    expect(vendorOrderOf(body)).toMatchObject({ balance: -0.42, left: 3.78 });
    expect((await mailsTo(seller.user.email)).at(-1)?.text).toContain('Please pay it in cash.');
    expect((await mailsTo('buyer@example.com')).at(-1)?.text).toContain('in cash');
    const { body: statement } = await seller.get<VendorStatement>('/api/vendor/statement');
    expect(statement.closingBalance).toBe(-0.42);
    expect((await refund(placed.id, 3.78)).status).toBe(200);
    // The other vendor's part is not picked up yet.
    expect(await page(placed.id)).toMatchObject({ paymentStatus: 'due' });
    await act(placed.id, 'cancel', { vendorId: other.id, reason: 'Nobody came.' });
    expect(await page(placed.id)).toMatchObject({ paymentStatus: 'refunded', ledgerSum: 0 });
  });
});

describe('a cancellation', () => {
  it('of one share gives back what is left of it, and tells buyer and vendor why', async () => {
    const placed = await order();
    await refund(placed.id, 2);
    const { total } = vendorOrderOf(await page(placed.id));
    const { body } = await act(placed.id, 'cancel', { vendorId: vendor.id, reason: 'Frost took it.' });
    expect(vendorOrderOf(body)).toMatchObject({ status: 'cancelled', refunded: total, left: 0, balance: 0 });
    expect(body.refunds.map(({ amount }) => amount)).toEqual([2, Math.round((total - 2) * 100) / 100]);
    const told = (await mailsTo('buyer@example.com')).at(-1);
    expect(told?.subject).toBe(`Canceled: items from Green Acres in your order ${placed.number}`);
    for (const text of ['Frost took it.', `$${(total - 2).toFixed(2)}`]) expect(told?.text).toContain(text);
    expect((await mailsTo(seller.user.email)).at(-1)?.kind).toBe('vendor-cancelled');
  });

  it('of the whole order waits for who buys the same at that moment, and neither stands in the way of the other', async () => {
    // Of the first share a product with a higher number, and of the second one with a lower.
    const late = await makeProduct(test.db, { vendorId: vendor.id, name: 'Leek', price: 200 });
    const { cookie } = await shopper(test, [late.id, 1], [honey.id, 1]);
    const { body } = await test.post<OrderView>('/api/orders', checkoutForm({}), { cookie });
    await test.post(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' }, { cookie });
    const lock = (tx: EntityManager, { id }: Product) =>
      tx.query('SELECT 1 FROM products WHERE id = $1 FOR UPDATE', [id]);
    const cancelled = await test.db.transaction(async (tx) => {
      await lock(tx, honey);
      const answer = act(body.id, 'cancel', { reason: 'The buyer asked us to.' });
      await eventually(test.db, async () => {
        const [row] = await test.db.query<[{ count: number }]>(
          `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return row.count > 0;
      });
      await lock(tx, late);
      return { answer };
    });
    expect((await cancelled.answer).status).toBe(200);
  });

  it('of the whole order cancels every vendor order, in one line of the audit log', async () => {
    const placed = await order();
    const stock = await stockOf(honey);
    const { body } = await act(placed.id, 'cancel', { reason: 'The buyer asked us to.' });
    expect(body).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded', ledgerSum: 0 });
    expect(await stockOf(honey)).toBe(stock + 1);
    expect(await log()).toMatchObject([{ action: 'cancel', note: 'The buyer asked us to.' }]);
    expect((await mailsTo('buyer@example.com')).at(-2)?.subject).toMatch(/^Canceled: your order /);
    expect((await act(placed.id, 'cancel', { reason: 'Once more.' })).status).toBe(409);
  });

  it('of the whole order is refused, whole, where a part is on its way', async () => {
    const placed = await order();
    for (const status of ['confirmed', 'shipped']) await move(status, placed.id, other.id);
    expect(await act(placed.id, 'cancel', { reason: 'Too late.' })).toMatchObject({
      status: 409,
      body: { error: 'ORDER_STATUS_NOT_ALLOWED' },
    });
    expect(await page(placed.id)).toMatchObject({ status: 'pending', refunded: 0 });
  });
});

describe('moving a vendor order', () => {
  it('follows the table of moves, and names who did it', async () => {
    const placed = await order();
    expect((await move('shipped', placed.id)).status).toBe(409);
    const { body } = await act(placed.id, 'move', {
      vendorId: vendor.id,
      status: 'confirmed',
      note: 'By phone',
    });
    expect(vendorOrderOf(body).status).toBe('confirmed');
    expect(body.timeline.map(({ kind, title, by }) => [kind, title, by])).toContainEqual([
      'step',
      'Green Acres: confirmed',
      admin.user.username,
    ]);
    // The older call for staff writes the log as well.
    await admin.put(`/api/orders/${placed.id}/vendors/${vendor.id}/status`, { status: 'shipped' });
    expect(await log()).toMatchObject([
      { action: 'move', note: 'By phone' },
      { action: 'move', before: { status: 'confirmed' }, after: { status: 'shipped' } },
    ]);
  });
});

describe("an order's mails", () => {
  it('are listed, and go out once more with a link that still opens the order', async () => {
    const placed = await order();
    await refund(placed.id, 1);
    const [mail] = (await page(placed.id)).mails.filter(({ kind }) => kind === 'order-refund');
    const { status, body } = await act(placed.id, 'resend-mail', { mailId: mail?.id });
    expect(status).toBe(200);
    expect(body.mails.filter(({ kind }) => kind === 'order-refund')).toHaveLength(2);
    const again = (await mailsTo('buyer@example.com')).at(-1);
    const link = /\/orders\/\d+\?key=[A-Za-z0-9_-]{43}/.exec(again?.text ?? '')?.[0] ?? '';
    expect((await test.get(`/api${link}`)).status).toBe(200);
    expect((await log()).at(-1)).toMatchObject({ action: 'resend-mail' });
  });

  it('of another order are not sent from here', async () => {
    const first = await order();
    const second = await order();
    await refund(first.id, 1);
    const [mail] = (await page(first.id)).mails;
    expect((await act(second.id, 'resend-mail', { mailId: mail?.id })).status).toBe(404);
  });
});

describe('notes', () => {
  it('are read by staff alone', async () => {
    const placed = await order();
    const { body } = await act(placed.id, 'note', { text: 'Called twice, polite.' });
    expect(body.timeline.at(-1)).toMatchObject({
      kind: 'note',
      detail: 'Called twice, polite.',
      by: admin.user.username,
    });
    const views = [await seen(placed), (await seller.get(`/api/vendor/orders/${placed.id}`)).body];
    expect(JSON.stringify(views)).not.toContain('polite');
  });
});
