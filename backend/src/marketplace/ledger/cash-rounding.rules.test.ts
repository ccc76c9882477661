import { describe, expect, it } from '@jest/globals';
import { cashLeft } from '../../contract/marketplace/cash/cash-rounding.js';
import type { Received } from '../tables/vendor-order.entity.js';
import { cashBack, roundingOf } from './cash-rounding.rules.js';

const noted = (by: Received['by'], cents: number): Received => ({
  ...{ by, cents, day: '2026-11-30', note: null, markedAt: '2026-11-30T12:00:00.000Z' },
});
const rounding = (left: number, received: Received | null = null) =>
  roundingOf({ cashRounding: 'nickel', received, total: 1_237 }, left);

describe('what the rounding of cash keeps for a farm', () => {
  it('is up to two cents of what is left of a sale, and nothing of one that is all back', () => {
    expect([rounding(1_237), rounding(1_238), rounding(1_240)]).toEqual([-2, 2, 0]);
    expect([rounding(900), rounding(0)]).toEqual([0, 0]);
    expect(roundingOf({ cashRounding: null, received: null, total: 1_237 }, 1_237)).toBe(0);
  });

  it('is nothing of a check, and of cash to the penny', () => {
    expect([rounding(1_237, noted('check', 1_237)), rounding(900, noted('other', 1_237))]).toEqual([0, 0]);
    expect(rounding(1_237, noted('cash', 1_237))).toBe(0);
    expect(rounding(1_237, noted('cash', 1_235))).toBe(-2);
  });

  it('gives back nickels of what was rounded, and all of it in the end', () => {
    const sold = { cashRounding: 'nickel', received: null, total: 1_237 } as const;
    expect([cashBack(sold, 1_237, 337), cashBack(sold, 900, 900)]).toEqual([335, 900]);
    expect(cashBack(sold, 1_237, 1_237)).toBe(1_235);
    expect(cashBack({ ...sold, cashRounding: null }, 1_237, 337)).toBe(337);
  });

  it('is of the rest alone where a part was paid by check', () => {
    expect(rounding(1_237, noted('check', 1_001))).toBe(-1);
  });

  it('is of the rest alone where a part, such as a deposit, was paid in cash to the penny', () => {
    expect(rounding(1_237, noted('cash', 238))).toBe(1);
    expect(rounding(1_237, noted('cash', 235))).toBe(-2);
  });

  it('is of what goes back where more was paid before than it comes to', () => {
    expect([rounding(1_237, noted('check', 1_500)), rounding(900, noted('check', 1_500))]).toEqual([-2, -2]);
    expect(rounding(1_237, noted('cash', 1_501))).toBe(-1);
  });

  it.each([
    ...[noted('check', 1_002), noted('check', 1_001), noted('check', 1_237), noted('check', 1_500)],
    ...[noted('cash', 238), noted('cash', 1_237)],
  ])('gives all of it back in the end, however it was paid: %j', (received) => {
    const sold = { cashRounding: 'nickel', received, total: 1_237 } as const;
    const kept = received.cents + cashLeft(1_237, received.cents, 'nickel');
    expect(cashBack(sold, 1_237, 337) + cashBack(sold, 900, 900)).toBe(kept);
  });
});
