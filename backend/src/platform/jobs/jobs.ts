import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import { DataSource, type EntityManager } from 'typeorm';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Database } from '../database/database.js';
import { changeRows, fetchRows } from '../database/statement.js';
import { createQueues } from './create-queues.js';
import { latestDueDay } from './daily.rules.js';
import { JOBS_SCHEMA, throughPool, throughTransaction } from './job-sql.js';
import { JobWorker } from './job-worker.js';
import { countDue, forgetActive, jobsOfKey, newestFailed } from './jobs.sql.js';

/** Then again every hour. */
const FIRST_DAILY_MS = 60_000;
/** PostgreSQL refuses a second job of a day within this time; pg-boss takes no more. */
const DAILY_SLOT_SECONDS = 12 * 3_600;
const QUARTER_SECONDS = 900;
const DEFAULT_TIMEOUT_SECONDS = 900;
const KEEP_DAYS = 14;
/** What is cut is worked again by another server. */
const FINISH_WITHIN_MS = 6_000;

export interface QueueOptions {
  /** Tries after the first; 0 for none. */
  retries: number;
  /** Before the second try; doubled at each. */
  retryDelaySeconds: number;
  /** One job at a time, over all servers. */
  isSingle?: boolean;
  /** Then the job counts as lost, and is given to another. Default: 15 minutes. */
  timeoutSeconds?: number;
  /** Older jobs are not worked anymore. Default: 14 days. */
  keepDays?: number;
}

interface Queue {
  options: QueueOptions;
  work: ((data: object) => Promise<void>) | null;
  dailyAt?: number;
  isQuarterHourly?: boolean;
  isCreated?: boolean;
}

