import { readdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { StartError } from '../config/start-error.js';
import { migrationsFolder } from '../migrations-folder.js';
import { assertMayMigrate } from './assert-may-migrate.js';
import { BASELINE_TIME, dropBaseline, hasBaseline, misfitOf, timeOf } from './baseline.js';
import { dataSourceOptions } from './data-source.js';
import * as locks from './locks.sql.js';
import { doneMigrations, dropMigrationsTable, hasMigrations } from './migrations.sql.js';
import { beginSession } from './session.js';
import { send } from './statement.js';

/**
 * Brings the database's schema up to date. Servers that start at the same moment wait for one another.
 * @param url of PostgreSQL itself, as what migrates takes turns by a lock of its session
 * @param only names of the migrations that are run; all of them unless given
 * @returns the names of the migrations that were run; empty when there was nothing to do
 * @throws StartError when the database is older than the baseline, a table stays locked by others, or the
 *   user may not make what is missing
 */
export async function migrate(url: string, only?: readonly string[]): Promise<string[]> {
  const isUpToDate = await withClient(url, async (client) => {
    if ((await missingFiles(client, only)).length === 0) return true;
    await assertMayMigrate(client, url);
    return false;
  });
  if (isUpToDate) return [];
  return inTurn(url, async (client) => {
    // Another server may have run them by now.
    const files = await missingFiles(client, only);
    return withMigrations(url, files, (dataSource) =>
      patiently(async () => (await dataSource.runMigrations()).map(({ name }) => name)),
    );
  });
}

export function undoMigrations(url: string): Promise<void> {
  return inTurn(url, async (client) => {
    const names = await doneNames(client);
    if (names === null) return;
    if (await hasBaseline(names)) {
      const times = new Set(names.map(timeOf));
      const newer = [...(await filesByTime())].filter(([time]) => time !== BASELINE_TIME && times.has(time));
      await withMigrations(
        url,
        newer.map(([, file]) => file),
        async (dataSource) => {
          for (let left = newer.length; left > 0; left -= 1) await dataSource.undoLastMigration();
        },
      );
      await client.query(await dropBaseline());
    }
    await send(client, dropMigrationsTable, []);
  });
}

/** @returns null where it can; see misfitOf */
export const whyNotMigrated = async (names: readonly string[]): ReturnType<typeof misfitOf> =>
  misfitOf(names, new Set((await filesByTime()).keys()));

/** By the time that their names begin with, the first first. */
async function filesByTime(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const file of (await readdir(migrationsFolder)).sort()) {
    const time = /^(\d{13})-[\w-]+\.[jt]s$/.exec(file)?.[1];
    if (time !== undefined) files.set(time, fileURLToPath(new URL(file, migrationsFolder)));
  }
  return files;
}

/** @throws StartError where it is older than the baseline */
async function missingFiles(client: pg.Client, only: readonly string[] | undefined): Promise<string[]> {
  const names = (await doneNames(client)) ?? [];
  const done = new Set(names.map(timeOf));
  if (await hasBaseline(names)) done.add(BASELINE_TIME);
  const wanted = only && new Set([BASELINE_TIME, ...only.map(timeOf)]);
  const missing = [...(await filesByTime())].filter(
    ([time]) => !done.has(time) && (wanted?.has(time) ?? true),
  );
  return missing.map(([, file]) => file);
}

/** @returns null where nothing has ever noted any */
async function doneNames(client: pg.Client): Promise<string[] | null> {
  if ((await send(client, hasMigrations, [])).rows[0]?.found !== true) return null;
  return (await send(client, doneMigrations, [])).rows.map(({ name }) => name);
}

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
  });
  await client.connect();
  try {
    await beginSession(client);
    return await work(client);
  } finally {
    await client.end();
  }
}

function inTurn<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  return withClient(url, async (client) => {
    // Polls: waiting in a statement would deadlock with another server's CREATE INDEX CONCURRENTLY.
    while (!(await isTaken(client))) await wait(LOCK_PAUSE_MS);
    return work(client);
  });
}

async function isTaken(client: pg.Client): Promise<boolean> {
  const { rows } = await send(client, locks.tryLock, [MIGRATION_LOCK]);
  return rows[0]?.isTaken === true;
}

async function withMigrations<Result>(
  url: string,
  files: string[],
  work: (dataSource: DataSource) => Promise<Result>,
): Promise<Result> {
  const options = dataSourceOptions(url, 1);
  const extra = { ...options.extra, lock_timeout: LOCK_WITHIN_MS };
  const dataSource = await new DataSource({ ...options, extra, migrations: files }).initialize();
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

/** Short tries: everybody else who wants the table stands in line behind one. Done migrations stay. */
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

const CONNECT_WITHIN_MS = 5_000;
/** Arbitrary, shared by all servers of this product. */
const MIGRATION_LOCK = 74_021_001;
const LOCK_WITHIN_MS = 2_000;
const LOCK_PAUSE_MS = 1_000;
const LOCK_TRIES = 20;
/** SQLSTATE of a lock that was not given in time. */
const LOCK_NOT_AVAILABLE = '55P03';
