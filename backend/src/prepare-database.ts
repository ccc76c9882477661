import { DataSource, type EntityManager } from 'typeorm';
import { openDemoAccounts } from './accounts/users/demo-accounts.js';
import { makeFirstAdmin } from './accounts/users/first-admin.js';
import { readArticles, seedArticles } from './content/blog/seed/seed-articles.js';
import { fillGuides } from './content/content-hubs/fill-guides.js';
import { fillTargetLocations } from './content/location-pages/targets/target-location-table.js';
import type { Config } from './platform/config/config.js';
import { analyze } from './platform/database/connection.sql.js';
import { dataSourceOptions } from './platform/database/data-source.js';
import { doneSteps, noteStep } from './platform/database/import-steps/import-steps.sql.js';
import { lockNumber } from './platform/database/locks.sql.js';
import { migrate } from './platform/database/migrate.js';
import { changeRows, fetchRows } from './platform/database/statement.js';
import { fillCities } from './platform/geo/cities/city-table.js';
import { otherClocks } from './platform/geo/clocks-agree.rules.js';
import { databaseClocks } from './platform/geo/clocks.sql.js';
import { fillZipCodes } from './platform/geo/zip-code-table.js';
import { installJobs } from './platform/jobs/install-jobs.js';
import { isNew } from './prepare-database.sql.js';
import type { DemoOptions } from './seed-demo.js';

type Say = (line: string) => void;

const SEED_JOB = 'seed';
/** Each part came with a version, so that an older demonstration gets what is new. */
const DEMO = 'demo';
const DEMO_PARTS = { [DEMO]: 'seedDirectory', 'demo shop': 'seedShop', 'demo pages': 'orderPages' } as const;

/** Safe for several servers at once. @returns whether the demonstration data is in */
export async function prepareDatabase(
  url: string,
  seed: Config['seed'],
  say: Say,
  admin?: Config['admin'],
  isProduction = false,
): Promise<{ hasDemo: boolean }> {
  const migrations = await timed('Updated the schema', say, () => migrate(url));
  if (migrations.length > 0) migrations.forEach((name) => say(`  ${name}`));
  await installJobs(url);
  const dataSource = await openFor(url, seed);
  try {
    const articles = await readArticles();
    return await dataSource.transaction(async (tx) => {
      const filled = await fill(tx, seed, { isProduction, say });
      await timed('Added pages of states and guides', say, () => fillGuides(tx, new Date()));
      await timed('Added articles', say, () => seedArticles(tx, articles, new Date()));
      const made = await makeFirstAdmin(tx, admin);
      if (made) say(made);
      if (isProduction) await warnOfOpenAccounts(tx, say);
      await warnOfOtherClocks(tx, say);
      return filled;
    });
  } finally {
    await dataSource.destroy();
  }
}

/** @public The tests' set-up calls it in the built server, where knip does not look. */
export async function fillReferenceTables(url: string): Promise<void> {
  const dataSource = await new DataSource(dataSourceOptions(url, 1)).initialize();
  try {
    await dataSource.transaction(async (tx) => {
      await fillZipCodes(tx);
      await fillCities(tx);
      await fillTargetLocations(tx);
    });
  } finally {
    await dataSource.destroy();
  }
}

async function openFor(url: string, seed: Config['seed']): Promise<DataSource> {
  const plain = await new DataSource(dataSourceOptions(url, 2)).initialize();
  const parts = await missingParts(plain.manager, seed);
  if (parts.length === 0) return plain;
  await plain.destroy();
  return (await import('./seed-demo.js')).openWithEntities(url);
}

async function warnOfOpenAccounts(tx: EntityManager, say: Say): Promise<void> {
  const names = await openDemoAccounts(tx);
  if (names.length === 0) return;
  say(`WARNING: anyone can log in as ${names.join(', ')}, with the password of the demonstration.`);
  say('  Set other passwords, or erase these accounts in the back office.');
}

/** Days are made fewer months ahead. */
const CLOCK_MONTHS = 24;

/** Pages have Node's time zones, statements PostgreSQL's. */
async function warnOfOtherClocks(tx: EntityManager, say: Say): Promise<void> {
  const others = otherClocks(await fetchRows(tx, databaseClocks, [CLOCK_MONTHS]));
  if (others.length === 0) return;
  const zones = others.map(({ zone, day }) => `${zone} (from ${day})`).join(', ');
  say(`WARNING: Node and PostgreSQL disagree about the clock of ${zones}.`);
  say('  Update the one whose time zones are older, so that days and hours are the same everywhere.');
}

async function fill(
  tx: EntityManager,
  seed: Config['seed'],
  options: DemoOptions,
): Promise<{ hasDemo: boolean }> {
  const { say } = options;
  await changeRows(tx, lockNumber, [FILL_LOCK]);
  const zips = await timed('Loaded ZIP codes', say, () => fillZipCodes(tx));
  const cities = await timed('Loaded cities', say, async () => {
    return (await fillCities(tx)) + (await fillTargetLocations(tx));
  });
  const parts = await missingParts(tx, seed);
  const added = await timed('Added demonstration data', say, () => addParts(tx, parts, options));
  if (zips + cities + added > 0) await changeRows(tx, analyze, []);
  return { hasDemo: (await seededParts(tx)).has(DEMO) };
}

type DemoPartName = keyof typeof DEMO_PARTS;

async function addParts(
  tx: EntityManager,
  parts: readonly DemoPartName[],
  options: DemoOptions,
): Promise<number> {
  if (parts.length === 0) return 0;
  const demo = await import('./seed-demo.js');
  let written = 0;
  for (const name of parts) {
    written += await demo[DEMO_PARTS[name]](tx, options);
    await noteStep(tx, SEED_JOB, name);
  }
  return written;
}

async function missingParts(tx: EntityManager, seed: Config['seed']): Promise<DemoPartName[]> {
  const seeded = await seededParts(tx);
  const isWanted = seeded.has(DEMO)
    ? seed !== 'none'
    : seed === 'demo' || (seed === 'demo when new' && (await isEmpty(tx)));
  if (!isWanted) return [];
  return (Object.keys(DEMO_PARTS) as DemoPartName[]).filter((name) => !seeded.has(name));
}

const seededParts = (tx: EntityManager): Promise<Set<string>> => doneSteps(tx, SEED_JOB);

async function isEmpty(tx: EntityManager): Promise<boolean> {
  const [row] = await fetchRows(tx, isNew, []);
  return row?.empty ?? false;
}

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

/** Arbitrary, shared by all servers of this product. */
const FILL_LOCK = 74_021_002;
