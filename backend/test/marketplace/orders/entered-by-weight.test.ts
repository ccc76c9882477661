import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EnteredOrderPreview } from '../../../src/contract/marketplace/entered-orders.js';
import type { VendorOrderView } from '../../../src/contract/marketplace/orders.js';
import type { OrderToWeigh } from '../../../src/contract/marketplace/weight/weighing.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { lateVendorOrders } from '../../../src/marketplace/orders/weighing/weighing.sql.js';
import { LedgerEntry } from '../../../src/marketplace/tables/ledger-entry.entity.js';
import { Payment } from '../../../src/marketplace/tables/payment.entity.js';
import { ProductVariant } from '../../../src/marketplace/tables/product-variant.entity.js';
import type { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { fetchRows } from '../../../src/platform/database/statement.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { eventually } from '../../support/eventually.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let seller: Client;
let vendor: Vendor;
let chicken: ProductVariant;
let hog: { id: number };
beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on' });
});
afterAll(() => test.close());
beforeEach(async () => {
  seller = await signedIn(test, { role: 'vendor' });
  vendor = await makeVendor(test.db, { userId: seller.user.id });
  const { id: productId } = await makeProduct(test.db, { vendorId: vendor.id, name: 'Chicken' });
  // At most $32.50 each.
  chicken = await test.db.getRepository(ProductVariant).save({
    ...{ productId, name: 'Whole', position: 0, price: 650, inventory: 90 },
    ...{ pricePer: 'lb', leastGrams: 1_588, nominalGrams: 1_973, mostGrams: 2_268, mostPrice: 3_250 },
  });
  const terms = {
    cents: 10_000,
    percent: null,
    balanceOn: '2099-11-10',
    unpaid: 'keep',
    graceDays: 7,
  } as const;
  hog = await makeProduct(test.db, { vendorId: vendor.id, name: 'Half hog', price: 30_000, deposit: terms });
});

type Answer = VendorOrderView & ErrorBody;
const chickens = (quantity: number, ...weights: string[]) => [
  { productId: chicken.productId, variantId: chicken.id, quantity, weights },
];
const half = () => [{ productId: hog.id, quantity: 1 }];
const asked = (more: object) => ({ when: 'now', firstName: 'Walt', ...more });
const enter = (more: object) => seller.post<Answer>('/api/vendor/orders', asked(more));
const preview = (more: object) =>
  seller.post<EnteredOrderPreview & ErrorBody>('/api/vendor/orders/preview', asked(more));
const ledger = async () =>
  (
    await test.db.getRepository(LedgerEntry).find({ where: { vendorId: vendor.id }, order: { id: 'ASC' } })
  ).map(({ kind, amount }) => [kind, amount]);
async function mailOf(id: number): Promise<string> {
  const find = () => test.db.getRepository(Mail).findOneBy({ aboutResource: 'orders', aboutId: id });
  await eventually(test.db, async () => (await find()) !== null);
  return (await find())?.text ?? '';
}

describe('what is sold by weight, entered by its farm', () => {
  it('costs at the stand what the scale says, also above what it costs at most elsewhere', async () => {
    // 4.35 lb × $6.50 is $28.275, and 5.2 lb is $33.80.
    const items = chickens(2, '4.35 lb', '5.2 lb');
    const look = (await preview({ items })).body;
    expect(look).toMatchObject({ subtotal: 62.08, tax: 4.97, total: 67.05, toWeigh: false, deposit: null });
    expect(await test.db.getRepository(ProductVariant).findOneBy({ id: chicken.id })).toMatchObject({
      inventory: 90,
    });
    const { status, body } = await enter({ items, total: look.total });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { status: 'delivered', paymentStatus: 'paid' },
    });
    expect(body).toMatchObject({ total: 67.05, commission: look.commission, isEntered: true });
    expect(body.items[0]?.weight?.packages).toEqual([
      { weight: '4.35 lb', price: 28.28 },
      { weight: '5.2 lb', price: 33.8 },
    ]);
    expect(await ledger()).toEqual([
      ['sale', 6_705],
      ['commission', -Math.round(look.commission * 100)],
      ['payout', -6_705],
    ]);
    expect(look.commission).toBe(7.45);
  });

  it('is rounded in cash as it was weighed, and not while it is still to be weighed', async () => {
    await seller.put('/api/vendor/cash-rounding', { isOn: true });
    const items = chickens(1, '4.35 lb');
    const look = (await preview({ items })).body;
    expect([look.total, look.cash]).toEqual([30.54, 30.55]);
    const { body } = await enter({ items, total: look.total });
    expect(body).toMatchObject({ status: 'delivered', total: 30.54, cashRounding: 'nickel' });
    expect(await ledger()).toEqual([
      ['sale', 3_054],
      ['commission', -339],
      ['rounding', 1],
      ['payout', -3_055],
    ]);
    await test.db.getRepository(ProductVariant).update(chicken.id, { mostPrice: 3_251 });
    const later = (await preview({ when: 'pickup', items: chickens(1) })).body;
    expect([later.total, later.cash, later.toWeigh]).toEqual([35.11, undefined, true]);
  });

  it('asks for every weight, and for no other', async () => {
    const one = await enter({ items: chickens(2, '4.35 lb') });
    expect(one).toMatchObject({ status: 409, body: { error: 'NOT_WEIGHED' } });
    expect(one.body.issues?.[0]).toEqual({
      path: 'items.0.weights',
      message: 'Please enter what Chicken, Whole (3.5-5 lb each) weighs.',
    });
    for (const items of [
      chickens(1, '4 lb', '5 lb'),
      chickens(1, 'heavy'),
      chickens(1, '400000 lb'),
      [{ productId: hog.id, quantity: 1, weights: ['4 lb'] }],
    ])
      expect(await enter({ items })).toMatchObject({ status: 400, body: { error: 'VALIDATION_FAILED' } });
    const later = await enter({ when: 'pickup', items: chickens(1, '4 lb') });
    expect(later.body.issues?.[0]?.message).toBe('What is picked up later is weighed later.');
    expect(await enter({ items: chickens(1, '4 lb'), total: 32.5 })).toMatchObject({
      body: { error: 'TOTAL_CHANGED' },
    });
    expect(await test.db.getRepository(ProductVariant).findOneBy({ id: chicken.id })).toMatchObject({
      inventory: 90,
    });
  });

  it('is ordered at most for later, and due once it is weighed', async () => {
    const look = (await preview({ when: 'pickup', items: chickens(1) })).body;
    expect(look).toMatchObject({ subtotal: 32.5, total: 35.1, toWeigh: true });
    const { body } = await enter({ when: 'pickup', items: chickens(1), total: 35.1 });
    const handOver = () => seller.put(`/api/orders/${body.id}/status`, { status: 'delivered' });
    expect(await handOver()).toMatchObject({ status: 409, body: { error: 'NOT_WEIGHED' } });
    const path = `/api/vendor/weighing/${body.id}`;
    const line = (await seller.get<OrderToWeigh>(path)).body.lines[0]?.id ?? 0;
    await seller.put(`${path}/items/${line}/1`, { weight: '4.35 lb' });
    await seller.post(`${path}/done`, {});
    expect((await handOver()).status).toBe(200);
    expect(await ledger()).toEqual([
      ['sale', 3_054],
      ['commission', -339],
      ['payout', -3_054],
    ]);
  });
});

