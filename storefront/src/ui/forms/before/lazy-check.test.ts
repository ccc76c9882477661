import { describe, expect, it } from '@jest/globals';
import { lazyCheck } from './lazy-check';

const options = { fields: {}, shouldUseNativeValidation: false };

describe('rules that come after the page', () => {
  it('are fetched once, and decide', async () => {
    let times = 0;
    const check = lazyCheck<{ name: string }, { name: string }>(() => {
      times += 1;
      return Promise.resolve(() => ({ values: {}, errors: { name: { type: 'x', message: 'No.' } } }));
    });
    check.preload();
    const first = await check.resolver({ name: '' }, undefined, options);
    await check.resolver({ name: '' }, undefined, options);
    expect(first.errors).toEqual({ name: { type: 'x', message: 'No.' } });
    expect(times).toBe(1);
  });

  it('leave it to the server where they cannot be fetched, and are tried again', async () => {
    let times = 0;
    const check = lazyCheck<{ name: string }, { name: string }>(() => {
      times += 1;
      return Promise.reject(new Error('offline'));
    });
    const result = await check.resolver({ name: 'Ada' }, undefined, options);
    expect(result).toEqual({ values: { name: 'Ada' }, errors: {} });
    await check.resolver({ name: 'Ada' }, undefined, options);
    expect(times).toBe(2);
  });
});
