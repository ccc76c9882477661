import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminProduct } from '../../../src/contract/marketplace/admin/products.admin.js';
import type { ImportPreview } from '../../../src/contract/marketplace/product-files.js';
import type { OwnProductView } from '../../../src/contract/marketplace/products.js';
import { MAX_QUANTITY } from '../../../src/contract/marketplace/shop.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { ProductVariant } from '../../../src/marketplace/tables/product-variant.entity.js';
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

const HEAD = 'sku,name,option,description,category,unit,price,inventory';
const file = (...rows: string[]) => [HEAD, ...rows].join('\r\n');
const send = async (csv: string, mode: string) => {
  const form = { field: 'file', bytes: Buffer.from(csv), name: 'p.csv' };
  return (await seller.postForm<ImportPreview>('/api/vendor/products/import', { mode }, form)).body;
};
const preview = (csv: string) => send(csv, 'preview');
const write = (csv: string) => send(csv, 'write');
const exported = async () => (await seller.get<string>('/api/vendor/products/export')).body;
const own = async () => (await seller.get<OwnProductView[]>('/api/vendor/products')).body;
const rows = async () => [
  await test.db.getRepository(Product).find({ order: { id: 'ASC' } }),
  await test.db.getRepository(ProductVariant).find({ order: { id: 'ASC' } }),
];
const said = async (csv: string) =>
  (await preview(csv)).rows.map(({ row, name, outcome, messages }) => [row, name, outcome, ...messages]);
const figures = async () =>
  (await own()).flatMap(({ variants = [] }) =>
    variants.map(({ name, price, inventory }) => `${name} ${price} ${inventory}`),
  );
const eggs = {
  ...{ sku: 'EGG', name: 'Eggs', description: 'Brown.', category: 'eggs', unit: 'dozen' },
  ...{ price: '1.00', inventory: 0 },
};
const options = [
  { name: 'Dozen', price: '6.50', inventory: 5, shippingWeight: 2, isOrganic: true },
  { name: 'Flat of 30', price: '14.00', inventory: 2 },
];
const make = async (more: object = {}) => {
  const { status, body } = await seller.post<OwnProductView>('/api/products', {
    ...eggs,
    variants: options,
    ...more,
  });
  expect(status).toBe(201);
  return body;
};

