import { describe, expect, it } from '@jest/globals';
import { newsLeft } from './news-week.rules.js';

const at = (day: number) => new Date(Date.UTC(2026, 4, day));

describe('how often a farm may write', () => {
  it('is three times in seven days', () => {
    expect(newsLeft([])).toEqual({ left: 3, nextAt: null });
    expect(newsLeft([at(1), at(2)])).toEqual({ left: 1, nextAt: null });
    expect(newsLeft([at(1), at(2), at(4)])).toEqual({ left: 0, nextAt: at(8) });
    expect(newsLeft([at(1), at(2), at(4), at(5)])).toEqual({ left: 0, nextAt: at(9) });
  });
});
