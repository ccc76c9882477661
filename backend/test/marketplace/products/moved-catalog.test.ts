import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { weekOf } from '../../../src/contract/marketplace/box-words.js';
import type { ImportPreview } from '../../../src/contract/marketplace/product-files.js';
import type { OwnProductView } from '../../../src/contract/marketplace/products.js';
import { DAY_MS } from '../../../src/contract/shared/calendar/durations.js';
import type { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const day = (ahead: number) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);

let test: TestApp;
let old: { farmer: Client; shop: Vendor };
let fresh: { farmer: Client; shop: Vendor };
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
const makeShop = async () => {
  const farmer = await signedIn(test, { role: 'vendor' });
  return { farmer, shop: await makeVendor(test.db, { userId: farmer.user.id }) };
};
beforeEach(async () => {
  [old, fresh] = [await makeShop(), await makeShop()];
});

const basic = {
  ...{ description: 'Fresh.\nFrom our farm, "as is".', category: 'vegetables', unit: 'each' },
  ...{ price: '3.50', inventory: 7 },
};
const make = async (name: string, more: object = {}): Promise<OwnProductView> => {
  const { status, body } = await old.farmer.post<OwnProductView>('/api/products', {
    ...basic,
    name,
    ...more,
  });
  expect([name, status, status === 201 ? '' : body]).toEqual([name, 201, '']);
  return body;
};
const exported = async ({ farmer }: typeof old) =>
  (await farmer.get<string>('/api/vendor/products/export')).body;
const send = async ({ farmer }: typeof old, csv: string, mode = 'write') => {
  const file = { field: 'file', bytes: Buffer.from(csv), name: 'products.csv' };
  return (await farmer.postForm<ImportPreview>('/api/vendor/products/import', { mode }, file)).body;
};

const byWeight = (per: string, inSteps: boolean, [least, nominal, most]: [string, string, string]) => ({
  weight: { per, inSteps, least, nominal, most },
});
const weighed = [
  {
    ...{ name: 'Whole', price: '6.50', inventory: 4, isOrganic: true },
    ...byWeight('lb', false, ['3 lb 8 oz', '4.350 lb', '5 lb']),
  },
  {
    ...{ name: 'Ground', price: '14.00', inventory: 30, shippingWeight: 1.25 },
    ...byWeight('lb', true, ['0.5 lb', '0.5 lb', '0.55 lb']),
  },
  { name: 'Saffron', price: '9.99', inventory: 2, ...byWeight('oz', true, ['0.25 oz', '0.25 oz', '0.3 oz']) },
  { name: 'Wheel', price: '22.00', inventory: 3, ...byWeight('kg', false, ['1.25 kg', '1.5 kg', '2 kg']) },
  { name: 'Slice', price: '2.10', inventory: 9, ...byWeight('100g', false, ['90 g', '100 g', '120 g']) },
  { name: 'Liver', price: '5.00', inventory: 6, ...byWeight('lb', false, ['250 g', '0.3 kg', '500 g']) },
  { name: 'Bones, a bag', price: '4.00', inventory: 5, isOrganic: false },
];
const deposit = (more: object) => ({ deposit: { unpaid: 'keep', graceDays: 3, ...more } });

/** A shop with each kind of product, and each thing that a product can have. */
async function fill(): Promise<void> {
  const carrots = await make('Carrots', {
    ...{ sku: 'CAR-1', taxClass: 'grocery', shippingWeight: 0.75, isOrganic: true, crates: 3, leadHours: 48 },
    ...{ shippingMethods: ['pickup', 'local_delivery'], tags: ['fresh', 'roots'] },
    ...{ harvestDate: day(-3), expirationDate: day(20) },
  });
  const chicken = await make('Chicken', { variants: weighed });
  const eggs = await make('Eggs', {
    sku: 'EGG; brown',
    variants: [
      { name: 'Dozen', price: '6.50', inventory: 5, shippingWeight: 2, isOrganic: true },
      { name: 'Flat of 30 | mixed', price: '14.00', inventory: 2 },
    ],
  });
  await make('Hidden jam', { isActive: false, category: 'preserves', unit: 'other', inventory: 0 });
  await make('Bread', { madeToOrder: true, category: 'baked-goods' });
  await make('Cakes', { madeToOrder: true, variants: [{ name: 'Small', price: '30.00', inventory: 0 }] });
  await make('Turkey', { price: '90.00', ...deposit({ percent: 25, balanceOn: day(40) }) });
  await make('Half a hog', {
    ...deposit({ amount: '100.00', balanceOn: '' }),
    variants: [{ ...weighed[0], name: 'Half', deposit: '80.00' }],
  });
  const [dozen, flat] = eggs.variants ?? [];
  const week = weekOf(day(14));
  await make('Farm box', {
    ...{ sku: 'BOX', inventory: 0, price: '25.00' },
    box: {
      parts: [
        { productId: carrots.id, quantity: 2 },
        { productId: eggs.id, variantId: flat?.id, quantity: 1 },
        { productId: chicken.id, variantId: chicken.variants?.[6]?.id, quantity: 1 },
      ],
      weeks: [{ week, parts: [{ productId: carrots.id, quantity: 4 }] }],
    },
  });
  const dated = await old.farmer.put('/api/vendor/dated-stock', {
    items: [
      { productId: carrots.id, date: day(5), inventory: 60 },
      { productId: carrots.id, date: day(12), inventory: 0 },
      { productId: eggs.id, variantId: dozen?.id, date: day(5), inventory: 8 },
    ],
  });
  expect(dated.status).toBe(200);
}

