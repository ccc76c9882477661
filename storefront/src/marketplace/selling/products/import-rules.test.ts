import type { ImportPreview, ImportRow } from '@farmgate/backend/contract/marketplace/product-files';
import { describe, expect, it } from '@jest/globals';
import {
  importCount,
  mayImport,
  notShown,
  rowsToShow,
  soldSinceChoices,
  stockToBe,
  summaryOf,
  isReadable,
} from './import-rules';

const row = (number: number, outcome: ImportRow['outcome']): ImportRow => ({
  row: number,
  name: `Product ${number}`,
  outcome,
  messages: outcome === 'wrong' ? ['price: Please enter a price'] : [],
});
const preview = (counts: Partial<ImportPreview> = {}): ImportPreview => ({
  rows: [],
  created: 0,
  updated: 0,
  unchanged: 0,
  wrong: 0,
  ...{ mistakes: [], unknownColumns: [], system: null, withoutCategory: 0, photos: 0, leftOut: 0 },
  isDone: false,
  ...counts,
});

describe('a file of products', () => {
  it('may be imported when no row is wrong and there is something to write', () => {
    expect(mayImport(preview({ created: 2, updated: 1 }), null)).toBe(true);
    expect(importCount(preview({ created: 2, updated: 1, unchanged: 5 }))).toBe(3);
    expect(mayImport(preview({ created: 2, wrong: 1 }), null)).toBe(false);
    expect(mayImport(preview({ unchanged: 4 }), null)).toBe(false);
  });

  it('asks what counts where something was sold since, and says what the stock will be', () => {
    const eggs = { ...row(2, 'update'), stock: { then: 12, now: 9, file: 15, kept: 12 } };
    const kale = { ...row(3, 'update'), stock: { then: 3, now: 5, file: 4, kept: 6 } };
    const asked = preview({ updated: 1, soldSince: { rows: 1, key: 'k' }, rows: [eggs] });
    expect([mayImport(asked, null), mayImport(asked, 'keep')]).toEqual([false, true]);
    const labels = (rows: ImportRow[]) => soldSinceChoices({ rows }).map(({ label }) => label);
    expect(labels([eggs])).toEqual(['Keep what was sold since (12)', 'Set to 15']);
    expect(labels([kale])).toEqual(['Keep what was added since (6)', 'Set to 4']);
    expect(labels([eggs, kale])).toEqual(['Keep what was sold or added since', 'Set to what the file says']);
    expect([stockToBe(eggs, null), stockToBe(eggs, 'keep'), stockToBe(eggs, 'set')]).toEqual([null, 12, 15]);
    expect(stockToBe(row(4, 'same'), 'set')).toBeNull();
  });

  it('shows its wrong rows first, and never more rows than fit', () => {
    const rows = [row(2, 'create'), row(3, 'wrong'), row(4, 'same'), row(5, 'wrong')];
    expect(rowsToShow(rows, 3).map((one) => one.row)).toEqual([3, 5, 2]);
  });

  it('shows rows with a note before those without, and counts the rest', () => {
    const noted = { ...row(6, 'update'), messages: ['Dozen stays as it is.'] };
    const rows = [row(2, 'create'), row(3, 'wrong'), noted];
    expect(rowsToShow(rows, 3).map((one) => one.row)).toEqual([3, 6, 2]);
    expect(notShown({ rows, wrong: 1 }, 2)).toBe(1);
    expect(notShown({ rows, wrong: 30 }, 3)).toBe(29);
  });

  it('says what it would do', () => {
    expect(summaryOf(preview({ created: 12, updated: 3, unchanged: 1, wrong: 2 }))).toBe(
      '12 new, 3 changed, 1 unchanged, 2 with mistakes',
    );
    expect(summaryOf(preview({ wrong: 1 }))).toBe('1 with a mistake');
    expect(summaryOf(preview())).toBe('There are no products in this file.');
  });
});

it('needs a name, or the SKU of what is there', () => {
  expect([isReadable(['', 'price']), isReadable(['sku', 'price']), isReadable(['name'])]).toEqual([
    ...[false, true, true],
  ]);
});
