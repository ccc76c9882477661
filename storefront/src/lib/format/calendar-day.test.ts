import { expect, it } from '@jest/globals';
import { calendarDay } from './calendar-day';

it('knows which days there are', () => {
  expect(calendarDay('2028-02-29')).toBe('2028-02-29');
  for (const text of ['2027-02-29', '2026-13-01', '26-01-01', '', null]) expect(calendarDay(text)).toBeNull();
});
