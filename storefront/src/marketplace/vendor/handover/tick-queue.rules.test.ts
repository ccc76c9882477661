import type { HandoverSheet } from '@farmgate/backend/contract/marketplace/pickup/handover-sheet';
import { describe, expect, it } from '@jest/globals';
import { answered, progressOf, rowsLike, rowsOf, withTick } from './tick-queue.rules';

const order = (id: number, given: object = {}) => ({
  ...{ id, orderNumber: `FG-${id}`, name: `Buyer ${id}`, buyerName: null, status: 'confirmed' as const },
  ...{ items: [{ id, name: 'Eggs', unit: 'dozen' as const, quantity: 1 }], notes: null, due: null },
  ...{ handedOver: null },
  ...given,
});
const sheet = (...orders: ReturnType<typeof order>[]): HandoverSheet => ({
  ...{ windowId: 1, placeName: 'The stand', address: null, date: '2026-11-28', timeZone: 'America/New_York' },
  ...{ startsAt: '2026-11-28T14:00:00Z', endsAt: '2026-11-28T17:00:00Z', status: 'open', isDelivery: false },
  ...{ orders, readAt: '2026-11-28T12:00:00Z' },
});
const tick = (orderId: number) => ({ key: `key-of-${orderId}`, orderId });

describe('a handover sheet on a phone', () => {
  it('shows first what is still to be handed over, and counts what is ticked here', () => {
    const all = sheet(
      order(1, { status: 'delivered' }),
      order(2),
      order(3),
      order(4, { status: 'cancelled' }),
    );
    const rows = rowsOf(all, [tick(2)]);
    expect(rows.map(({ id, state }) => [id, state])).toEqual([
      [3, 'open'],
      [1, 'collected'],
      [2, 'waiting'],
      [4, 'canceled'],
    ]);
    expect(progressOf(rows)).toEqual({ done: 2, all: 3 });
  });

  it('finds people by their names, order numbers and products', () => {
    const rows = rowsOf(sheet(order(1, { name: 'Ann Field' }), order(2, { buyerName: 'Ann Moss' })), []);
    expect(rowsLike(rows, ' ann ').map(({ id }) => id)).toEqual([1, 2]);
    expect(rowsLike(rows, 'fg-2 eggs').map(({ id }) => id)).toEqual([2]);
    expect(rowsLike(rows, 'kale')).toEqual([]);
  });

  it('keeps a tick once, and what the server has not answered', () => {
    const queue = withTick(withTick(withTick([], tick(1)), tick(2)), { key: 'other', orderId: 1 });
    expect(queue).toEqual([tick(1), tick(2)]);
    const message = 'This order was canceled. Please don’t hand it over.';
    const left = answered(
      [...queue, tick(3)],
      {
        results: [
          { key: 'key-of-1', result: 'done', message: null },
          { key: 'key-of-2', result: 'refused', message },
        ],
        sheet: sheet(),
      },
      sheet(order(2, { name: 'Bob' })),
    );
    expect(left).toEqual({ queue: [tick(3)], conflicts: [{ orderId: 2, name: 'Bob', message }] });
  });
});
