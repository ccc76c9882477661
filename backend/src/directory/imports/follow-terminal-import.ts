import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { ImportCounts } from '../places/store/import-places.js';
import type { UsdaDirectory } from '../places/import/usda/usda-directory.js';
import { ImportRunRecord } from './import-run-record.js';

/** What a command in a terminal reads. */
export interface TerminalImport {
  name: string;
  /** In bytes; 0 for what is no file. */
  size: number;
  directory?: UsdaDirectory | undefined;
}

/** Has an import from a terminal stand among the others in the back office. @throws whatever the work throws */
export async function followTerminalImport(
  dataSource: DataSource,
  { name, size, directory }: TerminalImport,
  counts: ImportCounts,
  work: (run: ImportRunRecord) => Promise<void>,
): Promise<void> {
  const worker = randomUUID();
  const [{ id }] = await dataSource.query<[{ id: number }]>(
    `INSERT INTO import_runs (origin, file_name, file_size, directory, status, worker, heartbeat_at, started_at)
     VALUES ('terminal', $1, $2, $3, 'running', $4, now(), now()) RETURNING id`,
    [name.slice(0, 200), size, directory ?? null, worker],
  );
  const run = new ImportRunRecord(dataSource, { id, worker }, counts);
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
