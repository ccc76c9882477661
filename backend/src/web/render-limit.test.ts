import { describe, expect, it } from '@jest/globals';
import { RenderLimit } from './render-limit.js';

describe('the pages that are made for a household', () => {
  it('are so many within a minute, and as many again in the next one', () => {
    const limit = new RenderLimit(3);
    const take = (address: string, now: number) => limit.take(address, now);
    expect([1, 2, 3].map((at) => take('192.0.2.7', 1_000 * at))).toEqual([null, null, null]);
    expect(take('192.0.2.7', 11_000)).toBe(50);
    expect(take('192.0.2.8', 11_000)).toBeNull();
    expect(take('192.0.2.7', 61_000)).toBeNull();
  });

  it('count together for the addresses of one household', () => {
    const limit = new RenderLimit(1);
    expect(limit.take('2001:db8:1:2:3:4:5:6', 0)).toBeNull();
    expect(limit.take('2001:db8:1:3::9', 0)).toBe(60);
    expect(limit.take('2001:db8:1:103::9', 0)).toBeNull();
  });
});
