import { expect, it } from '@jest/globals';
import { harvestOf } from './harvest.rules.js';

it('is contents times boxes, by size and site', () => {
  const lines = [
    { sizeId: 1, scheduleId: null, name: 'Carrots', quantity: '2 lb' },
    { sizeId: 2, scheduleId: null, name: 'carrots', quantity: '1 lb' },
    { sizeId: 1, scheduleId: 7, name: 'Kale', quantity: '1 bunch' },
    { sizeId: 3, scheduleId: null, name: 'Eggs', quantity: '1 dozen' },
  ];
  const boxes = [
    { sizeId: 1, scheduleId: 7, quantity: 2 },
    { sizeId: 1, scheduleId: 8, quantity: 1 },
    { sizeId: 2, scheduleId: 8, quantity: 4 },
  ];
  expect(harvestOf(lines, boxes)).toEqual([
    {
      name: 'Carrots',
      parts: [
        { quantity: '2 lb', boxes: 3 },
        { quantity: '1 lb', boxes: 4 },
      ],
      boxes: 7,
    },
    { name: 'Kale', parts: [{ quantity: '1 bunch', boxes: 2 }], boxes: 2 },
    { name: 'Eggs', parts: [], boxes: 0 },
  ]);
});
