import { expect, it } from '@jest/globals';
import { rowsOf } from './mistake-rows.rules';

it('says which rows have the same mistake', () => {
  expect(rowsOf({ message: '', count: 1, rows: [3] })).toBe('Row 3');
  expect(rowsOf({ message: '', count: 2, rows: [3, 7] })).toBe('Rows 3, 7');
  expect(rowsOf({ message: '', count: 14, rows: [3, 7] })).toBe('Rows 3, 7, and 12 more');
});
