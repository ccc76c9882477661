import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { changeRows, fetchRows, type Statement } from '../../database/statement.js';
import { Jobs } from '../../jobs/jobs.js';
import * as sql from './database-figures.sql.js';
import type { UnsentMails } from './database-figures.sql.js';
import { Metrics } from './metrics.js';

/** However many scrape. */
const KEEP_MS = 10_000;
/** A slow database must not hold up the other figures. */
const ANSWER_WITHIN_MS = 1_500;

export interface DomainCount {
  /** "farmgate_orders_overdue" */
  name: string;
  help: string;
  statement: Statement<{ count: number }>;
}

interface Figures {
  due: Map<string, number>;
  failed: Map<string, number>;
  mails: UnsentMails;
  /** In the order of the counts that the domains added. */
  counts: number[];
}

/** The same on every server. Left out where the database is away; `farmgate_database_up` is 0 then. */
@Injectable()
export class DatabaseFigures {
  private readonly counts: DomainCount[] = [];
  private readAt = -Infinity;
  private reading: Promise<Figures | null> = Promise.resolve(null);

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly metrics: Metrics,
  ) {
    this.add(metrics, 'farmgate_database_up', 'Whether the database answers this server.', (gauge, figures) =>
      gauge.set(figures ? 1 : 0),
    );
    this.addByLabel(metrics, 'farmgate_jobs_due', 'Jobs that could be worked now.', 'queue', (figures) =>
      this.byQueue(figures.due),
    );
    this.addByLabel(metrics, 'farmgate_jobs_failed', 'Jobs that were given up.', 'queue', (figures) =>
      this.byQueue(figures.failed),
    );
    this.addByLabel(metrics, 'farmgate_mails', 'Mails that are not sent.', 'status', ({ mails }) => [
      ['waiting', mails.waiting],
      ['failed', mails.failed],
    ]);
    this.add(
      metrics,
      'farmgate_mails_oldest_waiting_seconds',
      'How long the oldest mail that is not sent has waited; 0 where none waits.',
      (gauge, figures) => figures && gauge.set(figures.mails.oldestSeconds),
    );
  }

  /** Call in a module's `onModuleInit`. */
  addCount(count: DomainCount): void {
    const index = this.counts.push(count) - 1;
    const set = (gauge: Gauge, figures: Figures | null) => figures && gauge.set(figures.counts[index] ?? 0);
    this.add(this.metrics, count.name, count.help, set);
  }

  private byQueue(counts: Map<string, number>): [string, number][] {
    return this.jobs.described().map(({ name }) => [name, counts.get(name) ?? 0]);
  }

  private addByLabel(
    metrics: Metrics,
    name: string,
    help: string,
    label: string,
    valuesOf: (figures: Figures) => [string, number][],
  ): void {
    this.add(
      metrics,
      name,
      help,
      (gauge, figures) => {
        for (const [value, count] of figures ? valuesOf(figures) : []) gauge.set({ [label]: value }, count);
      },
      [label],
    );
  }

  private add(
    { registry }: Metrics,
    name: string,
    help: string,
    set: (gauge: Gauge, figures: Figures | null) => void,
    labelNames: string[] = [],
  ): void {
    const read = () => this.read();
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const figures = await read();
        this.reset();
        set(this, figures);
      },
    });
  }

  /** All gauges of a scrape share one reading. */
  private read(): Promise<Figures | null> {
    if (performance.now() - this.readAt > KEEP_MS) {
      this.readAt = performance.now();
      this.reading = this.ask();
    }
    return this.reading;
  }

  private async ask(): Promise<Figures | null> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), ANSWER_WITHIN_MS)));
    return Promise.race([this.select().catch(() => null), late]).finally(() => clearTimeout(timer));
  }

  /** One after the other on one connection, which the requests need more. */
  private async select(): Promise<Figures> {
    return this.dataSource.transaction(async (tx) => {
      await changeRows(tx, sql.limitTime(ANSWER_WITHIN_MS), []);
      const queues = this.jobs.described().map(({ name }) => name);
      const due = await fetchRows(tx, sql.dueJobs, [queues]);
      const failed = await fetchRows(tx, sql.failedJobs, [queues]);
      const [mails] = await fetchRows(tx, sql.unsentMails, []);
      const counts: number[] = [];
      for (const { statement } of this.counts) {
        const [row] = await fetchRows(tx, statement, []);
        counts.push(row?.count ?? 0);
      }
      return {
        due: countsOf(due),
        failed: countsOf(failed),
        mails: mails ?? { waiting: 0, failed: 0, oldestSeconds: 0 },
        counts,
      };
    });
  }
}

const countsOf = (rows: { name: string; count: number }[]) =>
  new Map(rows.map(({ name, count }) => [name, count]));
