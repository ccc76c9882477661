import { describe, expect, it } from '@jest/globals';
import { cropSearch, harvestNote, harvestNotes, monthsText } from './in-season';

const JUNE_1 = new Date('2026-06-01T12:00:00Z');
const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

describe('a crop in a month', () => {
  it('has just come, goes on, or soon goes', () => {
    const corn = { months: [6, 7, 8, 9], isEnding: false };
    expect(harvestNote({ ...corn, stage: 'just starting' }, 6, JUNE_1)).toBe('Just starting');
    expect(harvestNote({ ...corn, stage: 'at its best' }, 7, JUNE_1)).toBe('Through September');
    expect(harvestNote({ months: [6], stage: 'at its best', isEnding: true }, 6, JUNE_1)).toBe(
      'This month only',
    );
    expect(harvestNote({ months: ALL, stage: 'all year', isEnding: false }, 6, JUNE_1)).toBe('All year');
  });

  it('ends soon in the last two weeks of its last month', () => {
    const corn = { months: [6, 7, 8, 9], isEnding: true, stage: 'ending' as const };
    const noteOn = (day: string) => harvestNote(corn, 9, new Date(`${day}T12:00:00Z`));
    expect(noteOn('2026-09-01')).toBe('Through September');
    expect(noteOn('2026-09-16')).toBe('Through September');
    expect(noteOn('2026-09-17')).toBe('Ending soon');
    expect(noteOn('2026-09-30')).toBe('Ending soon');
    // The month of a calendar that is looked at ahead of time.
    expect(noteOn('2026-08-31')).toBe('Through September');
  });

  it('says its months where most of those beside it end soon, too', () => {
    const corn = { months: [6, 7, 8, 9], isEnding: true, stage: 'ending' as const };
    const eggs = { months: ALL, isEnding: false, stage: 'all year' as const };
    const late = new Date('2026-09-28T12:00:00Z');
    expect(harvestNotes([corn, corn, eggs], 9, late)).toEqual([
      'June to September',
      'June to September',
      'All year',
    ]);
    expect(harvestNotes([corn, eggs], 9, late)).toEqual(['Ending soon', 'All year']);
  });

  it('may last over the turn of the year', () => {
    const oranges = { months: [1, 2, 3, 11, 12], stage: 'at its best' as const, isEnding: false };
    expect(harvestNote(oranges, 12, JUNE_1)).toBe('Through March');
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
