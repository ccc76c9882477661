import { HOUR_MS } from '@farmgate/backend/contract/shared/calendar/durations';
import { describe, expect, it } from '@jest/globals';
import { forgetWaiting, keepWaiting, resumeWaiting } from './waiting-checkout';

function store(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
}

describe('a checkout that waits for a confirmed email', () => {
  it('goes on in another tab of the browser, once', () => {
    const [first, second, browser] = [store(), store(), store()];
    first.setItem('farmgate-checkout', '{"firstName":"Ana"}');
    first.setItem('farmgate-order-attempt', 'stays');
    keepWaiting(() => first, () => browser, '/checkout?vendorId=3', 0); // oxfmt-ignore
    expect(resumeWaiting(() => second, () => browser, HOUR_MS)).toBe('/checkout?vendorId=3'); // oxfmt-ignore
    expect(second.getItem('farmgate-checkout')).toBe('{"firstName":"Ana"}');
    expect(second.getItem('farmgate-order-attempt')).toBeNull();
    expect(resumeWaiting(() => second, () => browser, HOUR_MS)).toBeNull(); // oxfmt-ignore
  });

  it('is gone after an hour, with the order, and where something else is kept', () => {
    const [tab, browser] = [store(), store()];
    const resume = (now: number) => resumeWaiting(() => tab, () => browser, now); // oxfmt-ignore
    keepWaiting(() => tab, () => browser, '/checkout', 0); // oxfmt-ignore
    expect(resume(HOUR_MS + 1)).toBeNull();
    keepWaiting(() => tab, () => browser, '/checkout', 0); // oxfmt-ignore
    forgetWaiting(() => browser);
    expect(resume(0)).toBeNull();
    for (const odd of ['nonsense', '7', '{"path":"//elsewhere.example","until":9,"kept":{}}']) {
      browser.setItem('farmgate-waiting-checkout', odd);
      expect(resume(0)).toBeNull();
    }
  });

  it('does without a store', () => {
    const none = () => { throw new Error('none'); }; // oxfmt-ignore
    keepWaiting(none, none, '/checkout', 0);
    expect(resumeWaiting(none, none, 0)).toBeNull();
    forgetWaiting(none);
  });
});
