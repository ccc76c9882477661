import { describe, expect, it } from '@jest/globals';
import { seasonDates } from '../../../contract/marketplace/shares/season.js';
import { momentAt } from '../../../contract/shared/calendar/wall-clock.js';
import { boxPrice, daysLeft, includedLeft, isFull, roomOf } from './quote.rules.js';

const ZONE = 'America/New_York';
/** Riverbend: 22 Thursdays, each closing on Tuesday at 6 PM. */
const days = seasonDates({
  ...{ rhythm: 'weekly', weekday: 4, firstDay: '2027-05-27', lastDay: '2027-10-21', skippedDays: [] },
}).map(({ date, half }) => {
  const tuesday = new Date(Date.parse(date) - 2 * 86_400_000).toISOString().slice(0, 10);
  return { date, half, changeUntil: momentAt(tuesday, '18:00', ZONE) };
});
const regular = { price: 3_000, fee: 0, quantity: 1, taxBasisPoints: null };

describe('joining a share', () => {
  it('costs what is left, and begins with the first day that is still open', () => {
    const at = (time: string) => daysLeft(days, null, momentAt('2027-07-13', time, ZONE));
    const [before, after] = [at('17:59'), at('18:00')];
    expect([before.length * boxPrice(regular).value, before[0]?.date]).toEqual([45_000, '2027-07-15']);
    expect([after.length * boxPrice(regular).value, after[0]?.date]).toEqual([42_000, '2027-07-22']);
  });

  it('is for one half of the weeks', () => {
    const both = (['A', 'B'] as const).map((half) => ({ half, changeUntil: new Date(2_000) }));
    expect(daysLeft(both, 'B', new Date(1_000))).toEqual([both[1]]);
  });

  it('has its part of the included holds', () => {
    expect([includedLeft(2, 31, 31), includedLeft(2, 14, 31), includedLeft(0, 14, 31)]).toEqual([2, 1, 0]);
    expect((31 - 2) * boxPrice({ ...regular, price: 2_800 }).value).toBe(81_200);
    // Who pays for no box has no membership.
    expect([includedLeft(3, 1, 4), includedLeft(3, 0, 4), includedLeft(3, 0, 0)]).toEqual([0, 0, 0]);
  });

  it('adds the fee of the site to each box, and tax to all of a day', () => {
    expect(boxPrice({ price: 3_000, fee: 200, quantity: 2, taxBasisPoints: 122.5 })).toEqual({
      value: 6_400,
      tax: 78,
    });
  });

  it('takes one order of a window’s room, or its crates', () => {
    const size = { crates: 2, quantity: 3 };
    expect([roomOf({ capacityUnit: 'orders' }, size), roomOf({ capacityUnit: 'crates' }, size)]).toEqual([
      1, 6,
    ]);
    expect(isFull({ capacity: 10, taken: 4 }, 6)).toBe(false);
    expect(isFull({ capacity: 10, taken: 5 }, 6)).toBe(true);
    expect(isFull({ capacity: null, taken: 500 }, 6)).toBe(false);
  });
});
