import { describe, expect, it } from '@jest/globals';
import { EMPTY_OPTION, optionFields, optionValues, sumOfOptions } from './option-values';

const dozen = {
  ...{ id: 3, name: 'Dozen', price: 6.5, inventory: 5, imageUrl: null },
  ...{ shippingWeight: null, isOrganic: null },
};
const flat = { ...dozen, id: 4, name: 'Flat of 30', price: 14, inventory: 0, isOrganic: false };
const saved = optionValues({ variants: [dozen, { ...flat, imageUrl: '/media/images/a.webp' }] });
const context = { madeToOrder: false, saved, addressOf: (picture: string) => `sent ${picture}` };

describe('the options of a product in its form', () => {
  it('are shown as they are typed', () => {
    expect(saved).toEqual([
      { ...EMPTY_OPTION, id: 3, name: 'Dozen', price: '6.50', inventory: '5' },
      {
        ...{ id: 4, name: 'Flat of 30', price: '14.00', inventory: '0' },
        ...{ shippingWeight: '', isOrganic: 'no', picture: '/media/images/a.webp' },
      },
    ]);
    expect(optionValues({ variants: [dozen], madeToOrder: true })[0]?.inventory).toBe('');
    expect(optionValues({})).toEqual([]);
  });

  it('send a stock only where it was changed, as some may have been sold since', () => {
    const [first, second] = saved as [(typeof saved)[0], (typeof saved)[0]];
    const sent = optionFields(
      [second, { ...first, inventory: '9' }, { ...EMPTY_OPTION, name: 'Half' }],
      context,
    );
    expect(sent[0]).toEqual({
      ...{ id: 4, name: 'Flat of 30', price: '14.00', shippingWeight: '' },
      ...{ isOrganic: false, imageUrl: 'sent /media/images/a.webp' },
    });
    expect(sent[1]).toMatchObject({ id: 3, inventory: '9', imageUrl: null, isOrganic: null });
    expect(sent[2]).toMatchObject({ name: 'Half', inventory: '' });
    expect(sent[2]).not.toHaveProperty('id');
  });

  it('are counted again with their numbers after they were made to order', () => {
    const before = optionValues({ variants: [dozen], madeToOrder: true });
    const toOrder = { ...context, saved: before, madeToOrder: true };
    expect(optionFields(before, toOrder)[0]).toMatchObject({ inventory: '0' });
    expect(optionFields(before, { ...toOrder, madeToOrder: false })[0]).toMatchObject({ inventory: '' });
  });
});

describe('the card of a product with options', () => {
  it('has the least price of what is in stock, and all of the stock', () => {
    const more = [...saved, { ...EMPTY_OPTION, price: '4.00', inventory: '' }];
    expect(sumOfOptions(more, false)).toEqual({ price: 6.5, inventory: 5, variantCount: 3 });
    expect(sumOfOptions(more, true).price).toBe(4);
    expect(sumOfOptions([EMPTY_OPTION], false)).toEqual({ price: 0, inventory: 0, variantCount: 1 });
  });
});
