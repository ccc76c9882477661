import { createRandom, type Random } from '@farmgate/backend/src/directory/demo/random';
import { makeDays } from '@farmgate/backend/src/directory/places/days/make-days';
import { dataSourceOptions } from '@farmgate/backend/src/platform/database/data-source';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import type { Say } from '../part.js';
import { MARKETS, ROSTERS } from './markets.sql.js';
import { insertOrders, prepareOrders } from './orders.sql.js';
import { insertDesk, insertUsers, isOwned } from './people.sql.js';
import { PICKUPS } from './pickups.sql.js';
import { farmRow, listingRow, placeRow, type FarmRow } from './rows.js';
import { productRow, vendorRow } from './shop-rows.js';
import type { Sizes } from './sizes.js';
import { type Spot, spotPicker } from './spots.js';
import { withoutIndexes, writeRows } from './write-rows.js';

const MARKETS_AT_ONCE = 2_000;

/**
 * Fills a database that is prepared with people, places, farms, listings, vendors, products and orders,
 * always the same ones: more where more people live. Once it has a tenth of the places and farms, it is
 * copied to `tenthOf(url)`.
 * @param url a superuser, as what is known to fit is not compared row by row
 */
export async function seed(url: string, sizes: Sizes, say: Say): Promise<void> {
  const pickSpot = await withPool(url, spotPicker);
  const random = createRandom('bench');
  const places = numbered((number) => placeRow(number, pickSpot(random), random));
  const farms = numbered((number) => ({
    ...farmRow(number, pickSpot(random), random),
    user_id: isOwned(number) ? number : null,
  }));
  const everyFarm: FarmRow[] = [];

  const addSites = async (pool: Pool, newPlaces: number, newFarms: number) => {
    await withoutIndexes(pool, 'places', () => writeRows(pool, 'places', first(places, newPlaces)));
    const added = [...first(farms, newFarms)];
    everyFarm.push(...added);
    await withoutIndexes(pool, 'farms', () => writeRows(pool, 'farms', added));
  };
  const tenth = { places: Math.round(sizes.places / 10), farms: Math.round(sizes.farms / 10) };

  await timed('The people', say, () =>
    withPool(url, (pool) =>
      withoutIndexes(pool, 'users', () => pool.query(insertUsers(sizes.users, sizes.farms, sizes.vendors))),
    ),
  );
  await timed('A tenth of the places and farms', say, () =>
    withPool(url, async (pool) => {
      await addSites(pool, tenth.places, tenth.farms);
      await settle(pool);
    }),
  );
  await copyDatabase(url);
  await withPool(url, async (pool) => {
    await timed('The rest of the places and farms', say, () =>
      addSites(pool, sizes.places - tenth.places, sizes.farms - tenth.farms),
    );
    await timed('The listings', say, () => addListings(pool, sizes.listings, everyFarm));
    await timed('The vendors and products', say, () => addShop(pool, sizes, pickSpot));
    await timed('The pickup days', say, async () => {
      for (const statement of PICKUPS) await pool.query(statement);
    });
    await timed('The market days', say, () => addMarketDays(url, pool));
    await timed('The orders of a year', say, () => addOrders(pool, sizes));
    await timed('What waits for staff', say, () => addDesk(pool, sizes));
    await timed('VACUUM (ANALYZE)', say, () => settle(pool));
  });
}

/** As the product makes them, from the seasons; and who sells at every tenth market. */
async function addMarketDays(url: string, pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ id: number }>(MARKETS);
  const ids = rows.map(({ id }) => id);
  const dataSource = await new DataSource(dataSourceOptions(url, 2)).initialize();
  try {
    for (let from = 0; from < ids.length; from += MARKETS_AT_ONCE) {
      await dataSource.transaction((tx) => makeDays(tx, ids.slice(from, from + MARKETS_AT_ONCE)));
    }
  } finally {
    await dataSource.destroy();
  }
  await pool.query(ROSTERS);
}

/** All on one connection, as what the rows are made from is its own. */
async function addOrders(pool: Pool, { orders, users }: Sizes): Promise<void> {
  const client = await pool.connect();
  try {
    // What refers to each other fits by the way it is made; the database need not look at each of millions of
    // references.
    await client.query('SET session_replication_role = replica');
    for (const statement of prepareOrders(orders)) await client.query(statement);
    for (const [table, text] of insertOrders(users)) {
      await withoutIndexes(pool, table, () => client.query(text));
    }
  } finally {
    // The connection goes with its tables and that setting.
    client.release(true);
  }
}

async function addDesk(pool: Pool, { users, farms, products, vendors, places }: Sizes): Promise<void> {
  for (const [table, text] of insertDesk(users, farms, products, vendors, places)) {
    await withoutIndexes(pool, table, () => pool.query(text));
  }
}

async function addListings(pool: Pool, count: number, farms: readonly FarmRow[]): Promise<void> {
  const random = createRandom('bench listings');
  const listings = numbered((number) => listingRow(number, count, random.pick(farms), random));
  await withoutIndexes(pool, 'listings', () => writeRows(pool, 'listings', first(listings, count)));
}

async function addShop(
  pool: Pool,
  sizes: Pick<Sizes, 'farms' | 'vendors' | 'products'>,
  pickSpot: (random: Random) => Spot,
): Promise<void> {
  const random = createRandom('bench shop');
  const vendors = Array.from({ length: sizes.vendors }, (_, index) => ({
    ...vendorRow(index + 1, pickSpot(random), random),
    user_id: sizes.farms + index + 1,
  }));
  await withoutIndexes(pool, 'vendors', () => writeRows(pool, 'vendors', vendors));
  const products = numbered((number) => productRow(number, sizes.products, random.pick(vendors), random));
  await withoutIndexes(pool, 'products', () => writeRows(pool, 'products', first(products, sizes.products)));
}

/**
 * Farms and vendors come with their ids, so the sequences have to be told; then the planner's statistics and
 * a clean table.
 */
async function settle(pool: Pool): Promise<void> {
  const withIds = ['users', 'farms', 'vendors', 'orders', 'fulfilments', 'payments', 'refunds', 'payouts'];
  for (const table of withIds) {
    await pool.query(
      `SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT coalesce(max(id), 1) FROM ${table}))`,
    );
  }
  await pool.query('VACUUM (ANALYZE)');
}

/** @returns the address of the copy with a tenth of the places and farms */
export function tenthOf(url: string): string {
  const copy = new URL(url);
  copy.pathname += '_tenth';
  return copy.href;
}

async function copyDatabase(url: string): Promise<void> {
  const name = (address: string) => new URL(address).pathname.slice(1);
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  await withPool(maintenance.href, (pool) =>
    pool.query(`CREATE DATABASE ${name(tenthOf(url))} TEMPLATE ${name(url)}`),
  );
}

async function withPool<Result>(url: string, work: (pool: Pool) => Promise<Result>): Promise<Result> {
  // Indexes are built faster than the product's settings allow; that ends with the connection.
  const options = '-c maintenance_work_mem=512MB -c work_mem=128MB';
  const pool = new Pool({ connectionString: url, max: 4, options });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

function* numbered<Row>(make: (number: number) => Row): Generator<Row> {
  for (let number = 1; ; number += 1) yield make(number);
}

/** The next so many of an endless source, which stays open for more. */
function* first<Row>(source: Generator<Row>, count: number): Generator<Row> {
  for (let taken = 0; taken < count; taken += 1) yield source.next().value as Row;
}

async function timed(what: string, say: Say, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  await work();
  say(`${what} … ${((performance.now() - started) / 1_000).toFixed(1)} s`);
}
