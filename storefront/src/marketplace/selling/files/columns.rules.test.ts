import { expect, it } from '@jest/globals';
import { choose } from './columns.rules';

it('takes a kind away from the column that had it, as no two columns are the same', () => {
  expect(choose(['name', 'price', ''], 2, 'price')).toEqual(['name', '', 'price']);
  expect(choose(['name', 'price', ''], 1, '')).toEqual(['name', '', '']);
});
