import type { HandoverSheet } from '@farmgate/backend/contract/marketplace/pickup/handover-sheet';
import { describe, expect, it } from '@jest/globals';
import {
  UNDO_MS,
  answered,
  parseTicks,
  progressOf,
  readyTicks,
  rowsLike,
  rowsOf,
  undoMsOf,
  withConflicts,
  withTick,
} from './tick-queue.rules';

const OF = { productId: 1, variantId: null };
const order = (id: number, given: object = {}) => ({
  ...{ id, orderNumber: `FG-${id}`, name: `Buyer ${id}`, buyerName: null, status: 'confirmed' as const },
  ...{ items: [{ id, name: 'Eggs', unit: 'dozen' as const, quantity: 1, ...OF }], notes: null, due: null },
  ...{ handedOver: null },
  ...given,
});
const sheet = (...orders: ReturnType<typeof order>[]): HandoverSheet => ({
  ...{ windowId: 1, placeName: 'The stand', address: null, date: '2026-11-28', timeZone: 'America/New_York' },
  ...{ startsAt: '2026-11-28T14:00:00Z', endsAt: '2026-11-28T17:00:00Z', status: 'open', isDelivery: false },
  ...{ orders, readAt: '2026-11-28T12:00:00Z' },
});
const tick = (orderId: number, given: object = {}) => ({
  ...{ key: `key-of-${orderId}`, windowId: 1, orderId },
  ...given,
});

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
    const queue = withTick(withTick(withTick([], tick(1)), tick(2)), tick(1, { key: 'other' }));
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
    expect(left).toEqual({
      queue: [tick(3)],
      conflicts: [{ windowId: 1, orderId: 2, name: 'Bob', message }],
    });
  });

  it('sends of every list what its person can no longer take back, and nothing of another person', () => {
    const now = Date.parse('2026-11-28T15:00:00Z');
    const at = (seconds: number) => new Date(now - 1_000 * seconds).toISOString();
    const mine = [tick(1, { at: at(60), by: 7 }), tick(2, { windowId: 5, at: at(10), by: 7 })];
    const old = tick(6, { windowId: 5 });
    const all = [
      ...[...mine, old, tick(3, { at: at(60), by: 8 }), tick(4, { at: at(9), by: 7 })],
      tick(5, { at: at(-60), by: 7 }),
    ];
    const ready = readyTicks(all, 7, now);
    expect([...ready].map(([id, ticks]) => [id, ticks.map(({ orderId }) => orderId)])).toEqual([
      [1, [1, 5]],
      [5, [2, 6]],
    ]);
    expect(undoMsOf(tick(1, { at: at(4) }), now)).toBe(UNDO_MS - 4_000);
    expect([...readyTicks(all, undefined, now).values()].flat()).toHaveLength(5);
    // Whoever has the phone now ticks the same order on their own.
    expect(withTick([tick(3, { by: 8 })], tick(3, { key: 'own', by: 7 }))).toHaveLength(2);
  });

  it('reads what the device has kept, without what is a month old', () => {
    const now = Date.parse('2026-11-28T15:00:00Z');
    const kept = [tick(1, { at: '2026-11-27T15:00:00Z', by: 7 }), tick(2)];
    const bad = [
      null,
      'x',
      { orderId: 1 },
      tick(3, { at: '2026-10-01T15:00:00Z' }),
      tick(4, { at: 'never' }),
    ];
    expect(parseTicks(JSON.stringify([...kept, ...bad]), now)).toEqual(kept);
    for (const stored of [null, '{', '7', '{}']) expect(parseTicks(stored, now)).toEqual([]);
  });

  it('keeps one conflict of each order, the newest', () => {
    const of = (orderId: number, message: string) => ({ windowId: 1, orderId, name: 'Bob', message });
    expect(withConflicts([of(1, 'a'), of(2, 'b')], [of(1, 'c')])).toEqual([of(2, 'b'), of(1, 'c')]);
  });
});
