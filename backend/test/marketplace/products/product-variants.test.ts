import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { CartView } from '../../../src/contract/marketplace/cart.js';
import type { SavedCard } from '../../../src/contract/marketplace/favorites.js';
import type { OrderView } from '../../../src/contract/marketplace/orders.js';
import type { OwnProductView, ProductView } from '../../../src/contract/marketplace/products.js';
import { MAX_QUANTITY } from '../../../src/contract/marketplace/shop.js';
import type { VendorAnalytics } from '../../../src/contract/marketplace/vendor-figures.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { OrderItem } from '../../../src/marketplace/tables/order-item.entity.js';
import { ProductVariant } from '../../../src/marketplace/tables/product-variant.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import type { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { type Client, PASSWORD, signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

type Own = OwnProductView & ErrorBody;

let test: TestApp;
let farmer: Client;
let vendor: Vendor;
let eggs: Own;
let dozen: number;
let flat: number;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const form = {
  name: 'Eggs',
  description: 'From hens on pasture.',
  category: 'eggs',
  unit: 'dozen',
  price: '1.00',
  inventory: 1,
};
const options = [
  { name: 'Flat of 30', price: '14.00', inventory: 2 },
  { name: 'Dozen', price: '6.50', inventory: 5 },
];
beforeEach(async () => {
  farmer = await signedIn(test);
  vendor = await makeVendor(test.db, { userId: farmer.user.id });
  const made = await farmer.post<Own>('/api/products', { ...form, variants: options });
  expect([made.status, made.body.issues]).toEqual([201, undefined]);
  eggs = made.body;
  [flat, dozen] = (eggs.variants ?? []).map(({ id }) => id) as [number, number];
});

const read = async () => (await test.get<ProductView>(`/api/products/${eggs.id}`)).body;
const rowOf = (id: number) => test.db.getRepository(Product).findOneByOrFail({ id });
const stocks = async () =>
  ((await read()).variants ?? []).map(({ name, inventory }) => `${name}: ${inventory}`);
const change = (data: Record<string, unknown>) => farmer.put<Own>(`/api/products/${eggs.id}`, data);
const add = (body: Record<string, unknown>, cookie = '') =>
  test.post<CartView & ErrorBody>('/api/cart', { productId: eggs.id, ...body }, cookie ? { cookie } : {});
const cart = async (cookie: string) => (await test.get<CartView>('/api/cart', { cookie })).body;
const order = (cookie: string, given: Record<string, unknown> = {}) =>
  test.post<OrderView & ErrorBody>('/api/orders', checkoutForm(given), { cookie });

