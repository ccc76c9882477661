import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isHeldOn, repeatText } from './repeats.js';

const datesFrom = (first: string, step: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(first) + index * step * 86_400_000).toISOString().slice(0, 10),
  );

describe('what is not held every week', () => {
  const saturdays = datesFrom('2026-08-01', 7, 10);

  it('is held in the weeks of the month that are named', () => {
    const firstAndThird = { kind: 'monthly' as const, weeks: [1 as const, 3 as const] };
    expect(saturdays.filter((date) => isHeldOn(firstAndThird, date))).toEqual([
      ...['2026-08-01', '2026-08-15', '2026-09-05', '2026-09-19', '2026-10-03'],
    ]);
    const last = { kind: 'monthly' as const, weeks: [-1 as const] };
    expect(saturdays.filter((date) => isHeldOn(last, date))).toEqual(['2026-08-29', '2026-09-26']);
    expect(isHeldOn(last, '2028-02-29')).toBe(true);
    expect(isHeldOn(last, '2028-02-22')).toBe(false);
  });

  it('is held in every second week from a date, before it as well, over the new year and a 53rd week', () => {
    const rule = { kind: 'alternate' as const, from: '2026-12-20' };
    expect(datesFrom('2026-11-29', 7, 8).map((date) => isHeldOn(rule, date))).toEqual([
      ...[false, true, false, true, false, true, false, true],
    ]);
    // A week begins on Monday: Saturday and Sunday belong together.
    expect(isHeldOn(rule, '2026-12-19')).toBe(true);
    expect(isHeldOn(rule, '2026-12-21')).toBe(false);
  });

  it('is not known without a date, and is every week without a rule', () => {
    expect(isHeldOn({ kind: 'alternate', from: null }, '2026-12-20')).toBeNull();
    expect(isHeldOn(undefined, '2026-12-20')).toBe(true);
  });

  it('has a fifth week or none, and always one that is the last', () => {
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-11-30'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (start) => {
        const month = start.toISOString().slice(0, 7);
        const days = datesFrom(`${month}-01`, 1, 31).filter((date) => date.startsWith(month));
        const held = (week: 4 | 5 | -1) =>
          days.filter((date) => isHeldOn({ kind: 'monthly', weeks: [week] }, date));
        expect(held(-1)).toHaveLength(7);
        expect(held(-1)).toEqual(days.slice(-7));
        expect(held(4)).toHaveLength(7);
        expect(held(5)).toEqual(days.slice(28));
      }),
    );
  });

  it('is said in words', () => {
    expect(repeatText({ kind: 'monthly', weeks: [3, 1] })).toBe('1st and 3rd of the month');
    expect(repeatText({ kind: 'monthly', weeks: [1, 2, -1] })).toBe('1st, 2nd and last of the month');
    expect(repeatText({ kind: 'alternate', from: null })).toBe('every other week');
    expect(repeatText(undefined)).toBe('');
  });
});
