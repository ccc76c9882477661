import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { StartError } from '../config/start-error.js';
import { dataSourceOptions, knownMigrations, migrate, undoMigrations } from '../database/data-source.js';
import { createQueue } from '../jobs/create-queue.js';
import { installJobs } from '../jobs/install-jobs.js';
import { JOBS_SCHEMA } from '../jobs/job-sql.js';
import { IMAGE_CONTENT_TYPES } from '../media/image-files.js';
import type { MediaStore } from '../media/media-store.js';
import { BackupFileError, type BackupManifest, MEDIA_FOLDER, tableOfEntry } from './backup-format.js';
import { fullName, readTables } from './backup.sql.js';
import { TableLoader } from './load-tables.js';
import { entriesOf, readWhole } from './read-backup.js';
import type { Following } from './write-backup.js';

/** No file of a picture is as large. */
const MOST_PICTURE_BYTES = 64 * 1024 * 1024;

export interface RestoreTarget {
  /** A postgres:// address. */
  url: string;
  store: MediaStore;
  /** The folder of `store`, where it is one. */
  mediaFolder: string | null;
}

/**
 * Brings a backup that was checked into an empty place: the schema as it was, all rows in one transaction, the files of pictures. When
 * that fails, the place is empty again.
 * @throws StartError where the place is not empty; BackupFileError where the backup is of a newer version of the product
 */
export async function restoreBackup(
  target: RestoreTarget,
  file: string,
  manifest: BackupManifest,
  following: Following,
): Promise<void> {
  await assertKnown(target.url, file, manifest);
  await assertEmptyFolder(target.mediaFolder);
  await assertEmptyDatabase(target.url);
  // What an attempt that was killed has left: tables without rows.
  await takeAway(target.url);
  try {
    await makeSchema(target.url, manifest);
    await loadAll(target, file, manifest, following);
  } catch (error) {
    await takeAway(target.url);
    await emptyFolder(target.mediaFolder);
    throw error;
  }
}

async function assertKnown(
  url: string,
  file: string,
  { migrations, product }: BackupManifest,
): Promise<void> {
  const known = new Set(await knownMigrations(url));
  const unknown = migrations.find((name) => !known.has(name));
  if (unknown === undefined) return;
  throw new BackupFileError(
    `The backup ${file} was written by a newer Farmgate (${product}, with the migration ${unknown}); please restore it with that version.`,
  );
}

async function assertEmptyFolder(folder: string | null): Promise<void> {
  if (folder === null) return;
  const names = await readdir(folder).catch(() => []);
  if (names.length === 0) return;
  throw new StartError(
    `The folder ${folder} holds pictures already. A backup is restored into an empty place: move that folder away, or set DATA_DIR to a new one.`,
  );
}

async function assertEmptyDatabase(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', nspname, relname) AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
       WHERE relkind IN ('r', 'p') AND NOT relispartition AND nspname <> $1 AND nspname !~ '^(pg_|information_schema$)'
         AND NOT (nspname = 'public' AND relname = 'migrations')`,
      [JOBS_SCHEMA],
    );
    for (const name of [...rows.map((row) => row.name), ...(await jobTables(client))]) {
      const found = await client.query(`SELECT 1 FROM ${name} LIMIT 1`);
      if (found.rowCount === 0) continue;
      throw new StartError(
        `The database is not empty: there are rows in ${name}. A backup is restored into an empty place: name a new database in DATABASE_URL, or, for the embedded one, set DATA_DIR to a new folder.`,
      );
    }
  });
}

async function jobTables(client: pg.Client): Promise<string[]> {
  const tables = await readTables(client);
  return tables.filter(({ schema }) => schema === JOBS_SCHEMA).map(fullName);
}

async function makeSchema(url: string, { migrations, queues }: BackupManifest): Promise<void> {
  await migrate(url, migrations);
  await installJobs(url);
  const dataSource = await new DataSource(dataSourceOptions(url, 1)).initialize();
  try {
    for (const name of queues) await createQueue(dataSource, name);
  } finally {
    await dataSource.destroy();
  }
}

/** Files come before the commit, so that no row names a picture that is not there. */
async function loadAll(
  { url, store }: RestoreTarget,
  file: string,
  manifest: BackupManifest,
  following: Following,
): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('BEGIN');
    await client.query('SET LOCAL statement_timeout = 0');
    await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    const loader = new TableLoader(client, manifest);
    await loader.begin();
    for await (const { name, bytes } of entriesOf(file, following)) {
      const table = tableOfEntry(name);
      if (table !== null) await loader.load(table, bytes);
      else if (name.startsWith(MEDIA_FOLDER)) await keep(store, name.slice(MEDIA_FOLDER.length), bytes);
    }
    await loader.end();
    await client.query('COMMIT');
    await client.query('ANALYZE');
  });
}

async function keep(store: MediaStore, name: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  // A name is a path below the store's folder, and nothing else.
  if (!/^[A-Za-z0-9_-]{22}\/\d+\.(?:jpg|webp)$/.test(name)) {
    throw new BackupFileError(`The backup holds ${name}, which is no picture.`);
  }
  const type = IMAGE_CONTENT_TYPES[path.extname(name).slice(1)] ?? '';
  await store.put(name, await readWhole(bytes, MOST_PICTURE_BYTES), type);
}

async function takeAway(url: string): Promise<void> {
  await undoMigrations(url);
  await withClient(url, (client) => client.query(`DROP SCHEMA IF EXISTS ${JOBS_SCHEMA} CASCADE`));
}

async function emptyFolder(folder: string | null): Promise<void> {
  if (folder === null) return;
  for (const name of await readdir(folder).catch(() => [])) {
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

/** The connection is new, and ends also in the middle of a transaction. */
async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'farmgate restore' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}