describe('a product with options', () => {
  it('shows the least price and all of the stock, and its options in order', async () => {
    const [listed] = (await test.get<ProductView[]>(`/api/products?vendorId=${vendor.id}`)).body;
    expect(listed).toMatchObject({ price: 6.5, inventory: 7, variantCount: 2, choice: 'Flat of 30, Dozen' });
    expect(listed).not.toHaveProperty('variants');
    expect((await read()).variants).toMatchObject([
      { id: flat, name: 'Flat of 30', price: 14, inventory: 2, imageUrl: null, isOrganic: null },
      { id: dozen, name: 'Dozen', price: 6.5, inventory: 5 },
    ]);
    const named = await test.get<ProductView[]>(`/api/products?vendorId=${vendor.id}&search=eggs flat`);
    expect(named.body.map(({ id }) => id)).toEqual([eggs.id]);
    const cheap = await test.get<ProductView[]>(`/api/products?vendorId=${vendor.id}&maxPrice=7`);
    expect(cheap.body.map(({ id }) => id)).toEqual([eggs.id]);
    const [saved] = (await test.get<SavedCard[]>(`/api/favorites/cards?keys=product-${eggs.id}`)).body;
    expect(saved?.fact).toBe('From $6.50');
    const plain = await makeProduct(test.db, { vendorId: vendor.id });
    expect((await test.get(`/api/products/${plain.id}`)).body).not.toHaveProperty('variantCount');
  });

  it('shows the least price of what is in stock, as long as there is any', async () => {
    const { cookie } = await shopper(test, [eggs.id, 5, dozen]);
    expect((await order(cookie)).status).toBe(201);
    expect(await read()).toMatchObject({ price: 14, inventory: 2 });
  });

  it('is changed as a whole: names can change places, what is left out ends, its name is free', async () => {
    const { body } = await change({
      variants: [
        { id: dozen, name: 'Flat of 30', price: '15.00', inventory: 3 },
        { id: flat, name: 'Dozen', price: '7.00', inventory: 4 },
        { name: 'Half dozen', price: '4.00', inventory: 10, shippingWeight: 1, isOrganic: true },
      ],
    });
    expect(body.variants).toMatchObject([
      { id: dozen, name: 'Flat of 30', price: 15 },
      { id: flat, name: 'Dozen', price: 7 },
      { name: 'Half dozen', shippingWeight: 1, isOrganic: true },
    ]);
    expect(await read()).toMatchObject({ price: 4, inventory: 17, variantCount: 3 });
    await change({ variants: [{ name: 'Flat of 30', price: '16.00', inventory: 1 }] });
    expect(await read()).toMatchObject({ price: 16, inventory: 1, variantCount: 1 });
    const none = await change({ variants: [], price: '5.00', inventory: 9 });
    expect(none.body).toMatchObject({ price: 5, inventory: 9 });
    expect(none.body).not.toHaveProperty('variants');
    expect(await test.db.getRepository(ProductVariant).countBy({ productId: eggs.id })).toBe(4);
  });

  it('keeps its options where they are not named, and refuses a price or stock of its own', async () => {
    const same = await change({ name: 'Brown eggs', price: '6.50', inventory: 7 });
    expect([same.status, same.body.variants?.length]).toEqual([200, 2]);
    for (const [path, value] of [
      ['price', '9.00'],
      ['inventory', 40],
    ] as const) {
      const { status, body } = await change({ [path]: value });
      expect([status, body.issues]).toMatchObject([400, [{ path }]]);
    }
    const stranger = await makeProduct(test.db, { vendorId: vendor.id });
    const other = await farmer.put<Own>(`/api/products/${stranger.id}`, {
      variants: [{ id: dozen, name: 'Mine', price: '1.00', inventory: 1 }],
    });
    expect(other.body.issues).toMatchObject([{ path: 'variants.0.name' }]);
    const twice = await change({ variants: [options[0], { ...options[1], name: 'flat of 30' }] });
    expect(twice.body.issues).toMatchObject([{ path: 'variants.1.name' }]);
    expect(await stocks()).toEqual(['Flat of 30: 2', 'Dozen: 5']);
  });

  it('is never short where it is made to order, and is counted again with its numbers', async () => {
    await change({ madeToOrder: true });
    expect(await stocks()).toEqual([`Flat of 30: ${MAX_QUANTITY}`, `Dozen: ${MAX_QUANTITY}`]);
    const { cookie } = await shopper(test, [eggs.id, 50, flat]);
    expect((await order(cookie)).status).toBe(201);
    expect(await rowOf(eggs.id)).toMatchObject({ inventory: MAX_QUANTITY, soldCount: 50 });
    expect((await change({ madeToOrder: false })).body.issues).toMatchObject([{ path: 'variants' }]);
    await change({ madeToOrder: false, variants: options });
    expect([await stocks(), (await rowOf(eggs.id)).inventory]).toEqual([['Flat of 30: 2', 'Dozen: 5'], 7]);
  });
});

it('is in the export of its vendor, with its options', async () => {
  const { body } = await farmer.get<{ records: Record<string, unknown[]> }>('/api/account/export');
  expect(body.records['products']).toMatchObject([
    { name: 'Eggs', options: [{ name: 'Flat of 30' }, { name: 'Dozen' }] },
  ]);
});

