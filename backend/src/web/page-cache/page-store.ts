import { LRUCache } from 'lru-cache';
import type { ShownTable } from '../../platform/changes/shown-tables.js';
import type { CountedSearch } from '../../platform/search-tallies/search-tallies.js';
import type { MadePage } from './made-page.js';

export interface KeptPage {
  page: MadePage;
  /** Milliseconds since 1970. */
  since: number;
  until: number;
  tables: ReadonlySet<ShownTable>;
  searches: readonly CountedSearch[];
}

/** For pages that were asked for once. */
const TRIAL_SHARE = 1 / 8;
/** Longer addresses are made up, or a page of their own each. */
const LONGEST_ADDRESS = 600;

/** A second request ends a page's trial, so made-up addresses push out only each other. */
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

  /** Call when a page has grown by another encoding. */
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
