import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  AdminProduct,
  AdminProductRow,
} from '../../../src/contract/marketplace/admin/products.admin.js';
import { type OwnProductView, STOCK_NEEDED } from '../../../src/contract/marketplace/products.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { Favorite } from '../../../src/marketplace/tables/favorite.entity.js';
import { OrderItem } from '../../../src/marketplace/tables/order-item.entity.js';
import { ProductVariant } from '../../../src/marketplace/tables/product-variant.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { AuditEntry } from '../../../src/platform/audit/audit-entry.entity.js';
import { Mail } from '../../../src/platform/mail/mail.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeProduct, makePurchase, makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let admin: Client;
let owner: Client;
let vendor: Vendor;
let kale: Product;

beforeAll(async () => {
  test = await startTestApp();
  admin = await signedIn(test, { role: 'admin' });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.query('DELETE FROM mails; DELETE FROM audit_log');
  owner = await signedIn(test, { role: 'vendor' });
  vendor = await makeVendor(test.db, { userId: owner.user.id });
  kale = await makeProduct(test.db, { vendorId: vendor.id, name: 'Lacinato kale', tags: ['winter'] });
});

const path = () => `/api/admin/products/${kale.id}`;
const act = <Body = AdminProduct>(action: string, body: object = {}) =>
  admin.post<Body>(`${path()}/${action}`, body);
const change = <Body = AdminProduct>(body: object) => admin.put<Body>(path(), body);
const stored = () => test.db.getRepository(Product).findOneByOrFail({ id: kale.id });
const inShop = async () => (await test.get(`/api/products/${kale.id}`)).status === 200;
const mails = () => test.db.getRepository(Mail).find({ order: { id: 'ASC' } });
const logged = async () =>
  (await test.db.getRepository(AuditEntry).find({ order: { id: 'ASC' } })).map(({ action }) => action);
const reason = 'The picture shows another product.';
const sell = async () => {
  const buyer = await signedIn(test);
  await makePurchase(test.db, { userId: buyer.user.id, product: kale, status: 'confirmed' });
};

