import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { LISTING_CATEGORIES } from '../../src/contract/directory/categories.js';
import { chordFromMiles } from '../../src/platform/geo/earth.js';
import { seedDirectory } from '../../src/seed-demo.js';
import { openDataSource } from '../support/database/test-data-source.js';
import { cloneDatabase, type TestDatabase } from '../support/database/test-database.js';

let database: TestDatabase;
let db: DataSource;

beforeAll(async () => {
  database = await cloneDatabase();
  db = await openDataSource(database.url);
  await db.transaction(async (tx) => {
    await seedDirectory(tx, { isProduction: false, say: () => undefined });
  });
}, 60_000);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const citiesWithout = (table: string, condition: string) =>
  db.query<{ city: string }[]>(
    `SELECT largest.city || ', ' || state_code AS city
     FROM (SELECT * FROM target_locations ORDER BY population DESC, id LIMIT 300) AS largest
     JOIN zip_codes USING (zip_code)
     WHERE NOT EXISTS (
       SELECT 1 FROM ${table} AS row WHERE ${condition}
         AND cube_enlarge(ll_to_earth(zip_codes.latitude, zip_codes.longitude), $1, 3)
           @> ll_to_earth(row.latitude, row.longitude)
         AND ll_to_earth(zip_codes.latitude, zip_codes.longitude)
           <-> ll_to_earth(row.latitude, row.longitude) <= $1)`,
    [chordFromMiles(25)],
  );

describe('the demonstration data', () => {
  it('has markets, farms and listings within 25 miles of each of the 300 largest cities', async () => {
    expect(await citiesWithout('places', "kind = 'farmers_market'")).toEqual([]);
    expect(await citiesWithout('farms', 'true')).toEqual([]);
    expect(await citiesWithout('listings', 'is_available')).toEqual([]);
  });

  it('has about 700 markets, 1,500 farms and stands, 2,000 listings of every category', async () => {
    const [count] = await db.query<
      { markets: number; farms: number; listings: number; categories: number }[]
    >(
      `SELECT (SELECT count(*)::int FROM places WHERE kind = 'farmers_market') AS markets,
         (SELECT count(*)::int FROM places WHERE kind <> 'farmers_market') + (SELECT count(*)::int FROM farms) AS farms,
         (SELECT count(*)::int FROM listings) AS listings,
         (SELECT count(DISTINCT category)::int FROM listings) AS categories`,
    );
    expect(count?.markets).toBeGreaterThan(650);
    expect(count?.farms).toBeGreaterThan(1_400);
    expect(count?.listings).toBeGreaterThan(1_900);
    expect(count?.categories).toBe(LISTING_CATEGORIES.length);
  });

  it('is marked as such, and names nobody who could be real', async () => {
    expect(await db.query("SELECT name FROM places WHERE source <> 'demo'")).toEqual([]);
    expect(await db.query('SELECT name FROM farms WHERE NOT is_demonstration')).toEqual([]);
    expect(await db.query('SELECT id FROM listings WHERE NOT is_demonstration')).toEqual([]);
    expect(await db.query("SELECT phone FROM farms WHERE phone !~ '555-01\\d\\d$'")).toEqual([]);
    expect(await db.query("SELECT email FROM listings WHERE email !~ '\\.farmgate\\.example$'")).toEqual([]);
  });

  it('gives the demonstration farmer farms of his own', async () => {
    const rows = await db.query<unknown[]>(
      "SELECT 1 FROM farms JOIN users ON users.id = user_id WHERE username = 'farmer'",
    );
    expect(rows.length).toBeGreaterThanOrEqual(3);
  });

  it('makes his dashboard worth looking at: farms, listings of every state, views, a note', async () => {
    const [farmer] = await db.query<{ id: number }[]>("SELECT id FROM users WHERE username = 'farmer'");
    const [found] = await db.query<Record<string, number>[]>(
      `SELECT (SELECT count(*)::int FROM farms WHERE user_id = $1 AND is_verified) AS verified,
         (SELECT count(*)::int FROM farms JOIN farm_claims ON farm_id = farms.id AND status = 'new'
          WHERE farms.user_id = $1 AND NOT is_verified) AS waiting,
         (SELECT count(*)::int FROM listings JOIN farms ON farms.id = farm_id
          WHERE farms.user_id = $1 AND listings.user_id IS DISTINCT FROM $1) AS lost,
         (SELECT count(*)::int FROM listings WHERE user_id = $1 AND is_available) AS live,
         (SELECT count(*)::int FROM listings WHERE user_id = $1 AND NOT is_available) AS paused,
         (SELECT count(*)::int FROM listings WHERE user_id = $1 AND asked_at IS NOT NULL) AS asked,
         (SELECT count(*)::int FROM corrections JOIN farms ON farms.id = farm_id WHERE user_id = $1) AS notes,
         (SELECT count(*)::int FROM farms WHERE NOT is_claimed) AS unclaimed`,
      [farmer?.id],
    );
    expect(found).toMatchObject({ verified: 3, waiting: 1, lost: 0, paused: 1, asked: 1, notes: 1 });
    expect(found?.live).toBeGreaterThan(8);
    expect(found?.unclaimed).toBeGreaterThan(200);
  });

  it('has views of his listings alone, of the last 30 days, none from before a listing was posted', async () => {
    const [views] = await db.query<Record<string, number>[]>(
      `SELECT sum(views)::int AS total, count(DISTINCT counted.day)::int AS days,
         count(DISTINCT listing_id)::int AS listings,
         count(*) FILTER (WHERE username IS DISTINCT FROM 'farmer'
           OR counted.day < (listings.created_at AT TIME ZONE 'UTC')::date)::int AS wrong
       FROM listing_views AS counted JOIN listings ON listings.id = listing_id
       LEFT JOIN users ON users.id = listings.user_id`,
    );
    expect(views).toMatchObject({ days: 30, wrong: 0 });
    expect(views?.total).toBeGreaterThan(500);
    expect(views?.listings).toBeGreaterThan(8);
  });
});
