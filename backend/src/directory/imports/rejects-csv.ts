import { Between, type DataSource } from 'typeorm';
import { fetchRows } from '../../platform/database/statement.js';
import { ImportReject } from '../tables/import-reject.entity.js';
import { columnsOfRejects } from './import-runs.sql.js';

const CHUNK = 500;
/** A file whose rows each bring other names (JSON) would make a table of thousands of columns. */
const MOST_COLUMNS = 300;

type Row = Record<string, unknown>;

export async function rejectFields(dataSource: DataSource, runId: number): Promise<string[]> {
  const rows = await fetchRows(dataSource, columnsOfRejects, [runId, MOST_COLUMNS]);
  return ['row', 'reason', ...rows.map(({ name }) => `${name}`).filter((name) => !RESERVED.has(name))];
}

const RESERVED: ReadonlySet<string> = new Set(['row', 'reason']);

export async function* rejectRows(dataSource: DataSource, runId: number): AsyncGenerator<Row[]> {
  for (let from = 0; ; from += CHUNK) {
    const rows = await dataSource.manager.find(ImportReject, {
      where: { runId, position: Between(from + 1, from + CHUNK) },
      order: { position: 'ASC' },
    });
    if (rows.length === 0) return;
    yield rows.map(({ rowNumber, reason, raw }) => ({ ...raw, row: String(rowNumber), reason }));
  }
}
