import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ImportPreview } from '../../../src/contract/marketplace/product-files.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let seller: Client;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  seller = await signedIn(test, { role: 'vendor' });
  await makeVendor(test.db, { userId: seller.user.id });
});
afterEach(() => test.db.query('TRUNCATE vendors, users, search_words RESTART IDENTITY CASCADE'));

const send = (lines: readonly string[], fields: Record<string, string>) =>
  seller.postForm<ImportPreview & ErrorBody>('/api/vendor/products/import', fields, {
    field: 'file',
    bytes: Buffer.from(lines.join('\n')),
    name: 'products.csv',
  });
const names = async () =>
  (await test.db.getRepository(Product).find({ order: { id: 'ASC' } })).map(({ name, variantNames }) =>
    [name, ...variantNames].join(', '),
  );

const OURS = [
  'sku,name,option,description,category,unit,price,inventory',
  'B,Beets,,Sweet,vegetables,bunch,3.00,12',
  'H,Honey,8 oz,Raw,honey,each,9.50,5',
  'H,,16 oz,,,,17.00,6',
  'K,Kale,,Curly,vegetables,bunch,many,9',
];
const SHOPIFY = [
  'Title,URL handle,Description,Type,Option1 name,Option1 value,Price,Inventory quantity',
  'Honey,honey,Raw.,Honey,Size,8 oz,9.50,12',
  ',honey,,,,16 oz,17.00,4',
  'Eggs,eggs,Brown.,Eggs,Title,Default Title,nothing,4',
];

describe('rows of a file of products that are left out', () => {
  it('hold up nothing, are not counted, and can be put back', async () => {
    const all = await send(OURS, { mode: 'preview' });
    expect(all.body).toMatchObject({ created: 2, wrong: 1, leftOut: 0 });
    const { body } = await send(OURS, { mode: 'preview', leftOut: '5,2' });
    expect(body).toMatchObject({ created: 1, wrong: 0, leftOut: 2 });
    expect(body.rows.map(({ row, name, outcome }) => [row, name, outcome])).toEqual([
      [2, 'Beets', 'left-out'],
      [3, 'Honey, 8 oz', 'create'],
      [4, 'Honey, 16 oz', 'create'],
      [5, 'Kale', 'left-out'],
    ]);
    expect(await names()).toEqual([]);
    expect((await send(OURS, { mode: 'write', leftOut: '5' })).body).toMatchObject({ isDone: true });
    expect(await names()).toEqual(['Beets', 'Honey, 8 oz, 16 oz']);
  });

  it('may be the first of a product, whose next row then tells of it', async () => {
    expect((await send(OURS, { mode: 'write', leftOut: '3,5' })).body).toMatchObject({ isDone: true });
    expect(await names()).toEqual(['Beets', 'Honey, 16 oz']);
  });

  it('may be of another system, whose products are joined by a handle', async () => {
    const { body } = await send(SHOPIFY, { mode: 'write', leftOut: '2,4' });
    expect(body).toMatchObject({ isDone: true, system: 'Shopify', created: 1, leftOut: 2 });
    expect(await names()).toEqual(['Honey, 16 oz']);
    const [honey] = await test.db.getRepository(Product).find();
    expect(honey?.description).toBe('Raw.');
  });

  it('are named by their numbers', async () => {
    const { status, body } = await send(OURS, { mode: 'preview', leftOut: 'the first' });
    expect([status, body.issues]).toEqual([
      400,
      [{ path: 'leftOut', message: 'Please name rows by their numbers, such as 3,7.' }],
    ]);
  });
});
