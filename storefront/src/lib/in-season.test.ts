import { describe, expect, it } from '@jest/globals';
import { byUrgency, cropSearch, harvestNote } from './in-season';

const crop = (name: string, months: number[], month: number) => ({
  name,
  category: 'vegetables' as const,
  search: name.toLowerCase(),
  months,
  isNew: !months.includes(month === 1 ? 12 : month - 1),
  isEnding: !months.includes((month % 12) + 1),
});

describe('a crop in a month', () => {
  it('has just come, goes on, or soon goes', () => {
    expect(harvestNote(crop('Corn', [6, 7, 8], 6), 6)).toBe('New this month');
    expect(harvestNote(crop('Corn', [6, 7, 8], 7), 7)).toBe('Through August');
    expect(harvestNote(crop('Corn', [6, 7, 8], 8), 8)).toBe('Last month of it');
    expect(harvestNote(crop('Cherries', [6], 6), 6)).toBe('This month only');
    expect(harvestNote(crop('Mushrooms', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 6), 6)).toBe('All year');
  });

  it('may last over the turn of the year', () => {
    expect(harvestNote(crop('Oranges', [1, 2, 3, 11, 12], 12), 12)).toBe('Through March');
  });

  it('is searched near a ZIP code where one is known', () => {
    expect(cropSearch({ search: 'sweet corn' })).toBe('/browse?search=sweet+corn');
    expect(cropSearch({ search: 'kale' }, '33901')).toBe('/browse?search=kale&zipCode=33901');
  });
});

it('puts what is new before what ends, and what is always there last', () => {
  const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const crops = [
    crop('Eggs', all, 6),
    crop('Zucchini', [6, 7], 6),
    crop('Peas', [5, 6], 6),
    crop('Kale', [5, 6, 7], 6),
    crop('Apricots', [6, 7], 6),
  ];
  expect(byUrgency(crops).map(({ name }) => name)).toEqual(['Apricots', 'Zucchini', 'Peas', 'Kale', 'Eggs']);
});
