import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Membership } from '../../../src/accounts/businesses/membership.entity.js';
import type { OrderView, VendorOrderView } from '../../../src/contract/marketplace/orders.js';
import type { OwnRefundPreview } from '../../../src/contract/marketplace/own-refunds.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { LedgerEntry } from '../../../src/marketplace/tables/ledger-entry.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { Refund } from '../../../src/marketplace/tables/refund.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { anotherEmail, checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let seller: Client;
let vendor: Vendor;
let productId: number;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  seller = await signedIn(test, { role: 'vendor' });
  vendor = await makeVendor(test.db, { userId: seller.user.id });
  productId = (await makeProduct(test.db, { vendorId: vendor.id, name: 'Eggs', price: 700, inventory: 20 }))
    .id;
});

type Answer = VendorOrderView & ErrorBody;
/** Two for $15.12, handed over. */
async function sold(paymentMethod: 'cash' | 'credit_card' = 'credit_card'): Promise<number> {
  const { cookie } = await shopper(test, [productId, 2]);
  const form = checkoutForm({ email: anotherEmail(), shippingMethod: 'pickup', paymentMethod });
  const { body } = await test.post<OrderView>('/api/orders', form, { cookie });
  if (paymentMethod === 'credit_card')
    await test.post(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' }, { cookie });
  await move(body.id, 'confirmed');
  await move(body.id, 'delivered');
  return body.id;
}
const move = (id: number, status: string) => seller.put(`/api/orders/${id}/status`, { status });
const lineOf = async (id: number) =>
  (await seller.get<Answer>(`/api/vendor/orders/${id}`)).body.items[0]?.id ?? 0;
const EGGS = 'Six of the eggs were broken.';
const refund = (id: number, more: object = {}, { client = seller, key = '' } = {}) =>
  client.post<Answer>(
    `/api/vendor/orders/${id}/refund`,
    { reason: EGGS, ...more },
    key ? { 'idempotency-key': key } : {},
  );
const preview = (id: number, more: object = {}) =>
  seller.post<OwnRefundPreview & ErrorBody>(`/api/vendor/orders/${id}/refund/preview`, {
    reason: EGGS,
    ...more,
  });
const balance = async () =>
  (await test.db.getRepository(LedgerEntry).sum('amount', { vendorId: vendor.id })) ?? 0;
const refundsOf = (id: number) =>
  test.db.getRepository(Refund).find({ where: { payment: { orderId: id } }, relations: { payment: true } });
const mailsOf = (id: number) =>
  test.db.getRepository(Mail).findBy({ aboutResource: 'orders', aboutId: id, kind: 'order-refund' });

describe('a refund that a farm gives after an order was handed over', () => {
  it('of some items goes back to the card, out of its balance, and the buyer is told once', async () => {
    const id = await sold();
    const items = [{ id: await lineOf(id), quantity: 1 }];
    const [before, look] = [await balance(), (await preview(id, { items })).body];
    expect([look.amount, look.left, await balance()]).toEqual([7.56, 15.12, before]);
    const { status, body } = await refund(id, { items, left: look.left });
    expect(status).toBe(200);
    expect(body).toMatchObject({ refunded: 7.56, status: 'delivered', items: [{ refunded: 1 }] });
    expect(body.changes?.at(-1)).toMatchObject({
      change: { kind: 'refunded', cents: 756 },
      by: { role: 'owner' },
    });
    expect(await balance()).toBe(Math.round(look.balance * 100));
    expect(await balance()).toBe(before - 756 + Math.round(look.commissionBack * 100));
    expect(await refundsOf(id)).toMatchObject([{ amount: 756, goods: 700, tax: 56, reason: EGGS }]);
    expect((await mailsOf(id)).map(({ text }) => text.includes(EGGS))).toEqual([true]);
    const { inventory } = await test.db.getRepository(Product).findOneByOrFail({ id: productId });
    expect(inventory).toBe(18);
  });

  it('is at most what is left, and needs a reason', async () => {
    const id = await sold();
    const much = await refund(id, { amount: 15.13, left: 15.12 });
    expect([much.status, much.body.issues?.[0]?.message]).toEqual([400, 'You can refund up to $15.12.']);
    expect((await refund(id, { amount: 5, left: 15.12 })).status).toBe(200);
    expect(await refund(id, { amount: 5, left: 15.12 })).toMatchObject({
      status: 409,
      body: { error: 'CHANGED_MEANWHILE' },
    });
    expect((await refund(id, { amount: 1, left: 10.12, reason: 'x' })).status).toBe(400);
    expect((await refund(id, { left: 10.12 })).body.issues?.[0]?.message).toBe(
      'Please choose items, or enter an amount.',
    );
    expect((await refund(id, { amount: 10.12, left: 10.12 })).status).toBe(200);
    expect((await refund(id, { amount: 0.01, left: 0 })).status).toBe(409);
    expect((await refundsOf(id)).map(({ amount }) => amount)).toEqual([500, 1_012]);
  });

  it('is paid once, however often it is sent at once', async () => {
    const id = await sold();
    const key = `key-of-the-eggs-${id}`;
    const both = await Promise.all([refund(id, { amount: 5 }, { key }), refund(id, { amount: 5 }, { key })]);
    expect(both.map(({ status, body }) => [status, body.refunded])).toEqual([
      [200, 5],
      [200, 5],
    ]);
    const seen = { amount: 4, left: 10.12 };
    const two = await Promise.all([refund(id, seen), refund(id, seen)]);
    expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await refundsOf(id)).map(({ amount }) => amount)).toEqual([500, 400]);
    expect(await mailsOf(id)).toHaveLength(2);
    expect((await refund(id, { amount: 1 })).status).toBe(400);
  });

  it('by card is never more than its balance, also of two orders at once', async () => {
    const [one, other] = [await sold(), await sold()];
    await test.db.getRepository(LedgerEntry).insert({
      ...{ vendorId: vendor.id, kind: 'payout', amount: 1_000 - (await balance()) },
    });
    const all = { amount: 9, left: 15.12 };
    const both = await Promise.all([refund(one, all), refund(other, all)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409)?.body;
    expect(refused).toMatchObject({ error: 'REFUND_ABOVE_BALANCE' });
    expect(refused?.issues?.[0]?.message).toMatch(/^A card refund comes out of your balance, which is \$/);
    expect(await balance()).toBeGreaterThanOrEqual(0);
  });

  it('of cash is noted as given back, and only its commission comes back', async () => {
    const id = await sold('cash');
    const before = await balance();
    expect(before).toBeLessThan(0);
    const look = (await preview(id, { amount: 7.56 })).body;
    expect((await refund(id, { amount: 7.56, left: look.left })).body.refunded).toBe(7.56);
    expect(await balance()).toBe(before + Math.round(look.commissionBack * 100));
    expect(await refundsOf(id)).toMatchObject([{ amount: 756, status: 'done' }]);
    expect((await mailsOf(id))[0]?.text).toContain('says they gave you back $7.56');
  });

  it('is of what was handed over, by those who may, of their own orders', async () => {
    const { cookie } = await shopper(test, [productId, 2]);
    const form = checkoutForm({ email: anotherEmail(), shippingMethod: 'pickup' });
    const { body: waiting } = await test.post<OrderView>('/api/orders', form, { cookie });
    await test.post(`/api/orders/${waiting.id}/test-payment`, { outcome: 'paid' }, { cookie });
    const asked = { amount: 1, left: 15.12 };
    expect(await refund(waiting.id, asked)).toMatchObject({
      status: 409,
      body: { error: 'NOT_HANDED_OVER' },
    });
    const id = await sold();
    const { businessId } = await test.db.getRepository(Vendor).findOneByOrFail({ id: vendor.id });
    for (const role of ['packer', 'bookkeeper'] as const) {
      const client = await signedIn(test);
      await test.db
        .getRepository(Membership)
        .insert({ businessId: businessId ?? 0, userId: client.user.id, role });
      expect((await refund(id, asked, { client })).status).toBe(403);
    }
    const rival = await signedIn(test, { role: 'vendor' });
    await makeVendor(test.db, { userId: rival.user.id });
    expect((await refund(id, asked, { client: rival })).status).toBe(404);
    expect(await refundsOf(id)).toEqual([]);
  });
});
