import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '../../contract/shared/calendar/durations.js';
import { STOP_COUNTING_AT } from '../../contract/shared/limits.js';

const REMEMBERED = 5_000;

/** Lists that had more than is counted: for a minute they are not counted again. */
export class KnownLarge {
  private readonly known = new LRUCache<string, true>({ max: REMEMBERED, ttl: MINUTE_MS });

  /**
   * @param of what the list is of @param find with where to stop counting; 0 is not to count
   * @returns with a total that is `STOP_COUNTING_AT` where there are more than are counted
   */
  async counted<Found extends { total: number | null }>(
    of: readonly unknown[],
    find: (stopAt: number) => Promise<Found[]>,
  ): Promise<Found[]> {
    const key = JSON.stringify(of);
    if (this.known.has(key)) {
      const found = await find(0);
      return found.map((one) => ({ ...one, total: one.total === null ? null : STOP_COUNTING_AT }));
    }
    const found = await find(STOP_COUNTING_AT);
    if (found[0]?.total === STOP_COUNTING_AT) this.known.set(key, true);
    return found;
  }
}
