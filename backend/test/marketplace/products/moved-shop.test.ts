import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ImportPreview } from '../../../src/contract/marketplace/product-files.js';
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

const HEAD =
  'Title,URL handle,Description,Type,Status,SKU,Option1 name,Option1 value,Price,Inventory tracker,Inventory quantity';
const HONEY = [
  'Wildflower honey,honey,"<p>Raw &amp; local.</p>",Honey,active,,Size,8 oz,9.50,shopify,12',
  ',honey,,,,,,16 oz,17.00,shopify,-2',
];
const EGGS = 'Brown eggs,eggs,From hens,Eggs,active,EGG,Title,Default Title,6.00,shopify,30';
const MYSTERY = 'Mystery,mystery,What is it?,Bits,active,,Title,Default Title,5.00,shopify,1';

async function send(
  lines: readonly string[],
  fields: Record<string, string>,
  head = HEAD,
): Promise<ImportPreview> {
  const bytes = Buffer.from([head, ...lines].join('\n'));
  const form = { mode: 'preview', ...fields };
  const { body } = await seller.postForm<ImportPreview>('/api/vendor/products/import', form, {
    ...{ field: 'file', bytes, name: 'products_export.csv' },
  });
  return body;
}
const write = (lines: readonly string[], fields = {}, head?: string) =>
  send(lines, { mode: 'write', ...fields }, head);
const stored = () => test.db.getRepository(Product).find({ order: { id: 'ASC' } });

describe('a shop that moves here with its file', () => {
  it('has its products and options, and a second import changes nothing', async () => {
    const lines = [...HONEY, EGGS];
    expect(await write(lines)).toMatchObject({ system: 'Shopify', created: 2, wrong: 0, isDone: true });
    const before = await stored();
    expect(before).toMatchObject([
      { sku: 'honey', name: 'Wildflower honey', description: 'Raw & local.', category: 'honey' },
      { sku: 'EGG', name: 'Brown eggs', category: 'eggs', price: 600, inventory: 30 },
    ]);
    expect(await test.db.getRepository(ProductVariant).find({ order: { position: 'ASC' } })).toMatchObject([
      { name: '8 oz', price: 950, inventory: 12 },
      { name: '16 oz', price: 1700, inventory: 0 },
    ]);
    expect(await write(lines)).toMatchObject({ created: 0, updated: 0, unchanged: 2, wrong: 0 });
    expect(await stored()).toEqual(before);
  });

  it('is told what a file changes of a product that is there', async () => {
    await write([...HONEY, EGGS]);
    const dearer = EGGS.replace('6.00', '6.50').replace(',30', ',24').replace('From hens', 'From our hens');
    const more = ',honey,,,,,,32 oz,30.00,shopify,3';
    const { rows } = await send([HONEY[0]?.replace('9.50', '9.75') ?? '', HONEY[1] ?? '', more, dearer], {});
    expect(rows.map(({ outcome, messages }) => [outcome, messages])).toEqual([
      ['update', ['8 oz: Price $9.50, now $9.75.', '32 oz is new.']],
      ['same', []],
      ['create', []],
      ['update', ['Price $6.00, now $6.50.', 'Stock 30, now 24.', 'Changes its description.']],
    ]);
  });

  it('is asked once for the category of what has none here', async () => {
    const asked = await send([MYSTERY, EGGS], {});
    expect(asked).toMatchObject({ withoutCategory: 1, wrong: 1, created: 1 });
    expect(asked.rows[0]?.messages).toEqual(['category: Please choose a category']);
    expect(await write([MYSTERY, EGGS], { category: 'artisan-goods' })).toMatchObject({
      created: 2,
      isDone: true,
    });
    expect((await stored()).map(({ category }) => category)).toEqual(['artisan-goods', 'eggs']);
  });

  it.each([
    [
      'Square',
      [
        'Reference Handle,Item Name,Variation Name,Unit and Precision,SKU,Description,Categories,Price,Archived,Current Quantity Stand',
        '#salsa,Salsa,Pint,,S-P,"Tomatoes, limes",Sauces,7.00,N,-4',
        '#salsa,Salsa,Quart,,S-Q,,Sauces,12.00,N,5.5',
        '#beans,Green beans,Regular,"lb, 2 decimals",B,,Produce,$3.00/lb,Y,10',
      ],
    ],
    [
      'WooCommerce',
      [
        'ID,Type,SKU,Name,Published,Visibility in catalog,Description,In stock?,Stock,Regular price,Categories,Parent,Attribute 1 value(s)',
        '1,simple,JAM,Fig jam,1,visible,<p>Figs and sugar</p>,1,5,.75,Pantry > Jams,,',
        '2,variable,LAMB,Lamb chops,1,visible,Pastured,1,,,Meat,,"2, 4"',
        '3,variation,LAMB-2,Lamb chops - 2,1,visible,,1,3,18.00,,LAMB,2',
        '4,variation,LAMB-4,Lamb chops - 4,1,visible,,1,,34.00,,LAMB,4',
      ],
    ],
    [
      'Open Food Network',
      [
        'producer,sku,name,display_name,category,description,units,unit_type,variant_unit_name,price,on_hand,on_demand',
        'Elm Farm,,Kale,,Vegetables,,1,,bunch,3.000,20,0',
        'Elm Farm,,Cider vinegar,,Pantry,,500,ml,,9,4,0',
        'Elm Farm,,Cider vinegar,,Pantry,,1,L,,15,2,1',
        'Elm Farm,,Cherries,,Fruit,,1,,dz,5,3,0',
      ],
    ],
    ['Shopify', [HEAD, ...HONEY, EGGS]],
  ])('changes nothing with the same file of %s a second time', async (system, lines) => {
    const first = await write(lines.slice(1), { category: 'preserves' }, lines[0]);
    expect(first).toMatchObject({ system, wrong: 0, isDone: true });
    const before = await stored();
    expect(before.length).toBeGreaterThan(1);
    const second = await write(lines.slice(1), { category: 'preserves' }, lines[0]);
    expect(second).toMatchObject({ created: 0, updated: 0, unchanged: before.length, wrong: 0 });
    expect(second.rows.filter(({ outcome }) => outcome !== 'same')).toEqual([]);
    expect(await stored()).toEqual(before);
  });
});
