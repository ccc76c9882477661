import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CustomerImportPreview } from '../../src/contract/marketplace/customer-files.js';
import type { CustomerList } from '../../src/contract/marketplace/customers.js';
import type { ImportPreview } from '../../src/contract/marketplace/product-files.js';
import type { OwnProductView } from '../../src/contract/marketplace/products.js';
import { Place } from '../../src/directory/tables/place.entity.js';
import { type Client, signedIn } from '../support/http/people.js';
import { importsOf } from '../support/imports.js';
import { makeVendor } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** An empty shop, its customers and a directory, filled from files of other systems by the screens' calls. */

let test: TestApp;
let farmer: Client;
beforeAll(async () => {
  test = await startTestApp({ JOBS: 'on', DATABASE_CONNECTIONS: '5' });
});
afterAll(() => test.close());
beforeEach(async () => {
  farmer = await signedIn(test, { role: 'vendor' });
  await makeVendor(test.db, { userId: farmer.user.id });
});

/** All rows of the tables, as they are. */
async function rowsOf(...tables: string[]): Promise<Record<string, unknown[]>> {
  const read = tables.map(async (table) => {
    const rows: unknown[] = await test.db.query(`SELECT to_jsonb(own) FROM ${table} AS own ORDER BY 1`);
    return [table, rows] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

async function send<Answer>(path: string, lines: readonly string[], form: Record<string, string>) {
  const file = { field: 'file', bytes: Buffer.from(lines.join('\n')), name: 'export.csv' };
  const { status, body } = await farmer.postForm<Answer>(path, form, file);
  expect([status, body]).toEqual([200, body]);
  return body;
}

interface ShopFile {
  system: string | null;
  /** What the farmer chooses for each column, where the system isn't known. */
  columns?: string;
  lines: string[];
  /** Names, categories, prices in dollars and options, as the shop has them then. */
  makes: [string, string, number, string[]][];
}

const SHOPS: Record<string, ShopFile> = {
  Shopify: {
    system: 'Shopify',
    lines: [
      'Title,URL handle,Description,Type,Status,SKU,Option1 name,Option1 value,Price,Inventory tracker,Inventory quantity',
      'Wildflower honey,honey,"<p>Raw &amp; local.</p>",Honey,active,,Size,8 oz,9.50,shopify,12',
      ',honey,,,,,,16 oz,17.00,shopify,5',
      'Brown eggs,eggs,From hens,Eggs,active,EGG,Title,Default Title,6.00,shopify,30',
    ],
    makes: [
      ['Brown eggs', 'eggs', 6, []],
      ['Wildflower honey', 'honey', 9.5, ['8 oz', '16 oz']],
    ],
  },
  Square: {
    system: 'Square',
    lines: [
      'Reference Handle,Item Name,Variation Name,Unit and Precision,SKU,Description,Categories,Price,Archived,Current Quantity Stand',
      '#jam,Peach jam,Half pint,,J-H,"Peaches, sugar",Preserves,7.00,N,14',
      '#jam,Peach jam,Pint,,J-P,,Preserves,12.00,N,6',
      '#beans,Green beans,Regular,"lb, 2 decimals",B,Picked today,Vegetables,$3.00/lb,N,10',
    ],
    makes: [
      ['Green beans', 'vegetables', 3, []],
      ['Peach jam', 'preserves', 7, ['Half pint', 'Pint']],
    ],
  },
  WooCommerce: {
    system: 'WooCommerce',
    lines: [
      'ID,Type,SKU,Name,Published,Visibility in catalog,Description,In stock?,Stock,Regular price,Categories,Parent,Attribute 1 value(s)',
      '1,simple,JAM,Fig jam,1,visible,<p>Figs and sugar</p>,1,5,8.75,Preserves,,',
      '2,variable,LAMB,Lamb chops,1,visible,Pastured,1,,,Meat,,"2, 4"',
      '3,variation,LAMB-2,Lamb chops - 2,1,visible,,1,3,18.00,,LAMB,2',
      '4,variation,LAMB-4,Lamb chops - 4,1,visible,,1,2,34.00,,LAMB,4',
    ],
    makes: [
      ['Fig jam', 'preserves', 8.75, []],
      ['Lamb chops', 'meat', 18, ['2', '4']],
    ],
  },
  'Open Food Network': {
    system: 'Open Food Network',
    lines: [
      'producer,sku,name,display_name,category,description,units,unit_type,variant_unit_name,price,on_hand,on_demand',
      'Elm Farm,KALE,Kale,,Vegetables,,1,,bunch,3.000,20,0',
      'Elm Farm,,Apple cider,,Fruit,,500,ml,,4,4,0',
      'Elm Farm,,Apple cider,,Fruit,,1,L,,7,2,0',
    ],
    makes: [
      ['Apple cider', 'beverages', 4, ['500 ml', '1 L']],
      ['Kale', 'vegetables', 3, []],
    ],
  },
  // Its columns are described nowhere in public (docs/formats.md). These are made up.
  'Local Line': {
    system: null,
    columns: 'name,option,price,stock,category,sku,',
    lines: [
      'Product Name,Package Name,Package Price,Inventory,Product Category,Internal ID,Track Inventory By',
      'Carrots,1 lb bag,$3.50,40,Vegetables,,package',
      'Carrots,5 lb bag,$14.00,8,Vegetables,,package',
      'Ground beef,,9.25,25,Meat,GB-1,package',
    ],
    makes: [
      ['Carrots', 'vegetables', 3.5, ['1 lb bag', '5 lb bag']],
      ['Ground beef', 'meat', 9.25, []],
    ],
  },
  'a spreadsheet of their own': {
    system: null,
    columns: 'name,price,stock,unit,',
    lines: ['What we grow,How much,Left,Sold as,Row', 'Beets,$3.00/lb,12,,A4', 'Salsa,7.50,4,jar,'],
    makes: [
      ['Beets', 'vegetables', 3, []],
      ['Salsa (jar)', 'preserves', 7.5, []],
    ],
  },
};

describe('a shop with products', () => {
  it('is filled from Square, whose handles look like our numbers', async () => {
    const upload = (of: string) =>
      send<ImportPreview>('/api/vendor/products/import', SHOPS[of]?.lines ?? [], { mode: 'write' });
    await upload('Shopify');
    expect(await upload('Square')).toMatchObject({ created: 2, wrong: 0, isDone: true });
  });
});

describe('an empty shop', () => {
  it.each(Object.entries(SHOPS))('is filled from a file of %s, once', async (_name, shop) => {
    const upload = (fields: Record<string, string> = {}) =>
      send<ImportPreview>('/api/vendor/products/import', shop.lines, fields);
    const chosen: Record<string, string> = shop.columns === undefined ? {} : { columns: shop.columns };
    const all = { created: shop.makes.length, updated: 0, wrong: 0 };
    expect(await upload()).toMatchObject({ system: shop.system, isDone: false });
    expect(await upload(chosen)).toMatchObject({ ...all, withoutCategory: 0, isDone: false });
    expect(await upload({ ...chosen, mode: 'write' })).toMatchObject({ ...all, isDone: true });

    const { body } = await farmer.get<OwnProductView[]>('/api/vendor/products');
    const made = body.map(({ name, category, price, variants }) => [
      ...[name, category, price],
      (variants ?? []).map((variant) => variant.name),
    ]);
    expect(made.sort()).toEqual(shop.makes);

    const tables = ['products', 'product_variants', 'product_imports'];
    const before = await rowsOf(...tables);
    const same = { created: 0, updated: 0, unchanged: shop.makes.length, wrong: 0 };
    // What was chosen is remembered.
    expect(await upload()).toMatchObject(same);
    expect(await upload({ mode: 'write' })).toMatchObject(same);
    expect(await rowsOf(...tables)).toEqual(before);
  });
});

describe('a list of 120 customers', () => {
  const STREETS = ['Main St', 'Elm St', 'County Road 9'];
  const person = (_: unknown, at: number) =>
    [
      ...[`Ann${at}`, `Vance${at}`],
      // Each third has a phone instead of an email, as lists of farm stands do.
      at % 3 === 0 ? '' : `ann${at}@example.com`,
      at % 3 === 0 ? `(802) 555-0${100 + at}` : '',
      ...[`${at + 1} ${STREETS[at % 3]}`, 'Barre', 'VT', '05641', at % 10 === 0 ? '"Back door, please"' : ''],
    ].join(',');
  const lines = [
    'First,Last,E-mail Address,Cell,Street,Town,State,Zip,Remarks',
    ...Array.from({ length: 120 }, person),
  ];
  const columns = 'firstName,lastName,email,phone,address,city,state,zipCode,note';
  const upload = (fields: Record<string, string> = {}) =>
    send<CustomerImportPreview>('/api/vendor/customers/import', lines, fields);

  it('is imported by its columns, and again without a change', async () => {
    const all = { created: 120, updated: 0, wrong: 0 };
    expect(await upload({ columns })).toMatchObject({ ...all, isDone: false });
    expect(await upload({ columns, mode: 'write' })).toMatchObject({ ...all, isDone: true });
    const { body: listed } = await farmer.get<CustomerList>('/api/vendor/customers?sort=name');
    expect(listed[0]).toMatchObject({
      ...{ name: 'Ann0 Vance0', phone: expect.stringContaining('555') },
      imported: [{ address: '1 Main St, Barre, VT 05641', note: 'Back door, please' }],
    });

    const { body: csv } = await farmer.get<string>('/api/vendor/customers/export');
    expect(csv.trim().split('\r\n')).toHaveLength(121);

    const tables = ['imported_customers', 'customer_imports', 'users'];
    const before = await rowsOf(...tables);
    const same = { created: 0, updated: 0, unchanged: 120, wrong: 0 };
    expect(await upload()).toMatchObject({ ...same, isRemembered: true });
    expect(await upload({ mode: 'write' })).toMatchObject(same);
    expect(await rowsOf(...tables)).toEqual(before);
  });
});

describe('a state’s list of markets', () => {
  const LIST = [
    'Site,Locality,Postal,Open on,From - To,Operating Months,EBT?',
    'Barre Granite Market,Barre,05641,Wednesdays,3-6:30pm,May-Oct,Yes',
    'Capital City Market,Montpelier,05602,Sat,9am-1pm,May - October,Yes',
    'Winter Market,Burlington,05401,1st and 3rd Sat,10am-2pm,Nov-Apr,No',
    'Stowe Market,Stowe,05672,Some Sundays,,,',
  ].join('\n');
  const READ_AS = {
    ...{ listId: null, name: 'Vermont markets', kind: 'farmers_market', city: null, state: 'VT' },
    columns: ['name', 'city', 'zip', 'days', 'hours', 'season', 'snap'],
  };

  it('is imported by mapping its columns, and again without a change', async () => {
    const imports = importsOf(test, await signedIn(test, { role: 'admin', username: 'ann' }));
    const asked = await imports.previewed(Buffer.from(LIST));
    expect(asked).toMatchObject({ rowsRead: 0, message: expect.stringContaining('what they are') });
    expect(await imports.readAs(asked.id, READ_AS)).toMatchObject({ created: 4, rejected: 0 });
    expect(await imports.confirmed(asked.id)).toMatchObject({ created: 4, rejected: 0, isPreview: false });

    expect(await test.db.getRepository(Place).find({ order: { id: 'ASC' } })).toMatchObject([
      {
        ...{ name: 'Barre Granite Market', city: 'Barre', state: 'VT', features: ['snap'] },
        seasons: [{ from: '05-01', to: '10-31', hours: [{ day: 3, opens: '15:00', closes: '18:30' }] }],
      },
      { seasons: [{ hours: [{ day: 6, opens: '09:00', closes: '13:00' }] }] },
      {
        features: [],
        seasons: [{ from: '11-01', hours: [{ day: 6, repeats: { kind: 'monthly', weeks: [1, 3] } }] }],
      },
      { seasons: [], hoursNote: 'Some Sundays' },
    ]);
    const tables = ['places', 'place_records', 'place_lists'];
    const before = await rowsOf(...tables);
    const same = { created: 0, updated: 0, unchanged: 4, written: 0, rejected: 0 };
    expect(await imports.imported(Buffer.from(LIST))).toMatchObject({ ...same, isPreview: false });
    expect(await rowsOf(...tables)).toEqual(before);
  });
});