describe('products with options in the file', () => {
  it('are told of mistakes alone where a row has one', async () => {
    const csv = file(
      'HON,Honey,8 oz,Raw.,honey,each,9.00,5',
      'HON,,16 oz,Golden.,,,cheap,6',
      'HON,,16 oz,Amber.,,,17.00,6',
    );
    const { mistakes } = await preview(csv);
    expect(mistakes.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^price: /),
      'option: Row 3 has the same option.',
    ]);
  });

  it('have a row for each option, and the file has its column only where there are some', async () => {
    await make({ sku: 'KALE', name: 'Kale', variants: [], price: '3.50', inventory: 7 });
    expect(await exported()).not.toContain('option');
    await make({ isOrganic: true });
    const lines = (await exported()).slice(1).split('\r\n');
    expect(lines[0]).toMatch(/^sku,name,option,description,/);
    expect(lines.slice(1, 4).map((line) => line.split(',').slice(0, 8).join())).toEqual([
      'KALE,Kale,,Brown.,eggs,dozen,3.50,7',
      'EGG,Eggs,Dozen,Brown.,eggs,dozen,6.50,5',
      'EGG,Eggs,Flat of 30,,,,14.00,2',
    ]);
  });

  it('by weight cost at most what a product can, whoever changes their price', async () => {
    const { id } = await make();
    const byWeight = {
      pricePer: 'lb' as const,
      leastGrams: 400_000,
      nominalGrams: 450_000,
      mostGrams: 500_000,
    };
    const variants = test.db.getRepository(ProductVariant);
    const [dozen] = await variants.find({ where: { productId: id }, order: { id: 'ASC' } });
    await variants.update(dozen?.id ?? 0, { ...byWeight, mostPrice: 716_502 });
    const before = await rows();
    const csv = file('EGG,Eggs,Dozen,Brown.,eggs,dozen,99999.00,5');
    expect(await said(csv)).toMatchObject([
      [2, 'Eggs, Dozen', 'wrong', expect.stringMatching(/^price: By weight/)],
    ]);
    const admin = await signedIn(test, { role: 'admin' });
    const path = `/api/admin/products/${id}`;
    const { body: product } = await admin.get<AdminProduct>(path);
    const changed = product.variants.map((one) => ({
      ...one,
      price: one.id === dozen?.id ? 99_999 : one.price,
    }));
    const answer = await admin.put<ErrorBody>(path, {
      variants: changed,
      was: { variants: product.variants },
    });
    expect([answer.status, answer.body.issues]).toMatchObject([400, [{ path: 'variants.0.price' }]]);
    expect(await rows()).toEqual(before);
  });

  it('come back as they went out: nothing changes', async () => {
    await make();
    await make({ sku: null, name: 'Duck eggs' });
    await make({ sku: 'B', name: 'Bread', madeToOrder: true });
    await make({ sku: 'C', name: 'Carrots', variants: [], inventory: 3 });
    const before = await rows();
    const result = await write(await exported());
    expect(result).toMatchObject({ created: 0, updated: 0, unchanged: 4, wrong: 0, isDone: true });
    expect(result.rows.map(({ name, outcome, messages }) => [name, outcome, ...messages])).toEqual([
      ['Eggs, Dozen', 'same'],
      ['Eggs, Flat of 30', 'same'],
      ['Duck eggs, Dozen', 'same'],
      ['Duck eggs, Flat of 30', 'same'],
      ['Bread, Dozen', 'same'],
      ['Bread, Flat of 30', 'same'],
      ['Carrots', 'same'],
    ]);
    expect(await rows()).toEqual(before);
  });

  it('keep how they are sold by weight, whether the file says it or not', async () => {
    const weight = { per: 'lb', inSteps: false, leastGrams: 1_588, nominalGrams: 1_973, mostGrams: 2_268 };
    const [whole, breast] = [
      { name: 'Whole', price: '6.50', inventory: 4, weight },
      { name: 'Breast', price: '14.00', inventory: 9, weight: { ...weight, inSteps: true } },
    ];
    await make({ name: 'Chicken', variants: [whole, breast] });
    const before = await rows();
    const file = await exported();
    expect(await write(file)).toMatchObject({ updated: 0, unchanged: 1, wrong: 0, isDone: true });
    expect(await rows()).toEqual(before);
    const [, row] = file.replace(',6.50,', ',7.00,').split('\r\n');
    const without = (line = '') => line.split(',').slice(0, -5).join();
    const old = [without(file.split('\r\n')[0]), without(row)].join('\r\n');
    expect(await write(old)).toMatchObject({ updated: 1, wrong: 0 });
    const [option] = await test.db.getRepository(ProductVariant).find({ order: { id: 'ASC' } });
    expect(option).toMatchObject({ price: 700, pricePer: 'lb', nominalGrams: 1_973, mostPrice: 3_500 });
  });

  it('are added, by SKU or as rows of one name in a row, and count as one product', async () => {
    const csv = file(
      'EGG,Eggs,Dozen,Brown.,eggs,dozen,6.50,5',
      'EGG,,Flat of 30,,,,$14.00,2',
      ',Honey,Small,Raw.,honey,each,8.00,4',
      ',honey,Large,,,,15.00,1',
      ',,Huge,,,,30.00,0',
    );
    expect(await said(csv)).toEqual([
      [2, 'Eggs, Dozen', 'create'],
      [3, 'Eggs, Flat of 30', 'create'],
      [4, 'Honey, Small', 'create', expect.stringMatching(/are sold each\. If you weigh any of them/)],
      [5, 'Honey, Large', 'create'],
      [6, 'Honey, Huge', 'create'],
    ]);
    expect(await rows()).toEqual([[], []]);
    expect(await write(csv)).toMatchObject({ created: 2, wrong: 0, isDone: true });
    const [honey, made] = await own();
    expect(made).toMatchObject({ sku: 'EGG', name: 'Eggs', price: 6.5, inventory: 7, variantCount: 2 });
    expect(honey).toMatchObject({ name: 'Honey', price: 8, inventory: 5, variantCount: 3 });
    expect(await figures()).toEqual([
      ...['Small 8 4', 'Large 15 1', 'Huge 30 0'],
      ...['Dozen 6.5 5', 'Flat of 30 14 2'],
    ]);
  });

  it('change by the name of the option, and keep what the file does not say', async () => {
    await make();
    const csv = 'sku,option,price,inventory\r\nEGG,flat of 30,15,9\r\nEGG,Half,4.00,3\r\n';
    expect(await said(csv)).toEqual([
      [
        ...[2, 'Eggs, flat of 30', 'update', "Dozen isn't in this file and stays as it is."],
        ...['flat of 30: Price $14.00, now $15.00.', 'flat of 30: Stock 2, now 9.'],
        ...['flat of 30: Changes its name.', 'Half is new.'],
      ],
      [3, 'Eggs, Half', 'create'],
    ]);
    expect(await write(csv)).toMatchObject({ updated: 1, created: 0, isDone: true });
    expect(await figures()).toEqual(['Dozen 6.5 5', 'flat of 30 15 9', 'Half 4 3']);
    const [{ price, inventory, variants }] = (await own()) as [OwnProductView];
    expect({ price, inventory }).toEqual({ price: 4, inventory: 17 });
    expect(variants?.[0]).toMatchObject({ shippingWeight: 2, isOrganic: true });
    const prices = 'sku,option,price\r\nEGG,Half,4.50\r\nEGG,Dozen,7\r\nEGG,flat of 30,15\r\n';
    expect(await write(prices)).toMatchObject({ updated: 1, isDone: true });
    expect(await figures()).toEqual(['Half 4.5 3', 'Dozen 7 5', 'flat of 30 15 9']);
  });

  it('say that another order of the same options is a change', async () => {
    await make();
    const turned = 'sku,option\r\nEGG,Flat of 30\r\nEGG,Dozen\r\n';
    expect(await said(turned)).toEqual([
      [2, 'Eggs, Flat of 30', 'update', 'The order of its options changes.'],
      [3, 'Eggs, Dozen', 'same'],
    ]);
    expect(await write(turned)).toMatchObject({ updated: 1, unchanged: 0 });
    expect(await figures()).toEqual(['Flat of 30 14 2', 'Dozen 6.5 5']);
  });

  it('are made of a product that had none, which says so', async () => {
    await make({ variants: [], price: '5.00', inventory: 8 });
    const csv = 'sku,option,price,inventory\r\nEGG,Dozen,6.50,5\r\nEGG,Flat,14,2\r\n';
    expect((await said(csv))[0]).toEqual([
      ...[2, 'Eggs, Dozen', 'create'],
      ...['Its price and stock will be those of its options.', 'Price $5.00, now $6.50.'],
      ...['Stock 8, now 7.', 'Dozen is new.', 'Flat is new.'],
    ]);
    expect(await write(csv)).toMatchObject({ updated: 1, isDone: true });
    expect(await own()).toMatchObject([{ name: 'Eggs', price: 6.5, inventory: 7, variantCount: 2 }]);
  });
});

