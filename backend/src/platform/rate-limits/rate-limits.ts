import { createHash } from 'node:crypto';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { PreparedStatements, prepared } from '../database/prepared.js';
import { DomainError } from '../http/domain-error.js';
import { Jobs } from '../jobs/jobs.js';

const CLEAN_UP = 'rate-limits-clean-up';
const HOUR_UTC = 9;
/** A database that takes longer is not waited for: the request is then counted by this server alone. */
const COUNT_WITHIN_MS = 1_000;
/** Addresses that a server remembers by itself, of each kind. */
const MOST_REMEMBERED = 10_000;
const COMPLAIN_EVERY_MS = 60_000;

/** How many requests there were since the time began, this one among them, and how long it still lasts in milliseconds. */
export interface Counted {
  current: number;
  ttl: number;
}

const COUNT = prepared(`INSERT INTO rate_limits AS known (key, count, ends_at)
    VALUES ($1, 1, now() + $2::integer * interval '1 millisecond')
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN known.ends_at > now() THEN known.count + 1 ELSE 1 END,
      ends_at = CASE WHEN known.ends_at > now() THEN known.ends_at ELSE excluded.ends_at END
    RETURNING count, ceil(extract(epoch FROM ends_at - now()) * 1000)::integer AS ttl`);

/** Counts limited requests over all servers of the database. */
@Injectable()
export class RateLimits implements OnModuleInit {
  private readonly logger = new Logger('RateLimits');
  /** What this server counted while the database did not. */
  private readonly own = new LRUCache<string, { current: number; endsAt: number }>({ max: MOST_REMEMBERED });
  /** Who has had enough, until when: asked again, the database is left alone. */
  private readonly full = new LRUCache<string, { current: number; endsAt: number }>({ max: MOST_REMEMBERED });
  private complainedAt = -Infinity;

  constructor(
    private readonly statements: PreparedStatements,
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(CLEAN_UP, { retries: 2, retryDelaySeconds: 60, isSingle: true }, () => this.cleanUp());
    this.jobs.daily(CLEAN_UP, HOUR_UTC);
  }

  /**
   * Counts one request. Never fails, and never waits for long.
   * @param kind which limit it counts against
   * @param address of the visitor
   * @param timeWindow milliseconds from the first request on
   * @param max how many are allowed
   */
  async count(kind: string, address: string, timeWindow: number, max: number): Promise<Counted> {
    const key = createHash('sha256').update(`${kind} ${address}`).digest('base64url');
    const enough = alive(this.full.get(key));
    if (enough) return { current: enough.current, ttl: enough.endsAt - Date.now() };
    const counted = await this.overAll(key, timeWindow).catch((error: unknown) => {
      this.complain(error);
      return this.alone(key, timeWindow);
    });
    if (counted.current > max) {
      this.full.set(key, { current: counted.current, endsAt: Date.now() + counted.ttl });
    }
    return counted;
  }

  /** Counts one request. @throws TOO_MANY_REQUESTS when there were more than `max` */
  async take(kind: string, address: string, timeWindow: number, max: number): Promise<void> {
    const { current, ttl } = await this.count(kind, address, timeWindow, max);
    if (current > max)
      throw new DomainError('TOO_MANY_REQUESTS', undefined, { retryAfter: Math.ceil(ttl / 1_000) });
  }

  async cleanUp(): Promise<void> {
    await this.dataSource.query('DELETE FROM rate_limits WHERE ends_at < now()');
  }

  private async overAll(key: string, timeWindow: number): Promise<Counted> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The database takes too long.')), COUNT_WITHIN_MS);
    });
    const counting = this.statements.write<{ count: number; ttl: number }>(COUNT, [key, timeWindow]);
    const [row] = await Promise.race([counting, late]).finally(() => clearTimeout(timer));
    return { current: row?.count ?? 1, ttl: row?.ttl ?? timeWindow };
  }

  private alone(key: string, timeWindow: number): Counted {
    const known = alive(this.own.get(key)) ?? { current: 0, endsAt: Date.now() + timeWindow };
    const current = known.current + 1;
    this.own.set(key, { ...known, current });
    return { current, ttl: known.endsAt - Date.now() };
  }

  private complain(error: unknown): void {
    if (Date.now() - this.complainedAt < COMPLAIN_EVERY_MS) return;
    this.complainedAt = Date.now();
    this.logger.warn(`Requests are counted by this server alone for a while: ${String(error)}`);
  }
}

const alive = (known: { current: number; endsAt: number } | undefined) =>
  known && known.endsAt > Date.now() ? known : undefined;
