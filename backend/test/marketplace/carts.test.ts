import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CART_HINT_COOKIE } from '../../src/contract/marketplace/cart-hint.js';
import type { CartView } from '../../src/contract/marketplace/cart.js';
import { CartItem } from '../../src/marketplace/tables/cart-item.entity.js';
import { Product } from '../../src/marketplace/tables/product.entity.js';
import { Vendor } from '../../src/marketplace/tables/vendor.entity.js';
import type { Answer } from '../support/http/http-client.js';
import { type Client, cookieOf, makeUser, PASSWORD, signedIn } from '../support/http/people.js';
import { makeProduct, makeVendor } from '../support/make/make.js';
import { type Shopper, shopper } from '../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let vendor: Vendor;
let kale: Product;
let honey: Product;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  vendor = await makeVendor(test.db);
  kale = await makeProduct(test.db, { vendorId: vendor.id, name: 'Kale', inventory: 20 });
  honey = await makeProduct(test.db, { vendorId: vendor.id, name: 'Honey', inventory: 5 });
});

type Who = Shopper | Client;
interface Refusal {
  error: string;
  issues?: { path: string; message: string }[];
}
const cartOf = async ({ cookie }: Who) => (await test.get<CartView>('/api/cart', { cookie })).body;
const add = ({ cookie }: Who, productId: number, quantity: number) =>
  test.post<CartView & Refusal>('/api/cart', { productId, quantity }, { cookie });
const put = ({ cookie }: Who, itemId: number | string, quantity: unknown) =>
  test.put<CartView & Refusal>(`/api/cart/${itemId}`, { quantity }, { cookie });
const remove = ({ cookie }: Who, itemId: number | string) =>
  test.delete<CartView & Refusal>(`/api/cart/${itemId}`, undefined, { cookie });
const quantities = (cart: CartView) => cart.map(({ product, quantity }) => [product.name, quantity]);
const idOf = (cart: CartView, name: string) => cart.find(({ product }) => product.name === name)?.id ?? 0;

/** Signs in with the guest's cart in the same browser. */
async function signInWith(guest: Who, user: { username: string }): Promise<Shopper> {
  const body = { usernameOrEmail: user.username, password: PASSWORD };
  const answer: Answer<unknown> = await test.post('/api/auth/login', body, { cookie: guest.cookie });
  expect(answer.status).toBe(200);
  return { cookie: cookieOf(answer) };
}

