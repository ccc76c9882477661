import { describe, expect, it } from '@jest/globals';
import { openDays } from './open-days';
import { openOnLabel } from './open-on';

describe('openOnLabel', () => {
  it.each([
    ['2026-11-28T09:30', 'Open Sat, Nov 28, 9:30 AM'],
    ['2027-01-01T13:00', 'Open Fri, Jan 1, 1 PM'],
    ['2027-03-14T12:00', 'Open Sun, Mar 14, noon'],
  ])('of %s is %s', (openOn, label) => expect(openOnLabel(openOn)).toBe(label));
});

describe('openDays', () => {
  const labels = (now: Date) => openDays(now).map(({ label }) => label);

  it('are today, tomorrow and the weekend', () => {
    expect(openDays(new Date(2026, 10, 25, 23, 59))).toEqual([
      { day: '2026-11-25', label: 'Today, Wed, Nov 25' },
      { day: '2026-11-26', label: 'Tomorrow, Thu, Nov 26' },
      { day: '2026-11-28', label: 'Saturday, Nov 28' },
      { day: '2026-11-29', label: 'Sunday, Nov 29' },
    ]);
  });

  it('are each there once', () => {
    expect(labels(new Date(2026, 10, 28))).toEqual(['Today, Sat, Nov 28', 'Tomorrow, Sun, Nov 29']);
    expect(labels(new Date(2026, 10, 29))).toEqual([
      'Today, Sun, Nov 29',
      'Tomorrow, Mon, Nov 30',
      'Saturday, Dec 5',
    ]);
  });

  it('go over the end of the year', () => {
    expect(openDays(new Date(2026, 11, 31)).map(({ day }) => day)).toEqual([
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
    ]);
  });
});
