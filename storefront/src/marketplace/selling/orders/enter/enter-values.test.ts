import type { OwnProductView } from '@farmgate/backend/contract/marketplace/products';
import { describe, expect, it } from '@jest/globals';
import { NOTHING_ENTERED, enterRequest, quantityOf, sellables, withQuantity } from './enter-values';

const product = (given: object) =>
  ({ isActive: true, removedReason: null, price: 7, inventory: 5, ...given }) as OwnProductView;

describe('what a farm can enter', () => {
  it('is what it sells, each option by itself', () => {
    const variants = [{ id: 3, name: 'Jar', price: 5, inventory: 4 }];
    const found = sellables([
      product({ id: 1, name: 'Kale' }),
      product({ id: 2, name: 'Eggs', variants }),
      product({ id: 4, name: 'Off', isActive: false }),
      product({ id: 5, name: 'Hidden', removedReason: 'Wrong' }),
    ]);
    expect(found.map(({ name, variantId }) => [name, variantId])).toEqual([
      ['Eggs, Jar', 3],
      ['Kale', null],
    ]);
  });

  it('is sent with its quantities, and without a day where it is handed over now', () => {
    const [kale] = sellables([product({ id: 1, name: 'Kale' })]);
    if (!kale) throw new Error('There is nothing to sell.');
    const items = withQuantity(withQuantity([], kale, 2), kale, 3);
    expect([quantityOf(items, kale), withQuantity(items, kale, 0)]).toEqual([3, []]);
    const values = { ...NOTHING_ENTERED, items, windowId: '9', firstName: 'Walt' };
    expect(enterRequest(values, 8.4)).toMatchObject({ items, windowId: 9, total: 8.4 });
    expect(enterRequest({ ...values, when: 'now' }, undefined)).toMatchObject({ windowId: null });
  });
});
