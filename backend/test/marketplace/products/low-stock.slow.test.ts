import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Membership } from '../../../src/accounts/businesses/membership.entity.js';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type { OwnProductView } from '../../../src/contract/marketplace/products.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { eventually } from '../../support/eventually.js';
import { type Client, makeUser, signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { checkoutForm } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let farmer: Client;
let buyer: Client;
let vendor: Vendor;
let kale: Product;
beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on' });
});
afterAll(() => test.close());
beforeEach(async () => {
  farmer = await signedIn(test);
  buyer = await signedIn(test);
  vendor = await makeVendor(test.db, { userId: farmer.user.id });
  kale = await makeProduct(test.db, { vendorId: vendor.id, name: 'Kale', inventory: 8 });
});

const tellAt = async (lowStockAt: number | null) =>
  expect(await farmer.put('/api/vendor/low-stock', { lowStockAt })).toMatchObject({
    status: 200,
    body: { lowStockAt },
  });
const mails = () => test.db.getRepository(Mail).find({ where: { kind: 'low-stock' }, order: { id: 'ASC' } });
const toFarmer = async () => (await mails()).filter(({ recipient }) => recipient === farmer.user.email);
/** A cash order of a confirmed account is final: its emails go out right away. */
const buy = async (quantity: number, product = kale) => {
  await buyer.post('/api/cart', { productId: product.id, quantity });
  const form = checkoutForm({ paymentMethod: 'cash', shippingMethod: 'pickup', email: buyer.user.email });
  const { status, body } = await buyer.post<OrderView>('/api/orders', form);
  expect(status).toBe(201);
  return body;
};
const isTold = (count: number) => eventually(test.db, async () => (await toFarmer()).length >= count);
const jobs = () =>
  test.db.query<{ wait: number }[]>(
    `SELECT extract(epoch FROM start_after - created_on)::int AS wait FROM pgboss.job
     WHERE name = 'products.low-stock-mail' AND singleton_key = $1`,
    [`product ${kale.id}`],
  );

describe('a low-stock email about an option', () => {
  it('names it with its product, each option by itself', async () => {
    await tellAt(5);
    const variants = [
      { name: 'Dozen', price: '6.50', inventory: 8 },
      { name: 'Flat of 30', price: '14.00', inventory: 6 },
    ];
    const { body } = await farmer.put<OwnProductView>(`/api/products/${kale.id}`, { name: 'Eggs', variants });
    const [dozen, flat] = (body.variants ?? []).map(({ id }) => id);
    await buyer.post('/api/cart', { productId: kale.id, variantId: dozen, quantity: 5 });
    await buyer.post('/api/cart', { productId: kale.id, variantId: flat, quantity: 6 });
    const form = checkoutForm({ paymentMethod: 'cash', shippingMethod: 'pickup', email: buyer.user.email });
    expect((await buyer.post('/api/orders', form)).status).toBe(201);
    await isTold(2);
    const told = (await toFarmer()).map(({ subject, text }) => ({ subject, text }));
    expect(told.map(({ subject }) => subject).sort()).toEqual([
      'Eggs, Flat of 30 is sold out',
      'Only 3 of Eggs, Dozen left',
    ]);
    expect(told.map(({ text }) => text).join()).toContain(
      'The last order took the rest of Eggs, Flat of 30.',
    );
  });
});

describe('low-stock emails', () => {
  it('are off until the vendor asks for them', async () => {
    expect((await farmer.get('/api/vendor/low-stock')).body).toEqual({ lowStockAt: null });
    await buy(7);
    expect(await jobs()).toEqual([]);
  });

  it('come once for each product and crossing, and again only after it was restocked', async () => {
    await tellAt(5);
    await buy(2);
    expect(await jobs()).toEqual([]);
    await buy(2);
    await isTold(1);
    expect((await toFarmer())[0]).toMatchObject({ subject: 'Only 4 of Kale left' });
    await buy(1);
    expect(await jobs()).toHaveLength(1);
    await farmer.put(`/api/products/${kale.id}`, { inventory: 9 });
    await buy(9);
    await isTold(2);
    expect((await toFarmer())[1]).toMatchObject({ subject: 'Kale is sold out' });
  });

  it('go to everyone of the business who may edit products, and to no one else', async () => {
    const { businessId } = await test.db.getRepository(Vendor).findOneByOrFail({ id: vendor.id });
    const [manager, packer] = [await makeUser(test.db), await makeUser(test.db)];
    await test.db.getRepository(Membership).save([
      { businessId: businessId ?? 0, userId: manager.id, role: 'manager' },
      { businessId: businessId ?? 0, userId: packer.id, role: 'packer' },
    ]);
    await tellAt(7);
    await buy(3);
    await isTold(1);
    const people = (await mails()).map(({ recipient }) => recipient);
    expect(people).toContain(manager.email);
    expect(people).not.toContain(packer.email);
  });

  it('wait until a card order is paid or has given everything back', async () => {
    await tellAt(5);
    await buyer.post('/api/cart', { productId: kale.id, quantity: 4 });
    await buyer.post('/api/orders', checkoutForm());
    const [job] = await jobs();
    expect(job?.wait).toBeGreaterThan(14 * 60);
  });

  it('say what number they take', async () => {
    for (const lowStockAt of [-1, 1_001, 2.5, 'few']) {
      const refused = await farmer.put('/api/vendor/low-stock', { lowStockAt });
      expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'lowStockAt' }] } });
    }
    expect((await farmer.get('/api/vendor/low-stock')).body).toEqual({ lowStockAt: null });
  });
});
