import type { OwnProductView } from '@farmgate/backend/contract/marketplace/products';
import { describe, expect, it } from '@jest/globals';
import {
  NOTHING_ENTERED,
  enterRequest,
  quantityOf,
  sellables,
  toWeighNow,
  withQuantity,
  withWeight,
} from './enter-values';

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
    const sent = { productId: 1, variantId: null, quantity: 3, weights: [] };
    const seen = { total: 8.4, deposit: null };
    expect(enterRequest(values, seen)).toMatchObject({ items: [sent], windowId: 9, total: 8.4 });
    expect(enterRequest({ ...values, when: 'now' }, undefined)).toMatchObject({ windowId: null });
  });

  it('is weighed where it is handed over now, each piece by itself', () => {
    const weight = { per: 'lb', inSteps: false, nominal: '4 lb' };
    const variants = [{ id: 3, name: 'Whole', price: 6.5, inventory: 4, weight }];
    const [chicken] = sellables([product({ id: 2, name: 'Chicken', variants })]);
    if (!chicken) throw new Error('There is nothing to sell.');
    const two = withWeight(withQuantity([], chicken, 2), chicken, 1, '5.2');
    const values = { ...NOTHING_ENTERED, items: two, when: 'now' as const };
    expect([toWeighNow(values), toWeighNow({ ...values, when: 'pickup' })]).toEqual(['Chicken, Whole', null]);
    const items = withWeight(two, chicken, 0, '4 lb 6 oz');
    expect(toWeighNow({ ...values, items })).toBe(null);
    const sent = (more: object) => enterRequest({ ...values, items, ...more }, undefined)['items'];
    expect(sent({})).toMatchObject([{ quantity: 2, weights: ['4 lb 6 oz', '5.2'] }]);
    expect(sent({ items: withQuantity(items, chicken, 1) })).toMatchObject([{ weights: ['4 lb 6 oz'] }]);
    expect(sent({ when: 'pickup' })).toMatchObject([{ weights: [] }]);
  });

  it('says how a deposit was paid only where there is one', () => {
    const values = { ...NOTHING_ENTERED, depositBy: 'check' as const };
    expect(enterRequest(values, { total: 300, deposit: 100 })['depositBy']).toBe('check');
    expect(enterRequest(values, { total: 300, deposit: null })['depositBy']).toBe(null);
    expect(enterRequest(NOTHING_ENTERED, { total: 300, deposit: 100 })['depositBy']).toBe(null);
  });
});
