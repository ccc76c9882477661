import { describe, expect, it } from '@jest/globals';
import { optionChanges } from './option-changes.rules';

const dozen = { id: 1, name: 'Dozen', price: 6.5, inventory: 12 };
const flat = { id: 2, name: 'Flat of 30', price: 14, inventory: 1200 };

describe('what changed in the options of a product', () => {
  const read = (before: unknown, after: unknown) =>
    optionChanges(before, after).map(({ label, ...change }) => [label, change.before, change.after]);

  it('is each figure of each option that is another, under the name that it had', () => {
    const after = [
      { ...dozen, price: 7 },
      { ...flat, name: 'Flat', inventory: 900 },
    ];
    expect(read([dozen, flat], after)).toEqual([
      ['Dozen: price', '$6.50', '$7.00'],
      ['Flat of 30: name', 'Flat of 30', 'Flat'],
      ['Flat of 30: in stock', '1,200', '900'],
    ]);
  });

  it('is an option that was added or ended', () =>
    expect(read([dozen], [flat])).toEqual([
      ['Removed:', 'Dozen, $6.50', null],
      ['Added:', null, 'Flat of 30, $14.00'],
    ]));

  it('is their order where it is another', () =>
    expect(read([dozen, flat], [flat, dozen])).toEqual([
      ['Order:', 'Dozen, Flat of 30', 'Flat of 30, Dozen'],
    ]));

  it('is nothing where nothing is different', () => {
    expect(read([dozen], [{ ...dozen }])).toEqual([]);
    expect(read(null, undefined)).toEqual([]);
  });
});