describe('an option whose stock is left out', () => {
  const dozenNow = { name: 'Dozen', price: '7.00' };

  it('keeps what orders have left of it while the form was open', async () => {
    const { cookie } = await shopper(test, [eggs.id, 3, dozen]);
    expect((await order(cookie)).status).toBe(201);
    const { body } = await change({ variants: [{ ...dozenNow, id: dozen }] });
    expect(body.variants).toMatchObject([{ id: dozen, price: 7, inventory: 2 }]);
    expect(await read()).toMatchObject({ inventory: 2, price: 7 });
  });

  it('says how many there are where it is new, or was made to order', async () => {
    const fresh = await change({ variants: [dozenNow] });
    expect(fresh.body.issues).toMatchObject([{ path: 'variants.0.inventory' }]);
    await change({ madeToOrder: true });
    const counted = await change({ madeToOrder: false, variants: [{ ...dozenNow, id: dozen }] });
    expect([counted.status, counted.body.issues]).toMatchObject([400, [{ path: 'variants.0.inventory' }]]);
    expect(await rowOf(eggs.id)).toMatchObject({ madeToOrder: true, inventory: MAX_QUANTITY });
  });
});

describe('the picture of an option', () => {
  it('goes with the photo of the product', async () => {
    const url = '/media/images/a.webp';
    await test.db.getRepository(Product).update({ id: eggs.id }, { images: [{ url, alt: '' }] });
    await test.db.getRepository(ProductVariant).update({ id: flat }, { imageUrl: url });
    const { body } = await change({ images: [] });
    expect(body.variants).toMatchObject([{ id: flat, imageUrl: null }, { id: dozen }]);
    expect((await test.db.getRepository(ProductVariant).findOneByOrFail({ id: flat })).imageUrl).toBeNull();
  });
});

describe('best sellers', () => {
  it('names each option by itself', async () => {
    const { cookie } = await shopper(test, [eggs.id, 1, flat], [eggs.id, 3, dozen]);
    const placed = (await order(cookie)).body.id;
    await test.post(`/api/orders/${placed}/test-payment`, { outcome: 'paid' }, { cookie });
    const { body } = await farmer.get<VendorAnalytics>('/api/vendor/analytics');
    expect(body.bestSellers.map(({ name, quantity, sales }) => [name, quantity, sales])).toEqual([
      ['Eggs, Dozen', 3, 19.5],
      ['Eggs, Flat of 30', 1, 14],
    ]);
  });
});

describe('an option in a cart', () => {
  it('is asked for where there is more than one, and has a line of its own', async () => {
    expect((await add({})).body.error).toBe('VARIANT_NEEDED');
    expect((await add({ variantId: 999_999 })).body.error).toBe('VARIANT_NEEDED');
    const { cookie } = await shopper(test, [eggs.id, 1, flat], [eggs.id, 2, dozen], [eggs.id, 1, dozen]);
    expect(await cart(cookie)).toMatchObject([
      { quantity: 1, variant: { id: flat, name: 'Flat of 30' }, product: { price: 14, inventory: 2 } },
      { quantity: 3, variant: { id: dozen }, product: { price: 6.5, inventory: 5 } },
    ]);
    const more = await add({ variantId: flat, quantity: 2 }, cookie);
    expect([more.status, more.body.issues?.[0]?.message]).toEqual([409, 'Only 2 of Eggs, Flat of 30 left.']);
    await change({ variants: [{ id: flat, name: 'Flat of 30', price: '14.00', inventory: 2 }] });
    expect((await cart(cookie)).map(({ problem }) => problem)).toEqual([null, 'unavailable']);
    expect((await add({})).body).toMatchObject([{ variant: { id: flat } }]);
  });

  it('comes along when its buyer logs in, never beyond its stock', async () => {
    const guest = await shopper(test, [eggs.id, 4, dozen], [eggs.id, 1, flat]);
    const buyer = await signedIn(test);
    await buyer.post('/api/cart', { productId: eggs.id, variantId: dozen, quantity: 3 });
    const login = { usernameOrEmail: buyer.user.username, password: PASSWORD };
    expect((await test.post('/api/auth/login', login, { cookie: guest.cookie })).status).toBe(200);
    const { body } = await buyer.get<CartView>('/api/cart');
    const lines = body.map(({ variant, quantity }) => `${variant?.name}: ${quantity}`).sort();
    expect(lines).toEqual(['Dozen: 5', 'Flat of 30: 1']);
  });

  it('has to be chosen once a product has options', async () => {
    const plain = await makeProduct(test.db, { vendorId: vendor.id, name: 'Honey' });
    const { cookie } = await shopper(test, [plain.id, 1]);
    await farmer.put(`/api/products/${plain.id}`, { variants: options });
    expect((await cart(cookie))[0]?.problem).toBe('no-option');
    const refused = await order(cookie);
    expect([refused.body.error, refused.body.issues?.[0]?.message]).toEqual([
      'CART_CHANGED',
      'Honey is now sold in more than one option. Please choose one.',
    ]);
    const { variants = [] } = (await test.get<ProductView>(`/api/products/${plain.id}`)).body;
    const choose = (quantity: number) =>
      test.post<CartView & ErrorBody>(
        '/api/cart',
        { productId: plain.id, variantId: variants[0]?.id, quantity },
        { cookie },
      );
    expect((await choose(3)).body.error).toBe('OUT_OF_STOCK');
    expect((await cart(cookie)).map(({ problem }) => problem)).toEqual(['no-option']);
    expect((await choose(2)).body).toMatchObject([{ variant: { name: 'Flat of 30' }, problem: null }]);
  });
});

