import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { advanceOf, usedOf } from './advance.rules.js';

const commissionRate = '0.12';

describe('what a farm gets of a payment ahead', () => {
  it('is $580.80 of $660.00, which 22 boxes use up', () => {
    const paid = 66_000;
    let out = advanceOf(paid, commissionRate, 100);
    expect(out).toBe(58_080);
    for (let box = 1; box <= 22; box += 1) {
      const used = usedOf({ out, left: paid - box * 3_000, commissionRate }, 2_640);
      expect(used).toBe(2_640);
      out -= used;
    }
    expect(out).toBe(0);
  });

  it('is less commission what goes back of it: $356.40 of $405.00 after four boxes', () => {
    const out = 58_080 - 4 * 2_640;
    expect(usedOf({ out, left: 66_000 - 12_000 - 40_500, commissionRate }, 0)).toBe(35_640);
  });

  it('is used up by the first boxes where it was a part, and stays where the rest is worth more', () => {
    const out = advanceOf(66_000, commissionRate, 50);
    expect(out).toBe(29_040);
    expect(usedOf({ out, left: 63_000, commissionRate }, 2_640)).toBe(2_640);
    expect(usedOf({ out: 1_000, left: 30_000, commissionRate }, 2_640)).toBe(1_000);
    expect(usedOf({ out, left: 40_000, commissionRate }, 0)).toBe(0);
    expect(usedOf({ out: 0, left: 0, commissionRate }, 2_640)).toBe(0);
  });

  it('is never more than was paid, and nothing once the payment is used up or gone', () => {
    const cents = fc.integer({ min: 0, max: 200_000 });
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(cents, percent, fc.array(cents), (paid, part, boxes) => {
        let [out, left] = [advanceOf(paid, commissionRate, part), paid];
        expect(out).toBeLessThanOrEqual(paid);
        for (const cost of [...boxes, paid]) {
          const gone = Math.min(cost, left);
          left -= gone;
          out -= usedOf({ out, left, commissionRate }, advanceOf(gone, commissionRate, 100));
          expect(out).toBeGreaterThanOrEqual(0);
          expect(out).toBeLessThanOrEqual(advanceOf(left, commissionRate, 100));
        }
        expect(out).toBe(0);
      }),
    );
  });
});
