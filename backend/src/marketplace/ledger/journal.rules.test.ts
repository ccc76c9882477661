import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { YEAR_KINDS } from '../../contract/marketplace/year-statement.js';
import { type JournalEntry, journalOf } from './journal.rules.js';

const entry = (more: Partial<JournalEntry>): JournalEntry => ({
  ...{ id: 1, kind: 'sale', day: '2026-11-30', orderNumber: 'FG-1', isPaidAtFarm: false },
  ...{ products: null, shipping: null, tax: null, amount: 0, ...more },
});
const lines = (more: Partial<JournalEntry>) =>
  journalOf([entry(more)]).map(({ account, cents }) => [account, cents]);

describe('the journal of a year', () => {
  it('has a sale as goods, shipping and tax', () => {
    expect(lines({ products: 2_000, shipping: 500, tax: 160, amount: 2_660 })).toEqual([
      ['Farmgate balance', 2_660],
      ['Sales', -2_000],
      ['Shipping income', -500],
      ['Sales tax collected by Farmgate', -160],
    ]);
  });

  it('keeps the tax apart that the farm took itself', () => {
    expect(lines({ isPaidAtFarm: true, products: 1_000, shipping: 0, tax: 80, amount: 1_080 })).toEqual([
      ['Farmgate balance', 1_080],
      ['Sales', -1_000],
      ['Sales tax collected by the farm', -80],
    ]);
    expect(lines({ kind: 'cash', isPaidAtFarm: true, amount: -1_080 })).toEqual([
      ['Farmgate balance', -1_080],
      ['Paid to the farm', 1_080],
    ]);
  });

  it('has refunds with their tax, and fees, payouts and what came back of both', () => {
    expect(lines({ kind: 'refund', products: -900, shipping: 0, tax: -72, amount: -972 })).toEqual([
      ['Farmgate balance', -972],
      ['Refunds', 900],
      ['Sales tax collected by Farmgate', 72],
    ]);
    expect(lines({ kind: 'commission', amount: -120 })[1]).toEqual(['Farmgate fees', 120]);
    expect(lines({ kind: 'commission_refund', amount: 30 })[1]).toEqual(['Farmgate fees', -30]);
    expect(lines({ kind: 'payout', amount: -2_540 })[1]).toEqual(['Bank', 2_540]);
    expect(lines({ kind: 'reversal', amount: 500 })[1]).toEqual(['Bank', -500]);
    expect(lines({ kind: 'offset', amount: 500 })).toEqual([]);
  });

  it('is balanced to the cent, whatever is in it', () => {
    const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
    const any = fc.record({
      ...{ kind: fc.constantFrom(...YEAR_KINDS), isPaidAtFarm: fc.boolean(), amount: cents },
      ...{ products: fc.option(cents), shipping: fc.option(cents), tax: fc.option(cents) },
    });
    fc.assert(
      fc.property(fc.array(any), (entries) => {
        const journal = journalOf(entries.map((more, id) => entry({ ...more, id })));
        entries.forEach((_, id) => {
          const own = journal.filter((line) => line.entry === id);
          expect(own.reduce((all, line) => all + line.cents, 0)).toBe(0);
        });
      }),
    );
  });
});
