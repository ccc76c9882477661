import { describe, expect, it } from '@jest/globals';
import { latestDueDay } from './daily.rules.js';

describe('latestDueDay', () => {
  it('is today from the hour on, and yesterday before it', () => {
    expect(latestDueDay(new Date('2026-03-01T04:00:00Z'), 4)).toBe('2026-03-01');
    expect(latestDueDay(new Date('2026-03-01T23:59:59Z'), 4)).toBe('2026-03-01');
    expect(latestDueDay(new Date('2026-03-01T03:59:59Z'), 4)).toBe('2026-02-28');
  });

  it('knows the first hour of the day', () => {
    expect(latestDueDay(new Date('2026-01-01T00:00:00Z'), 0)).toBe('2026-01-01');
  });
});
