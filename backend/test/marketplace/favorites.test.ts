import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FavoriteList, SavedCard, SavedItem } from '../../src/contract/marketplace/favorites.js';
import type { ErrorBody } from '../../src/contract/shared/errors.js';
import { Listing } from '../../src/directory/tables/listing.entity.js';
import { Place } from '../../src/directory/tables/place.entity.js';
import { Product } from '../../src/marketplace/tables/product.entity.js';
import { Vendor } from '../../src/marketplace/tables/vendor.entity.js';
import { type Client, PASSWORD, signedIn } from '../support/http/people.js';
import { makeFarm, makeListing, makePlace, makeProduct, makeVendor } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let person: Client;
let vendor: Vendor;
let productId: number;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  person = await signedIn(test);
  vendor = await makeVendor(test.db);
  productId = (await makeProduct(test.db, { vendorId: vendor.id, name: 'Kale' })).id;
});

const list = async (who = person) => {
  const { products, vendors } = (await who.get<FavoriteList>('/api/favorites')).body;
  return { products: products.map(({ id }) => id), vendors: vendors.map(({ id }) => id) };
};

describe('favorites', () => {
  it('are kept and let go of, each as often as somebody asks', async () => {
    const addresses = [`/api/favorites/products/${productId}`, `/api/favorites/vendors/${vendor.id}`];
    for (const address of [...addresses, ...addresses]) {
      expect(await person.put(address, {})).toMatchObject({ status: 200, body: { isFavorite: true } });
    }
    expect(await list()).toEqual({ products: [productId], vendors: [vendor.id] });
    for (const address of [...addresses, ...addresses]) {
      expect(await person.delete(address)).toMatchObject({ status: 200, body: { isFavorite: false } });
    }
    expect(await list()).toEqual({ products: [], vendors: [] });
  });

  it("are everybody's own", async () => {
    await person.put(`/api/favorites/products/${productId}`, {});
    expect(await list(await signedIn(test))).toEqual({ products: [], vendors: [] });
    expect((await test.get('/api/favorites')).status).toBe(401);
  });

  it('show what is in the shop, and come back when it does', async () => {
    await person.put(`/api/favorites/products/${productId}`, {});
    await person.put(`/api/favorites/vendors/${vendor.id}`, {});
    const setActive = (isActive: boolean) =>
      test.db.getRepository(Vendor).update({ id: vendor.id }, { isActive });
    await setActive(false);
    expect(await list()).toEqual({ products: [], vendors: [] });
    expect((await person.put(`/api/favorites/products/${productId}`, {})).status).toBe(200);
    const stranger = await signedIn(test);
    const refused = await stranger.put<ErrorBody>(`/api/favorites/products/${productId}`, {});
    expect(refused).toMatchObject({ status: 404, body: { error: 'PRODUCT_NOT_FOUND' } });
    expect((await stranger.put(`/api/favorites/vendors/${vendor.id}`, {})).status).toBe(404);
    await setActive(true);
    expect(await list()).toEqual({ products: [productId], vendors: [vendor.id] });
  });

  it('are a thousand at most', async () => {
    await test.db.query(
      `WITH many AS (INSERT INTO products (vendor_id, name, description, category, unit, price)
         SELECT $1, 'Many', 'Many.', 'nuts', 'each', 100 FROM generate_series(1, 1000) RETURNING id)
       INSERT INTO favorites (user_id, product_id) SELECT $2, id FROM many`,
      [vendor.id, person.user.id],
    );
    const one = await person.put<ErrorBody>(`/api/favorites/products/${productId}`, {});
    expect(one).toMatchObject({ status: 409, body: { error: 'TOO_MANY_FAVORITES' } });
  });
});

const items = async (who = person) => (await who.get<SavedItem[]>('/api/favorites/items')).body;
const keys = async (who = person) => (await items(who)).map(({ key }) => key);
const cards = async (asked: readonly string[]) =>
  (await test.get<SavedCard[]>(`/api/favorites/cards?keys=${asked.join(',')}`)).body;

