import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fillGuides } from '../../src/content/content-hubs/fill-guides.js';
import { PageMaker, savePages } from '../../src/content/location-pages/make-page.js';
import { TargetLocation } from '../../src/content/location-pages/targets/target-location.entity.js';
import { wallTime } from '../../src/contract/shared/calendar/wall-clock.js';
import { makeDays } from '../../src/directory/places/days/make-days.js';
import { BundlePart } from '../../src/marketplace/tables/bundle-part.entity.js';
import { ProductVariant } from '../../src/marketplace/tables/product-variant.entity.js';
import { Review } from '../../src/marketplace/tables/review.entity.js';
import { SHOWN_TABLES } from '../../src/platform/changes/shown-tables.js';
import type { CountingProxy } from '../support/http/counting-proxy.js';
import { makeUser } from '../support/http/people.js';
import { makeBlogPost } from '../support/make/make-content.js';
import {
  ALWAYS_OPEN,
  makeFarm,
  makeListing,
  makePlace,
  makeProduct,
  makeVendor,
} from '../support/make/make.js';
import { makeShare, makeShareFarm } from '../support/scenes/share-scene.js';
import { startCountedApp } from '../support/servers/counted-app.js';
import type { TestApp } from '../support/test-app.js';

/**
 * Filled before the first start and by releases alone; `search_words` gets new words only together with what
 * they stand in.
 */
const NEVER_CHANGE = ['zip_codes', 'cities', 'target_locations', 'search_words'];
/** Read for the page itself, not for a call of it. */
const OF_EVERY_PAGE = ['settings'];
/** Columns whose writing tells nobody, each for its reason in migrations/baseline. */
const QUIET = {
  dated_stock: ['created_at', 'date', 'id', 'product_id', 'taken', 'updated_at', 'variant_id'],
  farm_claims: [
    ...['code_failed_at', 'code_hash', 'code_proven_at', 'code_sent_at', 'code_sent_to', 'code_tries'],
    ...['created_at', 'decided_at', 'draft', 'id', 'reason', 'snapshot', 'waits_since', 'waits_until'],
  ],
  farm_news: ['created_at', 'hidden_reason', 'id', 'open_reports', 'user_id'],
  products: ['inventory', 'sold_count', 'told_past_date'],
  product_variants: ['created_at', 'id', 'inventory', 'most_price', 'product_id', 'updated_at'],
  location_pages: ['checked_at'],
  market_day_alerts: ['seen_at'],
  pickup_windows: [
    'capacity_unit',
    'created_at',
    'id',
    'is_own',
    'list_sent_at',
    'opened_despite',
    'schedule_id',
    'taken',
    'vendor_id',
  ],
};

let test: TestApp;
let proxy: CountingProxy;
let close: () => Promise<void>;
/** For each call, addresses that take all its ways to the database. */
let examples: Record<string, string[]>;

