import { expect, it } from '@jest/globals';
import { bookedText } from './closures';

it('says how many orders are booked on days off', () => {
  expect(bookedText(1)).toBe('1 order is booked on a day you’re closed');
  expect(bookedText(2)).toBe('2 orders are booked on days you’re closed');
});
