import { describe, expect, it } from '@jest/globals';
import { seasonTexts, weekRows, weekdayAt } from './hours';

describe('weekRows', () => {
  it('splits each line at its weekday and marks today', () => {
    expect(weekRows(['Friday: Closed', 'Saturday: 9:00 AM – 1:00 PM'], 'Saturday')).toEqual([
      { day: 'Friday', hours: 'Closed', isToday: false },
      { day: 'Saturday', hours: '9:00 AM – 1:00 PM', isToday: true },
    ]);
  });

  it('keeps a line that is not about a weekday', () => {
    expect(weekRows(['Rain or shine', 'Note: bring cash'], 'Saturday')).toEqual([
      { day: '', hours: 'Rain or shine', isToday: false },
      { day: '', hours: 'Note: bring cash', isToday: false },
    ]);
  });
});

it('knows the weekday at the place', () => {
  const now = new Date('2026-11-21T03:30:00Z');
  expect(weekdayAt(now, 'America/New_York')).toBe('Friday');
  expect(weekdayAt(now, 'Pacific/Guam')).toBe('Saturday');
  expect(weekdayAt(now, 'Nowhere/Atlantis')).toBe('');
  expect(weekdayAt(now, null)).toBe('');
});

it('reads seasons as people say them, each once', () => {
  const hours = [{ day: 6 as const, opens: '09:00', closes: '13:00' }];
  expect(
    seasonTexts([
      { from: '05-04', to: '10-26', hours },
      { from: '05-04', to: '10-26', hours },
      { from: '01-01', to: '12-31', hours },
      { from: '06-01', to: null, hours },
      { from: null, to: '09-30', hours },
      { from: null, to: null, hours },
    ]),
  ).toEqual(['May 4 to Oct 26', 'All year', 'From Jun 1', 'Until Sep 30']);
});
