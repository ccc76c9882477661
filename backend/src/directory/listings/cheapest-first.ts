import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '../../contract/shared/calendar/durations.js';

/** So long it is remembered which ways find too little, which only decides how it is looked for. */
const KNOWN_FOR_MS = 10 * MINUTE_MS;
const MOST_KNOWN = 2_000;

/** Looks for the nearest in cheap ways that may find too few, and in all there is where they do. */
export class CheapestFirst {
  private readonly failed = new LRUCache<string, number>({ max: MOST_KNOWN, ttl: KNOWN_FOR_MS });

  /**
   * @param key what is looked for and around which point
   * @param ways the cheapest first
   * @param all finds all there is
   */
  async search<Row>(
    key: string,
    ways: readonly (() => Promise<Row[]>)[],
    all: () => Promise<Row[]>,
    isEnough: (rows: readonly Row[]) => boolean,
  ): Promise<{ rows: Row[]; isAll: boolean }> {
    for (const [index, way] of ways.entries()) {
      if (index < (this.failed.get(key) ?? 0)) continue;
      const rows = await way();
      if (isEnough(rows)) return { rows, isAll: false };
      this.failed.set(key, index + 1);
    }
    return { rows: await all(), isAll: true };
  }
}
