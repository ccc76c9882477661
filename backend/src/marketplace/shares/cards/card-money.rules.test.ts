import { describe, expect, it } from '@jest/globals';
import { paidNow } from './card-money.rules.js';

const TODAY = '2026-07-01';
const open = { state: 'open' as const, dueOn: TODAY, forWork: false };
const hours = { ...open, id: 1, dueOn: '2026-07-15', forWork: true };
const payment = { ...open, id: 2 };
const later = { ...open, id: 3, dueOn: '2026-08-01' };
const paid = { ...open, id: 4, state: 'paid' as const };
const idsOf = (take: 'at-once' | 'now-and-save' | 'save', amount = 16_500) =>
  paidNow([hours, payment, later, paid], TODAY, { take, amount }).map(({ id }) => id);

describe('a payment by card', () => {
  it('pays what is due, and what its member is asked for hours at the end', () => {
    expect(idsOf('at-once')).toEqual([2, 1]);
    expect(idsOf('now-and-save')).toEqual([2, 1]);
  });

  it('never pays hours where the card was charged without its member', () => {
    expect(idsOf('save')).toEqual([2]);
  });
});
