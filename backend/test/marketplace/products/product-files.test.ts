import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import type { ImportPreview } from '../../../src/contract/marketplace/product-files.js';
import type { ErrorBody } from '../../../src/contract/shared/errors.js';
import { Product } from '../../../src/marketplace/tables/product.entity.js';
import type { Vendor } from '../../../src/marketplace/tables/vendor.entity.js';
import { type Client, signedIn } from '../../support/http/people.js';
import { makeProduct, makeVendor } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let seller: Client;
let vendor: Vendor;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  seller = await signedIn(test, { role: 'vendor' });
  vendor = await makeVendor(test.db, { userId: seller.user.id });
});
afterEach(() => test.db.query('TRUNCATE vendors, users, search_words RESTART IDENTITY CASCADE'));

const send = <Body = ImportPreview>(csv: string | Buffer, mode: string) =>
  seller.postForm<Body>(
    '/api/vendor/products/import',
    { mode },
    { field: 'file', bytes: Buffer.from(csv), name: 'p.csv' },
  );
const preview = async (csv: string | Buffer) => (await send(csv, 'preview')).body;
const write = async (csv: string | Buffer) => (await send(csv, 'write')).body;
const exported = async () => (await seller.get<string>('/api/vendor/products/export')).body;
const stored = () => test.db.getRepository(Product).find({ order: { id: 'ASC' } });
const mine = (given: Partial<Product> = {}) => makeProduct(test.db, { vendorId: vendor.id, ...given });
const HEAD = 'sku,name,description,category,unit,price,inventory';

