import { describe, expect, it } from '@jest/globals';
import { nextPushAfter, outcomeOf } from './push-answer.rules.js';

const NOW = new Date('2026-05-01T12:00:00Z');
const after = (status: number | null, header?: string) => outcomeOf(status, header, NOW);

describe('what a push service answers', () => {
  it('says whether the message is taken, and whether the device is gone', () => {
    expect([200, 201, 202].map((status) => after(status).kind)).toEqual(['sent', 'sent', 'sent']);
    expect([404, 410].map((status) => after(status).kind)).toEqual(['gone', 'gone']);
    expect([301, 307, 400, 401, 403, 413].map((status) => after(status).kind)).toEqual(
      Array.from({ length: 6 }, () => 'refused'),
    );
    expect([429, 500, 503, null].map((status) => after(status))).toEqual(
      Array.from({ length: 4 }, () => ({ kind: 'later', afterSeconds: null })),
    );
  });

  it.each([
    ['120', 120],
    ['Fri, 01 May 2026 12:02:00 GMT', 120],
    ['0', 5],
    ['Fri, 01 May 2026 11:00:00 GMT', 5],
    ['999999999', 21_600],
    ['soon', null],
    ['', null],
  ])('may say when to come again: %s', (header, afterSeconds) => {
    expect(after(429, header)).toEqual({ kind: 'later', afterSeconds });
  });

  it('is asked again six times at most, never before it wants to be', () => {
    expect([1, 2, 3, 4, 5, 6].map((tries) => nextPushAfter(tries, null))).toEqual([
      30,
      120,
      600,
      3_600,
      14_400,
      null,
    ]);
    expect(nextPushAfter(1, 300)).toBe(300);
    expect(nextPushAfter(3, 5)).toBe(600);
    expect(nextPushAfter(6, 5)).toBeNull();
  });
});
