import { Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { Changes } from '../../changes/changes.js';
import { isDatabaseGone } from '../is-database-gone.js';
import { fetchRows } from '../statement.js';
import { ChangedTables, neededPosition, type Sample, withSample } from './lag.rules.js';
import { mayLag } from './reader-scope.js';
import { Replica } from './replica.js';
import { primaryPositions } from './replicas.sql.js';

const CHECK_EVERY_MS = 1_000;
/** While replicas are waited for after a change. */
const HURRY_MS = 50;

/** One that is down or too far behind is left out; where none is left, the primary serves. */
export class ReadReplicas implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('ReadReplicas');
  private readonly replicas: Replica[];
  private readonly changed = new ChangedTables();
  private readonly told = new Map<Replica, boolean>();
  private samples: Sample[] = [];
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private turn = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: Changes,
    urls: readonly string[],
    poolSize: number,
  ) {
    this.replicas = urls.map((url) => new Replica(url, poolSize));
  }

  onModuleInit(): void {
    // What changes while nothing is heard is kept by nobody.
    this.changes.subscribe({ changed: (table) => this.noteChange(table), lost: () => undefined });
    void this.look();
  }

  /** What fails on a replica is asked of the primary. */
  async read<Result>(primary: Pool, query: (pool: Pool) => Promise<Result>): Promise<Result> {
    const replica = mayLag() ? this.next() : undefined;
    if (!replica) return query(primary);
    try {
      return await query(replica.pool);
    } catch (error) {
      // Whatever a replica's error is, the primary knows better.
      if (isDatabaseGone(error) || /timeout/i.test(String(error))) this.leaveOut(replica);
      return query(primary);
    }
  }

  /** `behind`: bytes of the primary's log; null while unknown. */
  get states(): { name: string; isUsed: boolean; behind: number | null }[] {
    const now = this.samples.at(-1)?.position;
    return this.replicas.map(({ name, isWell, replayed }) => ({
      name,
      isUsed: isWell,
      // The primary may have been asked a moment earlier.
      behind: now === undefined || replayed === 0n ? null : Math.max(0, Number(now - replayed)),
    }));
  }

  /** True: it must not be cached. @param since of `performance.now()` */
  isBehind(tables: Iterable<string>, since: number): boolean {
    return this.changed.wereBehind(tables, since);
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await Promise.all(this.replicas.map(({ pool }) => pool.end().catch(() => undefined)));
  }

  private noteChange(table: string): void {
    this.changed.note([table]);
    this.schedule(0);
  }

  private next(): Replica | undefined {
    const well = this.replicas.filter(({ isWell }) => isWell);
    this.turn = (this.turn + 1) % Math.max(well.length, 1);
    return well[this.turn];
  }

  private leaveOut(replica: Replica): void {
    replica.isWell = false;
    this.tell(replica);
  }

  /** Only where it is other than was said last. */
  private tell(replica: Replica): void {
    if (replica.isWell === this.told.get(replica)) return;
    this.told.set(replica, replica.isWell);
    this.logger.warn(`The replica ${replica.name} is ${replica.isWell ? 'used' : 'left out'}.`);
  }

  private schedule(inMs: number): void {
    clearTimeout(this.timer);
    if (this.isStopped) return;
    this.timer = setTimeout(() => void this.look(), inMs).unref();
  }

  private async look(): Promise<void> {
    await this.askPrimary();
    const needed = neededPosition(this.samples, performance.now());
    await Promise.all(this.replicas.map((replica) => replica.check(needed)));
    for (const replica of this.replicas) this.tell(replica);
    const used = this.replicas.filter(({ isWell }) => isWell).map(({ replayed }) => replayed);
    const least = used.reduce<bigint | null>(
      (low, replayed) => (low === null || replayed < low ? replayed : low),
      null,
    );
    // Where no replica is used, all that is read is new.
    this.changed.replayed(least ?? 1n << 64n, performance.now());
    this.schedule(this.changed.isPending ? HURRY_MS : CHECK_EVERY_MS);
  }

  private async askPrimary(): Promise<void> {
    try {
      const [row] = await fetchRows(this.dataSource, primaryPositions, []);
      if (!row) return;
      this.samples = withSample(this.samples, { position: BigInt(row.flushed), at: performance.now() });
      // At or after each commit that is known by now, also one that was not flushed.
      this.changed.locate(BigInt(row.inserted));
    } catch {
      // The requests that need it say so.
    }
  }
}
