import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FavoriteList } from '../../src/contract/marketplace/favorites.js';
import type { ErrorBody } from '../../src/contract/shared/errors.js';
import { Vendor } from '../../src/marketplace/vendors/vendor.entity.js';
import { makeProduct, makeVendor } from '../support/make/make.js';
import { type Client, signedIn } from '../support/http/people.js';
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
