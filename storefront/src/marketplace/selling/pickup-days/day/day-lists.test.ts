import { describe, expect, it } from '@jest/globals';
import { labelLines } from './labels-rules';
import type { PackedOrder } from './packed-order';
import { harvestList } from './site-columns';

const order = (id: number, ...items: [name: string, quantity: number][]): PackedOrder => ({
  ...{ id, orderNumber: `FG-${id}`, status: 'pending', customerName: 'Ann', collector: null, notes: null },
  items: items.map(([name, quantity]) => ({
    name,
    quantity,
    unit: 'each',
    productId: name.length,
    refunded: 0,
  })),
});

describe('the lists of a pickup day', () => {
  it('say what to harvest in all, and for each place', () => {
    const lines = harvestList([
      [order(1, ['Kale', 2], ['Eggs', 1]), order(2, ['Kale', 1])],
      [order(3, ['Honey', 4], ['Kale', 5])],
    ]);
    expect(lines.map(({ name, quantity, orders, each }) => [name, quantity, orders, each])).toEqual([
      ['Eggs', 1, 1, [1, 0]],
      ['Honey', 4, 1, [0, 4]],
      ['Kale', 8, 3, [3, 5]],
    ]);
  });

  it('fit on a label, and say how many products do not', () => {
    const { items } = order(1, ['a', 1], ['b', 1], ['c', 1]);
    expect(labelLines(items, 3)).toEqual({ shown: items, more: 0 });
    expect(labelLines(items, 2)).toEqual({ shown: items.slice(0, 1), more: 2 });
  });
});
