import { describe, expect, it } from '@jest/globals';
import { dateFormat, dayIn } from './date-format.js';

describe('dateFormat', () => {
  const at = new Date('2026-11-28T03:30:00Z');

  it('keeps one format for the same words and clocks, and another one for others', () => {
    const options = { weekday: 'long', timeZone: 'America/New_York' } as const;
    expect(dateFormat('en-US', { ...options })).toBe(dateFormat('en-US', { ...options }));
    expect(dateFormat('en-US', options).format(at)).toBe('Friday');
    expect(dateFormat('en-US', { ...options, timeZone: 'UTC' }).format(at)).toBe('Saturday');
    expect(dateFormat('en-CA', { timeZone: 'UTC' }).format(at)).toBe('2026-11-28');
  });

  it('refuses an unknown time zone each time', () => {
    for (const _ of [1, 2]) expect(() => dayIn('America/Nowhere', at)).toThrow(RangeError);
    expect(dayIn('America/New_York', at)).toBe('2026-11-27');
    expect(dayIn('Pacific/Honolulu', new Date('2026-12-07T09:59:59Z'))).toBe('2026-12-06');
  });
});
