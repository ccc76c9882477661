import { expect, it } from '@jest/globals';
import { nextActive } from './next-active';

it('leads through the suggestions in a circle, with the typed text between the last and the first', () => {
  expect(nextActive('ArrowDown', -1, 2)).toBe(0);
  expect(nextActive('ArrowDown', 1, 2)).toBe(-1);
  expect(nextActive('ArrowUp', -1, 2)).toBe(1);
  expect(nextActive('ArrowUp', 0, 2)).toBe(-1);
  expect(nextActive('Home', 0, 2)).toBeNull();
  expect(nextActive('ArrowDown', -1, 0)).toBeNull();
});
