import type { DataSource } from 'typeorm';
import { MOST_KEPT_REJECTS } from '../../contract/directory/import-files.js';
import { ImportFileError } from '../places/import/import-file-error.js';
import type { Progress } from '../places/import/raw-rows.js';
import { type ImportCounts, noCounts, type Reject } from '../places/store/import-places.js';

/** Counts are written after so many rows. */
const NOTE_EVERY_ROWS = 500;
/** A sign of life, also while a single batch takes long. */
const BEAT_EVERY_MS = 10_000;
/** A run without one for this long has lost its worker. */
export const LOST_AFTER_SECONDS = 45;

/** Staff asked for the end of the import. */
export class ImportStopped extends ImportFileError {}
/** Another worker has taken the import over. */
export class ImportTaken extends Error {}

/**
 * Writes into an import's row what becomes of it while it is read, and hears from there whether it shall end. Used by the server and by the
 * command in a terminal alike, so it knows SQL alone.
 */
export class ImportRunRecord {
  /** Aborts when the import shall end. */
  readonly stop: AbortSignal;
  private readonly controller = new AbortController();
  private readonly before: ImportCounts;
  private rejects: Reject[] = [];
  private kept = 0;
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

  readonly onBatch = async (): Promise<void> => {
    if (this.rows - this.notedRows >= NOTE_EVERY_ROWS) await this.write();
  };

  /** Writes what became of it in the end. */
  async finish(status: 'done' | 'failed' | 'stopped', message: string | null = null): Promise<void> {
    this.end();
    await this.write();
    await this.dataSource.query(
      `UPDATE import_runs SET status = $3, message = $4, finished_at = now(), is_stopping = false, worker = NULL,
         progress = CASE WHEN $3 = 'done' THEN 100 ELSE progress END
       WHERE id = $1 AND worker = $2`,
      [this.run.id, this.run.worker, status, message],
    );
  }

  /** Says nothing more of it. */
  end(): void {
    clearInterval(this.timer);
  }

  private get rows(): number {
    const { counts, before } = this;
    const all = (of: ImportCounts) => of.created + of.updated + of.unchanged + of.rejected;
    return all(counts) - all(before);
  }

  private async write(): Promise<void> {
    const { counts, before, run } = this;
    this.notedRows = this.rows;
    await this.writeRejects();
    // RETURNING of an UPDATE comes as a pair of its rows and their number.
    const [rows] = await this.dataSource.query<[{ isStopping: boolean }[], number]>(
      `UPDATE import_runs SET status = 'running', finished_at = NULL, heartbeat_at = now(), progress = greatest(progress, $3), rows_read = $4, written = $5,
         unchanged = $6, rejected = $7
       WHERE id = $1 AND worker = $2 RETURNING is_stopping AS "isStopping"`,
      [
        run.id,
        run.worker,
        this.percent,
        this.rows,
        counts.created + counts.updated - before.created - before.updated,
        counts.unchanged - before.unchanged,
        counts.rejected - before.rejected,
      ],
    );
    if (!rows[0]) this.controller.abort(new ImportTaken('Another worker has taken the import over.'));
    else if (rows[0].isStopping)
      this.controller.abort(new ImportStopped('The import was stopped in the back office.'));
  }

  private async writeRejects(): Promise<void> {
    const { rejects } = this;
    if (rejects.length === 0) return;
    const first = this.kept;
    // Before anything is waited for: a sign of life and a batch may write at the same time.
    this.rejects = [];
    this.kept += rejects.length;
    await this.dataSource.query(
      `INSERT INTO import_rejects (run_id, position, row_number, reason, raw)
       SELECT $1, $2 + given.ordinality, (given.value ->> 'row')::int, given.value ->> 'reason', given.value -> 'raw'
       FROM json_array_elements($3::json) WITH ORDINALITY AS given ON CONFLICT DO NOTHING`,
      [this.run.id, first, JSON.stringify(rejects)],
    );
  }
}
