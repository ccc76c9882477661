import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SearchOverview } from '../../src/contract/site/search-overview.js';
import { type Client, signedIn } from '../support/http/people.js';
import { makeBlogPost } from '../support/make/make-content.js';
import {
  FORT_MYERS,
  makeFarm,
  makeListing,
  makePlace,
  makeProduct,
  makeVendor,
} from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** What wildcards and operators of databases mean to somebody who types them: nothing. */
const WILDCARDS = ['%', '_', '\\', '%%', '\\\\', '*', '((', '"', "'", '-'];

interface Counted {
  count?: number | null;
}
/** What a search is about, in one list. */
const partsOf = ({ names, answer, markets, shop }: SearchOverview): Counted[] => [
  ...(names as Counted[]),
  ...[answer, markets, shop].flatMap((part) => part ?? []),
];

interface Parameter {
  name: string;
}
type Paths = Record<string, { get?: { parameters?: Parameter[] } }>;

let test: TestApp;
let admin: Client;
let paths: Paths;

beforeAll(async () => {
  test = await startTestApp();
  admin = await signedIn(test, { role: 'admin' });
  const { db } = test;
  const hostile = 'Under_score 50% off \\ "eggs"';
  await makePlace(db, { name: hostile, ...FORT_MYERS });
  await makePlace(db, { name: hostile, kind: 'csa', ...FORT_MYERS });
  const farm = await makeFarm(db, { name: hostile, ...FORT_MYERS });
  await makeListing(db, { productName: hostile, farmId: farm.id, ...FORT_MYERS });
  const vendor = await makeVendor(db, { businessName: hostile });
  await makeProduct(db, { vendorId: vendor.id, name: hostile });
  await makeBlogPost(db, { title: hostile });
  ({ paths } = (await test.get<{ paths: Paths }>('/api/openapi.json')).body);
});
afterAll(() => test.close());

const has = (path: string, name: string) =>
  paths[path]?.get?.parameters?.some((parameter) => parameter.name === name) === true;

describe('a search for wildcards', () => {
  it('finds nothing in any public call that searches', async () => {
    const searches = Object.keys(paths).filter(
      (path) => !path.startsWith('/api/admin/') && has(path, 'search'),
    );
    expect(searches.length).toBeGreaterThanOrEqual(6);
    for (const path of searches) {
      const found = async (text: string) => {
        const query = new URLSearchParams({
          search: text,
          ...(has(path, 'zipCode') && { zipCode: '33901' }),
        });
        const { body } = await admin.get<Counted[] | SearchOverview>(`${path}?${query.toString()}`);
        // A kind of which nothing was found is counted as well.
        return (Array.isArray(body) ? body : partsOf(body)).filter(({ count }) => count !== 0);
      };
      for (const text of WILDCARDS) expect([path, text, await found(text)]).toEqual([path, text, []]);
    }
  });

  it('finds nothing in any list of the back office', async () => {
    const lists = Object.keys(paths).filter(
      (path) => /^\/api\/admin\/[\w-]+$/.test(path) && has(path, 'filter'),
    );
    const searched: string[] = [];
    for (const path of lists) {
      for (const name of ['q', 'recipient']) {
        const found = (text: string) =>
          admin.get<unknown[]>(`${path}?filter=${encodeURIComponent(JSON.stringify({ [name]: text }))}`);
        if ((await found('x')).status !== 200) continue;
        searched.push(path);
        for (const text of WILDCARDS)
          expect([path, text, (await found(text)).body]).toEqual([path, text, []]);
      }
    }
    expect(searched.length).toBeGreaterThanOrEqual(15);
  });
});

describe('a choice from a list', () => {
  it('does not mind its case', async () => {
    const vendor = await makeVendor(test.db);
    await makeProduct(test.db, { vendorId: vendor.id, name: 'Duck eggs', category: 'eggs' });
    await makeListing(test.db, { productName: 'Duck eggs', category: 'eggs' });
    for (const call of ['/api/products', '/api/listings']) {
      expect((await test.get<unknown[]>(`${call}?category=EGGS`)).body).toHaveLength(1);
      expect((await test.get<unknown[]>(`${call}?category=Eggs`)).body).toHaveLength(1);
    }
    expect(
      (await test.get('/api/products?practice=Organic&sort=Price-Low&availability=In-Stock')).status,
    ).toBe(200);
    expect((await test.get('/api/blog?category=Farm-Fresh-Eggs')).status).toBe(200);
  });
});

describe('a body as forms of HTML send it', () => {
  it.each(['/api/auth/login', '/api/contact', '/api/listings', '/api/cart'])(
    'is refused: %s',
    async (path) => {
      const answer = await fetch(`${test.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: admin.cookie },
        body: 'name=Rosa&email=rosa%40farm.example',
      });
      expect(answer.status).toBe(415);
      expect(await answer.json()).toMatchObject({
        error: 'UNSUPPORTED_MEDIA_TYPE',
        message: 'Please send JSON.',
      });
    },
  );
});
