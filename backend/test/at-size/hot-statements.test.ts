import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PageMaker, savePages } from '../../src/content/location-pages/make-page.js';
import { TargetLocation } from '../../src/content/location-pages/targets/target-location.entity.js';
import type { ProductSort } from '../../src/contract/marketplace/shop.js';
import { addDays } from '../../src/contract/shared/calendar/days.js';
import { wallTime } from '../../src/contract/shared/calendar/wall-clock.js';
import { FIRST_KEYS } from '../../src/marketplace/products/search/page-key.rules.js';
import type { Statement } from '../../src/platform/database/statement.js';
import { fillTables } from '../support/database/fill-tables.js';
import type { CountingProxy } from '../support/http/counting-proxy.js';
import { makeFarm, makeListing, makePlace, makeProduct, makeVendor } from '../support/make/make.js';
import { startCountedApp } from '../support/servers/counted-app.js';
import type { TestApp } from '../support/test-app.js';
import { until } from '../support/until.js';

let test: TestApp;
let proxy: CountingProxy;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ test, proxy, close } = await startCountedApp());
});
afterAll(() => close());

/** Of today, what markets say now is read as well. */
const TOMORROW = addDays(wallTime(new Date(), 'America/New_York').date);

/** How many statements a call may take: what there is when this is written. */
const LISTS: [string, number][] = [
  ['/api/listings?', 2],
  ['/api/listings?category=vegetables&', 2],
  ['/api/listings?search=tomatoes&', 2],
  ['/api/listings?zipCode=33901&', 2],
  ['/api/listings?zipCode=33901&search=tomatoes&', 1],
  ['/api/local-farms?zipCode=33901&', 2],
  ['/api/local-farms?zipCode=33901&search=vegetables&', 1],
  ['/api/farmers-markets?zipCode=33901&', 2],
  ['/api/farmers-markets?zipCode=33901&features=snap&', 2],
  ['/api/farmers-markets?zipCode=33901&openNow=true&', 1],
  ['/api/local-farms?zipCode=33901&kind=csa&', 2],
  ['/api/farmers-markets?zipCode=33901&kind=csa,farmers_market&', 2],
  [`/api/market-days?zipCode=33901&date=${TOMORROW}&`, 2],
  ['/api/place-kinds?zipCode=33901&', 1],
  ['/api/place-kinds?zipCode=33901&search=vegetables&', 1],
  ['/api/search/near?zipCode=33901&search=tomatoes&', 3],
  ['/api/products?', 1],
  ['/api/products?category=fruits&sort=rating&', 1],
  ['/api/products?minPrice=1&', 2],
  ['/api/suggestions?q=sun&', 3],
  ['/api/products?search=product&sort=price-low&', 2],
  ['/api/products?zipCode=33901&', 2],
];

async function makeRows(count: number, farmId: number, vendorId: number): Promise<void> {
  for (let row = 0; row < count; row += 1) {
    await makePlace(test.db, { features: ['snap'] });
    await makeFarm(test.db);
    await makeListing(test.db, { farmId });
    await makeProduct(test.db, { vendorId });
  }
}

describe('the statements of a call', () => {
  it('are no more for sixty rows than for one', async () => {
    const { id: farmId } = await makeFarm(test.db);
    const { id: vendorId } = await makeVendor(test.db);
    const listing = await makeListing(test.db, { farmId });
    const product = await makeProduct(test.db, { vendorId });
    const target = await test.db
      .getRepository(TargetLocation)
      .findOneByOrFail({ city: 'Fort Myers', stateCode: 'FL' });
    const draft = await new PageMaker(test.db).draft(target, new Date());
    await test.db.transaction((tx) => savePages(tx, [draft]));
    const single: [string, number][] = [
      [`/api/listings/${listing.id}`, 1],
      [`/api/farms/${farmId}`, 3],
      [`/api/products/${product.id}`, 1],
      [`/api/location-pages/${draft.slug}`, 8],
    ];
    const callsOf = (limit: number) => [
      ...LISTS.map(([path, most]) => [`${path}limit=${limit}`, most] as const),
      ...single,
    ];
    const count = async (limit: number) => {
      const counts: [string, number][] = [];
      for (const [path, most] of callsOf(limit)) {
        const call = async () => expect([path, (await test.get(path)).status]).toEqual([path, 200]);
        await call();
        const seen = await proxy.during(call);
        expect([path, seen <= most ? 'few' : seen]).toEqual([path, 'few']);
        counts.push([path.replace(/limit=\d+/, ''), seen]);
      }
      return counts;
    };
    await makeRows(1, farmId, vendorId);
    const one = await count(1);
    await makeRows(60, farmId, vendorId);
    const more = (await count(60)).filter(([, seen], at) => seen > (one[at]?.[1] ?? 0));
    expect(more).toEqual([]);
  }, 180_000);
});

