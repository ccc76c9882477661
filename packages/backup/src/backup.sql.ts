import type { ClientBase } from 'pg';
import type { JobTables } from './product.js';

/** Migrations write their own rows when the schema is made. */
const MIGRATIONS = 'migrations';

/** The same wherever a backup is written and restored, so that each side reads the other's times. */
export const SESSION_SETTINGS = `SET TimeZone TO 'UTC'; SET DateStyle TO 'ISO, MDY'; SET IntervalStyle TO 'postgres'`;

/** A table as the catalog knows it. */
export interface CatalogTable {
  schema: string;
  name: string;
  /** Those that are stored, not computed. */
  columns: string[];
  /** About how much it takes on the disk, in bytes. */
  size: number;
}

/** @returns the tables that a backup holds, by name */
export async function readTables(client: ClientBase, jobs: JobTables): Promise<CatalogTable[]> {
  const { rows } = await client.query<CatalogTable>(
    `SELECT nspname AS schema, relname AS name, pg_table_size(pg_class.oid)::float8 AS size,
       array_agg(attname::text ORDER BY attnum) AS columns
     FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
       JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
     WHERE relkind IN ('r', 'p')
       AND (nspname = 'public' AND relname <> $1 AND NOT relispartition OR nspname = $2 AND relname = ANY($3))
     GROUP BY nspname, relname, pg_class.oid ORDER BY nspname DESC, relname`,
    [MIGRATIONS, jobs.schema, jobs.tables],
  );
  return rows;
}

/** @returns the names of the migrations that were run, the first first; none where there is no such table */
export async function readMigrations(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('public.${MIGRATIONS}') IS NOT NULL AS there`,
  );
  if (!rows[0]?.there) return [];
  const done = await client.query<{ name: string }>(
    `SELECT name FROM public.${MIGRATIONS} ORDER BY timestamp, id`,
  );
  return done.rows.map(({ name }) => name);
}

export interface SequenceRow {
  table: string;
  column: string;
  /** The sequence's own name, quoted. */
  sequence: string;
}

/** @returns the columns of the product's tables that are numbered by a sequence */
export async function readSequences(client: ClientBase): Promise<SequenceRow[]> {
  const { rows } = await client.query<SequenceRow>(
    `SELECT relname AS table, attname AS column, pg_get_serial_sequence('public.' || quote_ident(relname), attname) AS sequence
     FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> $1
       AND pg_get_serial_sequence('public.' || quote_ident(relname), attname) IS NOT NULL
     ORDER BY relname, attname`,
    [MIGRATIONS],
  );
  return rows;
}

/** What a load does without and makes again afterwards: foreign keys, and indexes that are no constraint. */
export interface Droppable {
  drop: string;
  make: string;
}

/** @returns foreign keys first, then indexes */
export async function readDroppables(client: ClientBase): Promise<Droppable[]> {
  const keys = await client.query<Droppable>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
       format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS make
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY conname`,
  );
  const indexes = await client.query<Droppable>(
    `SELECT format('DROP INDEX %s', indexrelid::regclass) AS drop, pg_get_indexdef(indexrelid) AS make
     FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
     WHERE relnamespace = 'public'::regnamespace
       AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u', 'x'))
     ORDER BY indexrelid::regclass::text`,
  );
  return [...keys.rows, ...indexes.rows];
}

/** A name as SQL has it, whatever is in it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** @returns "schema"."table" */
export const fullName = ({ schema, name }: { schema: string; name: string }): string =>
  `${quoted(schema)}.${quoted(name)}`;

export const columnList = (columns: readonly string[]): string => columns.map(quoted).join(', ');
