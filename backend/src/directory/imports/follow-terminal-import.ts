import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { fetchRows } from '../../platform/database/statement.js';
import type { ImportCounts } from '../places/store/import-places.js';
import type { UsdaDirectory } from '../tables/import-run.entity.js';
import { ImportRunRecord } from './import-run-record.js';
import { beginTerminalRun } from './import-runs.sql.js';

export interface TerminalImport {
  name: string;
  /** In bytes; 0 for what is no file. */
  size: number;
  directory?: UsdaDirectory | undefined;
}

/** @throws whatever the work throws */
export async function followTerminalImport(
  dataSource: DataSource,
  { name, size, directory }: TerminalImport,
  counts: ImportCounts,
  work: (run: ImportRunRecord) => Promise<void>,
): Promise<void> {
  const worker = randomUUID();
  const fileName = name.slice(0, 200);
  const [begun] = await fetchRows(dataSource, beginTerminalRun, [fileName, size, directory ?? null, worker]);
  if (!begun) throw new Error('The import was not noted.');
  const run = new ImportRunRecord(dataSource, { id: begun.id, worker }, counts);
  try {
    await work(run);
    await run.finish('done');
  } catch (error) {
    // The first failure is the one to tell of.
    const { name: kind, message } = error as Error;
    const status = kind === 'Stopped' ? 'stopped' : 'failed';
    await run.finish(status, message.slice(0, 1_000)).catch(() => undefined);
    throw error;
  } finally {
    run.end();
  }
}
