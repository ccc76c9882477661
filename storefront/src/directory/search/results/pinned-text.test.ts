import { expect, it } from '@jest/globals';
import { pinnedText } from './results-layout';

it('says how many of the results the map has, where that is not all of them', () => {
  expect(pinnedText(40, { total: 81, isMore: false })).toBe('40 of 81 on the map');
  expect(pinnedText(40, { total: 1_000, isMore: true })).toBe('40 of 1,000+ on the map');
  expect(pinnedText(7, { total: 7, isMore: false })).toBeNull();
  expect(pinnedText(0, null)).toBeNull();
});
