import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EnteredOrderPreview } from '../../../src/contract/marketplace/entered-orders.js';
import type { DeliveryView, OrderView, VendorOrderView } from '../../../src/contract/marketplace/orders.js';
import type { OwnRefundPreview } from '../../../src/contract/marketplace/own-refunds.js';
import type { YearStatement } from '../../../src/contract/marketplace/year-statement.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { LedgerEntry } from '../../../src/marketplace/tables/ledger-entry.entity.js';
import { VendorOrder } from '../../../src/marketplace/tables/vendor-order.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { eventually } from '../../support/eventually.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { anotherEmail, checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let seller: Client;
let vendor: Vendor;
let productId: number;
beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on' });
});
afterAll(() => test.close());
beforeEach(async () => {
  seller = await signedIn(test, { role: 'vendor' });
  vendor = await makeVendor(test.db, { userId: seller.user.id });
  // With 8 % tax, $12.37.
  productId = (await makeProduct(test.db, { vendorId: vendor.id, price: 1_145, inventory: 20 })).id;
});

const turnOn = () => seller.put('/api/vendor/cash-rounding', { isOn: true });
type Answer = VendorOrderView & ErrorBody;
const enter = async (when: 'now' | 'pickup' = 'now', more: object = {}) =>
  (
    await seller.post<Answer>('/api/vendor/orders', {
      ...{ items: [{ productId, quantity: 1 }], when, firstName: 'Walt', ...more },
    })
  ).body.id;
async function order(paymentMethod: 'cash' | 'credit_card'): Promise<OrderView> {
  const { cookie } = await shopper(test, [productId, 1]);
  const form = checkoutForm({ email: anotherEmail(), shippingMethod: 'pickup', paymentMethod });
  return (await test.post<OrderView>('/api/orders', form, { cookie })).body;
}
const mark = (id: number, by: string, amount: number) =>
  seller.put<Answer>(`/api/vendor/orders/${id}/received`, { by, amount, day: '2026-01-02' });

/** Cents by kind. */
async function booked(): Promise<Partial<Record<string, number>>> {
  const entries = await test.db.getRepository(LedgerEntry).findBy({ vendorId: vendor.id });
  const sums: Partial<Record<string, number>> = {};
  for (const { kind, amount } of entries) sums[kind] = (sums[kind] ?? 0) + amount;
  return sums;
}