describe('what asks for a deposit, entered by its farm', () => {
  it('notes how the farm was paid it, and takes the rest at the pickup', async () => {
    const look = (await preview({ when: 'pickup', items: half() })).body;
    expect(look).toMatchObject({ total: 324, deposit: 100, toWeigh: false });
    const given = { when: 'pickup', items: half(), depositBy: 'check', email: 'walt@example.com' };
    const { body } = await enter({ ...given, total: look.total });
    expect(body).toMatchObject({
      ...{ status: 'confirmed', paymentMethod: 'cash', paymentStatus: 'due', total: 324 },
      received: { by: 'check', amount: 100, note: 'Deposit', canUndo: true },
    });
    expect([body.deposit, body.depositToTake]).toEqual([undefined, undefined]);
    const text = await mailOf(body.id);
    expect(text).toContain('a deposit of $100.00. Please pay the rest, $224.00, when you pick it up.');
    expect(text).not.toContain('card');
    expect(await test.db.getRepository(Payment).findBy({ orderId: body.id })).toMatchObject([
      { kind: 'order', gateway: 'cash', amount: 32_400 },
    ]);
    expect(await ledger()).toEqual([]);
    await seller.put(`/api/orders/${body.id}/status`, { status: 'delivered' });
    expect(await ledger()).toEqual([
      ['sale', 32_400],
      ['commission', -3_600],
      ['payout', -32_400],
    ]);
  });

  it('says what is to be paid ahead until it is, and nothing at the stand', async () => {
    const { body } = await enter({ when: 'pickup', items: half(), email: 'walt@example.com' });
    expect([body.depositToTake, body.received]).toEqual([100, undefined]);
    expect(await mailOf(body.id)).toContain(
      'the deposit of $100.00, and the rest, $224.00, when you pick it up.',
    );
    const paid = { by: 'cash', amount: 100, day: '2026-01-02' };
    const noted = await seller.put<Answer>(`/api/vendor/orders/${body.id}/received`, paid);
    expect([noted.status, noted.body.depositToTake]).toEqual([200, undefined]);
    expect((await preview({ items: half() })).body.deposit).toBe(null);
    const now = await enter({ items: half() });
    expect(now.body).toMatchObject({ status: 'delivered', paymentStatus: 'paid', total: 324 });
    for (const more of [
      { items: half(), depositBy: 'cash' },
      { when: 'pickup', items: chickens(1), depositBy: 'cash' },
    ])
      expect((await enter(more)).body.issues?.[0]).toEqual({
        path: 'depositBy',
        message: 'Nothing in this order asks for a deposit.',
      });
  });

  it('is not canceled within days because nobody has weighed it', async () => {
    const { productId } = chicken;
    await test.db.query(
      `UPDATE products SET deposit = '{"cents": 1000, "percent": null, "balanceOn": null, "unpaid": "keep", "graceDays": 7}'
       WHERE id = $1`,
      [productId],
    );
    const { body } = await enter({ when: 'pickup', items: chickens(1), depositBy: 'cash' });
    expect(body.received?.amount).toBe(10);
    const lateIn = async (days: number) =>
      (await fetchRows(test.db, lateVendorOrders, [new Date(Date.now() + days * 86_400_000), null]))
        .map(({ orderId }) => orderId)
        .filter((id) => id === body.id);
    expect([await lateIn(100), await lateIn(181)]).toEqual([[], [body.id]]);
  });
});
