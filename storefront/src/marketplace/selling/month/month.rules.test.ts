import { describe, expect, it } from '@jest/globals';
import { dayByKey, monthOf, monthText, weeksOf } from './month.rules';

describe('a month', () => {
  it('has whole weeks of a month', () => {
    const weeks = weeksOf('2026-11-24');
    expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([5, '2026-11-01', '2026-12-05']);
    expect(weeksOf('2026-02-14')).toHaveLength(4);
    expect(weeksOf('2026-08-01').flat()).toHaveLength(42);
    expect([monthOf('2026-12-31', 1), monthOf('2026-01-31', -1)]).toEqual(['2027-01-01', '2025-12-01']);
    expect(monthText('2026-11-24')).toBe('November 2026');
  });

  it('is walked by the keys of a calendar, and stays on the last day of shorter months', () => {
    const from = (key: string) => dayByKey('2026-03-31', key);
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map(from)).toEqual([
      '2026-03-30',
      '2026-04-01',
      '2026-03-24',
      '2026-04-07',
    ]);
    expect([from('Home'), from('End')]).toEqual(['2026-03-29', '2026-04-04']);
    expect([from('PageUp'), from('PageDown'), from('x')]).toEqual(['2026-02-28', '2026-04-30', null]);
  });
});
