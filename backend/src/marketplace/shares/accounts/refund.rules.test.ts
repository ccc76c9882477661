import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { RefundRule } from '../../../contract/marketplace/shares/share-terms.js';
import { type AccountParts, accountOf } from './account.rules.js';
import { paymentsLeft, refundOf, refundOfEnded } from './refund.rules.js';

const NOW = new Date('2027-06-20T12:00:00Z');
const TODAY = '2027-06-20';
const RULE: RefundRule = { kind: 'part', percent: 75, until: '2027-07-01', deposit: 10_000 };

/** 22 boxes at $30.00, so many of which are gone. */
function accountAfter(gone: number, paid: number, more: Partial<AccountParts> = {}) {
  const boxes = Array.from({ length: 22 }, (_, index) => ({
    ...{ state: index < gone ? ('packed' as const) : ('promised' as const), value: 3_000, tax: 0 },
    changeUntil: new Date(NOW.getTime() + (index < gone ? -1 : 1) * 86_400_000),
  }));
  const entries = [{ kind: 'paid' as const, cents: paid, spendableFrom: null, undoneAt: null }];
  return accountOf({ boxes, entries, payments: [], takenBack: 0, ...more }, NOW, TODAY);
}

describe('what goes back to a member who cancels', () => {
  it('is all but the deposit before the first box', () => {
    expect(refundOf(RULE, accountAfter(0, 26_500), TODAY)).toBe(16_500);
    expect(refundOf(RULE, accountAfter(0, 8_000), TODAY)).toBe(0);
  });

  it('is the rule’s part of what is undelivered after it, as long as it lasts', () => {
    expect(refundOf(RULE, accountAfter(4, 66_000), TODAY)).toBe(40_500);
    expect(refundOf(RULE, accountAfter(4, 66_000), '2027-07-01')).toBe(40_500);
    expect(refundOf(RULE, accountAfter(4, 66_000), '2027-07-02')).toBe(0);
    expect(refundOf({ ...RULE, until: null }, accountAfter(4, 66_000), '2027-10-01')).toBe(40_500);
  });

  it('is never more than its part of what was paid ahead', () => {
    expect(refundOf(RULE, accountAfter(4, 33_000), TODAY)).toBe(15_750);
    expect(refundOf(RULE, accountAfter(4, 9_000), TODAY)).toBe(0);
  });

  it('is nothing where the farm said so', () => {
    expect(refundOf({ kind: 'none' }, accountAfter(0, 66_000), TODAY)).toBe(0);
  });

  it('is all that is left where the farm ends the season, whatever the rule', () => {
    expect(refundOfEnded(accountAfter(9, 66_000))).toBe(39_000);
    expect(refundOfEnded(accountAfter(9, 10_000))).toBe(0);
  });

  it('leaves open what went out unpaid', () => {
    expect(paymentsLeft([16_500, 16_500], accountAfter(4, 0))).toEqual([12_000, 0]);
    expect(paymentsLeft([5_000, 16_500], accountAfter(4, 0))).toEqual([5_000, 7_000]);
    expect(paymentsLeft([16_500], accountAfter(4, 16_500))).toEqual([0]);
  });

  it('leaves nothing over: what was paid is for boxes that are gone, refunded, or kept', () => {
    const rules = fc.record({
      kind: fc.constant('part' as const),
      percent: fc.integer({ min: 1, max: 100 }),
      until: fc.constantFrom(null, '2027-06-19', TODAY),
      deposit: fc.integer({ min: 0, max: 30_000 }),
    });
    const [gone, paid] = [fc.integer({ min: 0, max: 22 }), fc.integer({ min: 1, max: 66_000 })];
    fc.assert(
      fc.property(
        gone,
        paid,
        fc.oneof(rules, fc.constant({ kind: 'none' as const })),
        (boxes, cents, rule) => {
          const account = accountAfter(boxes, cents);
          const refund = refundOf(rule, account, TODAY);
          expect(refund).toBeGreaterThanOrEqual(0);
          expect(refund).toBeLessThanOrEqual(Math.max(0, cents - boxes * 3_000));
          const open = 66_000 - cents;
          const [left = 0] = paymentsLeft([open], account);
          expect(left).toBe(Math.max(0, boxes * 3_000 - cents));
          expect(refundOfEnded(account) - left).toBe(cents - boxes * 3_000);
        },
      ),
    );
  });
});

describe('the account of a member', () => {
  it('moves the price of a held box to the farm credit, which comes with its deadline', () => {
    const later = new Date(NOW.getTime() + 86_400_000);
    const entry = { cents: 3_000, spendableFrom: later, undoneAt: null };
    const entries = [
      { kind: 'paid' as const, cents: 66_000, spendableFrom: null, undoneAt: null },
      { ...entry, kind: 'hold' as const },
      { ...entry, kind: 'hold' as const, undoneAt: NOW },
    ];
    expect(accountAfter(0, 0, { entries })).toMatchObject({
      ...{ paid: 66_000, prepaid: 63_000, credit: 0, creditComing: 3_000 },
    });
    expect(accountOf({ boxes: [], payments: [], entries, takenBack: 0 }, later, TODAY)).toMatchObject({
      ...{ credit: 3_000, creditComing: 0 },
    });
  });

  it('has what is due, and what of it is late', () => {
    const payments = [
      { state: 'paid' as const, cents: 1_000, dueOn: '2027-06-01' },
      { state: 'open' as const, cents: 2_000, dueOn: '2027-06-19' },
      { state: 'open' as const, cents: 3_000, dueOn: TODAY },
      { state: 'canceled' as const, cents: 0, dueOn: TODAY },
    ].map((payment) => ({ ...payment, received: null }));
    expect(accountAfter(0, 1_000, { payments })).toMatchObject({ due: 5_000, late: 2_000 });
  });
});
