import { describe, expect, it } from '@jest/globals';
import { mayReturn } from './return.rules.js';

const NOW = new Date('2026-06-06T12:00:00Z');
const left = { userId: 7, role: 'member', status: 'removed' as const, at: new Date('2026-06-06T11:00:00Z') };
const joined = { ...left, status: 'member' as const, at: new Date('2026-05-01T12:00:00Z') };

describe('taking back that one left a roster', () => {
  it('is for those who left it themselves, for an hour', () => {
    expect(mayReturn([left, joined], 7, NOW)).toBe(true);
    expect(mayReturn([left], 7, NOW)).toBe(true);
    expect(mayReturn([left, joined], 7, new Date('2026-06-06T12:00:01Z'))).toBe(false);
    expect(mayReturn([left, joined], 8, NOW)).toBe(false);
  });

  it('is not for those whom a manager removed, or who were no members', () => {
    expect(mayReturn([{ ...left, role: 'manager' }, joined], 7, NOW)).toBe(false);
    expect(mayReturn([left, { ...joined, status: 'asked' }], 7, NOW)).toBe(false);
    expect(mayReturn([left, { ...joined, status: 'invited' }], 7, NOW)).toBe(false);
    expect(mayReturn([joined, left], 7, NOW)).toBe(false);
    expect(mayReturn([], 7, NOW)).toBe(false);
  });
});
