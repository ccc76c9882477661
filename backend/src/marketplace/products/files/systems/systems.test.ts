import { describe, expect, it } from '@jest/globals';
import { readCsvFile } from '../../../vendors/files/csv-file.js';
import type { CsvRow } from '../product-columns.js';
import { type FileAnswers, tableOf } from '../read-products.js';

async function read(lines: readonly string[], answers: Partial<FileAnswers> = {}) {
  const file = await readCsvFile(Buffer.from(lines.join('\r\n')));
  return tableOf(file, { fallback: null, columns: null, ...answers });
}
/** As they count for something new. */
const asNew = (rows: readonly CsvRow[]) =>
  rows.map(({ ifNew, cells, ...row }) => ({ ...row, cells: { ...ifNew, ...cells } }));

const SHOPIFY =
  'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Option1 name,Option1 value,Option2 name,Option2 value,Price,Inventory tracker,Inventory quantity,Weight value (grams),Product image URL';

describe('a file of Shopify', () => {
  it('has a row for each variant, and joins them by their handle', async () => {
    const { system, rows, withoutCategory } = await read([
      SHOPIFY,
      'Wildflower honey,wildflower-honey,"<p>Raw &amp; local.</p><p>Never <strong>heated</strong>.</p>",Bee Farm,,Honey,"raw, local",TRUE,active,H-8,Size,8 oz,,,9.50,shopify,12,227,https://pictures.example/1.jpg',
      ',wildflower-honey,,,,,,,,H-16,,16 oz,,,.75,shopify,-3,,',
      ',wildflower-honey,,,,,,,,,,,,,,,,,https://pictures.example/2.jpg',
    ]);
    expect({ system, withoutCategory }).toEqual({ system: 'Shopify', withoutCategory: [] });
    expect(asNew(rows)).toEqual([
      {
        row: 2,
        cells: {
          ...{ sku: 'wildflower-honey', name: 'Wildflower honey', option: '8 oz', price: '9.50' },
          ...{ description: 'Raw & local.\n\nNever heated.', category: 'honey', unit: 'each' },
          ...{ tags: 'raw; local', isActive: 'yes', optionShippingWeight: '0.50', inventory: '12' },
          photos: 'https://pictures.example/1.jpg\nhttps://pictures.example/2.jpg',
        },
        notes: [],
      },
      {
        row: 3,
        cells: {
          ...{ sku: 'wildflower-honey', name: 'Wildflower honey', option: '16 oz', price: '0.75' },
          inventory: '0',
        },
        notes: ['The file has -3 in stock, so it starts with 0.'],
      },
    ]);
  });

  it('is known by the heads of before 2026, too, and a product without options is one row', async () => {
    const { system, rows } = await read([
      'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Image Src,Status',
      'eggs,Brown eggs,,Hen House,Eggs,,true,Title,Default Title,EGG-12,,,0,6.00,,active',
    ]);
    expect(system).toBe('Shopify');
    expect(asNew(rows)).toEqual([
      {
        row: 2,
        cells: {
          ...{
            sku: 'EGG-12',
            name: 'Brown eggs',
            price: '6.00',
            description: 'Brown eggs',
            category: 'eggs',
          },
          ...{ unit: 'each', tags: '', isActive: 'yes', inventory: 'made to order' },
        },
        notes: [
          'The file doesn’t describe it, so its name stands there until you write more.',
          'Its stock isn’t counted in the file, so it’s made to order.',
        ],
      },
    ]);
  });
});

