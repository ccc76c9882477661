import { LRUCache } from 'lru-cache';
import { ipv6Prefix } from '../platform/http/security/ipv6-prefix.js';

const WINDOW_MS = 60_000;
const MOST_VISITORS = 10_000;

/** Per household, within the present minute, in this server's memory. */
export class RenderLimit {
  private readonly counts = new LRUCache<string, number>({ max: MOST_VISITORS });
  private endsAt = 0;

  constructor(private readonly most: number) {}

  /** @param now milliseconds @returns seconds to wait; null where the page may be made */
  take(address: string, now = Date.now()): number | null {
    if (now >= this.endsAt) {
      this.counts.clear();
      this.endsAt = now + WINDOW_MS;
    }
    const visitor = ipv6Prefix(address);
    const count = (this.counts.get(visitor) ?? 0) + 1;
    this.counts.set(visitor, count);
    return count > this.most ? Math.ceil((this.endsAt - now) / 1_000) : null;
  }
}