/** What may differ between a shop and the one that its file makes. */
const MAY_DIFFER: Record<string, readonly string[]> = {
  // Another shop, whose name is searched as well, at another time. Files hold no pictures.
  products: ['id', 'vendor_id', 'search', 'created_at', 'updated_at', 'images'],
  product_variants: ['id', 'product_id', 'created_at', 'updated_at', 'image_url'],
  bundle_parts: ['id', 'bundle_id', 'product_id', 'variant_id'],
  dated_stock: ['id', 'product_id', 'variant_id', 'created_at', 'updated_at'],
};
/** How a row is called, instead of its ids. */
const CALLED: Record<string, string> = {
  products: `own.name`,
  product_variants: `(SELECT name FROM products WHERE id = own.product_id)`,
  bundle_parts: `concat_ws(' / ', (SELECT name FROM products WHERE id = own.bundle_id),
    (SELECT name FROM products WHERE id = own.product_id), (SELECT name FROM product_variants WHERE id = own.variant_id))`,
  dated_stock: `concat_ws(' / ', (SELECT name FROM products WHERE id = own.product_id),
    (SELECT name FROM product_variants WHERE id = own.variant_id))`,
};
const OWNER: Record<string, string> = { products: 'id', bundle_parts: 'bundle_id' };

/** Each column of each row that a shop's products consist of. */
async function fieldsOf({ shop }: typeof old) {
  const tables = Object.keys(MAY_DIFFER).map(async (table) => {
    const rows: unknown[] = await test.db.query(
      `SELECT ${CALLED[table]} AS called, to_jsonb(own) - $2::text[] AS fields FROM ${table} AS own
       WHERE own.${OWNER[table] ?? 'product_id'} IN (SELECT id FROM products WHERE vendor_id = $1) ORDER BY 1, 2`,
      [shop.id, MAY_DIFFER[table]],
    );
    return [table, rows] as const;
  });
  return Object.fromEntries(await Promise.all(tables));
}

