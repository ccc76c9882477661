import { describe, expect, it } from '@jest/globals';
import { checkedIn, datesIn, rangeIssues, rangeTitle, unknownIn, withFirst } from './day-range';

const days = ['2026-12-19', '2026-12-26', '2027-01-02', '2027-01-09', '2027-01-16'].map((date) => ({ date }));

describe('several market days', () => {
  it('are those from the first to the last day, over New Year, too', () => {
    expect(datesIn(days, { from: '2026-12-20', until: '2027-01-10' })).toEqual([
      ...['2026-12-26', '2027-01-02', '2027-01-09'],
    ]);
    expect(datesIn(days, { from: '2026-12-20', until: '2026-12-25' })).toEqual([]);
  });

  it('are none while one end is missing', () => {
    expect(datesIn(days, { from: '', until: '2027-01-10' })).toEqual([]);
    expect(datesIn(days, { from: '2026-12-20', until: '' })).toEqual([]);
    expect(rangeIssues({ from: '', until: '2027-01-10' })[0]?.path).toBe('from');
    expect(rangeIssues({ from: '2026-12-20', until: '' })[0]?.path).toBe('until');
  });

  it('never end before they begin', () => {
    const wrong = { from: '2026-12-20', until: '2026-12-01' };
    expect([datesIn(days, wrong), rangeIssues(wrong)[0]?.path]).toEqual([[], 'until']);
    expect(rangeIssues({ ...wrong, until: '2026-12-20' })).toEqual([]);
    expect(withFirst('2026-12-20', '2026-12-01').until).toBe('2026-12-20');
    expect(withFirst('2026-12-20', '').until).toBe('');
  });

  it('stay left out when the range changes', () => {
    const leftOut = ['2026-12-26'];
    expect(checkedIn(days, { from: '2026-12-20', until: '2027-01-10' }, leftOut)).toEqual([
      ...['2027-01-02', '2027-01-09'],
    ]);
    expect(checkedIn(days, { from: '2026-12-27', until: '2027-01-02' }, leftOut)).toEqual(['2027-01-02']);
    expect(checkedIn(days, { from: '2026-12-19', until: '2027-01-02' }, leftOut)).toEqual([
      ...['2026-12-19', '2027-01-02'],
    ]);
  });

  it('may be some that aren’t known yet, from the first one that was chosen', () => {
    const known = '2027-01-25';
    expect(unknownIn({ from: '2027-03-01', until: '2027-04-15' }, known)).toEqual({
      ...{ from: '2027-03-01', until: '2027-04-15' },
    });
    expect(unknownIn({ from: '2027-01-02', until: '2027-04-15' }, known)?.from).toBe('2027-01-26');
    expect(unknownIn({ from: '2027-01-02', until: known }, known)).toBeNull();
    expect(unknownIn({ from: '', until: '2027-04-15' }, known)).toBeNull();
  });

  it('are counted with those that stay', () => {
    expect([rangeTitle(3, 3), rangeTitle(2, 3), rangeTitle(0, 0)]).toEqual([
      ...['3 market days', '2 of 3 market days', 'No market days in between'],
    ]);
  });
});
