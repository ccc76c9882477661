import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { AdminOrder } from '../../../src/contract/marketplace/admin/orders.admin.js';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type { Product } from '../../../src/marketplace/tables/product.entity.js';
import type { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { salesFigures } from '../../support/scenes/sales-figures.js';
import { anotherEmail, checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

/** What the start page says of sales, beside what the ledger has of them. */

interface Shop {
  seller: Client;
  vendor: Vendor;
  jam: Product;
}
let test: TestApp;
let admin: Client;
let farm: Shop;
let mill: Shop;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signedIn(test, { role: 'admin' });
  [farm, mill] = [await shop('0.1200', 1_005), await shop('0.0733', 333)];
});
afterAll(() => test.close());

async function shop(commissionRate: string, price: number): Promise<Shop> {
  const seller = await signedIn(test, { role: 'vendor' });
  const vendor = await makeVendor(test.db, { userId: seller.user.id, commissionRate });
  return { seller, vendor, jam: await makeProduct(test.db, { vendorId: vendor.id, price, inventory: 50 }) };
}

/** An order from both, paid by card. */
async function buy(quantity: number): Promise<number> {
  const { cookie } = await shopper(test, [farm.jam.id, quantity], [mill.jam.id, quantity + 1]);
  const { body } = await test.post<OrderView>('/api/orders', checkoutForm(), { cookie });
  await test.post(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' }, { cookie });
  return body.id;
}

async function buyInCash(): Promise<number> {
  const { cookie } = await shopper(test, [farm.jam.id, 1]);
  const form = checkoutForm({ email: anotherEmail(), shippingMethod: 'pickup', paymentMethod: 'cash' });
  const { body } = await test.post<OrderView>('/api/orders', form, { cookie });
  // Whoever orders confirms their address first.
  await test.db.query('UPDATE orders SET confirm_by = NULL WHERE id = $1', [body.id]);
  return body.id;
}

const refund = (id: number, { vendor }: Shop, amount: number) =>
  admin.post<AdminOrder>(
    `/api/admin/orders/${id}/refund`,
    { vendorId: vendor.id, amount, reason: 'Bruised.' },
    { 'idempotency-key': randomUUID() },
  );

const figures = () => salesFigures(test, admin);

describe('sales and commission on the start page', () => {
  it('agree with the ledger to the cent after every refund', async () => {
    const [first, second, third] = [await buy(1), await buy(2), await buy(3)];
    const [sold] = await figures();
    expect(sold).toBeGreaterThan(0);

    expect((await refund(first, farm, 3.33)).status).toBe(200);
    expect((await refund(first, farm, 0.01)).status).toBe(200);
    expect((await refund(first, mill, 1.77)).status).toBe(200);
    await figures();

    const { shares } = (await admin.get<AdminOrder>(`/api/admin/orders/${second}`)).body;
    const whole = shares.find(({ vendorId }) => vendorId === mill.vendor.id)?.total ?? 0;
    expect((await refund(second, mill, whole)).status).toBe(200);
    await figures();

    const canceled = await admin.post(`/api/admin/orders/${third}/cancel`, { reason: 'Frost.' });
    expect(canceled.status).toBe(200);
    const [left] = await figures();
    expect(left).toBeLessThan(sold);
  });

  it('agree for cash, which counts once it is handed over, and not where the order is canceled', async () => {
    const before = await figures();
    const [kept, canceled] = [await buyInCash(), await buyInCash()];
    expect(await figures()).toEqual(before);
    const move = (id: number, status: string) => farm.seller.put(`/api/orders/${id}/status`, { status });
    expect((await move(kept, 'confirmed')).status).toBe(200);
    expect(await figures()).toEqual(before);
    expect((await move(kept, 'delivered')).status).toBe(200);
    const [sales] = await figures();
    expect(sales).toBeGreaterThan(before[0]);
    expect((await admin.post(`/api/admin/orders/${canceled}/cancel`, { reason: 'Frost.' })).status).toBe(200);
    expect((await figures())[0]).toBe(sales);
    expect((await refund(kept, farm, 2.5)).status).toBe(200);
    expect((await figures())[0]).toBe(sales - 250);
  });
});
