import type { Pool } from 'pg';

const BATCH = 4_000;
/** How many statements write at the same time. */
const AT_ONCE = 2;

/** Writes rows whose properties are the table's columns; what they leave out gets its default. Triggers run as ever. */
export async function writeRows(pool: Pool, table: string, rows: Iterable<object>): Promise<void> {
  const source = rows[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let batch = take(source, BATCH); batch.length > 0; batch = take(source, BATCH)) {
        const columns = Object.keys(batch[0]!).join(', ');
        await pool.query(
          `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1::json)`,
          [JSON.stringify(batch)],
        );
      }
    }),
  );
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
 * Runs a bulk load into a table without its indexes and builds them again afterwards, exactly as they were: several
 * times as fast as keeping them.
 */
export async function withoutIndexes(pool: Pool, table: string, load: () => Promise<void>): Promise<void> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE tablename = $1 AND indexname NOT IN (SELECT conname FROM pg_constraint)
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
