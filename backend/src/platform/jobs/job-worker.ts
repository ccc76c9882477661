import { Logger } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import type { DataSource } from 'typeorm';
import { isDatabaseFull, isDatabaseGone } from '../database/is-database-gone.js';
import { lockName } from '../database/locks.sql.js';
import { changeRows, fetchRows } from '../database/statement.js';
import { throughTransaction } from './job-sql.js';
import { anyActive, dueQueues } from './jobs.sql.js';

const LOOK_EVERY_MS = 500;
/** Gives jobs whose worker died to another, and puts old ones away. */
const MAINTAIN_EVERY_MS = 60_000;
/** For a database that is away for a while. */
const NOTE_TRIES = 10;
const NOTE_EVERY_MS = 1_000;

export interface WorkedQueue {
  name: string;
  isSingle: boolean;
  work: (data: object) => Promise<void>;
}

/** pg-boss's own workers ask once per queue, and end the process when the database goes away. */
export class JobWorker {
  private readonly logger = new Logger('Jobs');
  private readonly stopping = new AbortController();
  private readonly running = new Map<string, Promise<void>>();
  private looking: Promise<void> = Promise.resolve();
  private isGone = false;

  constructor(
    private readonly boss: PgBoss,
    private readonly dataSource: DataSource,
    private readonly queues: readonly WorkedQueue[],
  ) {}

  start(): void {
    this.looking = this.look();
  }

  /** Ends after the jobs under way. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.looking;
    await Promise.all(this.running.values());
  }

  private async look(): Promise<void> {
    const { signal } = this.stopping;
    let maintainAt = 0;
    while (!signal.aborted) {
      try {
        if (Date.now() >= maintainAt) {
          await this.boss.maintain();
          maintainAt = Date.now() + MAINTAIN_EVERY_MS;
        }
        for (const queue of await this.dueQueues()) this.run(queue);
        this.isGone = false;
      } catch (error) {
        this.report(error);
      }
      await wait(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  private async dueQueues(): Promise<WorkedQueue[]> {
    const idle = this.queues.filter(({ name }) => !this.running.has(name));
    if (idle.length === 0) return [];
    const names = idle.map(({ name }) => name);
    const rows = await fetchRows(this.dataSource, dueQueues, [names]);
    return idle.filter(({ name }) => rows.some((row) => row.name === name));
  }

  private run(queue: WorkedQueue): void {
    const done = this.workAll(queue)
      .catch((error: unknown) => this.report(error))
      .finally(() => this.running.delete(queue.name));
    this.running.set(queue.name, done);
  }

  private async workAll(queue: WorkedQueue): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const [job] = await this.take(queue);
      if (!job) return;
      await this.workOne(queue, job);
    }
  }

  private take({ name, isSingle }: WorkedQueue): Promise<PgBoss.Job[]> {
    if (!isSingle) return this.boss.fetch<object>(name, { batchSize: 1 });
    return this.dataSource.transaction(async (tx) => {
      await changeRows(tx, lockName, [`jobs ${name}`]);
      const active = await fetchRows(tx, anyActive, [name]);
      if (active.length > 0) return [];
      return this.boss.fetch<object>(name, { batchSize: 1, db: throughTransaction(tx) });
    });
  }

  private async workOne({ name, work }: WorkedQueue, { id, data }: PgBoss.Job): Promise<void> {
    try {
      await work(data);
    } catch (error) {
      if (isDatabaseGone(error)) this.report(error);
      else this.logger.error(`Job ${id} of ${name} failed: ${described(error)}`);
      await this.note(() => this.boss.fail(name, id, { message: String(error) }));
      return;
    }
    await this.note(() => this.boss.complete(name, id));
  }

  /** What cannot be noted is worked again once its time is over. */
  private async note(step: () => Promise<void>): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await step();
      } catch (error) {
        if (tries === NOTE_TRIES || this.stopping.signal.aborted) throw error;
        this.report(error);
        await wait(NOTE_EVERY_MS);
      }
    }
  }

  /** Said once: the requests that fail for it say it as well. */
  private report(error: unknown): void {
    const isFull = isDatabaseFull(error);
    if (!isFull && !isDatabaseGone(error)) this.logger.error(described(error));
    else if (!this.isGone && !this.stopping.signal.aborted) {
      const what = isFull
        ? 'has no room; jobs wait until it has'
        : 'does not answer; jobs wait until it does';
      this.logger.warn(`The database ${what}.`);
      this.isGone = true;
    }
  }
}

const described = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