/** Tables that grow without end. */
const LARGE = [
  ...['listings', 'places', 'farms', 'products'],
  ...['pickup_sites', 'pickup_schedules', 'pickup_windows'],
];
const MODULES = [
  '../../src/directory/search/places.sql.js',
  '../../src/directory/suggestions/places-like.sql.js',
  '../../src/directory/listings/listings.sql.js',
  '../../src/marketplace/near/near-products.sql.js',
  '../../src/marketplace/products/products.sql.js',
  '../../src/marketplace/suggestions/names-like.sql.js',
  '../../src/marketplace/pickups/next/next-pickups.sql.js',
  '../../src/marketplace/pickups/ways/vendor-order-windows.sql.js',
  '../../src/marketplace/pickups/windows/pickup-windows-of-vendor.sql.js',
  '../../src/content/location-pages/facts/facts.sql.js',
];

type AnyStatement = Pick<Statement<object>, 'name' | 'text'>;

/** Every statement in what a module gives away, by how it is called there: `farmsNearby.list`. */
function statementsIn(value: unknown, at: readonly string[] = []): (AnyStatement & { called: string })[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('name' in value && 'text' in value) return [{ ...(value as AnyStatement), called: at.join('.') }];
  return Object.entries(value).flatMap(([key, each]) => statementsIn(each, [...at, key]));
}

