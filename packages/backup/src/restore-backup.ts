import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import {
  BackupFileError,
  type BackupManifest,
  MEDIA_FOLDER,
  RestoreError,
  tableOfEntry,
} from './backup-format.js';
import { fullName, quoted, readTables, SESSION_SETTINGS } from './backup.sql.js';
import { TableLoader } from './load-tables.js';
import type { JobTables, Pictures, Product } from './product.js';
import { entriesOf, readWhole } from './read-backup.js';
import type { Following } from './write-backup.js';

/** No file of a picture is as large. */
const MOST_PICTURE_BYTES = 64 * 1024 * 1024;

export interface RestoreTarget {
  /** A postgres:// address. */
  url: string;
  product: Product;
}

/**
 * Brings a backup that was checked into an empty place: the schema as it was, all rows in one transaction,
 * the files of pictures. When that fails, the place is empty again.
 * @throws RestoreError where the place is not empty
 */
export async function restoreBackup(
  target: RestoreTarget,
  file: string,
  manifest: BackupManifest,
  following: Following,
): Promise<void> {
  const { schema, pictures } = target.product;
  await assertEmptyFolder(pictures.folder);
  await assertEmptyDatabase(target);
  // What an attempt that was killed has left: tables without rows.
  await takeAway(target);
  try {
    await schema.make(target.url, manifest);
    await loadAll(target, file, manifest, following);
  } catch (error) {
    await takeAway(target);
    await emptyFolder(pictures.folder);
    throw error;
  }
}

async function assertEmptyFolder(folder: string | null): Promise<void> {
  if (folder === null) return;
  const names = await readdir(folder).catch(() => []);
  if (names.length === 0) return;
  throw new RestoreError(
    `The folder ${folder} holds pictures already. Restore needs an empty folder: move this one away, or set DATA_DIR to a new one.`,
  );
}

async function assertEmptyDatabase({ url, product: { jobs } }: RestoreTarget): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', nspname, relname) AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
       WHERE relkind IN ('r', 'p') AND NOT relispartition AND nspname <> $1 AND nspname !~ '^(pg_|information_schema$)'
         AND NOT (nspname = 'public' AND relname = 'migrations')`,
      [jobs.schema],
    );
    for (const name of [...rows.map((row) => row.name), ...(await jobTables(client, jobs))]) {
      const found = await client.query(`SELECT 1 FROM ${name} LIMIT 1`);
      if (found.rowCount === 0) continue;
      throw new RestoreError(
        `The database is not empty: there are rows in ${name}. Restore needs an empty folder: name a new database in DATABASE_URL, or, for the embedded one, set DATA_DIR to a new folder.`,
      );
    }
  });
}

async function jobTables(client: pg.Client, jobs: JobTables): Promise<string[]> {
  const tables = await readTables(client, jobs);
  return tables.filter(({ schema }) => schema === jobs.schema).map(fullName);
}

/** Files come before the commit, so that no row names a picture that is not there. */
async function loadAll(
  { url, product: { jobs, pictures } }: RestoreTarget,
  file: string,
  manifest: BackupManifest,
  following: Following,
): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('BEGIN');
    await client.query('SET LOCAL statement_timeout = 0');
    await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    const loader = new TableLoader(client, manifest, jobs.schema);
    await loader.begin();
    for await (const { name, bytes } of entriesOf(file, following)) {
      const table = tableOfEntry(name);
      if (table !== null) await loader.load(table, bytes);
      else if (name.startsWith(MEDIA_FOLDER)) await keep(pictures, name.slice(MEDIA_FOLDER.length), bytes);
    }
    await loader.end();
    await client.query('COMMIT');
    await client.query('ANALYZE');
  });
}

async function keep(pictures: Pictures, name: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  if (!pictures.isFile(name)) {
    throw new BackupFileError(`The backup holds ${name}, which is no picture.`);
  }
  await pictures.put(name, await readWhole(bytes, MOST_PICTURE_BYTES));
}

async function takeAway({ url, product: { schema, jobs } }: RestoreTarget): Promise<void> {
  await schema.undo(url);
  await withClient(url, (client) => client.query(`DROP SCHEMA IF EXISTS ${quoted(jobs.schema)} CASCADE`));
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
    await client.query(SESSION_SETTINGS);
    return await work(client);
  } finally {
    await client.end();
  }
}
