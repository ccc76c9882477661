import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OwnProductView } from '../../../src/contract/marketplace/products.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let farmer: Client;
let vendorId: number;
let seen: OwnProductView;
beforeAll(async () => {
  test = await startTestApp();
  farmer = await signedIn(test, { role: 'vendor' });
  vendorId = (await makeVendor(test.db, { userId: farmer.user.id })).id;
});
afterAll(() => test.close());
beforeEach(async () => {
  const { id } = await makeProduct(test.db, { vendorId, name: 'Eggs', price: 500, inventory: 15 });
  seen = (await farmer.get<OwnProductView>(`/api/vendor/products/${id}`)).body;
});

const save = (changes: object) => farmer.put<OwnProductView & ErrorBody>(`/api/products/${seen.id}`, changes);
const stored = () => test.db.getRepository(Product).findOneByOrFail({ id: seen.id });

describe('a product that two people change', () => {
  it('has the changes of both where they are of different fields', async () => {
    await save({ price: '6.50', was: { price: seen.price } });
    const { status } = await save({ description: 'Brown.', was: { description: seen.description } });
    expect(status).toBe(200);
    expect(await stored()).toMatchObject({ price: 650, description: 'Brown.' });
  });

  it('keeps the first change of a field, says which it is, and takes the second once it was seen', async () => {
    await save({ price: '6.50', was: { price: seen.price } });
    const mine = { price: '7.00', name: 'Duck eggs' };
    const late = await save({ ...mine, was: { price: seen.price, name: seen.name } });
    expect(late).toMatchObject({ status: 409, body: { error: 'CHANGED_MEANWHILE' } });
    expect(late.body.issues).toEqual([{ path: 'price', message: 'Someone else changed this to “6.5”.' }]);
    expect(await stored()).toMatchObject({ price: 650, name: 'Eggs' });
    expect((await save({ ...mine, was: { price: 6.5, name: seen.name } })).body).toMatchObject({
      price: 7,
      name: 'Duck eggs',
    });
  });

  it('is written as it is given by calls that do not say what they saw', async () => {
    await save({ price: '6.50' });
    expect((await save({ price: '7.00' })).status).toBe(200);
    expect((await save({ price: '8.00', was: { name: 'Geese' } })).status).toBe(200);
  });

  it('is compared also where it had nothing, and in what it has several of', async () => {
    const begun = { deposit: null, leadHours: null, tags: seen.tags };
    await save({ leadHours: 24, was: begun });
    const late = await save({ leadHours: 48, tags: ['new'], was: begun });
    expect(late.body.issues).toMatchObject([{ path: 'leadHours' }]);
    await save({ tags: ['old'] });
    expect((await save({ tags: ['new'], was: begun })).body.issues).toMatchObject([{ path: 'tags' }]);
  });

  it('has each option compared by itself, without its stock', async () => {
    const made = await save({
      variants: ['Dozen', 'Flat'].map((name) => ({ name, price: 5, inventory: 9 })),
    });
    const options = made.body.variants ?? [];
    const given = (prices: number[]) => ({
      variants: options.map(({ id, name }, index) => ({ id, name, price: prices[index] })),
      was: { variants: options },
    });
    await test.db.query('UPDATE product_variants SET inventory = 3 WHERE product_id = $1', [seen.id]);
    expect((await save(given([6, 5]))).status).toBe(200);
    const late = await save(given([5, 7]));
    expect([late.status, late.body.issues]).toMatchObject([409, [{ path: 'variants.0.price' }]]);
  });
});
