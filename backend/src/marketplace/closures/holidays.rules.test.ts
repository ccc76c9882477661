import { describe, expect, it } from '@jest/globals';
import { easterOf, holidaysBetween, holidaysOf, questionsOf } from './holidays.rules.js';

describe('holidays', () => {
  it('are on their days in 2026', () => {
    expect(holidaysOf(2026).map(({ day, name }) => `${day} ${name}`)).toEqual([
      '2026-01-01 New Year’s Day',
      '2026-01-19 Martin Luther King Jr. Day',
      '2026-02-16 Presidents’ Day',
      '2026-04-05 Easter Sunday',
      '2026-05-25 Memorial Day',
      '2026-06-19 Juneteenth',
      '2026-07-04 July 4th',
      '2026-09-07 Labor Day',
      '2026-10-12 Columbus Day',
      '2026-11-11 Veterans Day',
      '2026-11-26 Thanksgiving',
      '2026-12-24 Christmas Eve',
      '2026-12-25 Christmas Day',
    ]);
  });

  it('move with the weekday', () => {
    const day = (year: number, of: string) => holidaysOf(year).find(({ name }) => name === of)?.day;
    expect(day(2027, 'Memorial Day')).toBe('2027-05-31');
    expect(day(2028, 'Thanksgiving')).toBe('2028-11-23');
    expect(day(2025, 'Labor Day')).toBe('2025-09-01');
  });

  it('have Easter where the church has it', () => {
    const years = [1954, 1981, 2000, 2008, 2011, 2024, 2025, 2027, 2038, 2049, 2076, 2285];
    expect(years.map(easterOf)).toEqual([
      ...['1954-04-18', '1981-04-19', '2000-04-23', '2008-03-23', '2011-04-24', '2024-03-31'],
      ...['2025-04-20', '2027-03-28', '2038-04-25', '2049-04-18', '2076-04-19', '2285-03-22'],
    ]);
  });

  it('are found over the end of a year', () => {
    expect(holidaysBetween('2026-12-20', '2027-01-03').map(({ day }) => day)).toEqual([
      '2026-12-24',
      '2026-12-25',
      '2027-01-01',
    ]);
  });
});

describe('questions about holidays', () => {
  const pickup = (date: string) => ({ date, name: 'Maple Hollow', kind: 'pickup' as const });
  const days = (found: ReturnType<typeof questionsOf>) => found.map(({ day }) => day);

  it('are asked two weeks before, of days on which something takes place', () => {
    const things = [pickup('2026-11-26'), pickup('2026-11-25')];
    expect(days(questionsOf('2026-11-11', things, [], []))).toEqual([]);
    expect(questionsOf('2026-11-12', things, [], [])).toEqual([
      { day: '2026-11-26', name: 'Thanksgiving', things: [{ name: 'Maple Hollow', kind: 'pickup' }] },
    ]);
    expect(days(questionsOf('2026-11-26', things, [], []))).toEqual(['2026-11-26']);
    expect(days(questionsOf('2026-11-27', things, [], []))).toEqual([]);
  });

  it('are not asked where they are closed, nor again', () => {
    const things = [pickup('2026-12-24'), pickup('2026-12-25')];
    const closed = [{ from: '2026-12-25', to: '2026-12-27' }];
    expect(days(questionsOf('2026-12-14', things, closed, []))).toEqual(['2026-12-24']);
    expect(days(questionsOf('2026-12-14', things, [], ['2026-12-24']))).toEqual(['2026-12-25']);
  });
});
