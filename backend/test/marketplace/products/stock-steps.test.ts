import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OwnProductView } from '../../../src/contract/marketplace/products.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { anotherEmail, checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let farmer: Client;
let rival: Client;
let vendorId: number;
let eggs: Product;
beforeAll(async () => {
  test = await startTestApp();
  farmer = await signedIn(test, { role: 'vendor' });
  rival = await signedIn(test, { role: 'vendor' });
  vendorId = (await makeVendor(test.db, { userId: farmer.user.id })).id;
  await makeVendor(test.db, { userId: rival.user.id });
});
afterAll(() => test.close());
beforeEach(async () => {
  eggs = await makeProduct(test.db, { vendorId, name: 'Eggs', inventory: 15 });
});

type Answer = OwnProductView & ErrorBody;
const step = (change: unknown, more: object = {}, client = farmer, id = eggs.id) =>
  client.post<Answer>(`/api/vendor/products/${id}/stock`, { change, ...more });
const copy = (id = eggs.id, client = farmer) => client.post<Answer>(`/api/vendor/products/${id}/copy`, {});
const stock = async (id = eggs.id) =>
  (await test.db.getRepository(Product).findOneByOrFail({ id })).inventory;
const sell = async (quantity: number) => {
  const { cookie } = await shopper(test, [eggs.id, quantity]);
  const form = checkoutForm({ email: anotherEmail(), shippingMethod: 'pickup', paymentMethod: 'cash' });
  return (await test.post('/api/orders', form, { cookie })).status;
};
const withJars = async () => {
  const variants = [
    { name: 'Jar', price: '5.00', inventory: 4 },
    { name: 'Crate', price: '50.00', inventory: 2 },
  ];
  const { body } = await farmer.put<OwnProductView>(`/api/products/${eggs.id}`, { variants });
  return body.variants ?? [];
};

describe('stock that is changed from the list', () => {
  it('goes up and down by what is said, and back', async () => {
    expect((await step(3)).body.inventory).toBe(18);
    expect((await step(-18)).body.inventory).toBe(0);
    expect((await step(18)).body.inventory).toBe(18);
  });

  it('never takes back a sale or a change of someone else', async () => {
    const [sold, ...steps] = await Promise.all([sell(3), step(5), step(-2), step(10)]);
    expect(sold).toBe(201);
    expect(steps.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stock()).toBe(15 - 3 + 5 - 2 + 10);
  });

  it('does not go below what there is, nor above what can be sold', async () => {
    expect(await step(-16)).toMatchObject({
      status: 400,
      body: {
        issues: [{ path: 'change', message: 'There are only 15 now, so you can’t take 16 away.' }],
      },
    });
    expect((await step(100_000)).status).toBe(400);
    for (const wrong of [1.5, 'two', null, 100_001]) expect((await step(wrong)).status).toBe(400);
    expect(await stock()).toBe(15);
  });

  it('of an option changes that option alone', async () => {
    const [jar, crate] = await withJars();
    const { body } = await step(6, { variantId: jar?.id });
    expect(body.variants?.map(({ inventory }) => inventory)).toEqual([10, 2]);
    expect(body.inventory).toBe(12);
    expect((await step(1)).status).toBe(400);
    expect((await step(-3, { variantId: crate?.id })).status).toBe(400);
    expect((await step(1, { variantId: 999_999 })).status).toBe(400);
  });

  it('leaves the stock for dates as it is', async () => {
    const date = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const days = () => farmer.get<{ items: object[] }>(`/api/vendor/dated-stock?from=${date}&days=1`);
    await farmer.put('/api/vendor/dated-stock', { items: [{ productId: eggs.id, date, inventory: 60 }] });
    await step(-15);
    expect((await days()).body.items).toMatchObject([{ date, inventory: 60 }]);
  });

  it('is not counted of what is made to order, and is its own farm’s alone', async () => {
    expect((await step(1, {}, rival)).status).toBe(404);
    await farmer.put(`/api/products/${eggs.id}`, { madeToOrder: true });
    expect((await step(1)).body.issues?.[0]?.message).toBe(
      'This product is made to order, so its stock isn’t counted.',
    );
  });
});

describe('a copy of a product', () => {
  it('has its options and prices, is not for sale, and has nothing in stock yet', async () => {
    await withJars();
    await farmer.put(`/api/products/${eggs.id}`, { sku: 'E-1', tags: ['brown'], crates: 2 });
    const { status, body } = await copy();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ name: 'Copy of Eggs', isActive: false, inventory: 0, sku: null, crates: 2, soldCount: 0 },
      tags: ['brown'],
      variants: [
        { name: 'Jar', price: 5, inventory: 0 },
        { name: 'Crate', price: 50, inventory: 0 },
      ],
    });
    expect(body.id).not.toBe(eggs.id);
    expect((await test.get(`/api/products/${body.id}`)).status).toBe(404);
    expect((await farmer.get<Answer>(`/api/vendor/products/${eggs.id}`)).body.variants).toHaveLength(2);
  });

  it('of a box has what is in it', async () => {
    const box = { parts: [{ productId: eggs.id, variantId: null, quantity: 2 }], weeks: [] };
    const other = await makeProduct(test.db, { vendorId, name: 'Egg box' });
    await farmer.put(`/api/products/${other.id}`, { box });
    const { body } = await copy(other.id);
    expect(body.box?.contents).toMatchObject([{ parts: [{ productId: eggs.id, quantity: 2 }] }]);
    expect(body.inventory).toBe(7);
  });

  it('of one with a long name still fits', async () => {
    await farmer.put(`/api/products/${eggs.id}`, { name: `${'e'.repeat(111)}🥚🥚🥚` });
    expect((await copy()).body.name).toBe(`Copy of ${'e'.repeat(111)}`);
  });

  it('is not made of what staff have hidden, nor of another farm’s', async () => {
    expect((await copy(eggs.id, rival)).status).toBe(404);
    await test.db.getRepository(Product).update(eggs.id, { removedAt: new Date(), removedReason: 'Wrong' });
    expect(await copy()).toMatchObject({ status: 409, body: { error: 'PRODUCT_REMOVED' } });
  });
});
