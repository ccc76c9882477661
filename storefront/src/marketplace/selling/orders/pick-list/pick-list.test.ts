import { describe, expect, it } from '@jest/globals';
import { chosenOrders, notWeighedText, pickList } from './pick-list';

const line = (productId: number, name: string, quantity: number, unit: 'bunch' | 'pound' = 'bunch') => ({
  id: productId * 100 + quantity,
  productId,
  name,
  unit,
  quantity,
  unitPrice: 3,
  totalPrice: 3 * quantity,
  createdAt: '2026-05-01T12:00:00.000Z',
  refunded: 0,
});

it('says how much of it is not weighed yet', () => {
  const weight = { grams: null } as NonNullable<
    Parameters<typeof pickList>[0][number]['items'][number]['weight']
  >;
  const weighed = { ...line(9, 'Chicken', 1), weight: { ...weight, grams: 1_900 } };
  const [some] = pickList([{ id: 1, items: [{ ...line(9, 'Chicken', 2), weight }, weighed] }]);
  expect(some && notWeighedText(some)).toBe('2 of them not weighed yet');
  const [all] = pickList([{ id: 1, items: [{ ...line(9, 'Chicken', 2), toWeigh: true }] }]);
  expect(all && notWeighedText(all)).toBe('Not weighed yet');
  const [none] = pickList([{ id: 1, items: [weighed] }]);
  expect(none && notWeighedText(none)).toBeNull();
});

describe('the pick list', () => {
  it('adds up what all orders need of each product, by name', () => {
    const orders = [
      { id: 1, items: [line(7, 'Kale', 2), line(3, 'Carrots', 5)] },
      { id: 2, items: [line(7, 'Kale', 1)] },
    ];
    expect(pickList(orders)).toEqual([
      { productId: 3, name: 'Carrots', unit: 'bunch', quantity: 5, orders: 1 },
      { productId: 7, name: 'Kale', unit: 'bunch', quantity: 3, orders: 2 },
    ]);
  });

  it('adds what goes into boxes, and says how much of it', () => {
    const parts = [
      { productId: 3, name: 'Carrots', unit: 'bunch' as const, quantity: 2 },
      { productId: 5, name: 'Figs', unit: 'bunch' as const, quantity: 1 },
    ];
    const orders = [
      { id: 1, items: [{ ...line(9, 'Farm box', 3), refunded: 1, parts }, line(3, 'Carrots', 5)] },
    ];
    expect(pickList(orders)).toEqual([
      { productId: 3, name: 'Carrots', unit: 'bunch', quantity: 9, orders: 1, boxed: 4 },
      { productId: 9, name: 'Farm box', unit: 'bunch', quantity: 2, orders: 1 },
      { productId: 5, name: 'Figs', unit: 'bunch', quantity: 2, orders: 1, boxed: 2 },
    ]);
  });

  it('leaves out what was refunded', () => {
    const items = [
      { ...line(7, 'Kale', 3), refunded: 1 },
      { ...line(3, 'Carrots', 5), refunded: 5 },
    ];
    expect(pickList([{ id: 1, items }]).map(({ name, quantity }) => [name, quantity])).toEqual([['Kale', 2]]);
  });

  it('keeps apart what was bought by another unit', () => {
    const orders = [{ id: 1, items: [line(7, 'Kale', 2), line(7, 'Kale', 1, 'pound')] }];
    expect(pickList(orders).map(({ quantity, unit }) => [quantity, unit])).toEqual([
      [2, 'bunch'],
      [1, 'pound'],
    ]);
  });

  it('can be for the market stand alone, or for the mail', () => {
    const orders = (['pickup', 'shipping', 'local_delivery'] as const).map((shippingMethod) => ({
      shippingMethod,
    }));
    expect(chosenOrders(orders, 'all')).toHaveLength(3);
    expect(chosenOrders(orders, 'pickup')).toEqual([{ shippingMethod: 'pickup' }]);
    expect(chosenOrders(orders, 'sent')).toHaveLength(2);
  });
});