describe('a product with options', () => {
  const options = [
    { name: 'Small', price: '2.00', inventory: 3 },
    { name: 'Large', price: '5.00', inventory: 4 },
  ];
  beforeEach(() => owner.put(`/api/products/${kale.id}`, { variants: options }));
  const read = async () => (await admin.get<AdminProduct>(path())).body;
  const bare = (was: AdminProduct) => was.variants.map(({ id, name, price }) => ({ id, name, price }));
  const stocks = async () => (await read()).variants.map(({ inventory }) => inventory);
  const sellOne = (was: AdminProduct) =>
    test.db.getRepository(ProductVariant).decrement({ id: was.variants[0]?.id }, 'inventory', 1);

  it('shows them, and takes corrections of their names, prices and stock', async () => {
    const was = await read();
    expect(was).toMatchObject({ price: 2, inventory: 7, variantCount: 2 });
    const [small, large] = was.variants;
    const variants = [
      { id: large?.id, name: 'Small', price: 5, inventory: 9 },
      { id: small?.id, name: 'Large', price: 2.5, inventory: 3 },
    ];
    const { status, body } = await change({ variants, was: { variants: was.variants } });
    expect([status, body.variants]).toMatchObject([200, variants]);
    expect(await stored()).toMatchObject({ price: 250, inventory: 12 });
    expect(await logged()).toEqual(['update']);
  });

  it('takes a name and a price while orders take of the stock, which stays theirs', async () => {
    const was = await read();
    await sellOne(was);
    const variants = bare(was).map((one) => ({ ...one, name: `${one.name} bunch`, price: one.price + 1 }));
    const { status, body } = await change({ variants, was: { variants: was.variants } });
    expect([status, body.variants]).toMatchObject([200, variants]);
    expect(await stocks()).toEqual([2, 4]);
  });

  it('takes the stock of one while orders take of another', async () => {
    const was = await read();
    await sellOne(was);
    const [small, large] = bare(was);
    const variants = [small, { ...large, inventory: 10 }];
    expect((await change({ variants, was: { variants: was.variants } })).status).toBe(200);
    expect(await stocks()).toEqual([2, 10]);
  });

  it('says in words which figures hold something else by now, and writes over them where that was seen', async () => {
    const was = await read();
    await sellOne(was);
    await owner.put(`/api/products/${kale.id}`, {
      variants: (await read()).variants.map((one, index) => ({ ...one, price: index === 1 ? 6 : one.price })),
    });
    const [small, large] = bare(was);
    const variants = [
      { ...small, inventory: 8 },
      { ...large, name: 'Huge', price: 7 },
    ];
    const refused = await change<ErrorBody>({ variants, was: { variants: was.variants } });
    expect(refused).toMatchObject({ status: 409, body: { error: 'CHANGED_MEANWHILE' } });
    expect(refused.body.issues).toEqual([
      { path: 'variants.0.inventory', message: 'Someone else changed this to “2”.' },
      { path: 'variants.1.price', message: 'Someone else changed this to “6”.' },
    ]);
    expect(await stocks()).toEqual([2, 4]);
    const again = await change({ variants, was: { variants: (await read()).variants } });
    expect(again.body.variants).toMatchObject([{ inventory: 8 }, { name: 'Huge', price: 7, inventory: 4 }]);
  });

  it('does not put them back in an order that is no longer theirs', async () => {
    const was = await read();
    await owner.put(`/api/products/${kale.id}`, { variants: [...was.variants].reverse() });
    const variants = bare(was).map((one) => ({ ...one, price: 3 }));
    const refused = await change<ErrorBody>({ variants, was: { variants: was.variants } });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        issues: [{ path: 'variants.0.name', message: 'Someone else changed the order of the options.' }],
      },
    });
    expect((await read()).variants.map(({ name }) => name)).toEqual(['Large', 'Small']);
  });

  it('refuses a price of its own, anything but all of its options, and two of one name; nothing changes', async () => {
    const was = await read();
    const [small, large] = was.variants;
    for (const [field, value, path] of [
      ['price', 9, 'price'],
      ['inventory', 9, 'inventory'],
      ['variants', [small], 'variants'],
      ['variants', [], 'variants'],
      ['variants', [small, { ...small, name: 'Another' }], 'variants'],
      ['variants', [small, large, { ...small, name: 'Another' }], 'variants'],
      ['variants', [small, { ...large, id: 999_999 }], 'variants'],
      ['variants', [small, { ...large, name: 'small' }], 'variants.1.name'],
      ['variants', [small, { ...large, inventory: null }], 'variants.1.inventory'],
    ] as const) {
      const refused = await change<ErrorBody>({ [field]: value, was });
      expect([refused.status, refused.body.issues?.[0]?.path]).toEqual([400, path]);
    }
    const unseen = await change<ErrorBody>({ variants: was.variants, was: { variants: null } });
    expect([unseen.status, unseen.body.issues?.[0]?.path]).toEqual([400, 'variants.0.name']);
    expect(await read()).toEqual(was);
  });

  it('is made to order with all of them, and back with their stock, which has to be entered', async () => {
    const was = await read();
    const { body } = await change({ madeToOrder: true, was });
    expect(body.variants.map(({ inventory }) => inventory)).toEqual([100_000, 100_000]);
    const refused = await change<ErrorBody>({ madeToOrder: false, was: body });
    expect(refused.body.issues).toMatchObject([{ path: 'variants' }]);
    const [small, large] = bare(was);
    const half = [{ ...small, inventory: 3 }, large];
    expect(await change<ErrorBody>({ madeToOrder: false, variants: half, was: body })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'variants.1.inventory', message: STOCK_NEEDED }] },
    });
    expect(await stored()).toMatchObject({ madeToOrder: true, inventory: 100_000 });
    await change({ madeToOrder: false, variants: was.variants, was: body });
    expect((await stored()).inventory).toBe(7);
  });
});

