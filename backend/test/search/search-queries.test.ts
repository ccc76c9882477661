import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { PRODUCTS } from '../../src/directory/demo/words/product.js';
import { Listing } from '../../src/directory/tables/listing.entity.js';
import { seedShop } from '../../src/seed-demo.js';
import { FORT_MYERS, makeFarm, makePlace } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** A search, and what it has to find first. */
interface Query {
  where: keyof typeof ADDRESSES;
  text: string;
  /** Parts of names, one of which has to be in the first one's; none where nothing may be found. */
  first: string[];
  /** As the headers say it: "corrected zucchini". */
  understood: string;
}

const ADDRESSES = {
  listings: '/api/listings?limit=5&search=',
  products: '/api/products?limit=5&search=',
  farms: '/api/local-farms?limit=5&zipCode=33901&search=',
  markets: '/api/farmers-markets?limit=5&zipCode=33901&search=',
};

const queries: Query[] = readFileSync(new URL('queries.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map((line) => {
    const [where = '', text = '', first = '', understood = ''] = line.split('|').map((cell) => cell.trim());
    return { where: where as Query['where'], text, first: first.split('/').filter(Boolean), understood };
  });

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
  await test.db.transaction((tx) => seedShop(tx, { isProduction: false, say: () => undefined }));
  const goods = new Map(
    Object.values(PRODUCTS).flatMap((list) => list.map((product) => [product.name, product])),
  );
  await test.db.getRepository(Listing).insert(
    [...goods.values()].map(({ name, category, unit, texts: [description] }) => ({
      ...{ productName: name, category, unit, description, price: '5.00', farmName: 'Test Farm' },
      ...FORT_MYERS,
    })),
  );
  await makeFarm(test.db, { name: 'Peacock Sisters Bees', description: 'Raw honey and beeswax.' });
  await makeFarm(test.db, {
    name: 'Rain Gauge Berries',
    description: 'Pick your own strawberries in March.',
  });
  await makeFarm(test.db, { name: 'Blue Heron Mushroom Farm', description: 'Oyster mushrooms on straw.' });
  await makePlace(test.db, {
    name: 'Melody Square Market',
    description: 'Music most weeks, and never too loud.',
  });
  await makePlace(test.db, { name: 'Alliance Night Market', productTypes: ['Honey', 'Fresh Vegetables'] });
});
afterAll(() => test.close());

describe('a search', () => {
  it.each(queries)(
    'of $where finds first what was meant by $text',
    async ({ where, text, first, understood }) => {
      const { status, body, headers } = await test.get<{ name?: string; productName?: string }[]>(
        ADDRESSES[where] + encodeURIComponent(text),
      );
      expect(status).toBe(200);
      const said = ['corrected', 'suggested', 'missing'].flatMap((name) => {
        const value = headers[`x-search-${name}`];
        return value === undefined ? [] : [`${name} ${decodeURIComponent(value)}`];
      });
      if (headers['x-search-match'] !== undefined) said.push(headers['x-search-match']);
      const names = body.map(({ name, productName }) => name ?? productName ?? '');
      expect({ first: names[0], said: said.join(', ') }).toEqual({
        first: first.length === 0 ? undefined : expect.stringMatching(new RegExp(first.join('|'), 'i')),
        said: understood,
      });
    },
  );
});

describe('pages of what is called so and then of what mentions it', () => {
  type Named = { id: number; name?: string; productName?: string }[];
  const nameOf = ({ name, productName }: Named[number]) => name ?? productName ?? '';
  const read = async (address: string) => test.get<Named>(address);

  it.each([1, 2, 3, 4, 5, 7])('of products go on behind one another, %i at a time', async (limit) => {
    const all = (await read('/api/products?limit=100&search=eggs')).body;
    const called = all.filter((found) => / eggs/.test(nameOf(found))).length;
    expect(called).toBeGreaterThan(4);
    expect(all.slice(called).map(nameOf).join()).not.toContain(' eggs');
    expect(all.length).toBeGreaterThan(called);
    const paged: Named = [];
    let after: string | undefined = '';
    while (after !== undefined && paged.length <= all.length) {
      const key: string = after === '' ? '' : `&after=${after}`;
      const { body, headers } = await read(`/api/products?limit=${limit}&search=eggs${key}`);
      paged.push(...body);
      after = headers['x-next-key'];
    }
    expect(paged.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  });

  it.each([1, 2, 3, 5])('of listings go on behind one another, %i at a time', async (limit) => {
    for (const near of ['', '&zipCode=33901']) {
      const address = `/api/listings?search=oranges${near}`;
      const all = (await read(`${address}&limit=100`)).body;
      expect(nameOf(all[0] ?? { id: 0 })).toContain('oranges');
      expect(all.length).toBeGreaterThan(4);
      const paged: Named = [];
      for (let offset = 0; offset < all.length; offset += limit) {
        paged.push(...(await read(`${address}&limit=${limit}&offset=${offset}`)).body);
      }
      expect(paged.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    }
  });
});
