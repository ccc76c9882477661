import { expect, it } from '@jest/globals';
import { unitsText } from './crop-words';

it('counts in words a farmer uses, and in portions what is none', () => {
  expect(unitsText(12, 'each')).toBe('12');
  expect(unitsText(80, 'pound')).toBe('80 lb');
  expect([unitsText(1, 'jar'), unitsText(2, 'jar'), unitsText(3, 'box')]).toEqual([
    '1 jar',
    '2 jars',
    '3 boxes',
  ]);
  expect(unitsText(3, '1/2 lb')).toBe('3 × 1/2 lb');
  expect(unitsText(3, 'a handful')).toBe('3 × a handful');
});
