import { describe, expect, it } from '@jest/globals';
import { completeNear, rankNear, type Rankable } from './rank-near.rules.js';

const NOW = new Date('2026-11-28T12:00:00Z');
const result = (key: string, changes: Partial<Rankable> = {}): Rankable => ({
  key,
  distanceMiles: 1,
  freshOn: '2026-11-20',
  stock: 'in-stock',
  isCalledSo: true,
  ...changes,
});
const order = (...results: Rankable[]) => rankNear(results, NOW).map(({ key }) => key);

describe('the order of what is near', () => {
  it('goes by bands of distance before all else', () => {
    const near = result('old, sold out, near', { distanceMiles: 4.9, freshOn: '2020-01-01', stock: 'none' });
    const far = result('fresh, far', { distanceMiles: 5, freshOn: '2026-11-28' });
    expect(order(far, near)).toEqual(['old, sold out, near', 'fresh, far']);
  });

  it('has within a band what was confirmed or changed lately first', () => {
    const year = result('of this year', { freshOn: '2026-02-01', distanceMiles: 0.1 });
    const season = result('of these months', { freshOn: '2026-10-01', distanceMiles: 2 });
    const month = result('of this month', { freshOn: '2026-11-01', distanceMiles: 4, stock: 'none' });
    const unknown = result('nobody knows when', { freshOn: null, distanceMiles: 0 });
    expect(order(unknown, year, season, month)).toEqual([
      'of this month',
      'of these months',
      'of this year',
      'nobody knows when',
    ]);
  });

  it('has places as their own lists have them, whenever they were confirmed', () => {
    const near = result('confirmed last year', { isOutOfSeason: false, freshOn: '2025-11-01' });
    const far = result('confirmed today', { isOutOfSeason: false, distanceMiles: 3 });
    const closed = result('out of season', { isOutOfSeason: true, distanceMiles: 0.5 });
    const offered = result('offered lately', { distanceMiles: 4 });
    const old = result('offered last year', { freshOn: '2025-11-01', distanceMiles: 0.1 });
    expect(order(closed, far, old, near, offered)).toEqual([
      'offered lately',
      'confirmed last year',
      'confirmed today',
      'out of season',
      'offered last year',
    ]);
  });

  it('has among equally fresh ones what is in stock first, and what cannot be had last', () => {
    const none = result('sold out', { stock: 'none', distanceMiles: 0.5 });
    const unknown = result('place', { stock: 'unknown' });
    const stocked = result('in stock', { distanceMiles: 3 });
    expect(order(none, unknown, stocked)).toEqual(['in stock', 'place', 'sold out']);
  });

  it('has then the nearest first, and of the same distance always the same one', () => {
    const [a, b, c] = [result('a', { distanceMiles: 2 }), result('b'), result('c')];
    expect(order(a, c, b)).toEqual(['b', 'c', 'a']);
    expect(order(b, c, a)).toEqual(['b', 'c', 'a']);
  });

  it('has what only mentions the food behind everything that is called so', () => {
    const pie = result('apple pie, made with eggs', { isCalledSo: false });
    expect(order(pie, result('eggs, far', { distanceMiles: 90 }))).toEqual([
      'eggs, far',
      'apple pie, made with eggs',
    ]);
  });
});

describe('what is complete of several kinds', () => {
  const at = (...miles: number[]) => miles.map((distanceMiles) => ({ distanceMiles }));

  it('is everything where all were read', () => {
    expect(
      completeNear([
        { results: at(1, 30), total: 2 },
        { results: at(2), total: 1 },
        { results: [], total: 0 },
      ]),
    ).toEqual({ results: at(1, 30, 2), isMore: false });
  });

  it('ends where a kind ends of which there are more', () => {
    expect(
      completeNear([
        { results: at(1, 2, 3), total: 900 },
        { results: at(2.5, 3, 3.1, 20), total: 4 },
      ]),
    ).toEqual({ results: at(1, 2, 3, 2.5, 3), isMore: true });
  });
});
