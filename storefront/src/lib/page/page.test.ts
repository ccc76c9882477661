import { describe, expect, it } from '@jest/globals';
import { page } from './page';

const Empty = () => null;

describe('a page of the route table', () => {
  it('fetches its code once', async () => {
    let times = 0;
    const entry = page({
      path: '/x',
      component: () => Promise.resolve((times++, Empty)),
    });
    expect(entry.loaded()).toBeUndefined();
    await Promise.all([entry.ready(), entry.ready()]);
    expect(entry.loaded()).toBe(Empty);
    expect(times).toBe(1);
  });

  it('tries again after a failure', async () => {
    let times = 0;
    const component = () => (times++ === 0 ? Promise.reject(new Error('offline')) : Promise.resolve(Empty));
    const entry = page({ path: ['/x', '/y'], component });
    await expect(entry.ready()).rejects.toThrow('offline');
    await expect(entry.ready()).resolves.toBe(Empty);
    expect(entry.paths).toEqual(['/x', '/y']);
  });
});
