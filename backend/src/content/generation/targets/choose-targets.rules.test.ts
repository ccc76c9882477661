import { describe, expect, it } from '@jest/globals';
import { type Candidate, chooseTargets, isStale } from './choose-targets.rules.js';

const NOW = new Date('2026-06-15T09:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

const city = (targetId: number, given: Partial<Candidate> = {}): Candidate => ({
  targetId,
  priority: 2,
  population: 50_000,
  checkedAt: null,
  isChanged: false,
  failedAt: null,
  ...given,
});

describe('chooseTargets', () => {
  it('takes cities without a page by priority and then by population', () => {
    const cities = [
      city(1, { population: 60_000 }),
      city(2, { priority: 1, population: 300_000 }),
      city(3, { population: 90_000 }),
      city(4, { priority: 3, population: 900_000 }),
    ];
    expect(chooseTargets(cities, 10, NOW)).toEqual([2, 3, 1, 4]);
    expect(chooseTargets(cities, 2, NOW)).toEqual([2, 3]);
  });

  it('then takes pages that are stale or changed, the one looked at longest ago first', () => {
    const cities = [
      city(1, { checkedAt: daysAgo(31), priority: 1 }),
      city(2, { checkedAt: daysAgo(2), isChanged: true, priority: 1 }),
      city(3, { checkedAt: daysAgo(90) }),
      city(4),
    ];
    expect(chooseTargets(cities, 10, NOW)).toEqual([4, 3, 1, 2]);
  });

  it('keeps a part of each run for pages that changed, however many cities have none', () => {
    const without = Array.from({ length: 100 }, (_, index) => city(index + 1));
    const changed = Array.from({ length: 100 }, (_, index) =>
      city(index + 201, { checkedAt: daysAgo(index + 1), isChanged: true }),
    );
    const chosen = chooseTargets([...without, ...changed], 50, NOW);
    expect(chosen).toHaveLength(50);
    expect(chosen.slice(0, 30).every((id) => id <= 100)).toBe(true);
    expect(chosen.slice(30, 32)).toEqual([300, 299]);
    expect(chooseTargets([...without, ...changed.slice(0, 3)], 50, NOW)).toHaveLength(50);
    expect(chooseTargets([...without.slice(0, 2), ...changed], 50, NOW)).toHaveLength(50);
  });

  it('leaves pages alone that are fresh', () => {
    expect(chooseTargets([city(1, { checkedAt: daysAgo(29) })], 10, NOW)).toEqual([]);
  });

  it('takes a city that failed lately behind all others, and after a week like any other', () => {
    const failed = city(1, { priority: 1, failedAt: daysAgo(1) });
    const stale = city(2, { checkedAt: daysAgo(40) });
    expect(chooseTargets([failed, stale], 10, NOW)).toEqual([2, 1]);
    expect(chooseTargets([{ ...failed, failedAt: daysAgo(8) }, stale], 10, NOW)).toEqual([1, 2]);
  });
});

describe('isStale', () => {
  it('begins after thirty days', () => {
    expect(isStale(daysAgo(30), NOW)).toBe(false);
    expect(isStale(new Date(daysAgo(30).getTime() - 1), NOW)).toBe(true);
  });
});
