import { describe, expect, it } from '@jest/globals';
import { takenOnMove, whyNotMoveTo } from './day-room.rules.js';

const NOW = new Date('2026-11-26T12:00:00Z');
const from = { id: 1, siteId: 7, zoneId: null };
const to = {
  ...{ id: 2, siteId: 8, zoneId: null, status: 'open' as const, timeZone: 'America/New_York' },
  ...{ startsAt: new Date('2026-11-28T14:00:00Z'), endsAt: new Date('2026-11-28T17:00:00Z') },
  ...{ capacity: 20, capacityUnit: 'orders' as const, taken: 17 },
};
const need = { orders: 3, crates: 9 };
const why = (given: Partial<typeof to> | object, what = need) =>
  whyNotMoveTo(from, { ...to, ...given }, what, NOW);

describe('moving the orders of a day to another one', () => {
  it('needs room for all of them, in the unit of the new day', () => {
    expect(why({})).toBeNull();
    expect(why({ status: 'closed' })).toBeNull();
    expect(why({ capacity: null }, { orders: 5_000, crates: 0 })).toBeNull();
    expect(why({ taken: 18 })).toEqual({
      code: 'WINDOW_FULL',
      message:
        'Saturday, November 28 has room for 2 more orders, and 3 would move there. Make more room first, or choose another day.',
    });
    expect(why({ capacityUnit: 'crates' })?.message).toContain('room for 3 more crates, and 9 would');
  });

  it('goes to another day of the same way that is not canceled and not over', () => {
    expect(why({ id: 1 })?.message).toBe('Please choose another day of yours.');
    expect(why({ status: 'canceled' })?.message).toBe('Saturday, November 28 is canceled.');
    expect(why({ endsAt: NOW })?.message).toBe('Saturday, November 28 is over.');
    expect(why({ siteId: null, zoneId: 3 })?.message).toBe('Pickup orders can only move to a pickup day.');
    const round = { id: 1, siteId: null, zoneId: 3 };
    expect(whyNotMoveTo(round, { ...to, siteId: null, zoneId: 3 }, need, NOW)).toBeNull();
    expect(whyNotMoveTo(round, to, need, NOW)?.message).toBe(
      'Please choose another delivery day of this zone.',
    );
  });
});

describe('what a moved order takes', () => {
  it('is what it needs, and never more than there is', () => {
    expect(takenOnMove({ capacity: null, taken: 5 }, 4, 0)).toBe(4);
    expect(takenOnMove({ capacity: 10, taken: 10 }, 2, 2)).toBe(2);
    expect(takenOnMove({ capacity: 10, taken: 10 }, 3, 2)).toBe(2);
    expect(takenOnMove({ capacity: 10, taken: 12 }, 3, 1)).toBe(1);
  });
});