describe('a row without an option', () => {
  const note =
    "Price and stock stay as they are, because it's sold in 2 options. " +
    'To change them, add a row for each with its name in the column "option".';

  it('changes the product and never the figures of its options, and says what is left', async () => {
    await make();
    const old = 'sku,name,price,inventory\r\nEGG,Brown eggs,9.00,40\r\n';
    expect(await said(old)).toEqual([[2, 'Brown eggs', 'update', note, 'Changes its name.']]);
    expect(await write(old)).toMatchObject({ updated: 1, isDone: true });
    expect(await own()).toMatchObject([{ name: 'Brown eggs', price: 6.5, inventory: 7 }]);
    expect(await said('sku,inventory\r\nEGG,made to order\r\n')).toEqual([[2, 'Brown eggs', 'same', note]]);
    const same = 'sku,option,price,inventory\r\nEGG,,6.50,7\r\n';
    expect(await said(same)).toEqual([[2, 'Brown eggs', 'same']]);
    expect(await figures()).toEqual(['Dozen 6.5 5', 'Flat of 30 14 2']);
  });
});

describe('options that are made to order', () => {
  it('are so all together, and are counted again with a number for each', async () => {
    await make();
    const [head, row] = ['sku,option,inventory', (name: string, stock: string) => `EGG,${name},${stock}`];
    const mixed = [head, row('Dozen', 'made to order'), row('Flat of 30', '4')].join('\r\n');
    expect((await preview(mixed)).rows[1]).toMatchObject({
      outcome: 'wrong',
      messages: ['inventory: Row 2 says made to order. Please say so for all options of a product, or none.'],
    });
    await write([head, row('Dozen', 'Made to order'), row('Flat of 30', '')].join('\r\n'));
    expect(await figures()).toEqual([`Dozen 6.5 ${MAX_QUANTITY}`, `Flat of 30 14 ${MAX_QUANTITY}`]);
    const half = [head, row('Dozen', '4')].join('\r\n');
    expect((await preview(half)).rows[0]?.messages).toEqual([
      'inventory: Flat of 30 was made to order, too. Please add its row with how many you have.',
    ]);
    await write([half, row('Flat of 30', '0')].join('\r\n'));
    expect(await figures()).toEqual(['Dozen 6.5 4', 'Flat of 30 14 0']);
    expect(await own()).toMatchObject([{ inventory: 4, price: 6.5 }]);
  });
});

