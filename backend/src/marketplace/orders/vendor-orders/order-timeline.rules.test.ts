import { describe, expect, it } from '@jest/globals';
import { type OrderHistory, timelineOf } from './order-timeline.rules.js';

const minute = (count: number) => new Date(Date.UTC(2026, 5, 1, 12, count));
const history = (given: Partial<OrderHistory> = {}): OrderHistory => ({
  placed: { at: minute(0), isCash: false, total: 2_000 },
  sales: [],
  steps: [],
  changes: [],
  refunds: [],
  payouts: [],
  notes: [],
  audit: [],
  ...given,
});
const step = { vendor: 'Green Acres', actor: 'staff', note: null, person: null } as const;

describe('timelineOf', () => {
  it('tells an order from its beginning, and leaves out the first step of each vendor order', () => {
    const entries = timelineOf(
      history({
        steps: [
          { ...step, at: minute(0), status: 'pending', actor: 'buyer' },
          { ...step, at: minute(9), status: 'shipped', actor: 'vendor', note: 'Two boxes' },
        ],
        sales: [
          { at: minute(1), vendor: 'Green Acres', amount: 1_500 },
          { at: minute(1), vendor: 'Bee Hill', amount: 500 },
        ],
        payouts: [{ at: minute(20), vendor: 'Green Acres', amount: 1_320, status: 'failed' }],
      }),
    );
    expect(entries.map(({ title, by }) => [title, by])).toEqual([
      ['Order placed, $20.00', 'buyer'],
      ['Paid $20.00', 'buyer'],
      ['Green Acres: on its way', 'vendor'],
      ['$13.20 to Green Acres: refused, booked back', null],
    ]);
    expect(entries.at(-1)?.isTrouble).toBe(true);
  });

  it('names the member of staff who caused what happened in the same transaction', () => {
    const entries = timelineOf(
      history({
        steps: [{ ...step, at: minute(5), status: 'cancelled', note: 'Frost' }],
        refunds: [
          {
            at: minute(5),
            vendor: 'Green Acres',
            amount: 700,
            status: 'waiting',
            items: [{ name: 'Kale', quantity: 1 }],
            reason: 'Frost',
          },
        ],
        audit: [{ at: minute(5), username: 'ann', resource: 'orders', action: 'cancel', note: 'Frost' }],
      }),
    );
    expect(entries.slice(1).map(({ kind, by, title }) => [kind, by, title])).toEqual([
      ['step', 'ann', 'Green Acres: canceled'],
      ['refund', 'ann', '$7.00 back to the customer for Green Acres, on its way'],
    ]);
    expect(entries.at(-1)?.detail).toBe('1 × Kale. Frost');
  });

  it('has a line for each vendor who took cash, and says that cash goes back by hand', () => {
    const entries = timelineOf(
      history({
        placed: { at: minute(0), isCash: true, total: 2_000 },
        sales: [{ at: minute(3), vendor: 'Green Acres', amount: 700 }],
        refunds: [
          { at: minute(4), vendor: 'Green Acres', amount: 100, status: 'done', items: [], reason: null },
        ],
      }),
    );
    expect(entries.slice(1).map(({ title }) => title)).toEqual([
      'The customer paid Green Acres $7.00',
      '$1.00 back to the customer for Green Acres, by hand in cash',
    ]);
  });
});
