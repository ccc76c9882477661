import { expect, it } from '@jest/globals';
import { localDay } from './local-day.js';

it('is the date on the clock, from its first to its last minute', () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(localDay(new Date(2026, 0, 5))).toBe('2026-01-05');
});
