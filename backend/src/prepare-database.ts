import { fileURLToPath } from 'node:url';
import { DataSource, type EntityManager } from 'typeorm';
import { seedDemoAccounts } from './accounts/users/demo-accounts.js';
import { makeFirstAdmin } from './accounts/users/first-admin.js';
import { readArticles, seedArticles } from './content/blog/seed/seed-articles.js';
import { fillGuides } from './content/content-hubs/fill-guides.js';
import { seedDemoPages } from './content/generation/seed-demo-pages.js';
import { fillTargetLocations } from './content/location-pages/target-location-table.js';
import { seedDemoDirectory } from './directory/demo/seed-directory.js';
import { seedDemoOrders } from './marketplace/demo/seed-orders.js';
import { seedDemoMarketplace } from './marketplace/demo/seed-marketplace.js';
import type { Config } from './platform/config/config.js';
import { dataSourceOptions, migrate } from './platform/database/data-source.js';
import { installJobs } from './platform/jobs/install-jobs.js';
import { fillZipCodes } from './platform/geo/zip-code-table.js';

/** The demonstration's orders are written by their entities, before there is an application that knows them. */
const entities = fileURLToPath(new URL('./**/*.entity.js', import.meta.url));

type Say = (line: string) => void;

const SEED_JOB = 'seed';
const DEMO = 'demo';
const DEMO_SHOP = 'demo shop';
const DEMO_PAGES = 'demo pages';

/**
 * Brings a database up to date: its schema, the ZIP codes and cities, and the demonstration data where it is wanted.
 * What is there already is left alone. Several servers may do this at the same moment.
 * @param seed 'demo when new' seeds a database that has neither accounts nor places
 * @param admin the first administrator, made where there is none
 * @returns whether the demonstration data is in
 */
export async function prepareDatabase(
  url: string,
  seed: Config['seed'],
  say: Say,
  admin?: Config['admin'],
): Promise<{ hasDemo: boolean }> {
  const migrations = await timed('Updated the schema', say, () => migrate(url));
  if (migrations.length > 0) migrations.forEach((name) => say(`  ${name}`));
  await installJobs(url);
  const dataSource = await new DataSource({
    ...dataSourceOptions(url, 2),
    entities: [entities],
  }).initialize();
  try {
    const articles = await readArticles();
    return await dataSource.transaction(async (tx) => {
      const filled = await fill(tx, seed, say);
      await timed('Added pages of states and guides', say, () => fillGuides(tx, new Date()));
      await timed('Added articles', say, () => seedArticles(tx, articles, new Date()));
      const made = await makeFirstAdmin(tx, admin);
      if (made) say(made);
      return filled;
    });
  } finally {
    await dataSource.destroy();
  }
}

/**
 * Fills the tables that are the same everywhere: ZIP codes and cities.
 * @public The tests' set-up calls it in the built server, where knip does not look.
 */
export async function fillReferenceTables(url: string): Promise<void> {
  const dataSource = await new DataSource(dataSourceOptions(url, 1)).initialize();
  try {
    await dataSource.transaction(async (tx) => {
      await fillZipCodes(tx);
      await fillTargetLocations(tx);
    });
  } finally {
    await dataSource.destroy();
  }
}

async function fill(tx: EntityManager, seed: Config['seed'], say: Say): Promise<{ hasDemo: boolean }> {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [FILL_LOCK]);
  const zips = await timed('Loaded ZIP codes', say, () => fillZipCodes(tx));
  const cities = await timed('Loaded cities', say, () => fillTargetLocations(tx));
  const hasDemo = await isSeeded(tx, DEMO);
  const isWanted = hasDemo
    ? seed !== 'none'
    : seed === 'demo' || (seed === 'demo when new' && (await isEmpty(tx)));
  if (!isWanted) return { hasDemo };
  // In parts, so that a demonstration from before there was a shop gets its shop.
  const parts = (await isSeeded(tx, DEMO_SHOP)) ? [] : hasDemo ? [seedShop] : [seedDirectory, seedShop];
  if (!(await isSeeded(tx, DEMO_PAGES))) parts.push(orderPages);
  const added = await timed('Added demonstration data', say, async () => {
    let written = 0;
    for (const part of parts) written += await part(tx);
    return written;
  });
  if (zips + cities + added > 0) await tx.query('ANALYZE');
  return { hasDemo: true };
}

/** Adds the demonstration accounts, markets, farms and listings, in the caller's transaction. */
async function seedDirectory(tx: EntityManager): Promise<number> {
  const accounts = await seedDemoAccounts(tx);
  const written = await seedDemoDirectory(tx, { farmerId: accounts.get('farmer') ?? null });
  await noteSeeded(tx, DEMO);
  return written;
}

/** Adds the demonstration's vendors, products, orders and reviews, in the caller's transaction. */
async function seedShop(tx: EntityManager): Promise<number> {
  const accounts = await seedDemoAccounts(tx);
  const shop = await seedDemoMarketplace(tx, accounts);
  const orders = await seedDemoOrders(tx, shop, accounts);
  await noteSeeded(tx, DEMO_SHOP);
  return shop.products.length + orders;
}

/** Has the pages of the largest cities made once the server is up, in the caller's transaction. */
async function orderPages(tx: EntityManager): Promise<number> {
  await seedDemoPages(tx);
  await noteSeeded(tx, DEMO_PAGES);
  return 0;
}

const noteSeeded = (tx: EntityManager, step: string) =>
  tx.query('INSERT INTO import_steps (job, step) VALUES ($1, $2)', [SEED_JOB, step]);

async function isSeeded(tx: EntityManager, step: string): Promise<boolean> {
  const rows = await tx.query<unknown[]>('SELECT 1 FROM import_steps WHERE job = $1 AND step = $2', [
    SEED_JOB,
    step,
  ]);
  return rows.length > 0;
}

async function isEmpty(tx: EntityManager): Promise<boolean> {
  const [row] = await tx.query<{ empty: boolean }[]>(
    'SELECT NOT EXISTS (SELECT 1 FROM users) AND NOT EXISTS (SELECT 1 FROM places) AS empty',
  );
  return row?.empty ?? false;
}

/** Says what was done, how much and how long it took; nothing when there was nothing to do. */
async function timed<Result extends number | unknown[]>(
  what: string,
  say: Say,
  step: () => Promise<Result>,
): Promise<Result> {
  const started = performance.now();
  const result = await step();
  const count = typeof result === 'number' ? result : result.length;
  if (count > 0) {
    say(
      `${what} (${count.toLocaleString('en-US')}) … ${((performance.now() - started) / 1_000).toFixed(1)} s`,
    );
  }
  return result;
}

/** An arbitrary number that all servers of this product share. */
const FILL_LOCK = 74_021_002;
