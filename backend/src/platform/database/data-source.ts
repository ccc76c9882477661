import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { DataSource, type DataSourceOptions, type MigrationInterface, type QueryRunner } from 'typeorm';
import { StartError } from '../config/start-error.js';
import { assertMayMigrate } from './assert-may-migrate.js';
import * as locks from './locks.sql.js';
import { doneMigrations, doneTimes, dropMigrationsTable, findMigrationsTable } from './migrations.sql.js';
import { driverWithPool } from './pool.js';
import { beginSession, poolOptions } from './session.js';
import { SnakeNamingStrategy } from './snake-naming-strategy.js';
import { changeRows, fetchRows } from './statement.js';

const migrations = fileURLToPath(new URL('../../../migrations/*.{js,ts}', import.meta.url));

/**
 * How the product talks to its database. Migrations are left out: to read them takes a while, and only those
 * need them who run them.
 * @param url a postgres:// address
 * @param poolSize the most connections that this process opens
 */
export function dataSourceOptions(url: string, poolSize = 20) {
  return {
    type: 'postgres',
    driver: driverWithPool(),
    url,
    poolSize,
    namingStrategy: new SnakeNamingStrategy(),
    relationLoadStrategy: 'query',
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    applicationName: 'farmgate',
    connectTimeoutMS: WAIT_IN_LINE_MS,
    extra: poolOptions,
    logging: false,
  } satisfies DataSourceOptions;
}

/**
 * Brings the database's schema up to date. Servers that start at the same moment wait for one another.
 * @param url of PostgreSQL itself, as what migrates takes turns by a lock of its session
 * @param only names of the migrations that are run; all of them unless given
 * @returns the names of the migrations that were run; empty when there was nothing to do
 * @throws StartError when a table stays locked by others, or the user may not make what is missing
 */
export async function migrate(url: string, only?: readonly string[]): Promise<string[]> {
  if (await isUpToDate(url)) return [];
  return withMigrations(url, async (dataSource) => {
    if (only) keepOnly(dataSource, new Set(only));
    return patiently(async () => {
      const done = await dataSource.runMigrations();
      return done.map((migration) => migration.name);
    });
  });
}

/**
 * Whether every migration of this version was run, told by their times, so that a start need not read them
 * all.
 * @throws StartError where one is missing that the user may not run
 */
async function isUpToDate(url: string): Promise<boolean> {
  const files = await readdir(path.dirname(migrations));
  const known = files.flatMap((file) => /^(\d+)-[\w-]+\.[jt]s$/.exec(file)?.[1] ?? []);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN_MS });
  await client.connect();
  try {
    await beginSession(client);
    const done = await timesOf(client);
    if (known.length > 0 && known.every((timestamp) => done.has(timestamp))) return true;
    await assertMayMigrate(client, url);
    return false;
  } finally {
    await client.end();
  }
}

/** @returns the times of the migrations that were run */
async function timesOf(client: pg.Client): Promise<Set<string>> {
  try {
    const { rows } = await client.query<{ timestamp: string }>(doneTimes.text);
    return new Set(rows.map(({ timestamp }) => timestamp));
  } catch (error) {
    if ((error as { code?: unknown }).code === UNDEFINED_TABLE) return new Set();
    throw error;
  }
}

/** Takes a schema down again, migration by migration, with all that is in it. */
export function undoMigrations(url: string): Promise<void> {
  return withMigrations(url, async (dataSource) => {
    const rows = await fetchRows(dataSource, findMigrationsTable, []);
    if (rows.length === 0) return;
    const done = await fetchRows(dataSource, doneMigrations, []);
    for (let left = done.length; left > 0; left -= 1) await dataSource.undoLastMigration();
    await changeRows(dataSource, dropMigrationsTable, []);
  });
}

/** @returns the names of all migrations that this version of the product has, the first first */
export async function knownMigrations(url: string): Promise<string[]> {
  const dataSource = await new DataSource({
    ...dataSourceOptions(url, 1),
    migrations: [migrations],
  }).initialize();
  const names = dataSource.migrations.map(nameOf);
  await dataSource.destroy();
  return names;
}

async function withMigrations<Result>(
  url: string,
  work: (dataSource: DataSource) => Promise<Result>,
): Promise<Result> {
  const options = dataSourceOptions(url, 2);
  const extra = { ...options.extra, lock_timeout: LOCK_WITHIN_MS };
  const dataSource = new DataSource({ ...options, extra, migrations: [migrations] });
  await dataSource.initialize();
  const lock = dataSource.createQueryRunner();
  try {
    // Asked again and again, as another server's migrations may take long: an index that they make
    // CONCURRENTLY waits for every statement of the database that is under way, and so would wait for one
    // that waits for them.
    while (!(await isTaken(lock))) await wait(LOCK_PAUSE_MS);
    return await work(dataSource);
  } finally {
    await fetchRows(lock.manager, locks.unlock, [MIGRATION_LOCK]).catch(() => undefined);
    await lock.release();
    await dataSource.destroy();
  }
}

async function isTaken(lock: QueryRunner): Promise<boolean> {
  const [row] = await fetchRows(lock.manager, locks.tryLock, [MIGRATION_LOCK]);
  return row?.isTaken === true;
}

/**
 * Tries again while somebody holds a lock that a change of the schema needs. Each try is short: everybody
 * else who wants the table stands in line behind it. Migrations that were done before stay done.
 */
async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (tries === LOCK_TRIES) {
        throw new StartError(
          'The schema could not be changed, because a table was in use all the time; please try again, or end the long transactions that pg_stat_activity shows.',
          { cause: error },
        );
      }
      await wait(LOCK_PAUSE_MS);
    }
  }
}

const isLocked = (error: unknown) =>
  (error as { driverError?: { code?: unknown } } | null)?.driverError?.code === LOCK_NOT_AVAILABLE;

const nameOf = (migration: MigrationInterface) => migration.name ?? migration.constructor.name;

function keepOnly(dataSource: DataSource, names: ReadonlySet<string>): void {
  const migrations = dataSource.migrations.filter((migration) => names.has(nameOf(migration)));
  Object.assign(dataSource, { migrations });
}

const CONNECT_WITHIN_MS = 5_000;
/**
 * How long a request waits for one of the pool's connections. Two hundred shoppers at one moment take their
 * turns one by one, which a slow machine needs more than a few seconds for; a database that is not there
 * refuses at once.
 */
const WAIT_IN_LINE_MS = 20_000;
/** SQLSTATE of a table that is not there. */
const UNDEFINED_TABLE = '42P01';

/** An arbitrary number that all servers of this product share. */
const MIGRATION_LOCK = 74_021_001;
/** How long a change of the schema stands in line for a table, and the pause before it does so again. */
const LOCK_WITHIN_MS = 2_000;
const LOCK_PAUSE_MS = 1_000;
const LOCK_TRIES = 20;
/** SQLSTATE of a lock that was not given in time. */
const LOCK_NOT_AVAILABLE = '55P03';