describe('an option that is sold', () => {
  it('leaves the stock, is named on the order, and comes back with it', async () => {
    const { cookie } = await shopper(test, [eggs.id, 2, flat], [eggs.id, 3, dozen]);
    const placed = await order(cookie);
    expect(placed.body.fulfilments[0]?.items).toMatchObject([
      { name: 'Eggs, Flat of 30', variantId: flat, unitPrice: 14, quantity: 2 },
      { name: 'Eggs, Dozen', variantId: dozen, unitPrice: 6.5, quantity: 3 },
    ]);
    expect(placed.body.subtotal).toBe(47.5);
    expect(await stocks()).toEqual(['Flat of 30: 0', 'Dozen: 2']);
    expect(await rowOf(eggs.id)).toMatchObject({ inventory: 2, soldCount: 5 });
    const lines = await test.db.getRepository(OrderItem).findBy({ orderId: placed.body.id });
    expect(lines.map(({ variantId }) => variantId).sort()).toEqual([flat, dozen].sort());
    const canceled = await test.post(`/api/orders/${placed.body.id}/cancel`, {}, { cookie });
    expect(canceled.status).toBe(200);
    expect(await stocks()).toEqual(['Flat of 30: 2', 'Dozen: 5']);
    expect(await rowOf(eggs.id)).toMatchObject({ price: 650, inventory: 7, soldCount: 0 });
  });

  it('comes back one by one with a refund', async () => {
    const { cookie } = await shopper(test, [eggs.id, 3, dozen]);
    const { body } = await order(cookie);
    await test.post(`/api/orders/${body.id}/test-payment`, { outcome: 'paid' }, { cookie });
    const admin = await signedIn(test, { role: 'admin' });
    const id = body.fulfilments[0]?.items[0]?.id;
    const refund = await admin.post<ErrorBody>(
      `/api/admin/orders/${body.id}/refund`,
      { vendorId: vendor.id, amount: 13, items: [{ id, quantity: 2 }], reason: 'Cracked.' },
      { 'idempotency-key': randomUUID() },
    );
    expect([refund.body.error, refund.body.issues]).toEqual([undefined, undefined]);
    expect(await stocks()).toEqual(['Flat of 30: 2', 'Dozen: 4']);
    expect((await rowOf(eggs.id)).inventory).toBe(6);
  });

  it('is sold once of two who want the last, while the other options are untouched', async () => {
    const carts = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        index % 2 === 0
          ? shopper(test, [eggs.id, 1, dozen], [eggs.id, 1, flat])
          : shopper(test, [eggs.id, 1, dozen]),
      ),
    );
    const answers = await Promise.all(carts.map(({ cookie }) => order(cookie)));
    expect(answers.filter(({ status }) => status === 201 || status === 409)).toHaveLength(12);
    const sold = await test.db.getRepository(OrderItem).findBy({ productId: eggs.id });
    const of = (id: number) => sold.filter(({ variantId }) => variantId === id).length;
    expect([of(dozen) <= 5, of(flat) <= 2]).toEqual([true, true]);
    expect(await stocks()).toEqual([`Flat of 30: ${2 - of(flat)}`, `Dozen: ${5 - of(dozen)}`]);
    expect((await rowOf(eggs.id)).inventory).toBe(7 - sold.length);
    expect(of(dozen) === 5 || of(flat) === 2).toBe(true);
  });
});
