import { describe, expect, it } from '@jest/globals';
import { dayLabel } from './day-label';

describe('dayLabel', () => {
  it('says the weekday, whole or short', () => {
    expect([dayLabel('2026-11-28'), dayLabel('2026-11-28', 3)]).toEqual(['Saturday, Nov 28', 'Sat, Nov 28']);
  });

  it('says what browsers would, on every day of a year', () => {
    const format = new Intl.DateTimeFormat('en-US', {
      ...({ weekday: 'short', month: 'short', day: 'numeric' } as const),
      timeZone: 'UTC',
    });
    for (let index = 0; index < 366; index += 1) {
      const moment = new Date(Date.UTC(2028, 0, 1 + index));
      expect(dayLabel(moment.toISOString().slice(0, 10), 3)).toBe(format.format(moment));
    }
  });
});
