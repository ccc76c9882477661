import { expect, it } from '@jest/globals';
import { mistakesOf } from './mistakes.rules.js';

const wrong = (row: number, ...messages: string[]) => ({ row, outcome: 'wrong', messages });

it('puts rows with the same mistake together, the most frequent first', () => {
  const many = Array.from({ length: 30 }, (_, at) => wrong(at + 10, 'price: Please enter a price'));
  const right = { ...wrong(4, 'Kale is new.'), outcome: 'create' };
  const mistakes = mistakesOf([wrong(2, 'unit: Please choose a unit', 'name: Missing'), right, ...many]);
  expect(mistakes.map(({ message, count }) => [message, count])).toEqual([
    ['price: Please enter a price', 30],
    ['unit: Please choose a unit', 1],
    ['name: Missing', 1],
  ]);
  expect(mistakes[0]?.rows).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
});
