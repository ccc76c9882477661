import { describe, expect, it } from '@jest/globals';
import { stepText, total, trendSteps } from './trend-steps';

const days = (count: number) =>
  Array.from({ length: count }, (_none, index) => ({
    day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    orders: 1,
    gross: 0.1,
    commission: 0.01,
    accounts: 2,
    searches: 5,
    foundNothing: 1,
  }));

describe('trendSteps', () => {
  it('is a bar for each day of a month', () => {
    expect(trendSteps(days(30))).toHaveLength(30);
  });

  it('is weeks for a year, the last one whole, without losing a cent', () => {
    const steps = trendSteps(days(365));
    expect(steps).toHaveLength(53);
    expect(steps.at(-1)).toMatchObject({ from: '2026-12-25', to: '2026-12-31', orders: 7, gross: 0.7 });
    expect(steps[0]).toMatchObject({ from: '2026-01-01', to: '2026-01-01' });
    expect(total(steps)).toMatchObject({ orders: 365, gross: 36.5, commission: 3.65 });
  });
});

describe('stepText', () => {
  it('is a day, or from one to another', () => {
    expect(stepText({ from: '2026-03-04', to: '2026-03-04' })).toBe('Mar 4');
    expect(stepText({ from: '2026-03-04', to: '2026-03-10' }).replaceAll(/\s/g, ' ')).toBe('Mar 4 – 10');
  });
});
