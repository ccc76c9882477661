import type { DataSource } from 'typeorm';

const CHUNK = 500;
/** A file whose rows each bring other names (JSON) would make a table of thousands of columns. */
const MOST_COLUMNS = 300;

type Row = Record<string, unknown>;

/** @returns the columns of the rejected rows: where each stood, why it was not taken, and what the file's own columns are called */
export async function rejectFields(dataSource: DataSource, runId: number): Promise<string[]> {
  const rows = await dataSource.query<{ name: string }[]>(
    `SELECT name FROM import_rejects, json_object_keys(raw) WITH ORDINALITY AS given (name, place)
     WHERE run_id = $1 GROUP BY name ORDER BY min(place), name LIMIT ${MOST_COLUMNS}`,
    [runId],
  );
  return ['row', 'reason', ...rows.map(({ name }) => `${name}`).filter((name) => !RESERVED.has(name))];
}

const RESERVED: ReadonlySet<string> = new Set(['row', 'reason']);

/** @returns the rejected rows in their order, some at a time */
export async function* rejectRows(dataSource: DataSource, runId: number): AsyncGenerator<Row[]> {
  for (let from = 0; ; from += CHUNK) {
    const rows = await dataSource.query<{ row: number; reason: string; raw: Row }[]>(
      `SELECT row_number AS row, reason, raw FROM import_rejects
       WHERE run_id = $1 AND position > $2 AND position <= $3 ORDER BY position`,
      [runId, from, from + CHUNK],
    );
    if (rows.length === 0) return;
    yield rows.map(({ row, reason, raw }) => ({ ...raw, row: String(row), reason }));
  }
}
