import { describe, expect, it } from '@jest/globals';
import { mostOf } from './dated-most.js';
import { datesOfOption, datesText, longDateText, onlyFor } from './dated-words.js';

const day = (number: number, left = 5) => ({ date: `2026-11-${number}`, left });

describe('the dates of a product', () => {
  it('are named, and counted where there are many', () => {
    expect(datesText(['2026-11-24'])).toBe('Nov 24');
    expect(datesText(['2026-11-25', '2026-11-24', '2026-11-24'])).toBe('Nov 24 and Nov 25');
    const many = [21, 22, 23, 24, 25].map((number) => day(number).date);
    expect(datesText(many.slice(0, 4))).toBe('Nov 21, Nov 22, Nov 23 and Nov 24');
    expect(datesText(many)).toBe('Nov 21, Nov 22, Nov 23 and 2 other days');
    expect(longDateText('2026-11-24')).toBe('Tuesday, November 24');
  });

  it('are what its card says where there is nothing on other days', () => {
    expect(onlyFor({ inventory: 0, dates: [day(24)] })).toBe('For Nov 24');
    expect(onlyFor({ inventory: 1, dates: [day(24)] })).toBeNull();
    expect(onlyFor({ inventory: 0 })).toBeNull();
  });

  it('say how many one order can have', () => {
    expect(mostOf({ inventory: 2, dates: [day(24, 5), day(25, 9)] })).toBe(9);
    expect(mostOf({ inventory: 12, dates: [day(24, 5)] })).toBe(12);
    expect(mostOf({ inventory: 0 })).toBe(0);
  });

  it('are of one option', () => {
    const dates = [
      { ...day(24), variantId: 1 },
      { ...day(25), variantId: 2 },
    ];
    expect(datesOfOption(dates, 2)).toEqual([dates[1]]);
    expect(datesOfOption(dates, undefined)).toBeUndefined();
  });
});