describe('a cart', () => {
  it('is empty for a visitor, who gets no cookie by looking', async () => {
    const answer = await test.get('/api/cart');
    expect(answer).toMatchObject({ status: 200, body: [] });
    expect(answer.cookies).toEqual([]);
  });

  it('is a guest’s from the first product on, by a cookie that no script reads and a hint that says nothing', async () => {
    const answer = await test.post<CartView>('/api/cart', { productId: kale.id });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject([{ quantity: 1, problem: null, product: { id: kale.id, price: 3.5 } }]);
    const [own, hint] = ['farmgate.cart=', `${CART_HINT_COOKIE}=`].map((name) =>
      answer.cookies.find((line) => line.startsWith(name)),
    );
    expect(own).toMatch(/HttpOnly/);
    expect(own).toMatch(/Path=\/api(?:;|$)/);
    expect(own).toMatch(/SameSite=Lax/);
    expect(hint).toMatch(new RegExp(`^${CART_HINT_COOKIE}=1;`));
    expect(hint).toMatch(/Path=\/(?:;|$)/);
    expect(hint).not.toMatch(/HttpOnly/);
  });

  it('adds up what is put in twice, changes and loses it again', async () => {
    const guest = await shopper(test, [kale.id, 2], [honey.id, 1], [kale.id, 3]);
    const cart = await cartOf(guest);
    expect(quantities(cart)).toEqual([
      ['Kale', 5],
      ['Honey', 1],
    ]);
    expect(quantities((await put(guest, idOf(cart, 'Kale'), 7)).body)).toContainEqual(['Kale', 7]);
    expect(quantities((await remove(guest, idOf(cart, 'Kale'))).body)).toEqual([['Honey', 1]]);
    expect(await cartOf(guest)).toHaveLength(1);
  });

  it('never takes more than there is, and says how many there are', async () => {
    const guest = await shopper(test, [honey.id, 4]);
    const more = await add(guest, honey.id, 2);
    expect(more).toMatchObject({ status: 409, body: { error: 'OUT_OF_STOCK' } });
    expect(more.body.issues).toEqual([{ path: 'quantity', message: 'Only 5 of Honey left.' }]);
    expect((await put(guest, idOf(await cartOf(guest), 'Honey'), 6)).status).toBe(409);
    expect(quantities(await cartOf(guest))).toEqual([['Honey', 4]]);
  });

  it('stays within the stock when many add at once', async () => {
    const guest = await shopper(test, [kale.id, 1]);
    const answers = await Promise.all(Array.from({ length: 30 }, () => add(guest, kale.id, 1)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(19);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
    expect(quantities(await cartOf(guest))).toEqual([['Kale', 20]]);
  });

  it('says what became of its products, and takes what is left', async () => {
    const eggs = await makeProduct(test.db, { vendorId: vendor.id, name: 'Eggs' });
    const guest = await shopper(test, [kale.id, 4], [honey.id, 2], [eggs.id, 1]);
    const products = test.db.getRepository(Product);
    await products.update(kale.id, { inventory: 3 });
    await products.update(honey.id, { inventory: 0 });
    await products.update(eggs.id, { isActive: false });
    const cart = await cartOf(guest);
    expect(cart.map(({ problem }) => problem)).toEqual(['too-many', 'sold-out', 'unavailable']);
    expect((await put(guest, idOf(cart, 'Kale'), 3)).body[0]).toMatchObject({ quantity: 3, problem: null });
    expect((await put(guest, idOf(cart, 'Honey'), 1)).body.issues?.[0]?.message).toBe(
      'Honey is out of stock.',
    );
    expect((await put(guest, idOf(cart, 'Eggs'), 1)).body.error).toBe('PRODUCT_NOT_FOUND');
    expect((await remove(guest, idOf(cart, 'Eggs'))).body).toHaveLength(2);
  });

  it('shows what a vendor sells who was closed as unavailable, and takes nothing of it in', async () => {
    const guest = await shopper(test, [kale.id, 1]);
    await test.db.getRepository(Vendor).update(vendor.id, { isActive: false });
    expect((await cartOf(guest)).map(({ problem }) => problem)).toEqual(['unavailable']);
    expect((await add(guest, honey.id, 1)).body.error).toBe('PRODUCT_NOT_FOUND');
  });

  it('is nobody else’s', async () => {
    const guest = await shopper(test, [kale.id, 2]);
    const id = idOf(await cartOf(guest), 'Kale');
    const person = await signedIn(test);
    for (const other of [await shopper(test, [honey.id, 1]), person, { cookie: '' }]) {
      expect((await put(other, id, 3)).body.error).toBe('CART_ITEM_NOT_FOUND');
      expect((await remove(other, id)).body.error).toBe('CART_ITEM_NOT_FOUND');
    }
    expect(quantities(await cartOf(guest))).toEqual([['Kale', 2]]);
    expect(await cartOf(person)).toEqual([]);
  });

  it('refuses what is no quantity, no product and no line, and stores nothing of it', async () => {
    const guest = await shopper(test, [kale.id, 1]);
    const id = idOf(await cartOf(guest), 'Kale');
    for (const quantity of [0, -1, 1.5, 100_001, 1e300, '2', null, [], {}, Number.NaN]) {
      expect((await put(guest, id, quantity)).status).toBe(400);
    }
    for (const body of [
      {},
      { productId: 'x' },
      { productId: -1 },
      { productId: kale.id, quantity: 0 },
      { productId: kale.id, userId: 1 },
      null,
      [],
      'x',
    ]) {
      const { status } = await test.post('/api/cart', body, { cookie: guest.cookie });
      expect(status).toBe(400);
    }
    expect((await add(guest, 999_999_999, 1)).body.error).toBe('PRODUCT_NOT_FOUND');
    for (const productId of [2_147_483_648, 9_007_199_254_740_991]) {
      expect((await add(guest, productId, 1)).status).toBe(400);
    }
    for (const itemId of ['0', '-1', 'x', '99999999999', '1;drop', '%00']) {
      expect([400, 404]).toContain((await remove(guest, itemId)).status);
    }
    for (const token of ['x', 'A'.repeat(43), "' OR 1=1 --", 'é'.repeat(43)]) {
      const cookie = `farmgate.cart=${encodeURIComponent(token)}`;
      expect((await test.get('/api/cart', { cookie })).body).toEqual([]);
    }
    expect(quantities(await cartOf(guest))).toEqual([['Kale', 1]]);
  });

  it('holds a hundred different products, and no more', async () => {
    const products = await test.db.getRepository(Product).save(
      Array.from({ length: 100 }, (_, index) => ({
        vendorId: vendor.id,
        name: `Row ${index}`,
        description: 'Grown for the tests.',
        category: 'vegetables' as const,
        unit: 'bunch' as const,
        price: 100,
        inventory: 9,
      })),
    );
    const guest = await shopper(test, ...products.map(({ id }): [number, number] => [id, 1]));
    expect(await cartOf(guest)).toHaveLength(100);
    const full = await add(guest, kale.id, 1);
    expect(full).toMatchObject({ status: 409, body: { error: 'CART_FULL' } });
    const [first] = products;
    expect((await add(guest, first?.id ?? 0, 1)).status).toBe(201);
  });
});

describe('signing in', () => {
  it('brings the guest’s cart along, once, adding up what is in both', async () => {
    const user = await makeUser(test.db);
    const before = await signInWith({ cookie: '' }, user);
    await add(before, kale.id, 3);
    const guest = await shopper(test, [kale.id, 2], [honey.id, 1]);
    const person = await signInWith(guest, user);
    expect(quantities(await cartOf(person)).sort()).toEqual([
      ['Honey', 1],
      ['Kale', 5],
    ]);
    expect(await cartOf(guest)).toEqual([]);
    expect(quantities(await cartOf(await signInWith(guest, user))).sort()).toEqual([
      ['Honey', 1],
      ['Kale', 5],
    ]);
  });

  it('never takes more along than there is, also when it happens in several tabs at once', async () => {
    const user = await makeUser(test.db);
    await add(await signInWith({ cookie: '' }, user), honey.id, 4);
    const guest = await shopper(test, [honey.id, 4], [kale.id, 15]);
    await test.db.getRepository(Product).update(kale.id, { inventory: 8 });
    const tabs = await Promise.all([1, 2, 3].map(() => signInWith(guest, user)));
    for (const tab of tabs) {
      expect(quantities(await cartOf(tab)).sort()).toEqual([
        ['Honey', 5],
        ['Kale', 8],
      ]);
    }
  });

  it('loses nothing that is sold out, and says so', async () => {
    const guest = await shopper(test, [honey.id, 4]);
    await test.db.getRepository(Product).update(honey.id, { inventory: 0 });
    const person = await signInWith(guest, await makeUser(test.db));
    expect((await cartOf(person)).map(({ problem }) => problem)).toEqual(['sold-out']);
  });

  it('leaves with the guest what does not fit into a full cart', async () => {
    const user = await makeUser(test.db);
    const person = await signInWith({ cookie: '' }, user);
    const products = await test.db.getRepository(Product).save(
      Array.from({ length: 99 }, (_, index) => ({
        vendorId: vendor.id,
        name: `Full ${index}`,
        description: 'Grown for the tests.',
        category: 'vegetables' as const,
        unit: 'bunch' as const,
        price: 100,
        inventory: 9,
      })),
    );
    await test.db
      .getRepository(CartItem)
      .insert(products.map(({ id }) => ({ userId: user.id, productId: id, quantity: 1 })));
    const [first] = products;
    const guest = await shopper(test, [kale.id, 1], [honey.id, 1], [first?.id ?? 0, 2]);
    await signInWith(guest, user);
    const cart = await cartOf(person);
    expect(cart).toHaveLength(100);
    expect(quantities(cart)).toContainEqual(['Kale', 1]);
    expect(quantities(cart)).toContainEqual(['Full 0', 3]);
    expect(quantities(await cartOf(guest))).toEqual([['Honey', 1]]);
  });
});
