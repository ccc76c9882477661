import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Pool } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** How many rows one COPY writes; triggers that look at all rows of a statement hold so many. */
const BATCH = 20_000;
/** How many statements write at the same time. */
const AT_ONCE = 2;

/**
 * Writes rows whose properties are the table's columns by COPY; what they leave out gets its default.
 * Triggers run as ever.
 */
export async function writeRows(pool: Pool, table: string, rows: Iterable<object>): Promise<void> {
  const isJson = await jsonColumns(pool, table);
  const source = (rows as Iterable<Record<string, unknown>>)[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let batch = take(source, BATCH); batch.length > 0; batch = take(source, BATCH)) {
        await copy(pool, table, batch, isJson);
      }
    }),
  );
}

async function copy(
  pool: Pool,
  table: string,
  rows: Record<string, unknown>[],
  isJson: ReadonlySet<string>,
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const client = await pool.connect();
  try {
    const into = client.query(copyFrom(`COPY ${table} (${columns.join(', ')}) FROM STDIN`));
    const lines = rows.map((row) => copyLine(row, columns, isJson));
    await pipeline(Readable.from(lines), into);
  } finally {
    client.release();
  }
}

/** @returns one line of COPY's text format */
const copyLine = (row: Record<string, unknown>, columns: readonly string[], isJson: ReadonlySet<string>) =>
  `${columns.map((column) => copyValue(row[column], isJson.has(column))).join('\t')}\n`;

function copyValue(value: unknown, isJson: boolean): string {
  if (value === null || value === undefined) return '\\N';
  const text = isJson
    ? JSON.stringify(value)
    : Array.isArray(value)
      ? arrayText(value)
      : (value as string | number | boolean).toString();
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll('\t', '\\t')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r');
}

const arrayText = (items: readonly unknown[]) =>
  `{${items.map((item) => `"${String(item).replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;

async function jsonColumns(pool: Pool, table: string): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND atttypid IN ('json'::regtype, 'jsonb'::regtype)`,
    [table],
  );
  return new Set(rows.map(({ name }) => name));
}

function take<Item>(source: Iterator<Item>, most: number): Item[] {
  const items: Item[] = [];
  while (items.length < most) {
    const next = source.next();
    if (next.done) break;
    items.push(next.value);
  }
  return items;
}

/**
 * Runs a bulk load into a table without its indexes and builds them again afterwards, exactly as they were:
 * several times as fast as keeping them.
 */
export async function withoutIndexes(pool: Pool, table: string, load: () => Promise<unknown>): Promise<void> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE tablename = $1 AND schemaname = 'public' AND indexname NOT IN (SELECT conname FROM pg_constraint)
     ORDER BY indexdef ~ 'USING (gist|gin)' DESC, indexname`,
    [table],
  );
  for (const { name } of rows) await pool.query(`DROP INDEX ${name}`);
  await load();
  const waiting = rows.map(({ definition }) => definition);
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await pool.query(next);
    }),
  );
}
