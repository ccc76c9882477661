import { describe, expect, it } from '@jest/globals';
import { wallTime } from '../../../contract/shared/calendar/wall-clock.js';
import { dateOf, dateText } from './local-date.rules.js';

describe('days and times as farmers text them', () => {
  // A Friday evening in New York, and Saturday already in London.
  const now = new Date('2026-06-06T01:30:00Z');

  it('are those of the place', () => {
    expect(wallTime(now, 'America/New_York')).toEqual({ date: '2026-06-05', minutes: 1_290 });
    expect(wallTime(now, 'UTC')).toEqual({ date: '2026-06-06', minutes: 90 });
    expect(dateOf('today', now, 'America/New_York')).toBe('2026-06-05');
    expect(dateOf('tomorrow', now, 'America/New_York')).toBe('2026-06-06');
    expect(dateOf(6, now, 'America/New_York')).toBe('2026-06-06');
    expect(dateOf(5, now, 'America/New_York')).toBe('2026-06-05');
    expect(dateOf(4, now, 'America/New_York')).toBe('2026-06-11');
    expect(dateOf(6, now, 'UTC')).toBe('2026-06-06');
  });

  it('are right around the hour that is left out in spring', () => {
    const spring = new Date('2026-03-08T06:59:00Z');
    expect(wallTime(spring, 'America/New_York')).toEqual({ date: '2026-03-08', minutes: 119 });
    expect(dateOf('tomorrow', spring, 'America/New_York')).toBe('2026-03-09');
  });

  it('are read as people say them', () => {
    expect(dateText('2026-06-06')).toBe('Sat, Jun 6');
  });
});
