import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { lazySchema } from './lazy-schema';

const Name = z.object({ name: z.string().trim().min(1, 'Please enter a name.') });

describe('rules that come after the page', () => {
  it('are fetched once, ahead of their first use', async () => {
    let times = 0;
    const schema = lazySchema(() => {
      times += 1;
      return Promise.resolve(Name);
    });
    schema.preload();
    expect((await schema.ready())?.safeParse({ name: ' Ana ' }).data).toEqual({ name: 'Ana' });
    expect(await schema.ready()).toBe(Name);
    expect(times).toBe(1);
  });

  it('are left to the server where they cannot be fetched, and tried again the next time', async () => {
    let times = 0;
    const schema = lazySchema(() => {
      times += 1;
      return times === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(Name);
    });
    expect(await schema.ready()).toBeNull();
    expect(await schema.ready()).toBe(Name);
  });
});
