import { describe, expect, it } from '@jest/globals';
import { newKey } from '../../../parts/new-key';
import { attemptFor, closeAttempt, openAttempt } from './order-attempt';

function store(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
}

const keys = () => {
  let last = 0;
  return () => `key-${(last += 1)}`;
};

describe('the key of an order', () => {
  it('stays the same over retries and reloads, for as long as the same is asked for', () => {
    const kept = store();
    const make = keys();
    expect(attemptFor(kept, { firstName: 'Ada', total: 12.5 }, make).key).toBe('key-1');
    expect(attemptFor(kept, { firstName: 'Ada', total: 12.5 }, make).key).toBe('key-1');
    expect(openAttempt(kept)).toEqual({ key: 'key-1', body: { firstName: 'Ada', total: 12.5 } });
  });

  it('is a new one once the form or the total is another, or the order is there', () => {
    const kept = store();
    const make = keys();
    attemptFor(kept, { firstName: 'Ada', total: 12.5 }, make);
    expect(attemptFor(kept, { firstName: 'Grace', total: 12.5 }, make).key).toBe('key-2');
    expect(attemptFor(kept, { firstName: 'Grace', total: 13 }, make).key).toBe('key-3');
    closeAttempt(kept);
    expect(openAttempt(kept)).toBeNull();
    expect(attemptFor(kept, { firstName: 'Grace', total: 13 }, make).key).toBe('key-4');
  });

  it('does without a store, and is not confused by what others keep there', () => {
    const full = { ...store(), setItem: () => { throw new Error('full'); } } as unknown as Storage; // oxfmt-ignore
    expect(attemptFor(full, { a: 1 }, keys()).key).toBe('key-1');
    const odd = store();
    odd.setItem('farmgate-order-attempt', '{"key":7}');
    expect(openAttempt(odd)).toBeNull();
    odd.setItem('farmgate-order-attempt', 'nonsense');
    expect(openAttempt(odd)).toBeNull();
  });

  it('cannot be guessed', () => {
    expect(newKey()).toMatch(/^[0-9a-f]{32}$/);
    expect(newKey()).not.toBe(newKey());
  });
});