describe('hiding a product', () => {
  it('takes it out of the shop, leaves stock and orders alone, and tells its vendor why', async () => {
    await sell();
    const items = () => test.db.getRepository(OrderItem).findBy({ productId: kale.id });
    const before = await items();
    expect(await act('hide', { reason })).toMatchObject({
      status: 200,
      body: { standing: 'hidden', isListed: false, isActive: true, removedReason: reason },
    });
    expect(await inShop()).toBe(false);
    expect(await items()).toEqual(before);
    expect((await stored()).inventory).toBe(20);
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'product-hidden', recipient: owner.user.email });
    expect(mail?.text).toContain(reason);
    expect(await test.db.getRepository(AuditEntry).find()).toMatchObject([
      { action: 'hide', resource: 'products', recordId: String(kale.id), note: reason },
    ]);
  });

  it('cannot be undone by its vendor, who reads why', async () => {
    await act('hide', { reason });
    await owner.put(`/api/products/${kale.id}`, { isActive: false });
    await owner.put(`/api/products/${kale.id}`, { isActive: true, name: 'Kale' });
    expect(await inShop()).toBe(false);
    const { body } = await owner.get<OwnProductView[]>('/api/vendor/products');
    expect(body).toMatchObject([{ name: 'Kale', isActive: true, removedReason: reason }]);
  });

  it('keeps what lies in carts from being bought', async () => {
    const buyer = await signedIn(test);
    await buyer.post('/api/cart', { productId: kale.id, quantity: 1 });
    await act('hide', { reason });
    expect((await buyer.post('/api/cart', { productId: kale.id, quantity: 1 })).status).toBe(404);
    expect((await stored()).inventory).toBe(20);
  });

  it('is undone by restoring; each happens once', async () => {
    const hidden = await Promise.all([1, 2, 3].map(() => act('hide', { reason })));
    expect(hidden.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await act('restore')).body).toMatchObject({ standing: 'listed', removedReason: null });
    expect((await act('restore')).status).toBe(409);
    expect(await inShop()).toBe(true);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['product-hidden', 'product-restored']);
    expect(await logged()).toEqual(['hide', 'restore']);
  });

  it('refuses what its vendor has deleted', async () => {
    await owner.delete(`/api/products/${kale.id}`);
    for (const answer of [
      await act('hide', { reason }),
      await change({ name: 'B', was: { name: kale.name } }),
    ]) {
      expect(answer).toMatchObject({ status: 409, body: { error: 'PRODUCT_DELETED' } });
    }
  });
});

describe('correcting a product', () => {
  it('writes what is given, price in dollars, and leaves the rest as it is', async () => {
    const was = { name: 'Lacinato kale', price: 3.5, inventory: 20 };
    const answer = await change({ name: 'Dinosaur kale', price: 4.25, inventory: 12, was });
    expect(answer).toMatchObject({
      status: 200,
      body: { name: 'Dinosaur kale', price: 4.25, inventory: 12, tags: ['winter'], isListed: true },
    });
    expect(await stored()).toMatchObject({ price: 425, inventory: 12, isOrganic: false, tags: ['winter'] });
    expect(await test.db.getRepository(AuditEntry).find()).toMatchObject([
      { action: 'update', before: { price: 3.5, inventory: 20 }, after: { price: 4.25, inventory: 12 } },
    ]);
  });

  it('does not write over what orders have taken meanwhile', async () => {
    await test.db.getRepository(Product).update({ id: kale.id }, { inventory: 3 });
    expect(await change<ErrorBody>({ inventory: 30, was: { inventory: 20 } })).toMatchObject({
      status: 409,
      body: { error: 'CHANGED_MEANWHILE', issues: [{ path: 'inventory' }] },
    });
    expect((await stored()).inventory).toBe(3);
  });

  it('takes a price of another amount for a conflict, although its cents have the same digits', async () => {
    await test.db.getRepository(Product).update({ id: kale.id }, { price: 40_000 });
    expect((await change({ price: 4, was: { price: 3.5 } })).status).toBe(409);
  });

  it.each([
    { price: 0 },
    { price: 3.505 },
    { price: 100_000.01 },
    { price: '3.50' },
    { inventory: -1 },
    { inventory: 100_001 },
    { name: '' },
    { category: 'other' },
    { vendorId: 1 },
    { ratingSum: 5 },
  ])('refuses %j', async (given) => {
    const was = Object.fromEntries(Object.keys(given).map((name) => [name, null]));
    expect((await change({ ...given, was })).status).toBe(400);
    expect(await stored()).toMatchObject({ price: 350, inventory: 20 });
  });

  it('refuses dates in the wrong order', async () => {
    const was = { harvestDate: null, expirationDate: null };
    const body = { harvestDate: '2026-05-09', expirationDate: '2026-05-01', was };
    expect(await change<ErrorBody>(body)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'expirationDate' }] },
    });
  });
});

