import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Trends } from '../../../src/contract/backoffice/start.admin.js';
import type { AdminOrder } from '../../../src/contract/marketplace/admin/orders.admin.js';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import { LedgerEntry } from '../../../src/marketplace/tables/ledger-entry.entity.js';
import type { Product } from '../../../src/marketplace/tables/product.entity.js';
import type { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

/** What the start page says of sales, beside what the ledger has of them. */

let test: TestApp;
let admin: Client;
let farm: { vendor: Vendor; jam: Product };
let mill: { vendor: Vendor; jam: Product };
beforeAll(async () => {
  test = await startTestApp();
  admin = await signedIn(test, { role: 'admin' });
  [farm, mill] = [await shop('0.1200', 1_005), await shop('0.0733', 333)];
});
afterAll(() => test.close());

async function shop(commissionRate: string, price: number) {
  const { user } = await signedIn(test, { role: 'vendor' });
  const vendor = await makeVendor(test.db, { userId: user.id, commissionRate });
  return { vendor, jam: await makeProduct(test.db, { vendorId: vendor.id, price, inventory: 50 }) };
}

/** An order from both, paid by card. */
async function buy(quantity: number): Promise<number> {
  const { cookie } = await shopper(test, [farm.jam.id, quantity], [mill.jam.id, quantity + 1]);
  const { body } = await test.post<OrderView>('/api/orders', checkoutForm(), { cookie });
  await test.post(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' }, { cookie });
  return body.id;
}

const refund = (id: number, { vendor }: typeof farm, amount: number) =>
  admin.post<AdminOrder>(
    `/api/admin/orders/${id}/refund`,
    { vendorId: vendor.id, amount, reason: 'Bruised.' },
    { 'idempotency-key': randomUUID() },
  );

/** @returns sales and commission in cents, after what went back, from both */
async function figures() {
  const { body } = await admin.get<Trends>('/api/admin/start/trends');
  const cents = (pick: (day: Trends[number]) => number) =>
    Math.round(body.reduce((sum, day) => sum + pick(day) * 100, 0));
  const entries = await test.db.getRepository(LedgerEntry).find();
  const sum = (...kinds: LedgerEntry['kind'][]) =>
    entries.filter(({ kind }) => kinds.includes(kind)).reduce((total, { amount }) => total + amount, 0);
  return {
    start: [cents(({ gross }) => gross), cents(({ commission }) => commission)],
    ledger: [sum('sale', 'refund', 'dispute'), 0 - sum('commission', 'commission_refund')],
  };
}

async function expectAgreement() {
  const { start, ledger } = await figures();
  expect(start).toEqual(ledger);
  return start;
}

describe('sales and commission on the start page', () => {
  it('agree with the ledger to the cent after every refund', async () => {
    const [first, second, third] = [await buy(1), await buy(2), await buy(3)];
    const [sold] = await expectAgreement();
    expect(sold).toBeGreaterThan(0);

    expect((await refund(first, farm, 3.33)).status).toBe(200);
    expect((await refund(first, farm, 0.01)).status).toBe(200);
    expect((await refund(first, mill, 1.77)).status).toBe(200);
    await expectAgreement();

    const { shares } = (await admin.get<AdminOrder>(`/api/admin/orders/${second}`)).body;
    const whole = shares.find(({ vendorId }) => vendorId === mill.vendor.id)?.total ?? 0;
    expect((await refund(second, mill, whole)).status).toBe(200);
    await expectAgreement();

    const canceled = await admin.post(`/api/admin/orders/${third}/cancel`, { reason: 'Frost.' });
    expect(canceled.status).toBe(200);
    const [left = 0] = await expectAgreement();
    expect(left).toBeLessThan(sold ?? 0);
  });
});
