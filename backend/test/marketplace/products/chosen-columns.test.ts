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

const LINES = ['What we grow,How much,Left,Sold as', 'Beets,$3.00/lb,12,', 'Salsa,7.50,4,jar'];
const CHOSEN = 'name,price,stock,unit';

async function send(
  fields: Record<string, string>,
  lines: readonly string[] = LINES,
  client = seller,
): Promise<ImportPreview> {
  const bytes = Buffer.from(lines.join('\n'));
  const form = { mode: 'preview', ...fields };
  const { body } = await client.postForm<ImportPreview>('/api/vendor/products/import', form, {
    ...{ field: 'file', bytes, name: 'our list.csv' },
  });
  return body;
}
const stored = () => test.db.getRepository(Product).find({ order: { id: 'ASC' } });

describe('a file with columns of its own', () => {
  it('isn’t refused: its columns are shown, and nothing is written before one is the name', async () => {
    const asked = await send({ mode: 'write' });
    expect(asked).toMatchObject({ rows: [], created: 0, isDone: false, isRemembered: false });
    expect(asked.columns?.map(({ head, samples, is }) => [head, is, ...samples])).toEqual([
      ['What we grow', '', 'Beets', 'Salsa'],
      ['How much', '', '$3.00/lb', '7.50'],
      ['Left', '', '12', '4'],
      ['Sold as', '', 'jar'],
    ]);
    expect(await stored()).toEqual([]);
  });

  it('is imported by the columns that were chosen, which are remembered for the next one', async () => {
    expect(await send({ columns: CHOSEN })).toMatchObject({ created: 2, wrong: 0, isDone: false });
    // Looking remembers nothing.
    expect(await send({})).toMatchObject({ isRemembered: false });
    expect(await send({ columns: CHOSEN, mode: 'write' })).toMatchObject({ created: 2, isDone: true });
    expect(await stored()).toMatchObject([
      { sku: 'Beets', name: 'Beets', price: 300, unit: 'pound', inventory: 12, category: 'vegetables' },
      { sku: 'Salsa', name: 'Salsa (jar)', price: 750, unit: 'other', inventory: 4, category: 'preserves' },
    ]);
    const before = await stored();
    const again = await send({ mode: 'write' });
    expect(again).toMatchObject({ isRemembered: true, created: 0, updated: 0, unchanged: 2, wrong: 0 });
    expect(again.columns?.map(({ is }) => is)).toEqual(['name', 'price', 'stock', 'unit']);
    expect(await stored()).toEqual(before);
  });

  it('is remembered for one business alone', async () => {
    await send({ columns: CHOSEN, mode: 'write' });
    const other = await signedIn(test, { role: 'vendor' });
    await makeVendor(test.db, { userId: other.user.id });
    expect(await send({}, LINES, other)).toMatchObject({ isRemembered: false, rows: [] });
  });

  it('changes of a known product what it says, and nothing else', async () => {
    await send({ columns: CHOSEN, mode: 'write' });
    await test.db
      .getRepository(Product)
      .update(
        { sku: 'Beets' },
        { ...{ description: 'Pulled this morning.', category: 'herbs', tags: ['red'], isActive: false } },
      );
    const dearer = ['Item,Price', 'Beets,3.50', 'Salsa,7.50'];
    const { rows } = await send({}, dearer);
    expect(rows.map(({ outcome, messages }) => [outcome, messages])).toEqual([
      ['update', ['Price $3.00, now $3.50.']],
      ['update', ['Changes its name.']],
    ]);
    await send({ mode: 'write' }, dearer);
    expect((await stored())[0]).toMatchObject({
      ...{ price: 350, inventory: 12, description: 'Pulled this morning.', category: 'herbs' },
      ...{ tags: ['red'], isActive: false },
    });
  });

  it('leaves the stock of an option whose cell is blank, and asks for that of a new one', async () => {
    const columns = 'name,option,price,stock';
    const lines = (...rows: string[]) => ['What,Size,Cost,Left', ...rows];
    const left = () => test.db.getRepository(ProductVariant).find({ order: { id: 'ASC' } });
    const counted = lines('Honey,8 oz,9,5', 'Honey,16 oz,17,6');
    await send({ columns, mode: 'write' }, counted);
    const blank = lines('Honey,8 oz,9,3', 'Honey,16 oz,17,');
    expect(await send({ columns, mode: 'write' }, blank)).toMatchObject({ wrong: 0, isDone: true });
    expect((await left()).map(({ inventory }) => inventory)).toEqual([3, 6]);
    expect(await stored()).toMatchObject([{ madeToOrder: false, inventory: 9 }]);
    const more = await send({ columns }, [...blank, 'Honey,32 oz,30,']);
    expect(more.rows.map(({ outcome }) => outcome)).toEqual(['same', 'same', 'wrong']);
    expect(more.rows[2]?.messages).toEqual([expect.stringMatching(/^inventory: Please /)]);
    const fresh = await send({ columns }, lines('Jam,Small,5,2', 'Jam,Large,9,'));
    expect(fresh.rows.map(({ outcome }) => outcome)).toEqual(['create', 'wrong']);
  });

  it('asks for no category of products that are there', async () => {
    const mystery = ['No,What,Cost,Left', 'Z1,Zyzzyx,5,2'];
    const columns = 'sku,name,price,stock';
    expect(await send({ columns }, mystery)).toMatchObject({ withoutCategory: 1, wrong: 1 });
    await send({ columns, mode: 'write', category: 'herbs' }, mystery);
    const again = ['No,Left', 'Z1,9'];
    expect(await send({ columns: 'sku,stock' }, again)).toMatchObject({ withoutCategory: 0, updated: 1 });
  });

  it('stays known while another choice is tried', async () => {
    await send({ columns: CHOSEN, mode: 'write' });
    expect(await send({ columns: 'name,price,stock,' })).toMatchObject({ isRemembered: true });
  });

  it('says what is wrong with the choice', async () => {
    const answer = async (columns: string) =>
      ((await send({ columns })) as unknown as { issues: unknown }).issues;
    expect(await answer('name,name,price')).toEqual([
      { path: 'columns', message: 'Please choose each kind for one column only.' },
    ]);
    expect(await answer('name,cost')).toMatchObject([{ path: 'columns' }]);
  });
});
