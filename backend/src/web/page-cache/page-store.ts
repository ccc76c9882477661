import { LRUCache } from 'lru-cache';
import type { ShownTable } from '../../platform/changes/shown-tables.js';
import type { CountedSearch } from '../../platform/search-tallies/search-tallies.js';
import type { MadePage } from './made-page.js';

/** A page that is kept for the next one who asks. */
export interface KeptPage {
  page: MadePage;
  /** When its making began; milliseconds since 1970. */
  since: number;
  until: number;
  tables: ReadonlySet<ShownTable>;
  /** What was searched for it. */
  searches: readonly CountedSearch[];
}

/** The part of the memory that belongs to pages which were asked for once. */
const TRIAL_SHARE = 1 / 8;
/** Longer addresses are made up, or a page of their own each. */
const LONGEST_ADDRESS = 600;

/**
 * Pages by their address, in so many bytes. A page is on trial until it is asked for again: only then does it
 * get a place among the good ones, so that a flood of made-up addresses pushes out nothing but itself. What
 * is not there never gets one.
 */
export class PageStore {
  private readonly trial: LRUCache<string, KeptPage>;
  private readonly good: LRUCache<string, KeptPage>;

  constructor(bytes: number) {
    const trial = Math.max(1, Math.floor(bytes * TRIAL_SHARE));
    this.trial = new LRUCache({ maxSize: trial });
    this.good = new LRUCache({ maxSize: Math.max(1, bytes - trial) });
  }

  /** In bytes. */
  get size(): number {
    return this.trial.calculatedSize + this.good.calculatedSize;
  }

  get count(): number {
    return this.trial.size + this.good.size;
  }

  /** @param now milliseconds since 1970 */
  get(address: string, now: number): KeptPage | undefined {
    const good = this.good.get(address);
    if (good) return good.until > now ? good : this.forget(address);
    const tried = this.trial.get(address);
    if (!tried) return undefined;
    if (tried.until <= now) return this.forget(address);
    if (tried.page.status < 400) {
      this.trial.delete(address);
      this.good.set(address, tried, { size: tried.page.size });
    }
    return tried;
  }

  keep(address: string, kept: KeptPage): void {
    if (address.length > LONGEST_ADDRESS) return;
    const isGood = this.good.has(address) && kept.page.status < 400;
    if (!isGood) this.good.delete(address);
    (isGood ? this.good : this.trial).set(address, kept, { size: kept.page.size });
  }

  /** To be called when a page has grown by another encoding. */
  weigh(address: string, kept: KeptPage): void {
    for (const part of [this.good, this.trial]) {
      if (part.peek(address) === kept) part.set(address, kept, { size: kept.page.size, noUpdateTTL: true });
    }
  }

  /** @returns how many pages stood on the table */
  drop(table: string): number {
    let count = 0;
    for (const part of [this.good, this.trial]) {
      for (const [address, { tables }] of part.entries()) {
        if (!tables.has(table as ShownTable)) continue;
        part.delete(address);
        count += 1;
      }
    }
    return count;
  }

  clear(): void {
    this.good.clear();
    this.trial.clear();
  }

  private forget(address: string): undefined {
    this.good.delete(address);
    this.trial.delete(address);
  }
}
