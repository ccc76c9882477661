import { Pool } from 'pg';
import { createRandom, type Random } from '../../directory/demo/random.js';
import { farmRow, listingRow, placeRow, type FarmRow } from './rows.js';
import { productRow, vendorRow } from './shop-rows.js';
import { type Spot, spotPicker } from './spots.js';
import { withoutIndexes, writeRows } from './write-rows.js';

export interface Sizes {
  places: number;
  farms: number;
  listings: number;
  vendors: number;
  products: number;
}

type Say = (line: string) => void;

/**
 * Fills a database that is migrated and has its ZIP codes with places, farms, listings, vendors and products, always the same
 * ones: more where more people live. Once it has a tenth of the places and farms, it is copied.
 * @param url a role that may create databases
 * @returns the address of the copy with a tenth of the places and farms
 */
export async function seed(url: string, sizes: Sizes, say: Say): Promise<{ tenthUrl: string }> {
  const pickSpot = await withPool(url, spotPicker);
  const random = createRandom('bench');
  const places = numbered((number) => placeRow(number, pickSpot(random), random));
  const farms = numbered((number) => farmRow(number, pickSpot(random), random));
  const everyFarm: FarmRow[] = [];

  const addSites = async (pool: Pool, newPlaces: number, newFarms: number) => {
    await withoutIndexes(pool, 'places', () => writeRows(pool, 'places', first(places, newPlaces)));
    const added = [...first(farms, newFarms)];
    everyFarm.push(...added);
    await withoutIndexes(pool, 'farms', () => writeRows(pool, 'farms', added));
  };
  const tenth = { places: Math.round(sizes.places / 10), farms: Math.round(sizes.farms / 10) };

  await timed('A tenth of the places and farms', say, () =>
    withPool(url, async (pool) => {
      await addSites(pool, tenth.places, tenth.farms);
      await settle(pool);
    }),
  );
  const tenthUrl = await copyDatabase(url);
  await withPool(url, async (pool) => {
    await timed('The rest of the places and farms', say, () =>
      addSites(pool, sizes.places - tenth.places, sizes.farms - tenth.farms),
    );
    await timed('The listings', say, () => addListings(pool, sizes.listings, everyFarm));
    await timed('The vendors and products', say, () => addShop(pool, sizes, pickSpot));
    await timed('VACUUM (ANALYZE)', say, () => settle(pool));
  });
  return { tenthUrl };
}

async function addListings(pool: Pool, count: number, farms: readonly FarmRow[]): Promise<void> {
  const random = createRandom('bench listings');
  const listings = numbered((number) => listingRow(number, count, random.pick(farms), random));
  await withoutIndexes(pool, 'listings', () => writeRows(pool, 'listings', first(listings, count)));
}

async function addShop(
  pool: Pool,
  sizes: Pick<Sizes, 'vendors' | 'products'>,
  pickSpot: (random: Random) => Spot,
): Promise<void> {
  const random = createRandom('bench shop');
  const vendors = Array.from({ length: sizes.vendors }, (_, index) =>
    vendorRow(index + 1, pickSpot(random), random),
  );
  await withoutIndexes(pool, 'vendors', () => writeRows(pool, 'vendors', vendors));
  const products = numbered((number) => productRow(number, sizes.products, random.pick(vendors), random));
  await withoutIndexes(pool, 'products', () => writeRows(pool, 'products', first(products, sizes.products)));
}

/** Farms and vendors come with their ids, so the sequences have to be told; then the planner's statistics and a clean table. */
async function settle(pool: Pool): Promise<void> {
  for (const table of ['farms', 'vendors']) {
    await pool.query(
      `SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`,
    );
  }
  await pool.query('VACUUM (ANALYZE)');
}

async function copyDatabase(url: string): Promise<string> {
  const [original, copy, maintenance] = [new URL(url), new URL(url), new URL(url)];
  copy.pathname += '_tenth';
  maintenance.pathname = '/postgres';
  await withPool(maintenance.href, (pool) =>
    pool.query(`CREATE DATABASE ${copy.pathname.slice(1)} TEMPLATE ${original.pathname.slice(1)}`),
  );
  return copy.href;
}

async function withPool<Result>(url: string, work: (pool: Pool) => Promise<Result>): Promise<Result> {
  // Indexes are built faster than the product's settings allow; that ends with the connection.
  const pool = new Pool({ connectionString: url, max: 4, options: '-c maintenance_work_mem=512MB' });
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
