import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Database } from '../database/database.js';
import { changeRows, fetchRows } from '../database/statement.js';
import { DomainError } from '../http/errors/domain-error.js';
import { type Counted, countRequest, deleteEnded, readCount } from './rate-limits.sql.js';

const MOST_REMEMBERED = 10_000;
const COMPLAIN_EVERY_MS = 60_000;

const keyOf = (kind: string, address: string) =>
  createHash('sha256').update(`${kind} ${address}`).digest('base64url');

@Injectable()
export class RateLimits {
  private readonly logger = new Logger('RateLimits');
  /** Whoever has had enough costs the database nothing; while it fails, this server goes on from here. */
  private readonly last = new LRUCache<string, { current: number; endsAt: number }>({ max: MOST_REMEMBERED });
  private complainedAt = -Infinity;

  constructor(
    private readonly database: Database,
    private readonly dataSource: DataSource,
  ) {}

  /** Never fails. @param timeWindow milliseconds from the first request on */
  async count(kind: string, address: string, timeWindow: number, max: number): Promise<Counted> {
    const key = keyOf(kind, address);
    const known = this.lastOf(key);
    if (known && known.current > max) return known;
    try {
      const [row] = await fetchRows(this.database.primary, countRequest, [key, timeWindow]);
      return this.remember(key, row ?? { current: 1, ttl: timeWindow });
    } catch (error) {
      this.complain(error);
      const { current, ttl } = this.lastOf(key) ?? { current: 0, ttl: timeWindow };
      return this.remember(key, { current: current + 1, ttl });
    }
  }

  /** @throws TOO_MANY_REQUESTS when there were more than `max` */
  async take(kind: string, address: string, timeWindow: number, max: number): Promise<void> {
    const { current, ttl } = await this.count(kind, address, timeWindow, max);
    if (current > max)
      throw new DomainError('TOO_MANY_REQUESTS', undefined, { retryAfter: Math.ceil(ttl / 1_000) });
  }

  /** Counts nothing. @throws TOO_MANY_REQUESTS when there were `max` already */
  async refuseAfter(kind: string, address: string, max: number): Promise<void> {
    const key = keyOf(kind, address);
    const known = this.lastOf(key);
    const [row] =
      known && known.current >= max ? [known] : await fetchRows(this.database.primary, readCount, [key]);
    if (row && row.current >= max)
      throw new DomainError('TOO_MANY_REQUESTS', undefined, { retryAfter: Math.ceil(row.ttl / 1_000) });
  }

  /** Asks this server alone. @returns seconds to wait where there were `max` already, else null */
  waitOf(kind: string, address: string, max: number): number | null {
    const known = this.lastOf(keyOf(kind, address));
    return known && known.current >= max ? Math.ceil(known.ttl / 1_000) : null;
  }

  async cleanUp(): Promise<void> {
    await changeRows(this.dataSource, deleteEnded, []);
  }

  private lastOf(key: string): Counted | undefined {
    const found = this.last.get(key);
    return found && found.endsAt > Date.now()
      ? { current: found.current, ttl: found.endsAt - Date.now() }
      : undefined;
  }

  private remember(key: string, counted: Counted): Counted {
    this.last.set(key, { current: counted.current, endsAt: Date.now() + counted.ttl });
    return counted;
  }

  private complain(error: unknown): void {
    if (Date.now() - this.complainedAt < COMPLAIN_EVERY_MS) return;
    this.complainedAt = Date.now();
    this.logger.warn(`Requests are counted by this server alone for a while: ${String(error)}`);
  }
}