describe('GET /api/vendor/products/export', () => {
  it('is a CSV file that spreadsheets open as UTF-8, and calculates nothing', async () => {
    await mine({
      name: '=HYPERLINK("http://evil.example")',
      description: '@SUM(A1)',
      sku: '+1',
      tags: ['-x', 'y'],
    });
    const answer = await seller.get<string>('/api/vendor/products/export');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="products.csv"');
    const bytes = await (
      await fetch(`${test.url}/api/vendor/products/export`, { headers: { cookie: seller.cookie } })
    ).arrayBuffer();
    expect([...new Uint8Array(bytes)].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
    const [, row = ''] = answer.body.split('\r\n');
    expect(row).toContain(`'+1,"'=HYPERLINK(""http://evil.example"")",'@SUM(A1)`);
    expect(row).toContain(`"'-x; y"`);
  });

  it('comes back as it went out: nothing changes', async () => {
    await mine({
      sku: 'A',
      name: '=1+1',
      description: 'Two\nlines, "quoted"; and \'more\'',
      tags: ['-x', 'y'],
    });
    await mine({ price: 29, shippingWeight: 1.5, harvestDate: '2026-11-01', expirationDate: '2026-12-01' });
    await mine({
      sku: "'=B",
      shippingMethods: ['pickup', 'local_delivery'],
      isActive: false,
      isOrganic: true,
    });
    const before = await stored();
    const result = await write(await exported());
    expect(result).toMatchObject({ created: 0, updated: 0, unchanged: 3, wrong: 0, isDone: true });
    expect(await stored()).toEqual(before);
  });
});

describe('crates and lead times in the file', () => {
  it('have columns only where the vendor hands over on days, or has said something', async () => {
    const product = await mine({ sku: 'A' });
    expect(await exported()).not.toMatch(/crates|leadHours/);
    await test.db.getRepository(Product).update({ id: product.id }, { leadHours: 48 });
    expect(await exported()).toMatch(/,crates,leadHours\r\n.*,1,48\r\n/);
    await test.db.getRepository(Product).update({ id: product.id }, { leadHours: 0 });
    await seller.post('/api/vendor/pickups/sites', {
      ...{ kind: 'farm', name: 'The stand', address: '1 Main Street' },
      ...{ city: 'Fort Myers', state: 'FL', zipCode: '33901' },
    });
    expect(await exported()).toMatch(/,crates,leadHours\r\n/);
  });

  it('are read, are the usual where blank, and stay where the file says nothing of them', async () => {
    await mine({ sku: 'A', crates: 4, leadHours: 24 });
    const head = `${HEAD},Crates,Lead hours`;
    const row = 'B,Eggs,Brown.,eggs,dozen,7.00,12';
    expect(await preview(`${head}\r\n${row},two,400\r\n`)).toMatchObject({
      rows: [{ messages: [expect.stringContaining('crates: '), expect.stringContaining('leadHours: ')] }],
    });
    await write(`${head}\r\n${row},2,\r\n`);
    await write(`${HEAD}\r\nA,Kale,Grown.,vegetables,bunch,4.00,5\r\n`);
    expect(await stored()).toMatchObject([
      { sku: 'A', price: 400, crates: 4, leadHours: 24 },
      { sku: 'B', crates: 2, leadHours: 0 },
    ]);
  });
});

describe('POST /api/vendor/products/import', () => {
  it('says row by row what it would do, and does nothing yet', async () => {
    await mine({ sku: 'A', name: 'Kale', price: 350 });
    const csv = `${HEAD},mood\r\nA,Kale,Grown.,vegetables,bunch,4.00,5,good\r\n\r\nB,Eggs,Brown.,Eggs,dozen,$7.00,12,\r\n,,,fish,barrel,-1,many,\r\n`;
    expect(await preview(csv)).toEqual({
      ...{ photos: 0, leftOut: 0 },
      rows: [
        {
          ...{ row: 2, name: 'Kale', outcome: 'update' },
          messages: ['Price $3.50, now $4.00.', 'Stock 20, now 5.', 'Changes its description.'],
        },
        { row: 4, name: 'Eggs', outcome: 'create', messages: [] },
        {
          row: 5,
          name: '',
          outcome: 'wrong',
          messages: [
            'name: Product name is required',
            'description: Description is required',
            'category: Please choose a category',
            'unit: Please choose a unit',
            'price: Please enter a price from 0.01 to 100,000.00',
            'inventory: Please enter a whole number from 0 to 100,000',
          ],
        },
      ],
      mistakes: expect.arrayContaining([{ message: 'unit: Please choose a unit', count: 1, rows: [5] }]),
      created: 1,
      updated: 1,
      unchanged: 0,
      wrong: 1,
      unknownColumns: ['mood'],
      ...{ system: null, withoutCategory: 0 },
      isDone: false,
    });
    expect(await stored()).toHaveLength(1);
  });

  it('writes everything or, where one row is wrong, nothing', async () => {
    const good = `B,Eggs,Brown.,eggs,dozen,7.00,12\r\n`;
    const bad = `C,Honey,Raw.,honey,each,free,1\r\n`;
    const refused = await write(`${HEAD}\r\n${good}${bad}`);
    expect(refused).toMatchObject({ created: 1, wrong: 1, isDone: false });
    expect(await stored()).toEqual([]);
    expect(await write(`${HEAD}\r\n${good}`)).toMatchObject({ created: 1, isDone: true });
    expect(await stored()).toMatchObject([{ sku: 'B', price: 700, inventory: 12, vendorId: vendor.id }]);
    expect((await test.get<unknown[]>('/api/products?search=eggs')).body).toHaveLength(1);
  });

  it('changes the columns that the file has and leaves the others, the stock above all', async () => {
    await mine({ sku: 'A', name: 'Kale', inventory: 7, tags: ['fresh'], isOrganic: true, price: 350 });
    expect(await write('price,sku\r\n"$1,234.50",A\r\n')).toMatchObject({ updated: 1, isDone: true });
    expect(await stored()).toMatchObject([
      { name: 'Kale', inventory: 7, tags: ['fresh'], isOrganic: true, price: 123_450 },
    ]);
    expect(await write('sku,tags,isOrganic\r\nA,,no\r\n')).toMatchObject({ updated: 1 });
    expect(await stored()).toMatchObject([{ tags: [], isOrganic: false }]);
    const empty = await write('sku,inventory\r\nA,\r\n');
    expect(empty).toMatchObject({ wrong: 1, isDone: false });
  });

  it('reads what spreadsheets make of a file: other separators, encodings, dates and words', async () => {
    const row = 'J;Jalapeño jam;"Hot; sweet";Preserves;ea;9.50;4;Local delivery;11/3/2026;Yes;hot, sweet';
    const head =
      'SKU;Name;Description;Category;Unit;Price;Inventory;Shipping methods;Harvest date;Is organic;Tags';
    for (const bytes of [
      Buffer.from(`\uFEFF${head}\r\n${row}\r\n`),
      iconv.encode(`${head}\n${row}\n`, 'win1252'),
      iconv.encode(
        `\uFEFF${head.replaceAll(';', '\t')}\r\n${row.replaceAll(';', '\t').replace('Hot\t', 'Hot;')}`,
        'utf16le',
      ),
    ]) {
      expect(await write(bytes)).toMatchObject({ wrong: 0, unknownColumns: [], isDone: true });
    }
    expect(await stored()).toMatchObject([
      {
        name: 'Jalapeño jam',
        description: 'Hot; sweet',
        category: 'preserves',
        unit: 'each',
        price: 950,
        shippingMethods: ['local_delivery'],
        harvestDate: '2026-11-03',
        isOrganic: true,
        tags: ['hot', 'sweet'],
      },
    ]);
  });

  it("knows a product without a SKU again by its number, and no other vendor's", async () => {
    const { id } = await mine({ name: 'Kale' });
    const other = await makeVendor(test.db);
    const theirs = await makeProduct(test.db, { vendorId: other.id, sku: 'X' });
    expect(await write(`sku,name\r\n#${id},Red kale\r\n`)).toMatchObject({ updated: 1, isDone: true });
    expect((await stored())[0]).toMatchObject({ name: 'Red kale', sku: null });
    expect(await write(`sku,name\r\n#${theirs.id},Stolen\r\n`)).toMatchObject({ wrong: 1, isDone: false });
  });

  it('knows a SKU in letters of either case, and leaves it as the shop has it', async () => {
    await mine({ sku: 'CH-1', name: 'Chard' });
    expect(await write('sku,name,price\r\nch-1,Chard,4.50\r\n')).toMatchObject({ created: 0, updated: 1 });
    expect(await stored()).toMatchObject([{ sku: 'CH-1', price: 450 }]);
    const twice = await preview('sku,name\r\nCH-1,Chard\r\nCh-1,Chard\r\n');
    expect(twice.rows[1]).toMatchObject({ outcome: 'wrong', messages: ['sku: Row 2 has the same SKU.'] });
    // Two that differ in nothing else were there before.
    await mine({ sku: 'ch-1', name: 'Other chard' });
    expect(await write('sku,price\r\nCH-1,5.00\r\nch-1,6.00\r\n')).toMatchObject({
      updated: 2,
      isDone: true,
    });
    expect((await stored()).map(({ sku, price }) => [sku, price])).toEqual([
      ['CH-1', 500],
      ['ch-1', 600],
    ]);
  });

  it('says which row has the same SKU, and which dates are in the wrong order', async () => {
    const row = 'A,Kale,Grown.,vegetables,bunch,4.00,5';
    const twice = await preview(`${HEAD}\r\n${row}\r\n${row}\r\n`);
    expect(twice.rows[1]).toMatchObject({ outcome: 'wrong', messages: ['sku: Row 2 has the same SKU.'] });
    const dates = await preview(`${HEAD},harvestDate,expirationDate\r\n${row},2026-05-02,2026-05-01\r\n`);
    expect(dates.rows[0]?.messages[0]).toMatch(/^expirationDate: /);
    const flags = await preview(`${HEAD},isActive\r\n${row},perhaps\r\n`);
    expect(flags.rows[0]?.messages).toEqual(['isActive: Please enter yes or no.']);
  });

  it.each([
    ['', 'Please choose a file.'],
    [',,\r\n1,2\r\n', 'Please put the names of the columns into the first row of this file.'],
    ['name,price,Name\r\na,1,b\r\n', 'This file has the column "name" twice.'],
    ['name,price\r\n"Kale,1\r\n', /quotation mark/],
    ['PK\u0003\u0004\0\0\0', "This isn't a CSV file. Please save your spreadsheet as CSV and try again."],
    [`name\r\n${'x\r\n'.repeat(10_001)}`, 'This file has more than 10,000 rows. Please split it.'],
  ])('refuses what is no file of products, with a sentence (%#)', async (csv, message) => {
    const { status, body } = await send<ErrorBody>(csv, 'write');
    expect({ status, path: body.issues?.[0]?.path }).toEqual({ status: 400, path: 'file' });
    expect(body.message).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
  });

  it('takes no more products than a vendor may have, and nothing of a file that has too many', async () => {
    await test.db.query(
      `INSERT INTO products (vendor_id, name, description, category, unit, price)
       SELECT $1, 'Many', 'Many.', 'nuts', 'each', 100 FROM generate_series(1, 1999)`,
      [vendor.id],
    );
    const rows = 'B,Eggs,Brown.,eggs,dozen,7.00,12\r\nC,Eggs,Brown.,eggs,dozen,7.00,12\r\n';
    expect((await send<ErrorBody>(`${HEAD}\r\n${rows}`, 'write')).body.error).toBe('TOO_MANY_PRODUCTS');
    expect(await stored()).toHaveLength(1_999);
  });

  it('imports the same file once, also where it is sent several times at once', async () => {
    const csv = `${HEAD}\r\n${Array.from({ length: 200 }, (_, at) => `S${at},Nuts,Shelled.,nuts,pound,9.99,${at}`).join('\r\n')}\r\n`;
    const answers = await Promise.all([1, 2, 3].map(() => write(csv)));
    expect(answers.map(({ created }) => created).sort((a, b) => a - b)).toEqual([0, 0, 200]);
    expect(await stored()).toHaveLength(200);
  });
});
