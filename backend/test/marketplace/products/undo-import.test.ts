import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { IsNull } from 'typeorm';
import type {
  ImportPreview,
  ImportUndo,
  ProductImportView,
} from '../../../src/contract/marketplace/product-files.js';
import { ProductImport } from '../../../src/marketplace/tables/product-import.entity.js';
import { ProductVariant } from '../../../src/marketplace/tables/product-variant.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeVendor } from '../../support/make/make.js';
import { fillCart, placeOrder, somebody } from '../../support/scenes/strangers.js';
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
afterEach(() => test.db.query('TRUNCATE vendors, users, orders, search_words RESTART IDENTITY CASCADE'));

const HEAD = 'sku,name,option,description,category,unit,price,inventory';
const IMPORTS = '/api/vendor/products/imports';

async function write(...lines: string[]): Promise<ImportPreview> {
  const bytes = Buffer.from([HEAD, ...lines].join('\n'));
  const { body } = await seller.postForm<ImportPreview>(
    '/api/vendor/products/import',
    { mode: 'write' },
    { field: 'file', bytes, name: 'products.csv' },
  );
  expect(body).toMatchObject({ isDone: true });
  return body;
}
const imports = async () => (await seller.get<ProductImportView[]>(IMPORTS)).body;
const newest = async () => (await imports())[0]?.id ?? 0;
const look = async () => (await seller.get<ImportUndo>(`${IMPORTS}/${await newest()}`)).body;
const undo = async (id?: number) => seller.post<ImportUndo>(`${IMPORTS}/${id ?? (await newest())}/undo`, {});
/** All but when it was written. */
const shop = async () =>
  (await test.db.getRepository(Product).find({ where: { deletedAt: IsNull() }, order: { id: 'ASC' } })).map(
    ({ updatedAt: _updatedAt, ...product }) => product,
  );
const options = async () =>
  (
    await test.db.getRepository(ProductVariant).find({ where: { endedAt: IsNull() }, order: { id: 'ASC' } })
  ).map(({ updatedAt: _updatedAt, ...option }) => option);
const idOf = async (sku: string) => (await test.db.getRepository(Product).findOneByOrFail({ sku })).id;

const BEETS = 'B,Beets,,Sweet and red,vegetables,bunch,3.00,12';
const HONEY = ['H,Honey,8 oz,Raw,honey,each,9.50,5', 'H,,16 oz,,,,17.00,6'];

describe('an import', () => {
  it('is undone with stock, options and all, after it says what that does', async () => {
    await write(BEETS, ...HONEY);
    const [before, optionsBefore] = [await shop(), await options()];
    await write(
      ...['B,Red beets,,Sweeter,vegetables,each,3.50,40', 'H,Honey,8 oz,Raw,honey,each,10.00,1'],
      ...['H,,32 oz,,,,30.00,2', 'K,Kale,,Curly,vegetables,bunch,2.00,9'],
    );
    expect((await imports()).map(({ created, updated }) => [created, updated])).toEqual([
      ...[
        [1, 2],
        [2, 0],
      ],
    ]);
    const plan = { removed: ['Kale'], restored: ['Beets', 'Honey'], kept: [] };
    expect(await look()).toEqual({ ...plan, isDone: false });
    expect((await shop()).length).toBe(3);
    expect((await undo()).body).toEqual({ ...plan, isDone: true });
    expect(await shop()).toEqual(before);
    expect(await options()).toEqual(optionsBefore);
    // The first import is still there to undo; what was undone isn't.
    expect((await imports()).length).toBe(1);
    expect((await undo()).body).toMatchObject({ removed: ['Beets', 'Honey'] });
    expect(await shop()).toEqual([]);
  });

  it('takes options away again from what had none', async () => {
    await write(BEETS);
    const before = await shop();
    await write('B,Beets,Small,Sweet and red,vegetables,bunch,2.00,5', 'B,,Large,,,,4.00,6');
    expect(await shop()).toMatchObject([{ price: 200, inventory: 11, variantCount: 2 }]);
    await undo();
    expect(await shop()).toEqual(before);
  });

  it('leaves what was ordered or changed since, and says so', async () => {
    await write(BEETS, 'K,Kale,,Curly,vegetables,bunch,2.00,9', 'L,Leeks,,White,vegetables,each,1.00,4');
    await write(
      ...['B,Beets,,Sweet and red,vegetables,bunch,5.00,12', 'K,Kale,,Curly,vegetables,bunch,5.00,9'],
      'L,Leeks,,White,vegetables,each,5.00,4',
    );
    const shopper = somebody();
    await fillCart(test, shopper, { productId: await idOf('B'), quantity: 2 });
    expect((await placeOrder(test, shopper)).status).toBe(201);
    await seller.post(`/api/vendor/products/${await idOf('K')}/stock`, { change: -1 });
    expect((await undo()).body).toEqual({
      removed: [],
      restored: ['Leeks'],
      kept: [
        { name: 'Beets', reason: 'ordered' },
        { name: 'Kale', reason: 'changed' },
      ],
      isDone: true,
    });
    expect((await shop()).map(({ sku, price, inventory }) => [sku, price, inventory])).toEqual([
      ['B', 500, 10],
      ['K', 500, 8],
      ['L', 100, 4],
    ]);
  });

  it('can be undone once, within a day, and by its own business', async () => {
    await write(BEETS);
    const id = await newest();
    const other = await signedIn(test, { role: 'vendor' });
    await makeVendor(test.db, { userId: other.user.id });
    expect((await other.post(`${IMPORTS}/${id}/undo`, {})).status).toBe(404);
    const answers = await Promise.all([undo(id), undo(id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    await write(BEETS);
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await test.db.getRepository(ProductImport).update({ undoneAt: IsNull() }, { createdAt: yesterday });
    expect(await imports()).toEqual([]);
  });

  it('that changes nothing leaves nothing to undo', async () => {
    await write(BEETS);
    await write(BEETS);
    expect((await imports()).length).toBe(1);
  });
});