/** A job whose server dies is worked again, so work has to bear a second time. */
@Injectable()
export class Jobs implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly queues = new Map<string, Queue>();
  private readonly boss: PgBoss;
  private worker: JobWorker | undefined;
  private firstDaily: NodeJS.Timeout | undefined;
  private stopped: Promise<void> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.boss = new PgBoss({ db: throughPool(new Database(dataSource)), schema: JOBS_SCHEMA });
    this.boss.on('error', (error) => this.logger.error(error.stack));
  }

  /** Call in `onModuleInit` of a `*.job.ts`. @param work null where this server only enqueues */
  handle<Data extends object>(
    queue: string,
    options: QueueOptions,
    work: ((data: Data) => Promise<void>) | null,
  ): void {
    this.queues.set(queue, { options, work: work as Queue['work'] });
  }

  /** In the caller's transaction. @param onceKey no second one while one waits @param inSeconds delay */
  async enqueue(
    tx: EntityManager,
    queue: string,
    data: object,
    onceKey?: string,
    inSeconds = 0,
  ): Promise<void> {
    await this.create([queue]);
    await this.boss.send(queue, data, {
      ...this.sendOptions(queue),
      singletonKey: onceKey ?? randomUUID(),
      startAfter: inSeconds,
      db: throughTransaction(tx),
    });
  }

  /** @returns whether the newest job of a key failed for good; false where none is known */
  async isGivenUp(tx: EntityManager, queue: string, key: string): Promise<boolean> {
    const [newest] = await fetchRows(tx, newestFailed, [queue, key]);
    return newest?.isFailed ?? false;
  }

  /** @param most where counting stops */
  async countDue(queue: string, most: number): Promise<number> {
    const [row] = await fetchRows(this.dataSource, countDue, [queue, most]);
    return row?.count ?? 0;
  }

  /** A dead server left them active: each would count as a failure one day. */
  async forgetLost(tx: EntityManager, queue: string, data: object, afterSeconds: number): Promise<void> {
    await changeRows(tx, forgetActive, [queue, data, afterSeconds]);
  }

  /** Data: `{ day: 'YYYY-MM-DD' }`. Once over all servers; later when none ran at that hour (UTC). */
  daily(queue: string, hourUtc: number): void {
    this.known(queue).dailyAt = hourUtc;
  }

  /** Once over all servers; missed ones are not made up for. */
  quarterHourly(queue: string): void {
    this.known(queue).isQuarterHourly = true;
  }

  /** @returns by name; the hour is UTC */
  described(): { name: string; dailyAtUtc: number | null }[] {
    return [...this.queues]
      .map(([name, { dailyAt }]) => ({ name, dailyAtUtc: dailyAt ?? null }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** Before anything is served: made on the way, a queue takes a second connection, and can deadlock. */
  async onApplicationBootstrap(): Promise<void> {
    await this.create([...this.queues.keys()]);
  }

  /** Call once the server listens, so that nothing delays the first page. */
  start(): void {
    if (!this.config.worksJobs || this.worker) return;
    const worked = [...this.queues].flatMap(([name, { options, work }]) =>
      work ? [{ name, work, isSingle: options.isSingle ?? false }] : [],
    );
    this.worker = new JobWorker(this.boss, this.dataSource, worked);
    this.worker.start();
    this.firstDaily = setTimeout(() => {
      void this.enqueueDailies();
      void this.enqueueQuarters();
    }, FIRST_DAILY_MS).unref();
  }

  @Cron('0 7 * * * *', { timeZone: 'UTC' })
  async enqueueDailies(): Promise<void> {
    if (!this.worker || this.stopped) return;
    for (const [name, { dailyAt }] of this.queues) {
      if (dailyAt === undefined) continue;
      await this.enqueueDay(name, latestDueDay(new Date(), dailyAt)).catch((error: unknown) =>
        this.logger.warn(`The daily job ${name} could not be enqueued: ${String(error)}`),
      );
    }
  }

  @Cron('20 */15 * * * *', { timeZone: 'UTC' })
  async enqueueQuarters(): Promise<void> {
    if (!this.worker || this.stopped) return;
    for (const [name, { isQuarterHourly }] of this.queues) {
      if (!isQuarterHourly) continue;
      await this.enqueueQuarter(name).catch((error: unknown) =>
        this.logger.warn(`The job ${name} could not be enqueued: ${String(error)}`),
      );
    }
  }

  onModuleDestroy(): void {
    clearTimeout(this.firstDaily);
    this.stopped = this.worker?.stop();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.race([this.stopped, wait(FINISH_WITHIN_MS, undefined, { ref: false })]);
  }

  private async enqueueDay(queue: string, day: string): Promise<void> {
    await this.create([queue]);
    const done = await fetchRows(this.dataSource, jobsOfKey, [queue, day]);
    if (done.length > 0) return;
    const once = { singletonKey: day, singletonSeconds: DAILY_SLOT_SECONDS };
    await this.boss.send(queue, { day }, { ...this.sendOptions(queue), ...once });
  }

  private async enqueueQuarter(queue: string): Promise<void> {
    await this.create([queue]);
    const once = { singletonKey: 'quarter', singletonSeconds: QUARTER_SECONDS };
    await this.boss.send(queue, {}, { ...this.sendOptions(queue), ...once });
  }

  private sendOptions(queue: string): PgBoss.SendOptions {
    const { retries, retryDelaySeconds, timeoutSeconds, keepDays } = this.known(queue).options;
    return {
      retryLimit: retries,
      retryDelay: retryDelaySeconds,
      retryBackoff: true,
      expireInSeconds: timeoutSeconds ?? DEFAULT_TIMEOUT_SECONDS,
      retentionDays: keepDays ?? KEEP_DAYS,
    };
  }

  private async create(names: readonly string[]): Promise<void> {
    const wanted = names.filter((name) => !this.known(name).isCreated);
    if (wanted.length === 0) return;
    await createQueues(this.dataSource, wanted);
    for (const name of wanted) this.known(name).isCreated = true;
  }

  private known(queue: string): Queue {
    const known = this.queues.get(queue);
    if (!known) throw new Error(`No module declares the queue "${queue}".`);
    return known;
  }
}
