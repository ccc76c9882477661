import { Inject, Injectable, Logger } from '@nestjs/common';
import { statfs } from 'node:fs/promises';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { ping } from '../database/connection.sql.js';
import { isDatabaseFull } from '../database/is-database-gone.js';
import { isLost, losesStatements } from '../database/loses-statements.js';
import { poolOf } from '../database/pool.js';
import { fetchRows } from '../database/statement.js';
import { writeToDisk } from './readiness.sql.js';

const ANSWER_WITHIN_MS = 2_000;
/** What takes more than a question is not asked for each caller. */
const LOOK_EVERY_MS = 5_000;
/** A pooler that lost a statement is not trusted at the next good answer. */
const LOST_FOR_MS = 60_000;
/** With less, neither a picture nor the embedded database's log finds room. */
const ROOM_BYTES = 16 * 1024 * 1024;
const REASONS = {
  database: 'the database does not answer.',
  statements:
    'prepared statements get lost. A pooler in transaction mode has to keep them: PgBouncer 1.21 or newer, with max_prepared_statements.',
  databaseDisk: "PostgreSQL's disk is full, so only reading works.",
  dataDisk: 'the disk of DATA_DIR is full, so only reading works.',
} as const;
type Reason = keyof typeof REASONS;
const READ_ONLY: ReadonlySet<Reason | null> = new Set<Reason>(['databaseDisk', 'dataDisk']);

@Injectable()
export class Readiness {
  private readonly logger = new Logger('Readiness');
  private looking: Promise<void> | undefined;
  private lookedAt = -Infinity;
  private lostAt = -Infinity;
  private full: Reason | null = null;
  private said: Reason | null = null;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The log says what is wrong. */
  async look(): Promise<{ canRead: boolean; canServe: boolean }> {
    const reason = await this.reason();
    if (reason !== this.said) {
      this.logger.warn(
        reason ? `This server is not ready: ${REASONS[reason]}` : 'This server is ready again.',
      );
    }
    this.said = reason;
    return { canRead: reason === null || READ_ONLY.has(reason), canServe: reason === null };
  }

  private async reason(): Promise<Reason | null> {
    const answers = fetchRows(this.dataSource, ping, []).then(
      () => null,
      (error: unknown): Reason => (isLost(error) ? 'statements' : 'database'),
    );
    const answer = await inTime<Reason | null>(answers, 'database');
    if (answer === 'statements') this.lostAt = performance.now();
    if (answer !== null) return answer;
    if (performance.now() - this.lookedAt >= LOOK_EVERY_MS) {
      this.looking ??= this.lookCloser().finally(() => (this.looking = undefined));
      // What takes longer is known to the next who asks.
      await inTime(this.looking, undefined);
    }
    return performance.now() - this.lostAt < LOST_FOR_MS ? 'statements' : this.full;
  }

  private async lookCloser(): Promise<void> {
    const pool = poolOf(this.dataSource);
    // It takes two connections, for which nobody shall wait.
    const hasTwo = pool.options.max > 1 && pool.waitingCount === 0;
    const isLosing = hasTwo && (await losesAny(pool).catch(() => false));
    if (isLosing) this.lostAt = performance.now();
    this.full = (await this.isDataFull()) ? 'dataDisk' : (await isDiskFull(pool)) ? 'databaseDisk' : null;
    this.lookedAt = performance.now();
  }

  private async isDataFull(): Promise<boolean> {
    const { dataDir, media, database } = this.config;
    if (media.s3 && database.url !== undefined) return false;
    try {
      const { bavail, bsize, files, ffree } = await statfs(dataDir);
      // Some file systems count no files.
      return bavail * bsize < ROOM_BYTES || (files > 0 && ffree === 0);
    } catch {
      // The first picture makes the folder.
      return false;
    }
  }
}

/** @throws where there is no connection */
async function losesAny(pool: Pool): Promise<boolean> {
  const one = await pool.connect();
  let isSound = false;
  try {
    const other = await pool.connect();
    isSound = !(await losesStatements(one, other).finally(() => other.release()));
    return !isSound;
  } finally {
    // What an unsound connection has prepared is known to nobody.
    one.release(!isSound);
  }
}

const isDiskFull = (pool: Pool): Promise<boolean> =>
  pool.query(writeToDisk.text).then(() => false, isDatabaseFull);

async function inTime<Value>(work: Promise<Value>, otherwise: Value): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Value>(
    (resolve) => (timer = setTimeout(() => resolve(otherwise), ANSWER_WITHIN_MS)),
  );
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
