import { describe, expect, it } from '@jest/globals';
import { dueFor, hidesAt } from './listing-freshness.rules.js';

const NOW = new Date('2026-06-01T09:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const due = (days: number, askedDaysAgo: number | null = null) =>
  dueFor({ confirmedAt: daysAgo(days), askedAt: askedDaysAgo === null ? null : daysAgo(askedDaysAgo) }, NOW);

describe('what is due for a listing', () => {
  it('is nothing before the 60th day', () => {
    expect(due(0)).toBe('nothing');
    expect(due(59.999)).toBe('nothing');
  });

  it('is a question from the 60th day on, once', () => {
    expect(due(60)).toBe('ask');
    expect(due(89.999)).toBe('ask');
    expect(due(60, 0)).toBe('nothing');
    expect(due(89.999, 29)).toBe('nothing');
  });

  it('is hiding from the 90th day on, asked or not', () => {
    expect(due(90, 30)).toBe('hide');
    expect(due(90)).toBe('hide');
    expect(due(400, 1)).toBe('hide');
  });

  it('comes at the moment that the farmer is told', () => {
    expect(hidesAt(daysAgo(90))).toEqual(NOW);
  });
});
