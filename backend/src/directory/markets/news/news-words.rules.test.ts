import { describe, expect, it } from '@jest/globals';
import { newsTitle } from './news-words.rules.js';

const day = (date: string, movedTo: string | null = null) => ({ date, movedTo });

describe('news of a market’s days', () => {
  it('names one day, the day that it moves to, or how many there are', () => {
    const saturday = day('2026-12-05');
    expect(newsTitle('River Market', [saturday], 'cancelled')).toBe(
      'River Market is canceled on Saturday, December 5',
    );
    expect(newsTitle('River Market', [day('2026-12-05', '2026-12-06')], 'cancelled')).toBe(
      'River Market moves from Saturday, December 5 to Sunday, December 6',
    );
    expect(newsTitle('River Market', [saturday, day('2026-12-12')], 'held')).toBe(
      'River Market takes place on 2 days after all',
    );
  });
});
