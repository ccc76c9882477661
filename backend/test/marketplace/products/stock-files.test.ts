import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ImportPreview } from '../../../src/contract/marketplace/product-files.js';
import type { OwnProductView } from '../../../src/contract/marketplace/products.js';
import { ProductVariant } from '../../../src/marketplace/tables/product-variant.entity.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { anotherEmail, checkoutForm, shopper } from '../../support/scenes/shopper.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let farmer: Client;
let eggs: Product;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  farmer = await signedIn(test, { role: 'vendor' });
  const { id: vendorId } = await makeVendor(test.db, { userId: farmer.user.id });
  eggs = await makeProduct(test.db, { vendorId, name: 'Eggs', sku: 'EGG', inventory: 12 });
});

const exported = async () => (await farmer.get<string>('/api/vendor/products/export')).body;
/** The export after someone typed another stock into it. */
const edited = async (from: string, to: string) => {
  const file = await exported();
  expect(file).toContain(from);
  return file.replace(from, to);
};
const send = async (csv: string, fields: Record<string, string>) => {
  const file = { field: 'file', bytes: Buffer.from(csv), name: 'products.csv' };
  return (await farmer.postForm<ImportPreview>('/api/vendor/products/import', fields, file)).body;
};
const preview = (csv: string) => send(csv, { mode: 'preview' });
const write = (csv: string, fields: Record<string, string> = {}) => send(csv, { mode: 'write', ...fields });
const stock = async () => (await test.db.getRepository(Product).findOneByOrFail({ id: eggs.id })).inventory;
const sell = async (quantity: number) => {
  const { cookie } = await shopper(test, [eggs.id, quantity]);
  const form = checkoutForm({ email: anotherEmail(), shippingMethod: 'pickup', paymentMethod: 'cash' });
  expect((await test.post('/api/orders', form, { cookie })).status).toBe(201);
};

describe('the stock in a file that was exported', () => {
  it('stays what it is now where the file was left alone', async () => {
    const file = await exported();
    await sell(3);
    expect(await write(file)).toMatchObject({ unchanged: 1, isDone: true });
    expect(await stock()).toBe(9);
  });

  it('is set where nothing was sold since', async () => {
    const result = await write(await edited(',12,12,', ',15,12,'));
    expect(result).toMatchObject({ updated: 1, isDone: true });
    expect(result.soldSince).toBeUndefined();
    expect(await stock()).toBe(15);
  });

  it('is asked about where some was sold since, and nothing is written before the answer', async () => {
    const file = await edited(',12,12,', ',15,12,');
    await sell(3);
    const asked = {
      rows: [
        {
          ...{ row: 2, outcome: 'update', stock: { then: 12, now: 9, file: 15, kept: 12 } },
          messages: ['12 when you downloaded it, 9 now. Your file says 15.'],
        },
      ],
      soldSince: { rows: 1 },
      isDone: false,
    };
    expect(await preview(file)).toMatchObject(asked);
    expect(await write(file)).toMatchObject(asked);
    expect(await stock()).toBe(9);
    expect(await write(file, { soldSince: 'keep' })).toMatchObject({ updated: 1, isDone: true });
    expect(await stock()).toBe(12);
  });

  it('is what the file says where the farm chose that, and is never below zero', async () => {
    const more = await edited(',12,12,', ',15,12,');
    const less = await edited(',12,12,', ',2,12,');
    await sell(3);
    const { soldSince } = await preview(more);
    await write(more, { soldSince: 'set', soldSinceKey: soldSince?.key ?? '' });
    expect(await stock()).toBe(15);
    await test.db.query('UPDATE products SET inventory = 9 WHERE id = $1', [eggs.id]);
    await write(less, { soldSince: 'keep' });
    expect(await stock()).toBe(0);
  });

  it('is decided by what there is at the import, not at the preview', async () => {
    const file = await edited(',12,12,', ',15,12,');
    await sell(3);
    const key = (await preview(file)).soldSince?.key ?? '';
    await sell(2);
    const again = await write(file, { soldSince: 'set', soldSinceKey: key });
    expect(again).toMatchObject({ rows: [{ stock: { now: 7, kept: 10 } }], isDone: false });
    expect(await stock()).toBe(7);
    const [, done] = await Promise.all([sell(1), write(file, { soldSince: 'keep', soldSinceKey: key })]);
    expect(done.isDone).toBe(true);
    expect(await stock()).toBe(9);
  });

  it('changes once, whatever often the file is imported', async () => {
    const file = await edited(',12,12,', ',15,12,');
    await write(file);
    expect(await write(file)).toMatchObject({ unchanged: 1, isDone: true });
    expect(await stock()).toBe(15);
  });

  it('is set by a file that does not say what it was, and a cell that is no number is a mistake', async () => {
    await sell(3);
    expect(await write('sku,inventory\r\nEGG,15\r\n')).toMatchObject({ updated: 1, isDone: true });
    expect(await stock()).toBe(15);
    const wrong = await preview('sku,inventory,Stock when exported\r\nEGG,20,many\r\n');
    expect(wrong.rows[0]?.messages).toEqual([
      'stockWhenExported: Please leave this as it was in your export, or leave it blank to set the stock.',
    ]);
  });

  it('is the same for options, each by its own row', async () => {
    const options = [
      { name: 'Dozen', price: '6.50', inventory: 5 },
      { name: 'Flat', price: '14.00', inventory: 2 },
    ];
    const made = await farmer.put<OwnProductView>(`/api/products/${eggs.id}`, { variants: options });
    const [dozen, flat] = made.body.variants ?? [];
    const file = await edited(',6.50,5,5,', ',6.50,8,5,');
    const setStock = (id: number | undefined, inventory: number) =>
      test.db.getRepository(ProductVariant).update({ id: id ?? 0 }, { inventory });
    await setStock(dozen?.id, 4);
    await setStock(flat?.id, 1);
    expect((await preview(file)).rows).toMatchObject([
      { outcome: 'update', stock: { then: 5, now: 4, file: 8, kept: 7 } },
      { outcome: 'same', messages: [] },
    ]);
    expect(await write(file, { soldSince: 'keep' })).toMatchObject({ isDone: true });
    const stored = await test.db.getRepository(ProductVariant).find({ where: { productId: eggs.id } });
    expect(stored.map(({ name, inventory }) => [name, inventory]).sort()).toEqual([
      ['Dozen', 7],
      ['Flat', 1],
    ]);
  });

  it('is told of other products, whose stock nobody has to be asked about', async () => {
    const { vendorId } = eggs;
    const honey = await makeProduct(test.db, { vendorId, name: 'Honey', sku: 'HON', inventory: 5 });
    await farmer.put(`/api/products/${honey.id}`, {
      variants: [{ name: 'Pint', price: '9.00', inventory: 5 }],
    });
    const head = 'sku,option,inventory,Stock when exported';
    const file = [head, 'EGG,,15,12', 'HON,Pint,8,5'].join('\r\n');
    await sell(3);
    const { rows } = await preview(file);
    expect(rows.map(({ stock, messages }) => [stock?.file, messages])).toEqual([
      [15, ['12 when you downloaded it, 9 now. Your file says 15.']],
      [undefined, ['Pint: Stock 5, now 8.']],
    ]);
  });

  it('stays made to order where the file knew a count that was left alone', async () => {
    const file = await exported();
    await farmer.put(`/api/products/${eggs.id}`, { madeToOrder: true });
    expect(await write(file)).toMatchObject({ unchanged: 1, isDone: true });
    expect(await exported()).toContain(',made to order,,');
  });
});