it('knows a file of Square, with stock of several places and of several sizes', async () => {
  const { system, rows } = await read([
    'Reference Handle,Token,Item Name,Customer-facing Name,Variation Name,Unit and Precision,SKU,Description,Categories,Price,Archived,Current Quantity Stand,Current Quantity Market',
    '#salsa,T1,Salsa,,Pint,,S-P,"Tomatoes, limes\nand heat.",Sauces,7.00,N,4,5.5',
    '#salsa,T1,Salsa,,Quart,,S-Q,,Sauces,12.00,N,2,',
    '#beans,T2,Green beans,,Regular,"lb, 2 decimals",B,,Produce,$3.00/lb,Y,10,',
  ]);
  expect(system).toBe('Square');
  expect(rows.map(({ cells }) => [cells.sku, cells.option, cells.price, cells.inventory])).toEqual([
    ['#salsa', 'Pint', '7.00', '9'],
    ['#salsa', 'Quart', '12.00', '2'],
    ['B', undefined, '3.00', '10'],
  ]);
  expect(rows[0]?.cells.description).toBe('Tomatoes, limes\nand heat.');
  expect(rows[0]?.notes).toEqual(['The file has 9.5 in stock, so it starts with 9.']);
  expect(rows[2]?.cells).toMatchObject({ unit: 'pound', category: 'vegetables', isActive: 'no' });
});

it('knows a file of WooCommerce, whatever columns its additions have', async () => {
  const more = Array.from({ length: 120 }, (_, at) => `Meta: _own_${at}`);
  const { system, rows } = await read([
    [
      'ID,Type,SKU,Name,Published,Visibility in catalog,Short description,Description,In stock?,Stock,Backorders allowed?,Regular price,Categories,Tags,Parent,Attribute 1 name,Attribute 1 value(s)',
      ...more,
    ].join(','),
    '1,simple,JAM,Fig jam,1,visible,,<p>Figs and sugar</p>,1,5,0,8.00,Pantry > Jams,,,,',
    '2,variable,LAMB,Lamb chops,1,visible,,Pastured,1,,0,,Meat,,,Pack,"2, 4"',
    '3,variation,LAMB-2,Lamb chops - 2,1,visible,,,1,3,0,18.00,,,LAMB,Pack,2',
    '4,variation,LAMB-4,Lamb chops - 4,1,visible,,,1,1,0,34.00,,,id:2,Pack,4',
    '5,external,,A book,1,visible,,,1,,0,20.00,Books,,,,',
  ]);
  expect(system).toBe('WooCommerce');
  expect(rows.map(({ row, cells }) => [row, cells.sku, cells.name, cells.option, cells.category])).toEqual([
    [2, 'JAM', 'Fig jam', undefined, 'preserves'],
    [4, 'LAMB', 'Lamb chops', '2', 'meat'],
    [5, 'LAMB', 'Lamb chops', '4', undefined],
  ]);
  expect(rows[0]?.cells.description).toBe('Figs and sugar');
});

it('knows a file of Open Food Network, whose units are sizes', async () => {
  const { system, rows, withoutCategory } = await read(
    [
      'producer,sku,name,display_name,category,description,units,unit_type,variant_unit_name,price,on_hand,on_demand',
      'Elm Farm,,Kale,,Vegetables,,1,,bunch,3.000,20,0',
      'Elm Farm,,Cider vinegar,,Pantry,,500,ml,,9,4,0',
      'Elm Farm,,Cider vinegar,,Pantry,,1,L,,15,2,0',
      'Elm Farm,,Mystery,,Bits,,1,,jar,5,,1',
    ],
    { fallback: 'artisan-goods' },
  );
  expect([system, withoutCategory.length]).toEqual(['Open Food Network', 1]);
  expect(
    asNew(rows).map(({ cells }) => [cells.name, cells.option, cells.unit, cells.price, cells.inventory]),
  ).toEqual([
    ['Kale', undefined, 'bunch', '3.00', '20'],
    ['Cider vinegar', '500 ml', 'each', '9', '4'],
    ['Cider vinegar', '1 L', undefined, '15', '2'],
    ['Mystery (jar)', undefined, 'other', '5', 'made to order'],
  ]);
  expect(rows[3]?.ifNew?.category).toBe('artisan-goods');
});

it('leaves our own files as they are', async () => {
  const { system, rows } = await read(['sku,name,price,inventory', 'A,Beets,3.00,-3']);
  expect(system).toBeNull();
  expect(rows).toEqual([{ row: 2, cells: { sku: 'A', name: 'Beets', price: '3.00', inventory: '-3' } }]);
});

