import type { DataSource, EntityManager } from 'typeorm';
import { MOST_KEPT_REJECTS, MOST_KEPT_ROWS } from '../../contract/directory/import-files.js';
import { changeRows, fetchRows } from '../../platform/database/statement.js';
import { ImportFileError } from '../places/import/import-file-error.js';
import type { Progress } from '../places/import/raw-rows.js';
import { type ImportCounts, noCounts } from '../places/store/import-places.js';
import type { NotedRow } from '../places/store/noted-row.js';
import type { Reject } from '../places/store/place-batch.js';
import type { PlaceTrace } from '../places/store/store-records.js';
import { addRejects, addRows, finishRun, noteProgress } from './import-runs.sql.js';
import { noteAfter, noteBefore } from './import-undo.sql.js';

const NOTE_EVERY_ROWS = 500;
/** A sign of life, also while a single batch takes long. */
const BEAT_EVERY_MS = 10_000;
/** A run without one for this long has lost its worker. */
export const LOST_AFTER_SECONDS = 45;

export class ImportStopped extends ImportFileError {}
export class ImportTaken extends Error {}

/** Servers and the terminal's command use it, so it has statements and no entities. */
export class ImportRunRecord {
  readonly stop: AbortSignal;
  private readonly controller = new AbortController();
  private readonly before: ImportCounts;
  private rows = 0;
  private rejects: Reject[] = [];
  private kept = 0;
  private noted: NotedRow[] = [];
  private keptRows = 0;
  private notedRows = 0;
  private percent = 0;
  private timer: NodeJS.Timeout | undefined;

  /** @param counts may have been begun by others; what is added from here on is this import's */
  constructor(
    private readonly dataSource: DataSource,
    private readonly run: { id: number; worker: string },
    readonly counts: ImportCounts = noCounts(),
  ) {
    this.before = { ...counts };
    this.stop = this.controller.signal;
    this.timer = setInterval(() => void this.write().catch(() => undefined), BEAT_EVERY_MS).unref();
  }

  readonly onProgress: Progress = (read, total) => {
    // All of it is read some time before the last row is stored.
    this.percent = total > 0 ? Math.min(99, Math.floor((100 * read) / total)) : 0;
  };

  readonly onReject = (reject: Reject): void => {
    if (this.kept + this.rejects.length < MOST_KEPT_REJECTS) this.rejects.push(reject);
  };

  readonly onRow = (row: NotedRow): void => {
    this.rows += 1;
    if (this.keptRows + this.noted.length < MOST_KEPT_ROWS) this.noted.push(row);
  };

  readonly trace: PlaceTrace = {
    before: async (tx, ids) => void (await changeRows(tx, noteBefore, [this.run.id, ids])),
    after: async (tx, ids) => void (await changeRows(tx, noteAfter, [this.run.id, ids])),
  };

  readonly onBatch = async (): Promise<void> => {
    if (this.rows - this.notedRows >= NOTE_EVERY_ROWS) await this.write();
  };

  /** @param then what belongs to it: done with it, or not at all */
  async finish(
    status: 'done' | 'failed' | 'stopped',
    message: string | null = null,
    then?: (tx: EntityManager) => Promise<void>,
  ): Promise<void> {
    this.end();
    await this.write();
    await this.dataSource.transaction(async (tx) => {
      await changeRows(tx, finishRun, [this.run.id, this.run.worker, status, message]);
      await then?.(tx);
    });
  }

  end(): void {
    clearInterval(this.timer);
  }

  private async write(): Promise<void> {
    const { counts, before, run } = this;
    this.notedRows = this.rows;
    await this.writeRejects();
    await this.writeRows();
    const [noted] = await fetchRows(this.dataSource, noteProgress, [
      run.id,
      run.worker,
      this.percent,
      this.rows,
      counts.created - before.created,
      counts.added - before.added,
      counts.updated - before.updated,
      counts.unchanged - before.unchanged,
      counts.rejected - before.rejected,
    ]);
    if (!noted) this.controller.abort(new ImportTaken('Another worker has taken the import over.'));
    else if (noted.isStopping)
      this.controller.abort(new ImportStopped('The import was stopped in the back office.'));
  }

  private async writeRejects(): Promise<void> {
    const { rejects } = this;
    if (rejects.length === 0) return;
    const first = this.kept;
    // Before anything is waited for: a sign of life and a batch may write at the same time.
    this.rejects = [];
    this.kept += rejects.length;
    await changeRows(this.dataSource, addRejects, [this.run.id, first, JSON.stringify(rejects)]);
  }
  private async writeRows(): Promise<void> {
    const { noted } = this;
    if (noted.length === 0) return;
    this.noted = [];
    this.keptRows += noted.length;
    await changeRows(this.dataSource, addRows, [this.run.id, this.run.worker, JSON.stringify(noted)]);
  }
}
