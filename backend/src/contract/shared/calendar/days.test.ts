import { describe, expect, it } from '@jest/globals';
import { addDays, utcDay } from './days.js';
import { houseDay } from './house-zone.js';

describe('addDays', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-08', -7, '2026-03-01'],
    ['2026-11-01', 1, '2026-11-02'],
    ['2020-12-31', 366, '2022-01-01'],
  ])('counts from %s by %i to %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
  });
});

describe('the day of a moment', () => {
  it('depends on the clock', () => {
    const newYearsEve = new Date('2027-01-01T04:16:00Z');
    expect([houseDay(newYearsEve), utcDay(newYearsEve)]).toEqual(['2026-12-31', '2027-01-01']);
  });
});
