import { describe, expect, it } from '@jest/globals';
import { hoursFrom } from './hours.js';

describe('hoursFrom', () => {
  it.each([
    ['2019-06-01', '2020-06-02', 2019],
    ['2019-06-01', '2024-01-15T09:30:00.000Z', 2019],
    ['2020-02-29', '2021-03-01', 2020],
  ])('of hours from %s and a place confirmed on %s is %i', (hours, place, year) => {
    expect(hoursFrom(hours, place)).toBe(year);
  });

  it.each([
    ['2019-06-01', '2020-06-01'],
    ['2024-06-01', '2024-06-01'],
    ['2024-06-01', '2019-06-01'],
    [null, '2024-06-01'],
    ['2019-06-01', null],
  ])('says nothing of hours from %s and a place confirmed on %s', (hours, place) => {
    expect(hoursFrom(hours, place)).toBeNull();
  });
});
