import { LISTING_CATEGORIES } from '@farmgate/backend/contract/directory/categories';
import { describe, expect, it } from '@jest/globals';
import { drawingsInARow } from './in-a-row';

const named = (category: string, ...names: string[]) =>
  names.map((name, index) => ({ category, seed: 40 + index, name }));
const drawings = (records: Parameters<typeof drawingsInARow>[0]) => [...drawingsInARow(records).values()];
/** How many cards are side by side. */
const ROW = 4;
const repeats = (list: readonly string[]) =>
  list.filter((drawing, index) => list.slice(Math.max(0, index - ROW + 1), index).includes(drawing));

describe('the drawings of a list', () => {
  it('take turns among those that show the product, then among labels', () => {
    const kales = drawings(named('vegetables', 'Kale', 'Red kale', 'Baby kale', 'Old kale'));
    expect(new Set(kales.slice(0, 2))).toEqual(new Set(['kale', 'chard']));
    expect(repeats(kales)).toEqual([]);
  });

  it('never repeat in a row of cards, whatever the list', () => {
    for (const category of [...LISTING_CATEGORIES, 'hats'])
      for (const name of ['', 'Unheard of', 'Okra', 'Strawberries', 'Tulips', 'Peach pie'])
        expect(
          repeats(drawings(named(category, ...Array.from({ length: 9 }, (_, i) => `${name} ${i}`)))),
        ).toEqual([]);
  });

  it('stay when the list grows, and do not depend on anything else', () => {
    const list = named('honey', 'Clover honey', 'Comb honey', 'Raw honey', 'Spring honey', 'Honeycomb');
    expect(drawings(list).slice(0, 3)).toEqual(drawings(list.slice(0, 3)));
    expect(drawings(list)).toEqual(drawings(list));
  });
});
