import { describe, expect, it } from '@jest/globals';
import { waitBeforeRetry } from './retry.rules.js';

const now = new Date('2026-08-02T10:00:00Z');
const wait = (status: number, retryAfter: string | null = null, retries = 0) =>
  waitBeforeRetry({ status, retryAfter }, retries, now, 0);

describe('waitBeforeRetry', () => {
  it('tries again after 429 and 5xx, waiting longer each time', () => {
    expect(wait(429)).toBe(250);
    expect(wait(503, null, 1)).toBe(500);
  });

  it('gives up after the second time', () => {
    expect(wait(429, null, 2)).toBeNull();
  });

  it('does not repeat what was refused for its content', () => {
    expect(wait(400)).toBeNull();
    expect(wait(403)).toBeNull();
  });

  it('waits as Retry-After says, in seconds or until a moment', () => {
    expect(wait(429, '2')).toBe(2_000);
    expect(wait(429, 'Sun, 02 Aug 2026 10:00:01 GMT')).toBe(1_000);
    expect(wait(429, 'Sun, 02 Aug 2026 09:00:00 GMT')).toBe(0);
  });

  it('gives up when that is too long, and ignores what it cannot read', () => {
    expect(wait(429, '60')).toBeNull();
    expect(wait(429, 'soon')).toBe(250);
  });

  it('spreads the requests of several servers', () => {
    expect(waitBeforeRetry({ status: 500, retryAfter: null }, 0, now, 0.5)).toBe(375);
  });
});
