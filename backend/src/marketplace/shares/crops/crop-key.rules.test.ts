import { expect, it } from '@jest/globals';
import { countedOf, keyOf, unitOfLine } from './crop-key.rules.js';

it('counts contents in whole units, and in portions what is none', () => {
  expect(countedOf('2 heads')).toEqual({ count: 2, unit: 'each' });
  expect(countedOf('1')).toEqual({ count: 1, unit: 'each' });
  expect(countedOf('3 lb')).toEqual({ count: 3, unit: 'pound' });
  expect(countedOf('3 lbs.')).toEqual({ count: 3, unit: 'pound' });
  expect(countedOf('2 Bunches')).toEqual({ count: 2, unit: 'bunch' });
  expect(countedOf('1/2 lb')).toEqual({ count: 1, unit: '1/2 lb' });
  expect(countedOf('1.5 lb')).toEqual({ count: 1, unit: '1.5 lb' });
  expect(countedOf('a handful')).toEqual({ count: 1, unit: 'a handful' });
  expect(countedOf('0 heads')).toEqual({ count: 1, unit: '0 heads' });
});

it('knows a crop by its name and unit, however it is written', () => {
  expect(keyOf('  Tomatoes', 'pound')).toBe(keyOf('tomato', 'pound'));
  expect(keyOf('Butter lettuce', 'each')).toBe(keyOf('butter  Lettuce', 'each'));
  expect(keyOf('Kale', 'bunch')).not.toBe(keyOf('Kale', 'pound'));
  expect(keyOf('Chicken', unitOfLine('pound', true))).not.toBe(keyOf('Chicken', unitOfLine('pound', false)));
});
