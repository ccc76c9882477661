import type { LocationPageCard } from '@farmgate/backend/contract/content/location-pages';
import { describe, expect, it } from '@jest/globals';
import { groupByState, percentOfGoal } from './group-by-state';

const pages = (state: string, stateCode: string, count: number) =>
  Array.from(
    { length: count },
    (_, index) => ({ state, stateCode, city: `City ${index}` }) as LocationPageCard,
  );

describe('groupByState', () => {
  it('puts the state with the most pages first, and equal ones by name', () => {
    const groups = groupByState([
      ...pages('Ohio', 'OH', 2),
      ...pages('Texas', 'TX', 3),
      ...pages('Maine', 'ME', 2),
    ]);
    expect(groups.map(({ state, count }) => [state, count])).toEqual([
      ['Texas', 3],
      ['Maine', 2],
      ['Ohio', 2],
    ]);
  });

  it('shows twelve cities and counts the others', () => {
    const [texas] = groupByState(pages('Texas', 'TX', 15));
    expect(texas?.shown).toHaveLength(12);
    expect(texas?.more).toBe(3);
    expect(groupByState(pages('Texas', 'TX', 12))[0]?.more).toBe(0);
  });
});

describe('percentOfGoal', () => {
  it('ends at a hundred', () => {
    expect([0, 60, 500, 900].map((count) => percentOfGoal(count, 500))).toEqual([0, 12, 100, 100]);
  });
});
