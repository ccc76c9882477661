import { describe, expect, it } from '@jest/globals';
import { lowered, type PaymentFacts, raised } from './share-payments.rules.js';

const payments = (...all: [cents: number, state: PaymentFacts['state']][]): PaymentFacts[] =>
  all.map(([cents, state], index) => ({
    ...{ id: index + 1, number: index + 1, cents, state, dueOn: `2027-06-0${index + 1}`, partOf: null },
  }));

const NEXT = { spread: false, day: '2027-06-01' };
const SPREAD = { ...NEXT, spread: true };

describe('payments of a share', () => {
  it('fall with a box at once, the next one first', () => {
    const four = payments([16_500, 'paid'], [16_500, 'paid'], [16_500, 'open'], [16_500, 'open']);
    expect(lowered(four, 3_000)).toEqual({ changed: [{ id: 3, cents: 13_500, state: 'open' }], paid: 0 });
  });

  it('leave what was paid already', () => {
    expect(lowered(payments([3_000, 'paid']), 3_000)).toEqual({ changed: [], paid: 3_000 });
    expect(lowered(payments([3_000, 'paid'], [1_000, 'open'], [500, 'open']), 3_000)).toEqual({
      changed: [
        { id: 2, cents: 0, state: 'canceled' },
        { id: 3, cents: 0, state: 'canceled' },
      ],
      paid: 1_500,
    });
  });

  it('rise on the next one, or on all with odd cents first', () => {
    const two = payments([100, 'paid'], [1_000, 'open'], [1_000, 'open']);
    expect(raised(two, 2_401, SPREAD)).toEqual({
      changed: [
        { id: 2, cents: 2_201, state: 'open' },
        { id: 3, cents: 2_200, state: 'open' },
      ],
      toAdd: 0,
    });
    expect(raised(two, 300, NEXT).changed).toEqual([{ id: 2, cents: 1_300, state: 'open' }]);
  });

  it('come back that had fallen away, and are new where none is left', () => {
    const gone = payments([100, 'paid'], [0, 'canceled']);
    expect(raised(gone, 300, NEXT).changed).toEqual([{ id: 2, cents: 300, state: 'open' }]);
    expect(raised(payments([100, 'paid']), 300, SPREAD)).toEqual({ changed: [], toAdd: 300 });
    // A part that is one with its payment again isn't one by itself.
    const parts = gone.map((payment) => ({ ...payment, partOf: payment.id === 2 ? 1 : null }));
    expect(raised(parts, 300, NEXT)).toEqual({ changed: [], toAdd: 300 });
  });

  it('come back due on the day that they do, where their own is over', () => {
    const gone = payments([100, 'paid'], [0, 'canceled']);
    const late = { ...NEXT, day: '2027-08-15' };
    expect(raised(gone, 300, late).changed).toEqual([
      { id: 2, cents: 300, state: 'open', dueOn: '2027-08-15' },
    ]);
    const open = payments([100, 'open']);
    expect(raised(open, 300, late).changed).toEqual([{ id: 1, cents: 400, state: 'open' }]);
  });

  it('are taken by their day, also where one was added later', () => {
    const added = payments([1_000, 'open'], [1_000, 'open']).map((payment) => ({
      ...{ ...payment, dueOn: payment.id === 2 ? '2027-05-01' : payment.dueOn },
    }));
    expect(lowered(added, 300).changed).toEqual([{ id: 2, cents: 700, state: 'open' }]);
    expect(raised(added, 300, NEXT).changed).toEqual([{ id: 2, cents: 1_300, state: 'open' }]);
  });
});
