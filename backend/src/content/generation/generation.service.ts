import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  GenerationRequest,
  GenerationRunDetail,
  GenerationRunSearch,
  GenerationRunView,
  GenerationRunsStopped,
  GenerationScheduleRequest,
  GenerationScheduleView,
  GenerationStarted,
} from '../../contract/content/generation.js';
import { GENERATION, type RunStarter } from '../../contract/content/page-status.js';
import { writeAudit } from '../../platform/audit/write-audit.js';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { lockNumber } from '../../platform/database/locks.sql.js';
import { changeRows, fetchRows } from '../../platform/database/statement.js';
import type { Page } from '../../platform/http/answers/paging.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../platform/http/security/current-user.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { refreshAfterRun } from './after-run.js';
import { GenerationRun } from './generation-run.entity.js';
import { GenerationWorker } from './generation-worker.js';
import { addRun } from './run-steps.js';
import { runView } from './run.view.js';
import * as sql from './runs.sql.js';
import { changeSchedule, readSchedule, takeDueNight, writeScheduleOnce } from './schedule/schedule.js';

/** In the audit log: a run has another number than any page. */
const RUNS = 'generation-runs';
export const WORK_RUNS = 'location-pages';
/** One waiting job is enough for all runs: whoever works takes what is open. */
const ONCE = 'open runs';
const TURN_MS = 60_000;
/** A run without a sign of life for this long has lost its server. Longer than the longest delay. */
const LOST_AFTER_SECONDS = 12;
const LOOK_FOR_LOST_MS = 5_000;
const LOOK_FOR_NIGHT_MS = 60_000;

@Injectable()
export class GenerationService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Generation');
  private readonly stopping = new AbortController();
  private readonly worker: GenerationWorker;

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    const report = (what: string, error: unknown) =>
      this.logger.warn(`${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    this.worker = new GenerationWorker(dataSource, (states) => refreshAfterRun(dataSource, states), report);
  }

  /** What a server left behind that was killed goes on at the next start. */
  async onApplicationBootstrap(): Promise<void> {
    await writeScheduleOnce(this.dataSource.manager, this.config.generation, new Date());
    await this.wakeUp(0);
  }

  onModuleDestroy(): void {
    this.stopping.abort();
  }

  /** @throws TOO_MANY_RUNS */
  start({ batchSize, delay }: GenerationRequest, actor: SignedInUser): Promise<GenerationStarted> {
    return this.dataSource.transaction(async (tx) => {
      await changeRows(tx, lockNumber, [START_LOCK]);
      const { id, runsAhead } = await this.add(tx, 'staff', actor.id, batchSize, delay);
      if (runsAhead > GENERATION.maxWaiting) throw new DomainError('TOO_MANY_RUNS');
      await noteRun(tx, actor, 'generate', id, { batchSize, delay });
      return { batchSize, delay, runId: id, status: 'waiting', runsAhead };
    });
  }

  /** Ends after the city under way. @throws RUN_NOT_FOUND, RUN_OVER */
  async stop(id: number, actor: SignedInUser): Promise<GenerationRunDetail> {
    await this.dataSource.transaction(async (tx) => {
      const stopped = await changeRows(tx, sql.stopRun, [id]);
      if (stopped > 0) {
        await noteRun(tx, actor, 'stop-generation', id, null);
        return;
      }
      throw new DomainError((await tx.existsBy(GenerationRun, { id })) ? 'RUN_OVER' : 'RUN_NOT_FOUND');
    });
    return this.get(id);
  }

  stopAll(actor: SignedInUser): Promise<GenerationRunsStopped> {
    return this.dataSource.transaction(async (tx) => {
      // A run that is being added is stopped as well.
      await changeRows(tx, lockNumber, [START_LOCK]);
      const runs = await fetchRows(tx, sql.stopAllRuns, []);
      for (const { id } of runs) await noteRun(tx, actor, 'stop-generation', id, null);
      const stopping = runs.filter(({ status }) => status === 'stopping').length;
      return { stopped: runs.length - stopping, stopping };
    });
  }

  /** @throws RUN_NOT_FOUND */
  async get(id: number): Promise<GenerationRunDetail> {
    const [row] = await fetchRows(this.dataSource, sql.runById, [id]);
    if (!row) throw new DomainError('RUN_NOT_FOUND');
    const failures = await fetchRows(this.dataSource, sql.failures, [id]);
    return { ...runView(row), failures };
  }

  schedule(): Promise<GenerationScheduleView> {
    return readSchedule(this.dataSource.manager, new Date());
  }

  changeSchedule(actor: SignedInUser, to: GenerationScheduleRequest): Promise<GenerationScheduleView> {
    return this.dataSource.transaction(async (tx) => {
      const before = await readSchedule(tx, new Date());
      await changeSchedule(tx, to, new Date());
      const after = await readSchedule(tx, new Date());
      const change = { action: 'schedule', resource: RUNS, id: 'schedule', before, after };
      await writeAudit(tx, { actor, ...change });
      return after;
    });
  }

  async list({ limit, offset }: GenerationRunSearch): Promise<Page<GenerationRunView>> {
    const rows = await fetchRows(this.dataSource, sql.newestRuns, [limit, offset]);
    const total = await this.dataSource.manager.count(GenerationRun);
    return { items: rows.map(runView), total, isMore: false };
  }

  /** Once over all servers; later where none ran at the hour. */
  @Interval(LOOK_FOR_NIGHT_MS)
  async startNightly(): Promise<void> {
    if (!this.config.worksJobs) return;
    await this.quietly(() =>
      this.dataSource.transaction(async (tx) => {
        const due = await takeDueNight(tx, new Date());
        if (due) await this.add(tx, 'schedule', null, due.batchSize, due.delayMs);
      }),
    );
  }

  @Interval(LOOK_FOR_LOST_MS)
  async lookForLost(): Promise<void> {
    if (!this.config.worksJobs) return;
    await this.quietly(() => this.wakeUp(LOST_AFTER_SECONDS));
  }

  private async add(
    tx: EntityManager,
    startedBy: RunStarter,
    userId: number | null,
    batchSize: number,
    delayMs: number,
  ): Promise<{ id: number; runsAhead: number }> {
    const added = await addRun(tx, { startedBy, userId, batchSize, delayMs });
    await this.jobs.enqueue(tx, WORK_RUNS, {}, ONCE);
    return added;
  }

  private async wakeUp(afterSeconds: number): Promise<void> {
    const open = await fetchRows(this.dataSource, sql.lostRuns, [afterSeconds]);
    if (open.length === 0) return;
    await this.dataSource.transaction((tx) => this.jobs.enqueue(tx, WORK_RUNS, {}, ONCE));
  }

  async work(): Promise<void> {
    const turn = await this.worker.work(this.stopping.signal, TURN_MS);
    if (turn !== 'more') return;
    await this.dataSource.transaction((tx) => this.jobs.enqueue(tx, WORK_RUNS, {}, ONCE));
  }

  /** A database that is away is said by what cannot do without it; the next look comes soon. */
  private async quietly(step: () => Promise<void>): Promise<void> {
    if (this.stopping.signal.aborted) return;
    await step().catch((error: unknown) => this.logger.debug(String(error)));
  }
}

/** Arbitrary number of an advisory lock: calls at the same moment count one another. */
const START_LOCK = 74_021_005;

const noteRun = (
  tx: EntityManager,
  actor: SignedInUser,
  action: string,
  id: number,
  after: object | null,
): Promise<void> => writeAudit(tx, { actor, action, resource: RUNS, id, before: null, after });
