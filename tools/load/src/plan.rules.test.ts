import { describe, expect, it } from '@jest/globals';
import { arrivals, pickWeighted, stepsOf } from './plan.rules.js';

describe('the steps of a run', () => {
  it('rise to the peak within the time', () => {
    const steps = stepsOf(4, 100);
    expect(steps.map(({ rate }) => rate)).toEqual([10, 20, 30, 45, 60, 75, 90, 100]);
    expect(steps.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(240);
  });

  it('have somebody in each, however low the peak', () => {
    expect(stepsOf(0.1, 1).every(({ rate, seconds }) => rate === 1 && seconds === 1)).toBe(true);
  });
});

describe('the people of a step', () => {
  it('come as many as the rate says, in order, within the step', () => {
    const numbers = [0.9, 0.1, 0.5, 0.3, 0.7, 0.2];
    const times = arrivals({ rate: 2, seconds: 3 }, () => numbers.shift() ?? 0);
    expect(times.map(Math.round)).toEqual([300, 600, 900, 1500, 2100, 2700]);
  });
});

describe('picking by weight', () => {
  const items = [
    { name: 'often', weight: 9 },
    { name: 'seldom', weight: 1 },
  ];

  it.each([
    [0, 'often'],
    [0.89, 'often'],
    [0.91, 'seldom'],
    [0.999, 'seldom'],
  ])('takes at %d: %s', (number, name) => {
    expect(pickWeighted(items, number).name).toBe(name);
  });
});
