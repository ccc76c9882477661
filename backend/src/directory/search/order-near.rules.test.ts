import { describe, expect, it } from '@jest/globals';
import { chordFromMiles } from '../../platform/geo/earth.js';
import { blocksOf, type Found, mostToFind, openFirstOf } from './order-near.rules.js';

const found = (id: number, miles: number, changes: Partial<Found> = {}): Found => ({
  ...{ type: 'place', id, version: '1', chord: chordFromMiles(miles), total: null },
  ...{ isUnconfirmed: false, isUnverified: false, originalChord: null },
  ...changes,
});
const ids = (places: readonly Found[]) => places.map(({ id }) => id);

describe('the blocks of a page', () => {
  const places = Array.from({ length: 120 }, (_, index) => found(index, index / 10));

  it('are whole ones, and all that the page needs', () => {
    expect(mostToFind(20, 0)).toBe(55);
    expect(mostToFind(50, 50)).toBe(105);
    expect(blocksOf(places, 20, 0).map(ids)).toEqual([ids(places.slice(0, 50))]);
    expect(blocksOf(places, 20, 40).map(ids)).toEqual([ids(places.slice(0, 50)), ids(places.slice(50, 100))]);
    expect(blocksOf(places, 50, 100).map(ids)).toEqual([ids(places.slice(100))]);
    expect(blocksOf(places, 50, 150)).toEqual([]);
  });

  it('have what may be the same as another right behind that, and of equally near ones the confirmed first', () => {
    const twin = found(1, 1, { type: 'farm', originalChord: chordFromMiles(3) });
    const [block = []] = blocksOf(
      [twin, found(2, 2), found(3, 3), found(4, 3.5, { isUnconfirmed: true }), found(5, 3.5)],
      20,
      0,
    );
    expect(ids(block)).toEqual([2, 3, 1, 5, 4]);
  });
});

describe('the order of a block', () => {
  it('has open places first in each band of distance', () => {
    const block = [found(1, 1), found(2, 2), found(3, 4.9), found(4, 5.1), found(5, 9)];
    expect(ids(openFirstOf(block, ({ id }) => id === 1 || id === 4))).toEqual([2, 3, 1, 5, 4]);
  });
});