beforeAll(async () => {
  ({ test, proxy, close } = await startCountedApp());
  const { db } = test;
  const owned = { userId: (await makeUser(db)).id, isClaimed: true };
  const farm = await makeFarm(db, { name: 'Sunny Acres', state: 'FL', ...owned });
  const market = await makePlace(db, { name: 'River Market', state: 'FL', seasons: ALWAYS_OPEN });
  await makeDays(db.manager, [market.id]);
  const listing = await makeListing(db, { farmId: farm.id });
  const vendor = await makeVendor(db);
  const product = await makeProduct(db, { vendorId: vendor.id, name: 'Honey' });
  const option = { name: 'Jar', position: 0, price: 900, inventory: 5 };
  await db.getRepository(ProductVariant).save({ productId: product.id, ...option });
  const box = await makeProduct(db, { vendorId: vendor.id, isBundle: true });
  const part = { bundleId: box.id, productId: product.id, position: 0, quantity: 1 };
  await db.getRepository(BundlePart).save(part);
  const seller = await makeUser(db, { role: 'vendor' });
  const selling = await makeFarm(db, { userId: seller.id, isClaimed: true });
  const { id: sellerId } = await makeVendor(db, { userId: seller.id });
  await makeProduct(db, { vendorId: sellerId });
  const of = { productId: product.id, vendorId: vendor.id };
  await db.getRepository(Review).save({ ...of, rating: 5, authorName: 'Ann' });
  const { slug } = await makeBlogPost(db);
  await db.transaction((tx) => fillGuides(tx, new Date()));
  const target = await db
    .getRepository(TargetLocation)
    .findOneByOrFail({ city: 'Fort Myers', stateCode: 'FL' });
  const draft = await new PageMaker(db).draft(target, new Date());
  await db.transaction((tx) => savePages(tx, [draft]));
  const [hub] = await db.query<{ slug: string }[]>(
    'SELECT slug FROM content_hub_pages WHERE figures IS NOT NULL LIMIT 1',
  );
  const [state] = await db.query<{ slug: string }[]>(`SELECT slug FROM state_pages WHERE state_code = 'FL'`);
  const season = await makeShare(await makeShareFarm(test), 2);
  const near = 'zipCode=33901';
  examples = {
    '/api/blog': ['?category=x', '?tag=x', ''],
    '/api/blog-topics': [''],
    '/api/blog/{slug}': [slug],
    '/api/cities': ['?name=Springfield'],
    '/api/content-hubs': [''],
    '/api/content-hubs/{slug}': [hub?.slug ?? ''],
    '/api/farmers-markets': [
      `?${near}`,
      `?${near}&search=zzz`,
      `?${near}&openNow=true`,
      `?${near}&kind=csa,farmers_market`,
      `?${near}&view=card`,
      '',
    ],
    '/api/farms': [`?${near}`, '?search=Sunny', `?${near}&search=Sunny`, ''],
    '/api/farms/{id}': [String(farm.id), '999999'],
    '/api/farms/{id}/news': [String(farm.id)],
    '/api/farms/{id}/shop': [String(selling.id)],
    '/api/favorites/cards': [
      `?keys=product-${product.id},vendor-${vendor.id},listing-${listing.id},farm-${farm.id},place-1`,
    ],
    '/api/field-status/near': [`?${near}`],
    '/api/field-status/of/{subject}': [`farm-${farm.id}`],
    '/api/in-season': ['?state=FL'],
    '/api/in-season/calendar': ['?state=FL'],
    '/api/listings': [
      '',
      `?${near}`,
      '?search=tomatos',
      '?category=eggs',
      `?farmId=${farm.id}`,
      `?${near}&search=egs`,
    ],
    '/api/listings/{id}': [String(listing.id), '999999'],
    '/api/local-farms': [
      `?${near}`,
      `?${near}&view=card`,
      `?${near}&search=zzz`,
      `?${near}&openNow=true`,
      '',
    ],
    '/api/location-pages': ['?sort=newest', '?state=FL&search=Fort'],
    '/api/location-pages/{slug}': ['fort-myers-fl'],
    '/api/market-days': [`?${near}&date=${wallTime(new Date(), 'America/New_York').date}`],
    '/api/pickups/near': [`?${near}`],
    '/api/place-kinds': [`?${near}`, `?${near}&search=honey`],
    '/api/places/{id}': [String(market.id), '999999'],
    '/api/products': [
      '',
      `?${near}`,
      '?search=hony',
      '?sort=rating&category=honey',
      `?vendorId=${vendor.id}`,
      `?${near}&pickupOn=2026-11-28`,
    ],
    '/api/products/{id}': [String(product.id), String(box.id), '999999'],
    '/api/products/{id}/reviews': [String(product.id)],
    '/api/search': [
      '?search=sunny+brook',
      ...['suny+brok', 'csa'].map((words) => `?search=${words}&${near}`),
    ],
    '/api/search/near': ['honey', 'hony', 'river', 'vegetables'].map((words) => `?${near}&search=${words}`),
    '/api/shares/near': [`?${near}`],
    '/api/shares/{id}': [String(season.id), '999999'],
    '/api/shelves': [`?${near}`],
    '/api/state-pages': [''],
    '/api/state-pages/{slug}': [state?.slug ?? ''],
    '/api/suggestions': ['?q=sun', `?q=339&${near}`, '?q=hon&of=products'],
    '/api/vendors/{id}': [String(vendor.id)],
    '/api/vendors/{id}/farms': [String(vendor.id)],
    '/api/vendors/{id}/reviews': [String(vendor.id)],
    '/api/zip-codes/nearest': ['?latitude=26.6&longitude=-81.9'],
    '/api/zip-codes/{zipCode}': ['33901'],
    '/api/zip-codes/{zipCode}/similar': ['33999'],
  };
});
afterAll(() => close());

