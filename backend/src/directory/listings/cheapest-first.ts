import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '../../contract/shared/calendar/durations.js';
import type { CirclesToSearch, CircleToSearch } from './search-terms.rules.js';

/** So long a text counts as rare near a point, which only decides how it is looked for. */
const RARE_FOR_MS = 10 * MINUTE_MS;
const MOST_RARE = 2_000;

/** Looks for the nearest in a small circle, and in the whole one where that has too few. */
export class SmallCircleFirst {
  private readonly rare = new LRUCache<string, true>({ max: MOST_RARE, ttl: RARE_FOR_MS });

  /** @param key what is looked for and around which point */
  async search<Row>(
    key: string,
    { small, whole }: CirclesToSearch,
    read: (circle: CircleToSearch) => Promise<Row[]>,
    isEnough: (rows: readonly Row[]) => boolean,
  ): Promise<{ rows: Row[]; isWhole: boolean }> {
    if (small && !this.rare.has(key)) {
      const rows = await read(small);
      if (isEnough(rows)) return { rows, isWhole: false };
      this.rare.set(key, true);
    }
    return { rows: await read(whole), isWhole: true };
  }
}
