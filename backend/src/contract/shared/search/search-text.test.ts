import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { collapseOperators, isSearchable } from './search-text.js';

describe('a search text', () => {
  it.each(['%', '_', '\\', '%%', '--', '', ' ', '*', '😀'])(
    'finds nothing without a letter or digit: "%s"',
    (text) => expect(isSearchable(text)).toBe(false),
  );

  it.each(['eggs', '7', 'é', '50%'])('finds what has its letters or digits: %s', (text) =>
    expect(isSearchable(text)).toBe(true),
  );

  it.each([
    'sweet-corn',
    'sweet corn -tomato',
    '"raw honey" -"sugar free"',
    'eggs or milk',
    'Bob & Ann (farm)',
    'u-pick -(berries)',
    "O'Brien: 50% off",
  ])('is searched for as it is: %s', (text) => {
    expect(collapseOperators(text)).toBe(text);
  });

  it.each([
    ['-'.repeat(200), '-'],
    ['- '.repeat(100), '-'],
    ['-(|'.repeat(60), '-'],
    ['sweet--corn', 'sweet-corn'],
    ['tomato -- -basil', 'tomato  -basil'],
    ['eggs && milk', 'eggs   milk'],
    ['kale:*', 'kale'],
  ])('loses operators that follow one another: %s', (text, collapsed) => {
    expect(collapseOperators(text)).toBe(collapsed);
  });

  it('never negates twice in a row, and is not collapsed any further', () => {
    const operators = fc.string({ unit: fc.constantFrom(...'--- \t!&|<>():*~\\"\'a'), maxLength: 200 });
    fc.assert(
      fc.property(operators, (text) => {
        const once = collapseOperators(text);
        expect(once).not.toMatch(/-[\s!&|()<]*-/);
        expect(collapseOperators(once)).toBe(once);
      }),
    );
  });
});
