import { describe, expect, it } from '@jest/globals';
import { newsOf } from './day-news.rules.js';

const day = (status: Parameters<typeof newsOf>[0]['status'], sequence = 2) => ({ status, sequence });

describe('what those who sell at a market are told of a day', () => {
  it('is that it is canceled or moved, once', () => {
    expect(newsOf(day('cancelled'), null)).toBe('cancelled');
    expect(newsOf(day('moved'), null)).toBe('moved');
    expect(newsOf(day('cancelled'), { status: 'cancelled', sequence: 2 })).toBeNull();
    expect(newsOf(day('cancelled', 3), { status: 'cancelled', sequence: 2 })).toBeNull();
  });

  it('is that it has moved again', () => {
    expect(newsOf(day('moved', 3), { status: 'moved', sequence: 2 })).toBe('moved');
  });

  it('is that it is held after all, to those who heard otherwise', () => {
    expect(newsOf(day('confirmed', 3), { status: 'cancelled', sequence: 2 })).toBe('held');
    expect(newsOf(day('scheduled'), null)).toBeNull();
    expect(newsOf(day('confirmed', 4), { status: 'held', sequence: 3 })).toBeNull();
  });
});
