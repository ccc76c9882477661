import { describe, expect, it } from '@jest/globals';
import { cropSearch, harvestNote, monthsText } from './in-season';

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

describe('a crop in a month', () => {
  it('has just come, goes on, or soon goes', () => {
    const corn = { months: [6, 7, 8, 9], isEnding: false };
    expect(harvestNote({ ...corn, stage: 'just starting' }, 6)).toBe('Just starting');
    expect(harvestNote({ ...corn, stage: 'at its best' }, 7)).toBe('Through September');
    expect(harvestNote({ ...corn, stage: 'ending', isEnding: true }, 9)).toBe('Ending soon');
    expect(harvestNote({ months: [6], stage: 'at its best', isEnding: true }, 6)).toBe('This month only');
    expect(harvestNote({ months: ALL, stage: 'all year', isEnding: false }, 6)).toBe('All year');
  });

  it('may last over the turn of the year', () => {
    const oranges = { months: [1, 2, 3, 11, 12], stage: 'at its best' as const, isEnding: false };
    expect(harvestNote(oranges, 12)).toBe('Through March');
  });

  it('is searched near a ZIP code where one is known', () => {
    expect(cropSearch({ search: 'sweet corn' })).toBe('/browse?search=sweet+corn');
    expect(cropSearch({ search: 'kale' }, '33901')).toBe('/browse?search=kale&zipCode=33901');
  });
});

it('says months as people do', () => {
  expect(monthsText([])).toBe('');
  expect(monthsText(ALL)).toBe('All year');
  expect(monthsText([6])).toBe('June');
  expect(monthsText([5, 6, 9, 10])).toBe('May to June, September to October');
  expect(monthsText([1, 2, 11, 12])).toBe('November to February');
});
