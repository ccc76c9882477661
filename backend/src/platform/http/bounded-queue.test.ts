import { describe, expect, it } from '@jest/globals';
import { setImmediate } from 'node:timers/promises';
import { boundedQueue } from './bounded-queue.js';

describe('a line of work', () => {
  it('does so much at once, the rest in its order, and refuses what comes when it is full', async () => {
    const inLine = boundedQueue({ atOnce: 2, longest: 3 });
    const ends: (() => void)[] = [];
    const begun: number[] = [];
    const work = (number: number) =>
      inLine(async () => {
        begun.push(number);
        await new Promise<void>((resolve) => ends.push(resolve));
        return number;
      });
    const results = [1, 2, 3, 4, 5].map(work);
    await expect(work(6)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 5 });
    expect(begun).toEqual([1, 2]);
    while (ends.length > 0) {
      ends.shift()?.();
      await setImmediate();
    }
    expect(await Promise.all(results)).toEqual([1, 2, 3, 4, 5]);
    expect(begun).toEqual([1, 2, 3, 4, 5]);
  });

  it('goes on after work that failed', async () => {
    const inLine = boundedQueue({ atOnce: 1, longest: 1 });
    await expect(inLine(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await inLine(() => Promise.resolve('yes'))).toBe('yes');
  });
});