describe('deleting a product', () => {
  it('takes it away with what hangs on it, and tells its vendor', async () => {
    await test.db.getRepository(Favorite).save({ userId: admin.user.id, productId: kale.id });
    const buyer = await signedIn(test);
    await buyer.post('/api/cart', { productId: kale.id, quantity: 1 });
    expect((await admin.delete(path())).status).toBe(200);
    expect(await test.db.getRepository(Product).countBy({ id: kale.id })).toBe(0);
    expect(await test.db.getRepository(Favorite).countBy({ productId: kale.id })).toBe(0);
    expect(await mails()).toMatchObject([{ kind: 'product-deleted', recipient: owner.user.email }]);
    expect(await logged()).toEqual(['delete']);
  });

  it('takes its ratings out of those of its vendor', async () => {
    await test.db.getRepository(Product).update({ id: kale.id }, { ratingSum: 9, ratingCount: 2 });
    await test.db.getRepository(Vendor).update({ id: vendor.id }, { ratingSum: 12, ratingCount: 3 });
    await admin.delete(path());
    expect(await test.db.getRepository(Vendor).findOneByOrFail({ id: vendor.id })).toMatchObject({
      ratingSum: 3,
      ratingCount: 1,
    });
  });

  it('is refused where an order has it', async () => {
    await sell();
    expect(await admin.delete<ErrorBody>(path())).toMatchObject({ status: 409, body: { error: 'IN_USE' } });
    expect(await inShop()).toBe(true);
    expect(await mails()).toEqual([]);
    expect(await logged()).toEqual([]);
  });
});

describe('the list of products', () => {
  it.each([
    [{ q: 'lacinato' }, 1],
    [{ q: 'laci' }, 1],
    [{ q: 'turnip' }, 0],
    [{ category: 'vegetables' }, 1],
    [{ category: ['eggs', 'honey'] }, 0],
    [{ standing: 'listed' }, 1],
    [{ standing: 'hidden' }, 0],
    [{ isActive: true, isListed: true, isRemoved: false, isDeleted: false }, 1],
    [{ isOrganic: true }, 0],
    [{ isSoldOut: true }, 0],
    [{ priceFrom: 3.5, priceTo: 3.5 }, 1],
    [{ priceFrom: 3.51 }, 0],
    [{ createdSince: '2100-01-01' }, 0],
  ])('is narrowed by %j', async (given, count) => {
    const filter = encodeURIComponent(JSON.stringify({ vendorId: vendor.id, ...given }));
    const { body } = await admin.get<AdminProductRow[]>(`/api/admin/products?filter=${filter}`);
    expect(body).toHaveLength(count);
  });

  it.each([
    ['off', { isActive: false }],
    ['deleted', { deletedAt: new Date() }],
    ['hidden', { removedAt: new Date() }],
  ] as const)('says that one is %s', async (standing, given) => {
    await test.db.getRepository(Product).update({ id: kale.id }, given);
    expect((await admin.get<AdminProduct>(path())).body.standing).toBe(standing);
  });
});

describe('the list of favorites', () => {
  it('is narrowed to what somebody keeps', async () => {
    const person = await signedIn(test);
    await person.put(`/api/favorites/products/${kale.id}`, {});
    await person.put(`/api/favorites/vendors/${vendor.id}`, {});
    const list = async (given: object) => {
      const filter = encodeURIComponent(JSON.stringify({ userId: person.user.id, ...given }));
      return (await admin.get(`/api/admin/favorites?filter=${filter}`)).body;
    };
    expect(await list({})).toMatchObject([{ kind: 'vendor' }, { kind: 'product' }]);
    expect(await list({ kind: 'product' })).toMatchObject([
      { username: person.user.username, productId: kale.id, vendorId: null, name: 'Lacinato kale' },
    ]);
    expect(await list({ vendorId: vendor.id })).toMatchObject([{ name: vendor.businessName }]);
  });
});