describe('a catalog that moves to an empty shop as a file', () => {
  it('is the same shop, field by field', async () => {
    await fill();
    const csv = await exported(old);
    const seen = await send(fresh, csv, 'preview');
    expect(seen.rows.filter(({ outcome }) => outcome !== 'create')).toEqual([]);
    expect(await send(fresh, csv)).toMatchObject({ created: 9, updated: 0, wrong: 0, isDone: true });
    const [before, after] = [await fieldsOf(old), await fieldsOf(fresh)];
    expect(Object.values(before).map(({ length }) => length)).toEqual([9, 11, 4, 3]);
    expect(after).toEqual(before);
  });

  it('is the same file again, but for what stands for SKUs, and changes nothing where it comes from', async () => {
    await fill();
    const csv = await exported(old);
    const before = await fieldsOf(old);
    expect(await send(old, csv)).toMatchObject({ created: 0, updated: 0, unchanged: 9, wrong: 0 });
    expect(await fieldsOf(old)).toEqual(before);
    await send(fresh, csv);
    const plain = (text: string) => text.replaceAll(/#\d+/g, '#');
    expect(plain(await exported(fresh))).toBe(plain(csv));
  });
});

describe('what is sold by weight', () => {
  const head = 'sku,name,option,description,category,unit,price,inventory';
  const row = 'STEAK,Steak,Pack,Aged.,meat,pound,25.00,4';
  const messagesOf = async (csv: string, shop = fresh) =>
    (await send(shop, csv, 'preview')).rows.map(({ outcome, messages }) => [outcome, ...messages]);
  const full = `${head},per,inSteps,least,usual,most\n`;

  it('comes from a file as people type it', async () => {
    const csv = `${full}${row},per pound,,8 oz,1,2 lb\n,Tea,Loose,Green.,herbs,other,3.00,9,100 g,yes,50 g,50 g,55 g`;
    expect(await send(fresh, csv)).toMatchObject({ created: 2, wrong: 0 });
    const { body } = await fresh.farmer.get<OwnProductView[]>('/api/vendor/products');
    expect(body.map(({ variants }) => variants?.[0]?.weight)).toMatchObject([
      { per: '100g', inSteps: true, least: '50 g', price: 3 },
      { per: 'lb', inSteps: false, least: '8 oz', nominal: '1 lb', most: '2 lb', price: 25 },
    ]);
  });

  it('is never sold each because columns are missing or empty, without a word', async () => {
    expect(await messagesOf(`${head}\n${row}`)).toEqual([
      ['create', expect.stringMatching(/^It will be sold each at this price\./)],
    ]);
    const each = `${head}\n${row.replace('pound', 'each')}\n,Steak,Box,,,,60.00,2\n,Tea,Loose,Green.,herbs,other,3.00,9`;
    expect(await messagesOf(each)).toEqual([
      ['create', expect.stringMatching(/^This file has no columns per, least, .* please add these columns/)],
      ['create'],
      ['create'],
    ]);
    expect(await messagesOf(`${full}${row.replace('pound', 'other')},,,,,`)).toEqual([['create']]);
    await send(fresh, `${full}${row},lb,no,0.5,1,2`);
    const file = await exported(fresh);
    expect(await messagesOf(file.replace(/,lb,no,0\.5 lb,1 lb,2 lb/, ',,,,,'))).toEqual([
      ['wrong', expect.stringMatching(/^per: This option is sold by weight\./)],
    ]);
    expect(await messagesOf(`${head}\n${row.replace('25.00', '26.00')}`)).toEqual([
      ['update', 'Pack: Price $25.00, now $26.00.'],
    ]);
    expect(await messagesOf(`${full}${row.replace(',Pack,', ',,')},lb,no,0.5,1,2`, old)).toEqual([
      ['wrong', expect.stringMatching(/^per: What is sold by weight needs an option\./)],
    ]);
  });

  it('has all of its weights, and they are in order', async () => {
    const wrong = async (cells: string) => (await messagesOf(`${full}${row},${cells}`, old))[0];
    expect(await wrong(',no,0.5,1,2')).toEqual([
      'wrong',
      'per: Please enter what the price is for: lb, oz, kg, 100g.',
    ]);
    expect(await wrong('lb,perhaps,0.5,1,2')).toEqual(['wrong', 'inSteps: Please enter yes or no.']);
    expect(await wrong('lb,no,,heavy,2')).toEqual([
      'wrong',
      'least: Please enter a weight, such as 3.5 lb.',
      'usual: Please enter a weight, such as 3.5 lb.',
    ]);
    expect(await wrong('lb,no,3,1,2')).toEqual([
      'wrong',
      'least: The lightest can’t weigh more than the usual weight.',
    ]);
  });
});

describe('boxes and dates of a file', () => {
  const head = 'sku,name,description,category,unit,price,inventory,box,dates';
  const carrots = 'CAR,Carrots,Fresh.,vegetables,each,2.00,10';
  const box = (contents: string, more = '') => `BOX,Box,Mixed.,vegetables,each,20.00,,"${contents}"${more}`;
  const said = async (...rows: string[]) =>
    (await send(fresh, [head, ...rows].join('\n'), 'preview')).rows.map(({ outcome, messages }) => [
      outcome,
      ...messages,
    ]);

  it('are made of the products of the same file, wherever they stand in it', async () => {
    const rows = [head, box('3 x car\n1 × CAB'), carrots, 'CAB,Cabbage,Green.,vegetables,each,2.00,10'];
    expect(await send(fresh, rows.join('\n'))).toMatchObject({ created: 3, wrong: 0, isDone: true });
    const { body } = await fresh.farmer.get<OwnProductView[]>('/api/vendor/products');
    expect(body.find(({ sku }) => sku === 'BOX')).toMatchObject({
      inventory: 3,
      box: { contents: [{ week: null, parts: [{ name: 'Carrots', quantity: 3 }, { name: 'Cabbage' }] }] },
    });
  });

  it('are refused where they cannot be', async () => {
    const wrong = async (...rows: string[]) => (await said(...rows)).find(([outcome]) => outcome === 'wrong');
    expect(await wrong(carrots, box('2 x BEETS'))).toEqual([
      'wrong',
      expect.stringMatching(/^box: There is no BEETS/),
    ]);
    expect(await wrong(carrots, box('carrots'))).toEqual([
      'wrong',
      expect.stringMatching(/^box: Please put each/),
    ]);
    expect(await wrong(carrots, box('2 x BOX'))).toEqual([
      'wrong',
      expect.stringMatching(/^box: There is no BOX/),
    ]);
    expect(await wrong(carrots, box('1 x CAR\n2 x CAR'))).toEqual([
      'wrong',
      'box: This product is in the box already.',
    ]);
    expect(await wrong(carrots, box('1 x CAR\n2026-12-08:\n1 x CAR'))).toEqual([
      'wrong',
      'box: Please choose a Monday',
    ]);
    expect(await wrong(carrots, box('1 x CAR', `,${day(5)}: 3`))).toEqual([
      'wrong',
      'dates: A box has the stock of what is in it.',
    ]);
    for (const dates of ['soon', 'soon: 3', '2026-13-01: 4', `${day(5)}: 900000`, `${day(600)}: 4`])
      expect([dates, await wrong(`${carrots},,${dates}`)]).toEqual([
        dates,
        ['wrong', expect.stringMatching(/^dates: /)],
      ]);
    expect(await said(`${carrots},,${day(-9)}: 4`)).toEqual([['create']]);
  });
});