describe('a wrong row of a product with options', () => {
  it('is named, and nothing of the file is written', async () => {
    await make();
    const csv = file(
      'EGG,Eggs,Dozen,Brown.,eggs,dozen,7.00,5',
      'EGG,Eggs,dozen,,,,7.00,5',
      'EGG,Eggs,Flat of 30,White.,,,free,many',
      'EGG,Eggs,,,,,7.00,1',
      ',Honey,Small,,honey,each,8.00,',
      ',Jam,,Sweet.,preserves,each,5.00,1',
      ',Honey,Large,Raw.,honey,each,9.00,1',
    );
    expect(await said(csv)).toEqual([
      [2, 'Eggs, Dozen', 'update'],
      [3, 'Eggs, dozen', 'wrong', 'option: Row 2 has the same option.'],
      [
        ...[4, 'Eggs, Flat of 30', 'wrong'],
        'price: Please enter a price from 0.01 to 100,000.00',
        'inventory: Please enter a whole number from 0 to 100,000',
      ],
      [5, 'Eggs', 'wrong', 'option: Row 2 has the same SKU. Please name the option here, too.'],
      [
        ...[6, 'Honey, Small', 'wrong'],
        'description: Description is required',
        'inventory: Please enter a whole number from 0 to 100,000',
      ],
      [7, 'Jam', 'create'],
      [
        ...[8, 'Honey, Large', 'wrong'],
        'option: Row 6 has the same name. Please put the rows of a product together, or give them a SKU.',
      ],
    ]);
    const before = await rows();
    expect(await write(csv)).toMatchObject({ wrong: 5, isDone: false });
    expect(await rows()).toEqual(before);
    const many = file(
      ...Array.from({ length: 19 }, (_, at) => `EGG,,Size ${at},Brown.,eggs,dozen,7.00,${at}`),
    );
    expect((await preview(many)).rows[0]?.messages).toContain('option: Please use at most 20 options.');
    const late = file('EGG,Eggs,,Brown.,eggs,dozen,6.50,7', 'EGG,Eggs,Dozen,,,,7.00,5');
    expect((await preview(late)).rows[1]).toMatchObject({
      outcome: 'wrong',
      messages: ['sku: Row 2 has the same SKU, but no option. Please name its option, too.'],
    });
  });

  it('holds also where the same file is sent several times at once', async () => {
    const csv = file('EGG,Eggs,Dozen,Brown.,eggs,dozen,6.50,5', 'EGG,Eggs,Flat,,,,14,2');
    const answers = await Promise.all([1, 2, 3].map(() => write(csv)));
    expect(answers.map(({ created }) => created).sort()).toEqual([0, 0, 1]);
    expect(await figures()).toEqual(['Dozen 6.5 5', 'Flat 14 2']);
  });
});
