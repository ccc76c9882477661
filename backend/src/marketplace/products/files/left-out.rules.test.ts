import { expect, it } from '@jest/globals';
import { withoutRows } from './left-out.rules.js';
import type { CsvRow } from './product-columns.js';

const ROWS: CsvRow[] = [
  { row: 2, cells: { sku: 'H', name: 'Honey', option: '8 oz', category: 'honey', price: '9.00' } },
  { row: 3, cells: { sku: 'H', name: '', option: '16 oz', category: '', price: '' } },
  { row: 4, cells: { sku: 'K', name: 'Kale', option: '', category: 'vegetables', price: '2.00' } },
];

it('leaves out rows, and lets the next row of a product tell what it is', () => {
  expect(withoutRows(ROWS, new Set([2, 4]))).toEqual({
    rows: [{ row: 3, cells: { sku: 'H', name: 'Honey', option: '16 oz', category: 'honey', price: '' } }],
    leftOut: [
      { row: 2, name: 'Honey, 8 oz' },
      { row: 4, name: 'Kale' },
    ],
  });
  expect(withoutRows(ROWS, new Set([3])).rows).toEqual([ROWS[0], ROWS[2]]);
  expect(withoutRows(ROWS, new Set())).toEqual({ rows: ROWS, leftOut: [] });
});

it('lets the next row tell it where that one has no SKU, too', () => {
  const second = { row: 3, cells: { sku: '', name: 'Honey', option: '16 oz', category: '', price: '12.00' } };
  expect(withoutRows([ROWS[0]!, second], new Set([2])).rows).toEqual([
    { row: 3, cells: { ...second.cells, sku: 'H', category: 'honey' } },
  ]);
});
