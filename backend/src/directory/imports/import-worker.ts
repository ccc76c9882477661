import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { randomUUID } from 'node:crypto';
import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DataSource, type EntityManager } from 'typeorm';
import { IMPORT_FILE_DAYS, IMPORT_ROW_DAYS, IMPORT_UNDO_DAYS } from '../../contract/site/retention.js';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { changeRows, fetchRows } from '../../platform/database/statement.js';
import { ZipCodes } from '../../platform/geo/zip-codes.service.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { FIND_DOUBLES } from '../places/doubles/find-doubles.job.js';
import { describeFormat } from '../places/import/formats/detect-format.js';
import { ImportFileError } from '../places/import/import-file-error.js';
import { begun, readPlaces } from '../places/import/read-places.js';
import { importPlaces } from '../places/store/import-places.js';
import { ImportReject } from '../tables/import-reject.entity.js';
import { ImportRow } from '../tables/import-row.entity.js';
import { ImportRun } from '../tables/import-run.entity.js';
import { damagedPreview, tellingWhatIsStored } from './broken-off.js';
import { ImportRunRecord, ImportStopped, ImportTaken, LOST_AFTER_SECONDS } from './import-run-record.js';
import {
  claimRun,
  type ClaimedRun,
  countTry,
  deleteOldFiles,
  deleteOldRows,
  filePart,
  lostRuns,
} from './import-runs.sql.js';
import { forgetOldPlaces } from './import-undo.sql.js';
import { leaveRowsOut } from './left-out.js';
import { PlaceLists } from './lists/place-lists.service.js';
import { QUEUED_AGAIN } from './queued-again.js';

export const IMPORT_QUEUE = 'import-file';
/** Its jobs are not for servers of a version that would store what they read. */
export const PREVIEW_QUEUE = 'preview-import-file';
/** Before the id of the server's process, in the names of folders for files that are being read. */
const FOLDER = 'farmgate-import-';
const NAMED_BY_PROCESS = /^farmgate-import-(\d{1,10})-/;
/** JSON is read in one go, during which the server answers no one. The command in a terminal takes more. */
const MAX_JSON_BYTES = 1024 * 1024;
const PART_BYTES = 1024 * 1024;
/** A file whose reading breaks off, or ends its server, so often is at fault itself. */
const MOST_TRIES = 3;
const NEXT_TRY_SECONDS = 30;
const LOOK_FOR_LOST_MS = 20_000;
const GIVEN_UP = `Importing this file failed ${MOST_TRIES} times. See the server log for details.`;
const GO_ON = 'Upload the whole file, and the import goes on from there.';
const LOST = 'The command was ended before it was done. The same command goes on from there.';

export interface ImportJob {
  runId: number;
}

/** The server stops; another one, or this one once it is back, reads the file again. */
class ServerStops extends Error {}

