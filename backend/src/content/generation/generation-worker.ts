import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import { isDatabaseGone } from '../../platform/database/is-database-gone.js';
import * as locks from '../../platform/database/locks.sql.js';
import { fetchRows } from '../../platform/database/statement.js';
import { type PageDraft, PageMaker } from '../location-pages/make-page.js';
import { anyWaiting } from './run-items.sql.js';
import * as steps from './run-steps.js';
import type { OpenRun } from './runs.sql.js';

/** Arbitrary number of an advisory lock, shared by all servers: its holder works the runs. */
const GENERATION_LOCK = 74_021_004;
const LOOK_EVERY_MS = 1_000;
/** Of a run without a delay so many pages are written at a time … */
const BATCH = 8;
/** … and so many are read at the same time, on a machine with two processors. */
const AT_ONCE = 2;

interface Drafted {
  item: steps.RunItem;
  draft: PageDraft;
}

export type Turn = 'idle' | 'more' | 'busy';

/** The lock belongs to a connection: it is free when its process dies, and another goes on. */
export class GenerationWorker {
  private readonly maker: PageMaker;

  /** @param afterwards by states (null: all); may run twice */
  constructor(
    private readonly dataSource: DataSource,
    private readonly afterwards: (stateCodes: string[] | null) => Promise<void>,
    private readonly report: (what: string, error: unknown) => void,
  ) {
    this.maker = new PageMaker(dataSource);
  }

  /** @param signal ends the turn after the cities under way */
  async work(signal: AbortSignal, forMs: number): Promise<Turn> {
    const lock = await this.lock();
    if (!lock) return 'busy';
    try {
      const end = Date.now() + forMs;
      while (!signal.aborted && Date.now() < end) {
        const run = await steps.openRun(this.dataSource.manager);
        if (!run) return 'idle';
        if (run.status === 'waiting') await this.begin(run);
        else await this.workRun(run, signal, end);
      }
      return 'more';
    } finally {
      await unlock(lock);
    }
  }

  private async begin(run: OpenRun): Promise<void> {
    try {
      await this.dataSource.transaction((tx) => steps.beginRun(tx, run, new Date()));
    } catch (error) {
      if (isDatabaseGone(error)) throw error;
      this.report(`Run ${run.id} could not begin`, error);
      await this.dataSource.transaction((tx) => steps.endRun(tx, run.id, sentenceOf(error)));
    }
  }

  private async workRun(run: OpenRun, signal: AbortSignal, end: number): Promise<void> {
    const most = run.delayMs === 0 ? BATCH : 1;
    while (!signal.aborted && Date.now() < end) {
      const items = (await steps.isGoingOn(this.dataSource.manager, run.id))
        ? await this.dataSource.transaction((tx) => steps.nextItems(tx, run.id, most))
        : [];
      if (items.length === 0) return this.finish(run);
      await this.store(run, await this.draft(run, items));
      await this.pause(run, signal);
    }
  }

  /** Those that can be drafted, in their order. */
  private async draft(run: OpenRun, items: readonly steps.RunItem[]): Promise<Drafted[]> {
    const waiting = [...items];
    const drafted: Drafted[] = [];
    const work = async () => {
      for (let item = waiting.shift(); item; item = waiting.shift()) {
        try {
          drafted.push({ item, draft: await this.maker.draft(item.target, new Date()) });
        } catch (error) {
          await this.fail(run, item, error);
        }
      }
    };
    // All end before the lock is given back.
    const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
    const failed = ended.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
    return drafted.sort((one, other) => one.item.position - other.item.position);
  }

  /** Together, or one by one where that fails: one page keeps no other from being stored. */
  private async store(run: OpenRun, drafted: readonly Drafted[]): Promise<void> {
    if (drafted.length === 0) return;
    try {
      await this.dataSource.transaction((tx) => steps.endItems(tx, run.id, drafted));
    } catch (error) {
      if (isDatabaseGone(error)) throw error;
      const [first] = drafted;
      if (first && drafted.length === 1) return this.fail(run, first.item, error);
      for (const one of drafted) await this.store(run, [one]);
    }
  }

  private async fail(run: OpenRun, item: steps.RunItem, error: unknown): Promise<void> {
    if (isDatabaseGone(error)) throw error;
    this.report(`The page of ${item.target.city}, ${item.target.stateCode} could not be made`, error);
    await this.dataSource.transaction((tx) => steps.failItem(tx, run.id, item, sentenceOf(error)));
  }

  private async finish(run: OpenRun): Promise<void> {
    try {
      // Places come by imports as well: once a night all states are counted.
      const isNightly = run.startedBy === 'schedule';
      await this.afterwards(isNightly ? null : await steps.touchedStates(this.dataSource.manager, run.id));
    } catch (error) {
      if (isDatabaseGone(error)) throw error;
      this.report(`What follows from run ${run.id} failed`, error);
    }
    await this.dataSource.transaction((tx) => steps.endRun(tx, run.id));
  }

  /** Waits in no transaction. */
  private async pause({ id, delayMs }: OpenRun, signal: AbortSignal): Promise<void> {
    if (delayMs === 0) return;
    const [left] = await fetchRows(this.dataSource, anyWaiting, [id]);
    const until = Date.now() + delayMs;
    while (left && !signal.aborted && Date.now() < until) {
      await wait(Math.min(LOOK_EVERY_MS, until - Date.now()), undefined, { signal }).catch(() => undefined);
      if (Date.now() < until && !(await steps.isGoingOn(this.dataSource.manager, id))) return;
    }
  }

  private async lock(): Promise<QueryRunner | null> {
    const connection = this.dataSource.createQueryRunner();
    try {
      const [row] = await fetchRows(connection.manager, locks.tryLock, [GENERATION_LOCK]);
      if (row?.isTaken) return connection;
    } catch (error) {
      await connection.release().catch(() => undefined);
      throw error;
    }
    await connection.release();
    return null;
  }
}

/** A connection that is lost has lost its lock as well. */
async function unlock(connection: QueryRunner): Promise<void> {
  await fetchRows(connection.manager, locks.unlock, [GENERATION_LOCK]).catch(() => undefined);
  await connection.release().catch(() => undefined);
}

function sentenceOf(error: unknown): string {
  const { driverError } = (error ?? {}) as { driverError?: { constraint?: unknown } };
  if (driverError?.constraint === 'uq_location_pages_slug')
    return 'Another city has the same address already.';
  return error instanceof Error ? error.message : String(error);
}
