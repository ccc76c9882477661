import { describe, expect, it } from '@jest/globals';
import {
  actionsOf,
  type BoxFacts,
  costOf,
  firstTurnedOn,
  holdsLeft,
  lastOff,
  worthOfMissing,
} from './box.rules.js';

const now = new Date('2027-07-13T21:59:00Z');
const later = new Date('2027-07-13T22:00:00Z');
const over = new Date('2027-07-15T23:00:00Z');
const terms = {
  includedHolds: 0,
  holds: { credit: 2, shift: 1, donate: 1 },
  refund: { kind: 'none' },
} as const;

const box = (number: number, given: Partial<BoxFacts> = {}): BoxFacts => ({
  ...{
    id: number,
    date: `2027-07-${String(number).padStart(2, '0')}`,
    isDayCanceled: false,
    movedWithOrder: false,
  },
  ...{
    state: 'promised',
    heldFor: null,
    shiftedTo: null,
    toDateId: null,
    backTo: 1,
    changeUntil: later,
    overAt: over,
    value: 3_000,
    tax: 0,
    orderId: null,
  },
  ...given,
});
const may = (one: BoxFacts, others: BoxFacts[] = [], given = {}) =>
  actionsOf(one, holdsLeft(terms, [one, ...others], now), { now, isFarm: false, otherSites: true, ...given });

describe('what may be done with a box', () => {
  it('is all until its deadline, and nothing of the member from then on', () => {
    expect(may(box(1))).toEqual(['hold', 'hold_for_credit', 'shift', 'donate', 'site']);
    expect(may(box(1), [], { now: later })).toEqual([]);
    expect(may(box(1), [], { now: later, isFarm: true })).toContain('hold');
    expect(may(box(1), [], { now: over, isFarm: true })).toEqual([]);
    expect(may(box(1, { state: 'held', heldFor: 'credit' }), [], { now: over, isFarm: true })).toEqual([]);
    expect(may(box(1), [], { otherSites: false })).not.toContain('site');
  });

  it('is to take back what was done, and nothing once it is packed, off or its day is canceled', () => {
    expect(may(box(1, { state: 'held', heldFor: 'credit' }))).toEqual(['release']);
    expect(may(box(1, { state: 'donated' }))).toEqual(['release']);
    expect(may(box(1, { state: 'shifted', shiftedTo: 2 }))).toEqual(['release']);
    for (const state of ['packed', 'handed', 'missed', 'canceled', 'off'] as const)
      expect(may(box(1, { state }), [], { isFarm: true })).toEqual([]);
    const off = { isDayCanceled: true, heldFor: 'credit', toDateId: 2, state: 'held' } as const;
    expect(may(box(1, { ...off, backTo: null }))).toEqual([]);
    expect(may(box(1, { ...off, backTo: 2 }))).toEqual(['release']);
    // What the farm moved from a day that it canceled is like any other, but can’t go back.
    const moved = box(1, { state: 'shifted', shiftedTo: 2, toDateId: 2, backTo: 2, isDayCanceled: true });
    expect(may(moved)).toEqual(may(box(1)));
    // What its member moved is not, before or after: it goes back to the farm's day, where there is one.
    expect(may({ ...moved, shiftedTo: 3 })).toEqual(['release']);
    expect(may({ ...moved, toDateId: null, backTo: null })).toEqual([]);
    expect(may(box(1, { state: 'donated', orderId: 7 }), [], { isFarm: true })).toEqual([]);
  });

  it('offers credit, moves and donations as often as the share allows', () => {
    const held = [2, 3].map((number) => box(number, { state: 'held', heldFor: 'credit' }));
    expect(may(box(1), held)).toEqual(['hold', 'shift', 'donate', 'site']);
    const packed = box(4, { state: 'packed', shiftedTo: 9 });
    expect(may(box(1), [...held, packed, box(5, { state: 'donated' })])).toEqual(['hold', 'site']);
    const farms = box(7, { state: 'shifted', shiftedTo: 2, toDateId: 2, isDayCanceled: true });
    expect(holdsLeft(terms, [farms], now).shift).toBe(1);
    expect(holdsLeft(terms, [{ ...farms, shiftedTo: 3 }], now).shift).toBe(0);
    const free = box(6, { state: 'held', heldFor: 'nothing' });
    expect(holdsLeft(terms, [free], now)).toEqual({ included: 0, credit: 2, shift: 1, donate: 1 });
  });
});

describe('included holds', () => {
  const [off30, off31] = [box(30, { state: 'off' }), box(31, { state: 'off' })];

  it('turn the last box that is off on, and off again the first of those', () => {
    expect(lastOff([off31, off30, box(9)], now)).toBe(off31);
    expect(lastOff([off31, off30], later)).toBeUndefined();
    const [on30, on31] = [box(30), box(31)];
    expect(firstTurnedOn([box(9), on31, off30], { includedHolds: 2 }, now)).toBe(on31);
    expect(firstTurnedOn([box(9), on31, on30], { includedHolds: 2 }, now)).toBe(on30);
    expect(firstTurnedOn([box(9)], { includedHolds: 0 }, now)).toBeUndefined();
  });

  it('are left as long as a box is off', () => {
    const none = { ...terms, includedHolds: 2, holds: { credit: 0, shift: 0, donate: 0 } };
    expect(holdsLeft(none, [off30, off31, box(1)], now).included).toBe(2);
    expect(holdsLeft(none, [off30, off31, box(1)], later).included).toBe(0);
  });
});

describe('the money of a box', () => {
  it('has the fee and the tax of all boxes of its day', () => {
    expect(costOf({ price: 3_000, quantity: 2, taxBasisPoints: null }, 200)).toEqual({
      value: 6_400,
      tax: 0,
    });
    expect(costOf({ price: 3_000, quantity: 1, taxBasisPoints: 250 }, 0)).toEqual({ value: 3_000, tax: 75 });
  });

  it('gives $3.33 for an item of $4.00 of $36.00 in a box of $30.00, half a cent up', () => {
    expect(worthOfMissing(400, 3_600, 3_000)).toBe(333);
    expect(worthOfMissing(1, 2, 3)).toBe(2);
    expect(worthOfMissing(3_600, 3_600, 3_000)).toBe(3_000);
    expect(worthOfMissing(400, 0, 3_000)).toBe(0);
  });
});
