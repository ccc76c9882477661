import { createHash } from 'node:crypto';
import { rename, rm, stat } from 'node:fs/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import {
  BACKUP_FORMAT,
  type BackedUpTable,
  type BackupHeader,
  type BackupManifest,
  HEADER_ENTRY,
  MANIFEST_ENTRY,
  MEDIA_FOLDER,
  pieceEntry,
} from './backup-format.js';
import { BackupWriter } from './backup-writer.js';
import {
  type CatalogTable,
  columnList,
  fullName,
  quoted,
  readMigrations,
  readSequences,
  readTables,
  SESSION_SETTINGS,
} from './backup.sql.js';
import type { JobTables, Pictures, Product } from './product.js';

/** A table's rows are written in pieces of about this size, as an entry's length stands before it. */
const PIECE_BYTES = 4 * 1024 * 1024;
/** About what the files of a picture take, for the progress alone. */
const PICTURE_BYTES = 600_000;

export interface BackupSource {
  /** A postgres:// address. */
  url: string;
  product: Product;
}

export interface Following {
  /** @param part of the whole, 0 to 1 */
  onProgress: (part: number) => void;
  stop: AbortSignal;
}

interface Work extends Following {
  client: pg.Client;
  writer: BackupWriter;
}

/**
 * Writes a backup of a database as it is at one moment, and of the pictures that it names, while the product
 * goes on working. The file has its name only when it is whole.
 * @param file must not be there
 * @returns what it holds, and its size in bytes
 * @throws whatever the database, the store or the disk says; nothing is left of the file then
 */
export async function writeBackup(
  source: BackupSource,
  file: string,
  following: Following,
): Promise<BackupManifest & { size: number }> {
  const unfinished = `${file}.unfinished`;
  await rm(unfinished, { force: true });
  const writer = new BackupWriter(unfinished);
  const client = new pg.Client({ connectionString: source.url, application_name: 'farmgate backup' });
  // A lost connection also fails what is being read.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(SESSION_SETTINGS);
    const manifest = await writeAll(source, { ...following, client, writer });
    await writer.end();
    await rename(unfinished, file);
    return { ...manifest, size: (await stat(file)).size };
  } catch (error) {
    await writer.giveUp();
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function writeAll({ product }: BackupSource, work: Work): Promise<BackupManifest> {
  const { client, writer } = work;
  const header: BackupHeader = {
    format: BACKUP_FORMAT,
    product: product.version,
    createdAt: new Date().toISOString(),
  };
  await writer.add(HEADER_ENTRY, asJson(header));
  const found = await readTables(client, product.jobs);
  await beginSnapshot(client, found);
  const pictures = await product.pictures.files(client);
  const steps = progressOf(found, pictures.length, work.onProgress);
  const state = await readState(client, found, product.jobs);
  const tables: BackedUpTable[] = [];
  for (const table of found) {
    tables.push(await writeTable(table, work, steps.rows));
    steps.done(table.size);
  }
  await client.query('COMMIT');
  const media = await writeMedia(pictures, product.pictures, work, () => steps.done(PICTURE_BYTES));
  const manifest = { ...header, ...state, tables, media };
  await writer.add(MANIFEST_ENTRY, asJson(manifest));
  return manifest;
}

/**
 * From here on the connection sees the database as it is now, whatever others write. The tables are locked
 * against changes of the schema alone.
 */
async function beginSnapshot(client: pg.Client, tables: readonly CatalogTable[]): Promise<void> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await client.query('SET LOCAL statement_timeout = 0');
  await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
  await client.query(`LOCK TABLE ${tables.map(fullName).join(', ')} IN ACCESS SHARE MODE`);
}

async function readState(client: pg.Client, tables: readonly CatalogTable[], jobs: JobTables) {
  const [postgres = ''] = await column(client, `SELECT current_setting('server_version') AS value`);
  const sequences: BackupManifest['sequences'] = [];
  for (const { table, column: name, sequence } of await readSequences(client)) {
    const { rows } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM ${sequence}`,
    );
    if (rows[0]) sequences.push({ table, column: name, ...rows[0] });
  }
  const hasJobs = tables.some(({ schema }) => schema === jobs.schema);
  const queues = hasJobs
    ? await column(client, `SELECT DISTINCT name AS value FROM ${quoted(jobs.schema)}.job ORDER BY 1`)
    : [];
  return { postgres, migrations: await readMigrations(client), sequences, queues };
}

async function writeTable(
  table: CatalogTable,
  { client, writer, stop }: Work,
  onBytes: (bytes: number) => void,
): Promise<BackedUpTable> {
  const { schema, name, columns } = table;
  // A query, since a partitioned table cannot be copied itself.
  const rows = client.query(copyTo(`COPY (SELECT ${columnList(columns)} FROM ${fullName(table)}) TO STDOUT`));
  const hash = createHash('sha256');
  let [piece, bytes, held] = [0, 0, 0];
  let chunks: Buffer[] = [];
  const flush = async () => {
    piece += 1;
    await writer.add(pieceEntry(table, piece), Buffer.concat(chunks));
    [chunks, held] = [[], 0];
  };
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    stop.throwIfAborted();
    hash.update(chunk);
    chunks.push(chunk);
    bytes += chunk.length;
    held += chunk.length;
    onBytes(bytes);
    if (held >= PIECE_BYTES) await flush();
  }
  if (held > 0) await flush();
  return { schema, name, columns, rows: rows.rowCount, bytes, sha256: hash.digest('hex') };
}

/** Pictures may be taken away while the backup runs, so one that is missing is noted and no failure. */
async function writeMedia(
  pictures: readonly string[][],
  store: Pictures,
  { writer, stop }: Work,
  onPicture: () => void,
): Promise<BackupManifest['media']> {
  const hash = createHash('sha256');
  const media = { files: 0, bytes: 0, sha256: '', missing: [] as string[] };
  for (const files of pictures) {
    for (const name of files) {
      stop.throwIfAborted();
      const bytes = await store.get(name);
      if (!bytes) {
        media.missing.push(name);
        continue;
      }
      await writer.add(MEDIA_FOLDER + name, bytes);
      hash.update(`${name}\0`).update(bytes);
      media.files += 1;
      media.bytes += bytes.length;
    }
    onPicture();
  }
  return { ...media, sha256: hash.digest('hex') };
}

/** The rows' text is about as large as the table on disk; pictures are counted. */
function progressOf(tables: readonly CatalogTable[], pictures: number, onProgress: (part: number) => void) {
  const total = tables.reduce((sum, { size }) => sum + size, 0) + pictures * PICTURE_BYTES + 1;
  let before = 0;
  return {
    rows: (bytes: number) => onProgress(Math.min(1, (before + bytes) / total)),
    done: (size: number) => {
      before += size;
      onProgress(Math.min(1, before / total));
    },
  };
}

async function column(client: pg.Client, text: string): Promise<string[]> {
  const { rows } = await client.query<{ value: string }>(text);
  return rows.map(({ value }) => value);
}

const asJson = (value: unknown) => Buffer.from(`${JSON.stringify(value)}\n`);

/** @returns how many rows a backup holds */
export const rowsOf = ({ tables }: Pick<BackupManifest, 'tables'>): number =>
  tables.reduce((sum, { rows }) => sum + rows, 0);