/** One at a time on each server. Reading a file again changes nothing twice. */
@Injectable()
export class ImportWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Imports');
  private readonly stopping = new AbortController();

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly zipCodes: ZipCodes,
    private readonly lists: PlaceLists,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    // In a container that starts again, this server has the id of the one before.
    if (this.config.worksJobs) await removeLeftovers((pid) => pid === process.pid || !runs(pid));
  }

  onModuleDestroy(): void {
    this.stopping.abort(new ServerStops());
  }

  async enqueue(tx: EntityManager, runId: number, inSeconds = 0): Promise<void> {
    const queue = await this.queueOf(tx, runId);
    return this.jobs.enqueue(tx, queue, { runId } satisfies ImportJob, String(runId), inSeconds);
  }

  private async queueOf(tx: EntityManager, runId: number): Promise<string> {
    return (await tx.existsBy(ImportRun, { id: runId, isPreview: true })) ? PREVIEW_QUEUE : IMPORT_QUEUE;
  }

  async cleanUp(): Promise<void> {
    await changeRows(this.dataSource, deleteOldFiles, [IMPORT_FILE_DAYS]);
    await changeRows(this.dataSource, deleteOldRows, [IMPORT_ROW_DAYS]);
    await changeRows(this.dataSource, forgetOldPlaces, [IMPORT_UNDO_DAYS]);
  }

  /** Uploaded ones are read again, those of a terminal are over. */
  @Interval(LOOK_FOR_LOST_MS)
  async findLost(): Promise<void> {
    if (!this.config.worksJobs || this.stopping.signal.aborted) return;
    await this.dataSource
      .transaction(async (tx) => {
        for (const { id, origin } of await fetchRows(tx, lostRuns, [LOST_AFTER_SECONDS])) {
          if (origin === 'upload') await this.tryAgain(tx, id);
          // The command keeps its hold: should it only have slept, it goes on.
          else await tx.update(ImportRun, { id }, failed(LOST));
        }
      })
      // Said by the requests that fail for it.
      .catch((error: unknown) => this.logger.debug(String(error)));
  }

  async read(runId: number): Promise<void> {
    const worker = randomUUID();
    const claimed = await this.claim(runId, worker);
    if (!claimed) return;
    const run = new ImportRunRecord(this.dataSource, { id: runId, worker });
    const stop = AbortSignal.any([run.stop, this.stopping.signal]);
    try {
      await this.withFile(claimed, async (file) => {
        const read = readPlaces(file, {
          directory: claimed.directory ?? undefined,
          onProgress: run.onProgress,
          maxJsonBytes: MAX_JSON_BYTES,
          onFormat: (format) => void this.noteFormat(runId, describeFormat(format)),
          planOf: (table) => this.lists.planOf(runId, table),
        });
        const rows = await begun(read);
        const { counts, onBatch, onRow, trace } = run;
        const leftOut = new Set(claimed.leftOut);
        const options = { counts, onBatch, onRow, trace, leftOut, stop, isDryRun: claimed.isPreview };
        const store = () => importPlaces(this.dataSource, this.zipCodes, rows, run.onReject, options);
        await (claimed.isPreview ? store() : tellingWhatIsStored(counts, GO_ON, store));
      });
      if (!claimed.isPreview) await this.findDoubles();
      await run.finish('done', null, async (tx) => {
        await this.countWithoutLeftOut(tx, claimed);
        await this.storeRefresh(tx, runId);
      });
    } catch (error) {
      const reason: unknown = stop.aborted ? stop.reason : error;
      const isDamaged = claimed.isPreview && reason instanceof ImportFileError;
      const warning = isDamaged && !stop.aborted ? damagedPreview(run.counts, reason) : null;
      if (warning === null) await this.end(run, runId, reason);
      else await run.finish('done', warning, (tx) => this.countWithoutLeftOut(tx, claimed));
    } finally {
      run.end();
    }
  }

  private async findDoubles(): Promise<void> {
    await this.dataSource.transaction((tx) => this.jobs.enqueue(tx, FIND_DOUBLES, {}, FIND_DOUBLES));
  }

  /** What is nobody's fault who chose the file is tried again, a few times. */
  private async end(run: ImportRunRecord, runId: number, reason: unknown): Promise<void> {
    if (reason instanceof ImportTaken) return;
    if (reason instanceof ImportStopped) return run.finish('stopped');
    if (reason instanceof ImportFileError) return run.finish('failed', reason.message);
    run.end();
    if (reason instanceof ServerStops) {
      await this.dataSource.transaction((tx) => this.queueAgain(tx, runId));
      return;
    }
    this.logger.error(
      `Import ${runId} broke off: ${reason instanceof Error ? reason.stack : String(reason)}`,
    );
    await this.dataSource.transaction((tx) => this.tryAgain(tx, runId, NEXT_TRY_SECONDS));
  }

  /** A preview is read and counted whole. */
  private async countWithoutLeftOut(
    tx: EntityManager,
    { id, isPreview, leftOut }: ClaimedRun,
  ): Promise<void> {
    if (!isPreview || leftOut.length === 0) return;
    const run = await tx.findOneBy(ImportRun, { id, status: 'done' });
    if (run) await leaveRowsOut(tx, Object.assign(run, { leftOut: [] }), leftOut);
  }

  /** A list that was fetched again needs nobody, unless much of it is gone. */
  private async storeRefresh(tx: EntityManager, runId: number): Promise<void> {
    if (!(await this.lists.mayStore(tx, runId))) return;
    await tx.update(ImportRun, { id: runId }, { ...QUEUED_AGAIN, isPreview: false });
    await this.enqueue(tx, runId);
  }

  private async tryAgain(tx: EntityManager, runId: number, inSeconds = 0): Promise<void> {
    const [run] = await fetchRows(tx, countTry, [runId]);
    if (!run) return;
    if (run.tries < MOST_TRIES) return this.queueAgain(tx, runId, inSeconds);
    await tx.update(ImportRun, { id: runId }, { ...failed(GIVEN_UP), worker: null });
  }

  /** @returns the import, which is this worker's from now on; null when it is over, or another's */
  private async claim(runId: number, worker: string): Promise<ClaimedRun | null> {
    return this.dataSource.transaction(async (tx) => {
      const [claimed] = await fetchRows(tx, claimRun, [runId, worker]);
      if (claimed) {
        await tx.delete(ImportReject, { runId });
        await tx.delete(ImportRow, { runId });
      }
      return claimed ?? null;
    });
  }

  private async queueAgain(tx: EntityManager, runId: number, inSeconds = 0): Promise<void> {
    const running = { id: runId, status: 'running' as const };
    await tx.update(ImportRun, running, { status: 'queued', worker: null, heartbeatAt: null });
    await this.jobs.forgetLost(tx, await this.queueOf(tx, runId), { runId }, LOST_AFTER_SECONDS);
    await this.enqueue(tx, runId, inSeconds);
  }

  private async noteFormat(runId: number, format: string): Promise<void> {
    await this.dataSource.manager.update(ImportRun, { id: runId }, { format }).catch(() => undefined);
  }

  /** Under its own name, which may say which directory it is from. */
  private async withFile(run: ClaimedRun, work: (file: string) => Promise<void>): Promise<void> {
    await removeLeftovers((pid) => !runs(pid));
    const folder = await mkdtemp(path.join(tmpdir(), `${FOLDER}${process.pid}-`));
    const file = path.join(folder, run.fileName);
    try {
      const handle = await open(file, 'wx', 0o600);
      try {
        for (let start = 0; start < run.fileSize; start += PART_BYTES) {
          const [row] = await fetchRows(this.dataSource, filePart, [run.id, start + 1, PART_BYTES]);
          if (!row) throw new ImportFileError(`We no longer have ${run.fileName}.`);
          await handle.appendFile(row.part);
        }
      } finally {
        await handle.close();
      }
      await work(file);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

async function removeLeftovers(isLeft: (pid: number) => boolean): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => []);
  for (const name of names) {
    const pid = Number(NAMED_BY_PROCESS.exec(name)?.[1]);
    if (!Number.isInteger(pid) || !isLeft(pid)) continue;
    // Another user's is not ours to remove.
    await rm(path.join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined);
  }
}

/** @returns whether there is such a process, be it another user's */
function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const failed = (message: string) => ({ status: 'failed' as const, message, finishedAt: () => 'now()' });