/** Tables of the schema `public` that statements read, also through a view or a function. */
async function tablesIn(texts: readonly string[]): Promise<string[]> {
  const rows = await test.db.query<{ name: string; tables: string[] }[]>(
    `SELECT tablename::text AS name, ARRAY[tablename::text] AS tables FROM pg_tables WHERE schemaname = 'public'
     UNION ALL SELECT view_name::text, array_agg(table_name::text) FROM information_schema.view_table_usage
     WHERE view_schema = 'public' GROUP BY 1`,
  );
  const known = new Map(rows.map(({ name, tables }) => [name, tables]));
  const functions = await test.db.query<{ name: string; body: string }[]>(
    `SELECT proname::text AS name, prosrc AS body FROM pg_proc JOIN pg_language AS language ON language.oid = prolang
     WHERE pronamespace = 'public'::regnamespace AND language.lanname = 'sql'`,
  );
  const called = functions.filter(({ name }) => texts.some((text) => text.includes(`${name}(`)));
  const all = [...texts, ...called.map(({ body }) => body)];
  const named = all.flatMap((text) => [...text.matchAll(/\b(?:FROM|JOIN)\s+\(?"?([a-z_]+)"?/gi)]);
  return [...new Set(named.flatMap((match) => known.get(match[1] ?? '') ?? []))];
}

const addressOf = (path: string, example: string) =>
  example.startsWith('?') || example === '' ? path + example : path.replace(/\{\w+\}/, example);

describe('what a call shows', () => {
  it('is found behind a view and a function as well', async () => {
    expect((await tablesIn(['SELECT 1 FROM vendor_products JOIN public_vendors ON true'])).sort()).toEqual([
      'products',
      'vendors',
    ]);
    expect(await tablesIn(['SELECT closed_by(1, 1, now()::date)'])).toEqual(
      expect.arrayContaining(['farms', 'pickup_schedules', 'pickup_sites', 'vendors']),
    );
  });

  it('is declared: every table that it reads, and no other', async () => {
    const { body } = await test.get<{ paths: Record<string, { get?: { 'x-shows'?: string[] } }> }>(
      '/api/openapi.json',
    );
    const declared = Object.entries(body.paths).flatMap(([path, { get }]) =>
      get?.['x-shows'] ? [[path, [...get['x-shows']].sort()] as const] : [],
    );
    expect(Object.keys(examples).sort()).toEqual(declared.map(([path]) => path).sort());
    const read: [string, string[]][] = [];
    for (const [path] of declared) {
      const texts = await proxy.textsDuring(async () => {
        for (const example of examples[path] ?? []) await test.get(addressOf(path, example));
      });
      read.push([path, (await tablesIn(texts)).filter((table) => !NEVER_CHANGE.includes(table)).sort()]);
    }
    expect(read).toEqual(declared);
  });

  it('tells of its changes: each such table has its trigger, and no other has one', async () => {
    const { body } = await test.get<{ paths: Record<string, { get?: { 'x-shows'?: string[] } }> }>(
      '/api/openapi.json',
    );
    const declared = Object.values(body.paths).flatMap(({ get }) => get?.['x-shows'] ?? []);
    const shown = [...new Set([...declared, ...OF_EVERY_PAGE])].sort();
    expect([...SHOWN_TABLES].sort()).toEqual(shown);
    const triggers = await test.db.query<{ table: string; quiet: string[] }[]>(
      `SELECT tgrelid::regclass::text AS "table", (
         SELECT coalesce(array_agg(attname::text ORDER BY attname), '{}') FROM pg_attribute
         WHERE attrelid = tgrelid AND attnum > 0 AND NOT attisdropped AND cardinality(tgattr::int2[]) > 0
           AND attnum <> ALL(tgattr::int2[])) AS quiet
       FROM pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid
       WHERE proname = 'tell_change' AND (tgtype & 1) = 0 AND tgtype & 60 = 60 ORDER BY 1`,
    );
    expect(triggers.map(({ table }) => table)).toEqual(shown);
    const quiet = triggers.filter((trigger) => trigger.quiet.length > 0);
    expect(Object.fromEntries(quiet.map((trigger) => [trigger.table, trigger.quiet]))).toEqual(QUIET);
  });
});
