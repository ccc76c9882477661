import { describe, expect, it } from '@jest/globals';
import { countsOf, groupOf, reminderOf } from './board.rules.js';

const now = new Date('2026-12-01T15:00:00Z');
const silent = { answer: null, comesEveryDay: false, askedAt: null, ownerId: 7 };

describe('the board of a market day', () => {
  it('has those who always come among those who come, until they say otherwise', () => {
    expect(groupOf({ answer: null, comesEveryDay: true })).toBe('coming');
    expect(groupOf({ answer: 'not_coming', comesEveryDay: true })).toBe('not_coming');
    expect(groupOf({ answer: 'sold_out', comesEveryDay: false })).toBe('coming');
    expect(groupOf(silent)).toBe('not_answered');
    expect(countsOf(['coming', 'not_answered', 'not_answered'])).toEqual({
      ...{ coming: 1, notAnswered: 2, notComing: 0 },
    });
  });

  it('reminds who hasn’t answered, once a day', () => {
    expect(reminderOf(silent, now)).toBe('possible');
    expect(reminderOf({ ...silent, answer: 'coming' }, now)).toBe('answered');
    expect(reminderOf({ ...silent, ownerId: null }, now)).toBe('unreachable');
    const asked = (at: string) => reminderOf({ ...silent, askedAt: new Date(at) }, now);
    expect(asked('2026-11-30T15:00:01Z')).toBe('asked');
    expect(asked('2026-11-30T15:00:00Z')).toBe('possible');
  });
});
