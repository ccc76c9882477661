import { describe, expect, it } from '@jest/globals';
import { skippedFor } from './add-on-rhythm';

const weekly = ['2099-05-28', '2099-06-04', '2099-06-11', '2099-07-02'].map((date) => ({ date, half: null }));

describe('the days of an add-on', () => {
  it('are all of its share, every second one, or the first of each month', () => {
    expect(skippedFor('all', weekly)).toEqual([]);
    expect(skippedFor('second', weekly)).toEqual(['2099-06-04', '2099-07-02']);
    expect(skippedFor('monthly', weekly)).toEqual(['2099-06-11']);
  });

  it('are counted in each half by itself', () => {
    const halves = weekly.map((day, index) => ({
      ...day,
      half: index % 2 === 0 ? ('A' as const) : ('B' as const),
    }));
    expect(skippedFor('second', halves)).toEqual(['2099-06-11', '2099-07-02']);
  });
});
