import { describe, expect, it } from '@jest/globals';
import { isOver, mailDue } from './confirmation.rules.js';

const NOW = new Date('2026-06-01T09:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const due = (confirmed: number, asked: number | null = null, reminded: number | null = null) =>
  mailDue(
    {
      confirmedAt: daysAgo(confirmed),
      askedAt: asked === null ? null : daysAgo(asked),
      remindedAt: reminded === null ? null : daysAgo(reminded),
    },
    NOW,
  );

describe('what is due by email for a farm or a market', () => {
  it('is nothing for a year', () => {
    expect(due(0)).toBe('nothing');
    expect(due(364.999)).toBe('nothing');
    // Whatever was asked before has been answered.
    expect(due(30, 40)).toBe('nothing');
    expect(due(364, 365, 351)).toBe('nothing');
  });

  it('is the question of the year then, and once more after two weeks', () => {
    expect(due(365)).toBe('ask');
    expect(due(365, 0)).toBe('nothing');
    expect(due(379, 13.999)).toBe('nothing');
    expect(due(379, 14)).toBe('remind');
    expect(due(500, 135)).toBe('remind');
  });

  it('is nothing more after two emails, until the next year', () => {
    expect(due(380, 15, 1)).toBe('nothing');
    expect(due(729, 364.999, 350)).toBe('nothing');
    expect(due(730, 365, 351)).toBe('ask');
  });
});

describe('the question of an email', () => {
  it('is over after a year', () => {
    expect(isOver(daysAgo(364.999), NOW)).toBe(false);
    expect(isOver(daysAgo(365), NOW)).toBe(true);
  });
});