describe('cash to the nickel', () => {
  it('is off: nothing is rounded, said or booked', async () => {
    const id = await enter();
    const { body } = await seller.get<Answer>(`/api/vendor/orders/${id}`);
    expect([body.total, body.cashRounding]).toEqual([12.37, undefined]);
    expect(await booked()).toMatchObject({ sale: 1_237, payout: -1_237 });
    expect(await booked()).not.toHaveProperty('rounding');
  });

  it('is of orders in cash, placed once the farm turned it on', async () => {
    const before = await order('cash');
    await turnOn();
    const [cash, card] = [await order('cash'), await order('credit_card')];
    const roundings = [before, cash, card].map(({ fulfilments }) => fulfilments[0]?.cashRounding);
    expect(roundings).toEqual([undefined, 'nickel', undefined]);
    expect([cash.total, cash.tax]).toEqual([12.37, 0.92]);
    const { cookie } = await shopper(test, [productId, 1]);
    const { body } = await test.get<DeliveryView>('/api/cart/delivery?zipCode=33901', { cookie });
    expect(body.cashRoundings).toEqual([{ vendorId: vendor.id, rounding: 'nickel' }]);
  });

  it('is of all vendors once staff turn it on, and is what a farm sees of it', async () => {
    const admin = await signedIn(test, { role: 'admin' });
    const put = (isOn: boolean) =>
      admin.put('/api/admin/settings/cash-rounding', { isOn, was: { isOn: !isOn } });
    expect((await put(true)).status).toBe(200);
    try {
      expect((await seller.get('/api/vendor/cash-rounding')).body).toEqual({ isOn: false, isForAll: true });
      expect((await order('cash')).fulfilments[0]?.cashRounding).toBe('nickel');
    } finally {
      expect((await put(false)).status).toBe(200);
    }
    expect((await order('cash')).fulfilments[0]?.cashRounding).toBeUndefined();
  });

  it('goes by the law of the vendor’s state, where its text was read', async () => {
    await test.db.getRepository(Vendor).update(vendor.id, { state: 'AL' });
    await turnOn();
    expect((await order('cash')).fulfilments[0]?.cashRounding).toBe('nickel_zero');
  });

  it('has a line of its own in the ledger, and books that balance to the cent', async () => {
    await turnOn();
    const { body: preview } = await seller.post<EnteredOrderPreview>('/api/vendor/orders/preview', {
      ...{ items: [{ productId, quantity: 1 }], when: 'now', firstName: 'Walt' },
    });
    expect([preview.total, preview.cash]).toEqual([12.37, 12.35]);
    await enter();
    const sums = await booked();
    expect(sums).toMatchObject({ sale: 1_237, rounding: -2, payout: -1_235 });
    const year = new Date().getUTCFullYear();
    const { body } = await seller.get<YearStatement>(`/api/vendor/year-statement?year=${year}`);
    expect(body.sums).toMatchObject({ sale: 12.37, rounding: -0.02, cash: -12.35 });
    expect(body.states).toEqual([expect.objectContaining({ products: 11.45, tax: 0.92 })]);
    expect(body.closingBalance).toBe((sums['commission'] ?? 0) / 100);
    const { body: journal } = await seller.get<string>(`/api/vendor/journal.csv?year=${year}`);
    expect(journal).toMatch(/,Cash rounding,Cash rounding FG-\S+,0\.02,\r\n/);
    expect(journal).toMatch(/,Paid to the farm,Cash you took FG-\S+,12\.35,\r\n/);
  });

  it('is not of a check, said before or after the handover, and of cash again', async () => {
    await turnOn();
    const id = await enter();
    expect((await mark(id, 'check', 12.37)).status).toBe(200);
    expect(await booked()).toMatchObject({ sale: 1_237, rounding: 0, payout: -1_237 });
    await mark(id, 'cash', 12.35);
    expect(await booked()).toMatchObject({ rounding: -2, payout: -1_235 });
    await seller.delete(`/api/vendor/orders/${id}/received`);
    expect(await booked()).toMatchObject({ rounding: -2, payout: -1_235 });
    const later = await enter('pickup');
    await mark(later, 'check', 12.37);
    await seller.put(`/api/orders/${later}/status`, { status: 'delivered' });
    expect(await booked()).toMatchObject({ rounding: -2, payout: -2_472 });
  });

  it('is of the rest where the farm took a part in cash to the penny before', async () => {
    await turnOn();
    const id = await enter('pickup');
    expect((await mark(id, 'cash', 2.38)).status).toBe(200);
    await seller.put(`/api/orders/${id}/status`, { status: 'delivered' });
    // $9.99 were left, for which $10 were asked.
    expect(await booked()).toMatchObject({ sale: 1_237, rounding: 1, payout: -1_238 });
  });

  it('takes cash that is rounded up, and no check above the total', async () => {
    await turnOn();
    await test.db.query('UPDATE products SET price = 1146 WHERE id = $1', [productId]);
    const id = await enter('pickup');
    expect((await mark(id, 'check', 12.4)).status).toBe(400);
    expect((await mark(id, 'cash', 12.4)).status).toBe(200);
  });

  it('gives back nickels, and in the end what was paid', async () => {
    await turnOn();
    const id = await enter();
    const refund = (amount: number, left: number) =>
      seller.post(`/api/vendor/orders/${id}/refund`, { items: [], amount, left, reason: 'Broken eggs.' });
    const look = { items: [], amount: 3.37, reason: 'Broken eggs.' };
    const { body } = await seller.post<OwnRefundPreview>(`/api/vendor/orders/${id}/refund/preview`, look);
    expect([body.amount, body.cash]).toEqual([3.37, 3.35]);
    expect((await refund(3.37, 12.37)).status).toBe(200);
    expect(await booked()).toMatchObject({ refund: -337, rounding: 0, payout: -900 });
    await refund(9, 9);
    expect(await booked()).toMatchObject({ refund: -1_237, rounding: 0, payout: 0, commission_refund: 137 });
  });

  it('is in the emails, beside the exact total', async () => {
    await turnOn();
    const id = await enter('pickup', { email: 'walt@example.com' });
    const mails = () => test.db.getRepository(Mail).findBy({ aboutResource: 'orders', aboutId: id });
    await eventually(test.db, async () => (await mails()).length === 1);
    const [told] = await mails();
    expect(told?.text).toMatch(/Total:?\s+\$12\.37/);
    expect(told?.text).toMatch(/Cash:?\s+\$12\.35, rounded from \$12\.37/);
  });

  it('never changes what an order is rounded by', async () => {
    await turnOn();
    const id = await enter('pickup');
    await seller.put('/api/vendor/cash-rounding', { isOn: false });
    await seller.put(`/api/orders/${id}/status`, { status: 'delivered' });
    const own = await test.db.getRepository(VendorOrder).findOneByOrFail({ orderId: id });
    expect([own.cashRounding, (await booked())['rounding']]).toEqual(['nickel', -2]);
  });
});
