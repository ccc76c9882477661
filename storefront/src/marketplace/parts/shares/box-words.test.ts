import { describe, expect, it } from '@jest/globals';
import { makeBox, makeSubscription } from '../../../../test/make-share';
import {
  boxState,
  moneyText,
  boxWhere,
  byMonth,
  changeText,
  dayOfBox,
  daysToMoveTo,
  entryText,
  holdsLeftText,
  notGivenYet,
  paymentState,
} from './box-words';

describe('the words of a box', () => {
  it('offer the other days of the share to move it to', () => {
    const member = makeSubscription({ days: ['2025-06-05', '2025-06-12', '2025-06-19'] });
    expect(daysToMoveTo(member, makeBox(1, '2025-06-12'))).toEqual(['2025-06-05', '2025-06-19']);
  });

  it('say where and when, and until when it can be changed', () => {
    const box = makeBox(1, '2025-06-12', { changeUntil: '2025-06-10T22:00:00.000Z' });
    expect(dayOfBox(box)).toBe('2025-06-12');
    expect(dayOfBox({ ...box, shiftedTo: '2025-06-26' })).toBe('2025-06-26');
    expect(boxWhere(box)).toBe('4 PM to 7 PM at The farm');
    expect(changeText(box)).toBe('Change it until Tuesday, June 10, 6 PM');
  });

  it('say what has become of it', () => {
    const stateOf = (more: object) => boxState(makeBox(1, '2025-08-05', more));
    expect(stateOf({})).toBeNull();
    expect(stateOf({ state: 'held', heldFor: 'credit' })).toBe('Held, $30.00 off');
    expect(stateOf({ state: 'held', heldFor: 'nothing' })).toBe('Held');
    expect(stateOf({ state: 'shifted', shiftedTo: '2025-08-12' })).toBe('Moved here from Tue, Aug 5');
  });

  it('put boxes into the months in which they are picked up', () => {
    const moved = makeBox(2, '2025-06-26', { state: 'shifted', shiftedTo: '2025-07-03' });
    const months = byMonth([makeBox(1, '2025-06-12'), moved, makeBox(3, '2025-07-10')]);
    expect(months.map(({ title, boxes }) => [title, boxes.map(({ id }) => id)])).toEqual([
      ['June 2025', [1]],
      ['July 2025', [2, 3]],
    ]);
  });

  it('say what is left of holds', () => {
    expect(holdsLeftText(makeSubscription())).toBe(
      'Left this season: 2 holds for credit, 1 move, 1 donation.',
    );
    expect(holdsLeftText({ holdsLeft: { included: 0, credit: 0, shift: 0, donate: 0 } })).toBeNull();
  });

  it('say how a payment is', () => {
    const [paid, open] = makeSubscription().payments;
    expect(paid && paymentState(paid, '2025-06-05')).toBe('Paid by check on June 2 (Check 1042)');
    expect(open && paymentState(open, '2025-07-01')).toBe('Due July 1');
    expect(open && paymentState(open, '2025-07-02')).toBe('Late since July 1');
  });

  it('count as paid back only what the farm has given', () => {
    const given = { by: 'check', day: '2025-07-01', note: null, canUndo: true } as const;
    const refund = { kind: 'refund', amount: 95.1, given: null } as const;
    const credit = { kind: 'gift', amount: 5, given: null } as const;
    expect(notGivenYet([refund, { ...refund, amount: 0.2 }, { ...refund, given }, credit])).toBe(95.3);
    expect(notGivenYet([{ ...refund, given }])).toBe(0);
  });

  it('say what a hold does to the money', () => {
    const { account } = makeSubscription();
    expect(moneyText(account, { ...account, due: 0 })).toBe('$30.00 less to pay');
    expect(moneyText(account, { ...account, due: 10, creditComing: 10 })).toBe(
      '$20.00 less to pay, $10.00 farm credit',
    );
    expect(moneyText(account, account)).toBeNull();
  });

  it('say what credit is for', () => {
    const entry = {
      id: 1,
      amount: 5,
      spendableFrom: null,
      given: null,
      createdAt: '2025-06-01T12:00:00.000Z',
    };
    expect(entryText({ ...entry, kind: 'hold', date: '2025-08-05', note: null })).toBe('Held box, August 5');
    const canceled = { ...entry, kind: 'canceled' as const, note: null };
    expect(entryText({ ...canceled, date: '2025-08-05' })).toBe('Box canceled by the farm, August 5');
    expect(entryText({ ...canceled, date: null, note: 'Lower site fee' })).toBe('Lower site fee');
    expect(entryText({ ...entry, kind: 'adjustment', date: null, note: 'Hail' })).toBe('From the farm: Hail');
  });
});