describe('everything that can be saved', () => {
  it('is saved by its kind and id, the newest first, and removed', async () => {
    const market = await makePlace(test.db, { kind: 'farmers_market', name: 'Saturday Market' });
    const farm = await makeFarm(test.db, { name: 'Sunny Acres' });
    const listing = await makeListing(test.db, { productName: 'Sweet corn' });
    for (const path of [`places/${market.id}`, `farms/${farm.id}`, `listings/${listing.id}`]) {
      expect((await person.put(`/api/favorites/${path}`, {})).status).toBe(200);
      expect((await person.put(`/api/favorites/${path}`, {})).status).toBe(200);
    }
    expect(await items()).toMatchObject([
      { key: `listing-${listing.id}`, name: 'Sweet corn' },
      { key: `farm-${farm.id}`, name: 'Sunny Acres' },
      { key: `place-${market.id}`, name: 'Saturday Market' },
    ]);
    expect(await cards(await keys())).toMatchObject([
      { group: 'listings', path: `/listings/${listing.id}` },
      { group: 'farms', path: `/farms/${farm.id}` },
      { group: 'markets', path: `/places/saturday-market-${market.id}` },
    ]);
    await person.delete(`/api/favorites/farms/${farm.id}`);
    expect(await keys()).toEqual([`listing-${listing.id}`, `place-${market.id}`]);
  });

  it('stays in the list under its name when it is gone, without a card', async () => {
    const listing = await makeListing(test.db, { productName: 'Okra' });
    const market = await makePlace(test.db, { name: 'Old Market' });
    await person.put(`/api/favorites/listings/${listing.id}`, {});
    await person.put(`/api/favorites/places/${market.id}`, {});
    await person.put(`/api/favorites/products/${productId}`, {});
    await test.db.getRepository(Listing).delete({ id: listing.id });
    await test.db.getRepository(Place).update({ id: market.id }, { hiddenAt: new Date() });
    await test.db.getRepository(Product).update({ id: productId }, { isActive: false });
    expect((await items()).map(({ name }) => name)).toEqual(['Kale', 'Old Market', 'Okra']);
    expect(await cards(await keys())).toEqual([]);
    const stranger = await signedIn(test);
    expect(await stranger.put(`/api/favorites/places/${market.id}`, {})).toMatchObject({
      status: 404,
      body: { error: 'PLACE_NOT_FOUND' },
    });
    await person.delete(`/api/favorites/listings/${listing.id}`);
    expect(await keys()).toHaveLength(2);
  });

  it('is found as the farm that a place became', async () => {
    const farm = await makeFarm(test.db, { name: 'Registered Farm' });
    const place = await makePlace(test.db, { kind: 'on_farm_market', farmId: farm.id });
    expect(await cards([`place-${place.id}`])).toMatchObject([
      { key: `place-${place.id}`, name: 'Registered Farm', path: `/farms/${farm.id}` },
    ]);
  });

  it('is exported, and each person sees their own', async () => {
    const farm = await makeFarm(test.db, { name: 'Mine' });
    await person.put(`/api/favorites/farms/${farm.id}`, {});
    const exported = await person.get<{ records: { favorites: unknown[] } }>('/api/account/export');
    expect(exported.body.records.favorites).toMatchObject([{ itemKey: `farm-${farm.id}`, name: 'Mine' }]);
    expect(await keys(await signedIn(test))).toEqual([]);
    await person.delete('/api/account', { password: PASSWORD });
    const left = 'SELECT FROM favorites WHERE user_id = $1';
    expect(await test.db.query(left, [person.user.id])).toEqual([]);
    expect((await test.get('/api/favorites/items')).status).toBe(401);
    expect((await test.post('/api/favorites/items', { items: [] })).status).toBe(401);
  });
});

describe('what a browser kept', () => {
  const merge = (given: { key: string; name: string }[]) =>
    person.post<SavedItem[]>('/api/favorites/items', { items: given });

  it('is added once, in its order, also what is gone', async () => {
    const farm = await makeFarm(test.db, { name: 'True name' });
    await person.put(`/api/favorites/vendors/${vendor.id}`, {});
    const given = [
      { key: `farm-${farm.id}`, name: 'Made-up name' },
      { key: 'listing-999999', name: 'Gone pears' },
      { key: `vendor-${vendor.id}`, name: 'Vendor' },
      { key: `product-${productId}`, name: 'Kale' },
    ];
    for (const _ of ['once', 'twice']) {
      expect((await merge(given)).body.map(({ key, name }) => [key, name])).toEqual([
        [`farm-${farm.id}`, 'True name'],
        ['listing-999999', 'Gone pears'],
        [`product-${productId}`, 'Kale'],
        [`vendor-${vendor.id}`, vendor.businessName],
      ]);
    }
  });

  it('tells nobody the name of what is not shown', async () => {
    const vendor = await makeVendor(test.db, { businessName: 'Secret Acres', isApproved: false });
    const product = await makeProduct(test.db, { vendorId: vendor.id, name: 'Secret honey' });
    const { body } = await merge([
      { key: `vendor-${vendor.id}`, name: 'A' },
      { key: `product-${product.id}`, name: 'B' },
    ]);
    expect(body.map(({ name }) => name)).toEqual(['A', 'B']);
  });

  it('is refused as a whole where it is too much or no key', async () => {
    expect((await merge([{ key: 'order-1', name: 'An order' }])).status).toBe(400);
    const many = Array.from({ length: 201 }, (_, n) => ({ key: `farm-${n + 1}`, name: 'Farm' }));
    expect((await merge(many)).status).toBe(400);
    await test.db.query(
      `INSERT INTO favorites (user_id, item_key, name)
       SELECT $1, 'listing-' || n, 'Many' FROM generate_series(1, 999) AS n`,
      [person.user.id],
    );
    const two = await merge(many.slice(0, 2));
    expect(two).toMatchObject({ status: 409, body: { error: 'TOO_MANY_FAVORITES' } });
    expect(await keys()).toHaveLength(999);
    expect((await merge(many.slice(0, 1))).status).toBe(200);
  });

  it('is shown by at most 200 cards a call', async () => {
    const call = (asked: string) => test.get(`/api/favorites/cards?keys=${asked}`);
    expect((await call('product-0')).status).toBe(400);
    expect((await call('order-1')).status).toBe(400);
    expect((await call(Array.from({ length: 201 }, (_, n) => `farm-${n + 1}`).join(','))).status).toBe(400);
    expect((await call('')).body).toEqual([]);
  });
});
