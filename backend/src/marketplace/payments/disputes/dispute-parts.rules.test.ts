import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sumOf } from '../../../contract/marketplace/refund-parts.js';
import type { Left } from '../refunds/refund-parts.rules.js';
import { type DisputedPart, returnedParts, takenParts } from './dispute-parts.rules.js';

const cents = fc.integer({ min: 0, max: 20_000 });
const share = fc
  .record({ goods: cents, tax: cents, shipping: cents, rate: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ rate, ...parts }): Left => ({ ...parts, commission: Math.round(parts.goods * rate) }));
const shares = fc.array(share, { minLength: 1, maxLength: 4 });
const all = (parts: readonly DisputedPart[]) => parts.reduce((sum, part) => sum + sumOf(part), 0);

describe('a dispute', () => {
  it('takes no more of a share than is left, and all of it to the cent', () => {
    fc.assert(
      fc.property(shares, fc.integer({ min: 1, max: 200_000 }), (given, amount) => {
        const left = new Map(given.map((one, index) => [index, one]));
        const most = given.reduce((sum, one) => sum + sumOf(one), 0);
        const parts = takenParts(amount, left);
        expect(all(parts)).toBe(Math.min(amount, most));
        for (const { fulfilmentId, ...part } of parts) {
          const one = left.get(fulfilmentId);
          for (const key of ['goods', 'tax', 'shipping', 'commission'] as const)
            expect(part[key]).toBeLessThanOrEqual(one?.[key] ?? -1);
        }
      }),
    );
  });

  it('that is won gives back exactly what it took', () => {
    fc.assert(
      fc.property(shares, fc.integer({ min: 1, max: 200_000 }), (given, amount) => {
        const parts = takenParts(amount, new Map(given.map((one, index) => [index, one])));
        const taken = new Map(parts.map(({ fulfilmentId, ...part }) => [fulfilmentId, part]));
        const back = returnedParts(amount, taken);
        expect(back).toHaveLength(parts.length);
        for (const part of back) {
          const one = parts.find(({ fulfilmentId }) => fulfilmentId === part.fulfilmentId);
          for (const key of ['goods', 'tax', 'shipping', 'commission'] as const)
            expect(part[key] + (one?.[key] ?? 0)).toBe(0);
        }
      }),
    );
  });
});