describe('a file that nobody knows', () => {
  const LINES = [
    'Produce,Variety,Retail Price ($),Qty,Pack,Grower',
    'Beets,Chioggia,$3.00/lb,12,,Ana',
    'Salsa,,7.5,,jar,Ana',
  ];

  it('is read by what its heads say, and shows two samples of each', async () => {
    const { columns, rows, system } = await read(LINES);
    expect(system).toBeNull();
    expect(columns?.map(({ is }) => is)).toEqual(['name', '', 'price', 'stock', '', '']);
    expect(columns?.[2]).toEqual({ head: 'Retail Price ($)', samples: ['$3.00/lb', '7.5'], is: 'price' });
    expect(columns?.[5]?.samples).toEqual(['Ana']);
    expect(rows[0]).toMatchObject({
      cells: { sku: 'Beets', name: 'Beets', price: '3.00', unit: 'pound', inventory: '12' },
      ifNew: { description: 'Beets', category: 'vegetables' },
    });
  });

  it('is read by what was chosen', async () => {
    const { rows } = await read(LINES, { columns: ['name', 'option', 'price', 'stock', 'unit', ''] });
    expect(rows[0]?.cells).toMatchObject({ sku: 'Beets', name: 'Beets', option: 'Chioggia' });
    expect(rows[1]?.cells).toEqual({ sku: 'Salsa', name: 'Salsa (jar)', price: '7.5', unit: 'other' });
    expect(rows[1]?.ifNew).toMatchObject({ description: 'Salsa', inventory: 'made to order' });
  });

  it('counts what is counted, and isn’t made to order for a blank cell', async () => {
    const columns = ['name', 'option', 'price', 'stock'] as const;
    const head = 'What,Size,Cost,Left';
    const { rows } = await read([head, 'Honey,8 oz,9,5', 'Honey,16 oz,17,'], { columns });
    expect(rows.map(({ cells, ifNew }) => [cells.inventory, ifNew?.inventory])).toEqual([
      ...[
        ['5', undefined],
        [undefined, undefined],
      ],
    ]);
    expect(rows.flatMap(({ notes }) => notes).join(' ')).not.toContain('made to order');
    const uncounted = await read([head, 'Honey,8 oz,9,', 'Honey,16 oz,17,'], { columns });
    expect(uncounted.rows.map(({ ifNew }) => ifNew?.inventory)).toEqual(['made to order', 'made to order']);
  });

  it('is known by the SKU that all rows of a product have', async () => {
    const columns = ['sku', 'name', 'option', 'price', 'stock'] as const;
    const lines = (...skus: string[]) => [
      'No,What,Size,Cost,Left',
      ...skus.map((sku, at) => `${sku},Honey,${at + 8} oz,9,5`),
    ];
    const skusOf = async (...skus: string[]) =>
      (await read(lines(...skus), { columns })).rows.map(({ cells }) => cells.sku);
    expect(await skusOf('HON', 'HON')).toEqual(['HON', 'HON']);
    expect(await skusOf('H-8', 'H-9')).toEqual(['Honey', 'Honey']);
    expect(await skusOf('', '')).toEqual(['Honey', 'Honey']);
  });

  it('waits for a name before anything is read', async () => {
    const { columns, rows } = await read(['What,How much', 'Beets,3']);
    expect(columns?.map(({ is }) => is)).toEqual(['', '']);
    expect(rows).toEqual([]);
  });

  it('has names of columns, or is refused', async () => {
    const about = { issues: [{ path: 'file', message: expect.stringContaining('names of the columns') }] };
    await expect(read([',,', 'Beets,3,4'])).rejects.toMatchObject(about);
  });

  it('may lack a column of ours, which isn’t a file of ours then', async () => {
    expect(await read(['Name,Price,Qty', 'Beets,3,4'])).toMatchObject({ isOurs: false });
    expect(await read(['sku,price,Shelf', 'B,3,4'])).toMatchObject({
      isOurs: true,
      unknownColumns: ['Shelf'],
    });
    expect(await read(['name,harvestDate,Qty', 'Beets,,4'])).toMatchObject({ isOurs: true });
  });
});
