import { describe, expect, it } from '@jest/globals';
import { formatMoment } from './format-moment';

const now = new Date('2025-01-20T12:00:00Z');

describe('a moment in the past', () => {
  it('is told as people tell it', () => {
    const told = (iso: string) => formatMoment(iso, now);
    expect(told('2025-01-20T11:59:30Z')).toBe('just now');
    // The server's clock may be ahead of the browser's.
    expect(told('2025-01-20T12:00:30Z')).toBe('just now');
    expect(told('2025-01-20T11:59:00Z')).toBe('1 minute ago');
    expect(told('2025-01-20T09:59:00Z')).toBe('2 hours ago');
    expect(told('2025-01-15T12:00:00Z')).toBe('5 days ago');
    expect(told('2025-01-05T12:00:00Z')).toBe('on Jan 5, 2025');
  });
});
