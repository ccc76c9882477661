import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CROP_RULES } from '../../../contract/marketplace/short-crop-words.js';
import { type Need, shareOut } from './share-out.rules.js';

const need = (needed: number, isShare = false, lastShort = 0): Need => ({ needed, isShare, lastShort });

describe('what there is of a crop', () => {
  it('is given whole, and nobody gets more than they need, by any rule', () => {
    const needs = fc.array(
      fc.record({ needed: fc.integer({ min: 1, max: 40 }), isShare: fc.boolean(), lastShort: fc.nat(3) }),
      { minLength: 1, maxLength: 30 },
    );
    fc.assert(
      fc.property(needs, fc.nat(600), fc.constantFrom(...CROP_RULES), (all, most, rule) => {
        const needed = all.reduce((sum, one) => sum + one.needed, 0);
        const given = shareOut(all, most, rule);
        expect(given.reduce((sum, one) => sum + one, 0)).toBe(Math.min(most, needed));
        given.forEach((one, index) => {
          expect(Number.isInteger(one) && one >= 0 && one <= (all[index]?.needed ?? 0)).toBe(true);
        });
      }),
    );
  });

  it('goes to members of shares first where the farm says so', () => {
    expect(shareOut([need(2), need(2, true), need(2, true)], 5, 'shares_first')).toEqual([1, 2, 2]);
    expect(shareOut([need(2), need(2, true), need(2, true)], 3, 'shares_first')).toEqual([0, 2, 1]);
  });

  it('is the same part for everyone, odd ones to who was short last', () => {
    expect(shareOut([need(100, true), need(100)], 140, 'equal')).toEqual([70, 70]);
    expect(shareOut([need(1), need(1), need(1, false, 7)], 1, 'equal')).toEqual([0, 0, 1]);
  });

  it('goes by turn, so that nobody is short twice running as long as it is enough for them', () => {
    const names = ['Ann', 'Bea', 'Cal', 'Dan'];
    const last = new Map<string, number>();
    const short = [1, 2, 3].map((time) => {
      const given = shareOut(
        names.map((name) => need(2, true, last.get(name) ?? 0)),
        6,
        'by_turn',
      );
      const who = names.filter((_name, index) => given[index] !== 2);
      who.forEach((name) => last.set(name, time));
      return who.join();
    });
    expect(short).toEqual(['Dan', 'Cal', 'Bea']);
  });
});
