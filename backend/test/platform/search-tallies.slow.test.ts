import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { houseDay } from '../../src/contract/shared/calendar/house-zone.js';
import { SearchDay } from '../../src/platform/search-tallies/search-day.entity.js';
import { SearchMiss } from '../../src/platform/search-tallies/search-miss.entity.js';
import { SearchTallies } from '../../src/platform/search-tallies/search-tallies.js';
import { SearchTally } from '../../src/platform/search-tallies/search-tally.entity.js';
import { makeListing, makePlace } from '../support/make/make.js';
import { serve } from '../support/servers/serve.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(() =>
  test.db.query('TRUNCATE search_tallies, search_days, search_misses, places, listings CASCADE'),
);

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const today = () => houseDay(new Date());

/** Asks a server of its own, which writes its counts when it stops. */
async function ask(paths: string[], userAgent = BROWSER): Promise<void> {
  const server = await serve(test.databaseUrl, {});
  try {
    for (const path of paths) {
      const answer = await fetch(server.url + path, { headers: { 'user-agent': userAgent } });
      await answer.arrayBuffer();
    }
  } finally {
    await server.stop();
  }
}
const tallies = () => test.db.getRepository(SearchTally).find({ order: { kind: 'ASC', zipCode: 'ASC' } });
const misses = () => test.db.getRepository(SearchMiss).find({ order: { term: 'ASC' } });

describe('a search', () => {
  it('is counted by day, kind and ZIP code, and whether it found anything', async () => {
    await makePlace(test.db);
    await makeListing(test.db);
    await ask([
      '/api/farmers-markets?zipCode=33901',
      '/api/farmers-markets?zipCode=33901',
      '/api/local-farms?zipCode=33901',
      '/api/listings?search=tomatoes',
      '/api/products?zipCode=99501&search=Reindeer',
    ]);
    const day = today();
    expect(await tallies()).toEqual([
      { day, kind: 'farms', zipCode: '33901', searches: 1, foundNothing: 1 },
      { day, kind: 'listings', zipCode: '', searches: 1, foundNothing: 0 },
      { day, kind: 'markets', zipCode: '33901', searches: 2, foundNothing: 0 },
      { day, kind: 'products', zipCode: '99501', searches: 1, foundNothing: 1 },
    ]);
    expect(await misses()).toEqual([{ day, kind: 'products', term: 'reindeer', searches: 1 }]);
  });

  it('is none where a program makes it, where nothing is looked for, and on further pages', async () => {
    await ask(
      ['/api/local-farms?zipCode=33901', '/browse?zipCode=33901'],
      'Mozilla/5.0 (compatible; Googlebot/2.1)',
    );
    await ask(['/api/listings', '/api/listings?zipCode=33901&offset=20', '/api/products?vendorId=1']);
    expect(await tallies()).toEqual([]);
  });

  it('of a page that the server renders counts as its reader', async () => {
    await ask(['/browse?zipCode=33901']);
    expect(await tallies()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'farms', zipCode: '33901', searches: 1, foundNothing: 1 }),
      ]),
    );
  });

  it('around a ZIP code that does not exist keeps none', async () => {
    await ask(['/api/local-farms?zipCode=00000']);
    expect(await tallies()).toMatchObject([{ kind: 'farms', zipCode: '', searches: 1 }]);
  });

  it('is nothing that is missing while it is only closed at this hour', async () => {
    await ask(['/api/farmers-markets?zipCode=33901&openNow=true']);
    expect(await tallies()).toMatchObject([{ kind: 'markets', foundNothing: 0 }]);
  });

  it('is nothing that is missing where one kind of places is asked for', async () => {
    await ask(['/api/local-farms?zipCode=33901&kind=csa']);
    expect(await tallies()).toMatchObject([{ kind: 'farms', foundNothing: 0 }]);
  });
});

describe('what is gathered', () => {
  const gather = () => new SearchTallies(test.db);
  const search = { kind: 'farms', userAgent: BROWSER, foundNothing: true } as const;

  it('is added to what the day has', async () => {
    for (let times = 0; times < 2; times += 1) {
      const gathered = gather();
      gathered.count({ ...search, zipCode: '33901', text: 'Kale' });
      await gathered.flush();
      await gathered.flush();
    }
    expect(await tallies()).toMatchObject([{ zipCode: '33901', searches: 2, foundNothing: 2 }]);
    expect(await misses()).toMatchObject([{ term: 'kale', searches: 2 }]);
    expect(await test.db.getRepository(SearchDay).find()).toMatchObject([{ searches: 2, foundNothing: 2 }]);
  });

  it('stays small whatever is asked for', async () => {
    const gathered = gather();
    for (let number = 0; number < 20_000; number += 1) {
      const zipCode = String(number).padStart(5, '0');
      gathered.count({ ...search, zipCode, text: `word ${'abcdefghij'[number % 10]}${number % 3_000}` });
    }
    await gathered.flush();
    const [sum] = await test.db.query<{ searches: number; places: number }[]>(
      'SELECT sum(searches)::int AS searches, count(*)::int AS places FROM search_tallies',
    );
    expect(sum?.searches).toBe(20_000);
    expect(sum?.places).toBeLessThanOrEqual(5_001);
    expect((await misses()).length).toBeLessThanOrEqual(500);
  });

  it('is kept when it cannot be written', async () => {
    const gathered = gather();
    gathered.count({ ...search, zipCode: '33901' });
    await test.db.query('ALTER TABLE search_tallies RENAME TO away');
    await gathered.flush();
    await test.db.query('ALTER TABLE away RENAME TO search_tallies');
    await gathered.flush();
    expect(await tallies()).toMatchObject([{ zipCode: '33901', searches: 1 }]);
  });
});