describe('the plans of the searches', () => {
  const statements: ReturnType<typeof statementsIn> = [];
  beforeAll(async () => {
    await fillTables(test.db, 4_000);
    await vacuum();
    for (const module of MODULES) statements.push(...statementsIn(await import(module)));
  }, 180_000);

  /**
   * So often until each page is known to be visible to all, which it is not while PostgreSQL's own cleaning
   * looks at the rows as well.
   */
  const vacuum = () =>
    until(async () => {
      await test.db.query('VACUUM (ANALYZE)');
      const [row] = await test.db.query<{ isDone: boolean }[]>(
        'SELECT bool_and(relallvisible = relpages) AS "isDone" FROM pg_class WHERE relname = ANY($1)',
        [LARGE],
      );
      return row?.isDone ?? false;
    });

  /** The plan that a prepared statement keeps, which knows nothing of its parameters. */
  const planOf = async ({ text }: AnyStatement) => {
    const rows = await test.db.query<{ 'QUERY PLAN': string }[]>(`EXPLAIN (GENERIC_PLAN) ${text}`);
    return rows.map(({ 'QUERY PLAN': line }) => line);
  };

  it('read no large table from its beginning to its end', async () => {
    expect(statements.length).toBeGreaterThan(40);
    const scans: string[] = [];
    for (const statement of statements) {
      for (const line of await planOf(statement)) {
        const table = /Seq Scan on (\w+)/.exec(line)?.[1] ?? '';
        if (LARGE.includes(table)) scans.push(`${statement.called}: ${table}`);
      }
    }
    expect(scans).toEqual([]);
  });

  it('walk the products in every order by an index, without sorting them', async () => {
    const walks = statements.filter(({ called }) => /^(plain|walk|walkWords)\./.test(called));
    expect(walks).toHaveLength(30);
    const sorted: string[] = [];
    for (const statement of walks) {
      const plan = await planOf(statement);
      if (plan.some((line) => /Sort Key: .*inventory/.test(line))) sorted.push(statement.called);
    }
    expect(sorted).toEqual([]);
  });

  it('count all products by an index alone, and plan a page of them once', async () => {
    const pages = statements.filter(({ called }) => called.startsWith('plain.'));
    const runner = test.db.createQueryRunner();
    for (const { called, text } of pages) {
      expect((await planOf({ name: called, text })).join()).toMatch(
        /Index Only Scan using ix_products_\w+ on products/,
      );
      await runner.query(`PREPARE page AS ${text}`);
      const category = called.endsWith('ofCategory') ? `, 'honey'` : '';
      const [, sort = ''] = called.split('.');
      const key = FIRST_KEYS[sort as ProductSort];
      for (let time = 0; time < 8; time += 1)
        await runner.query(`EXECUTE page (21, '${key.value}', ${key.id}, true${category})`);
      const plans: unknown = await runner.query(
        `SELECT generic_plans > 0 AS "isKept" FROM pg_prepared_statements WHERE name = 'page'`,
      );
      expect([called, plans]).toEqual([called, [{ isKept: true }]]);
      await runner.query('DEALLOCATE page');
    }
    await runner.release();
  });

  it('find products by their words first, whatever the bounds of price and stock', async () => {
    const byWords = statements.filter(({ called }) => called.startsWith('byWords.'));
    expect(byWords).toHaveLength(10);
    for (const statement of byWords) {
      const plan = await planOf(statement);
      const scans = plan.flatMap((line) => / Bitmap Index Scan on (ix_products_\w+)/.exec(line)?.[1] ?? []);
      expect([statement.called, scans]).toEqual([statement.called, [expect.stringMatching(/_search$/)]]);
    }
  });

  it('count what is near by the index of positions alone', async () => {
    const counts = statements.filter(({ called }) => /\.foundOfAll$|^listingsNear$/.test(called));
    expect(counts).toHaveLength(5);
    for (const statement of counts) {
      const plan = await planOf(statement);
      const counting = plan.slice(plan.findIndex((line) => line.includes('Aggregate')));
      const scans = counting.filter((line) => / Scan using /.test(line));
      expect(scans.length).toBeGreaterThan(0);
      expect(scans.filter((line) => !/Index Only Scan using ix_\w+_map/.test(line))).toEqual([]);
    }
  });

  it('count the listings of a city page, and find its newest, by the index of positions alone', async () => {
    const [facts] = statements.filter(({ called }) => called === 'listingFacts');
    const plan = (await planOf(facts!)).join('\n');
    expect(plan).toContain('Index Only Scan using ix_listings_newest_map on listings');
    expect(plan.match(/ Scan .*on listings/g)).toHaveLength(2);
  });

  /** How windows are found: "index (what is looked up in it)". */
  const windowScans = async (statement: AnyStatement): Promise<string[]> => {
    const plan = await planOf(statement);
    return plan.flatMap((line, at) => {
      // With a bitmap or without: which is cheaper changes with the rows that were sampled.
      const index = / (?:using|Bitmap Index Scan on) (\w\w_pickup_windows\w*)/.exec(line)?.[1];
      return index ? `${index} ${/Index Cond: (.*)/.exec(plan[at + 1] ?? '')?.[1]}` : [];
    });
  };

  it('find the next pickup of each product among the coming ones of its vendor, in order', async () => {
    const lists = statements.filter(({ text }) => text.includes('AS "nextPickup"'));
    expect(lists.map(({ called }) => called.split('.')[0])).toEqual(
      expect.arrayContaining([
        'plain',
        'plainOfVendors',
        'cardsById',
        'walk',
        'byWords',
        'byPrice',
        'ofVendors',
        'ofWindows',
        'productById',
      ]),
    );
    for (const statement of lists) {
      const scans = await windowScans(statement);
      const own =
        /^ix_pickup_windows_vendor_id \(\(vendor_id = \w+\.vendor_id\) AND \(starts_at > now\(\)\)\)$/;
      expect([statement.called, scans]).toEqual([
        statement.called,
        expect.arrayContaining([expect.stringMatching(own)]),
      ]);
      expect((await planOf(statement)).join()).toContain('Presorted Key: own.starts_at');
    }
  });

  it('find what can be picked up on a day by its date, and near a point by the map', async () => {
    const found = (called: string) => {
      const all = statements.filter((one) => one.called === called);
      expect([called, all.length]).toEqual([called, 1]);
      return all;
    };
    // A bitmap may be narrowed by further indexes of the same rows, as the sample falls.
    for (const statement of found('windowsOn'))
      expect(await windowScans(statement)).toContain('ix_pickup_windows_date (date = $4)');
    for (const statement of found('pickupsNear')) {
      expect((await planOf(statement)).join('\n')).toMatch(
        /Index Scan (using ix_pickup_sites_map on pickup_sites|on ix_pickup_sites_map)/,
      );
      expect(await windowScans(statement)).toContainEqual(
        expect.stringMatching(/^uq_pickup_windows_date .*date >= /),
      );
    }
    for (const statement of found('ofWindows.newest.cards'))
      expect(await windowScans(statement)).toContain('pk_pickup_windows (id = ANY ($13))');
  });
});
