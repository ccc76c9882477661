import { describe, expect, it } from '@jest/globals';
import { EMPTY_OPTION, type OptionValues, optionFields, optionValues, sumOfOptions } from './option-values';
import { currentOptions, firstOption, soldAs, stockOfLast } from './sold-as';

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
        ...{ ...EMPTY_OPTION, id: 4, name: 'Flat of 30', price: '14.00', inventory: '0' },
        ...{ isOrganic: 'no', picture: '/media/images/a.webp' },
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
      ...{ id: 4, name: 'Flat of 30', price: '14.00', shippingWeight: '', deposit: '' },
      ...{ isOrganic: false, imageUrl: 'sent /media/images/a.webp', weight: null },
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

const eggs = { price: 6.5, inventory: 5, variants: [dozen, flat] };
const soldInBoth = soldAs(eggs);
const soldInOne = soldAs({ ...eggs, variants: [dozen] });
const soldAsItIs = soldAs({ price: 6.5, inventory: 25 });
const unnamed = (given: Partial<OptionValues>): OptionValues => ({ ...EMPTY_OPTION, ...given });

describe('a stock that no one typed', () => {
  const first = (inventory: string, begun = soldAsItIs) =>
    firstOption({ price: '6.50', inventory, had: '', begun });

  it('is asked for in the first option, and one that was typed goes along', () => {
    expect(first('25')).toEqual(unnamed({ price: '6.50', had: '25' }));
    expect(first('30')).toEqual(unnamed({ price: '6.50', inventory: '30' }));
    expect(first('25', { price: '', inventory: '', variants: [] }).inventory).toBe('25');
  });

  it('is asked for again once the last of several options is removed', () => {
    const [some] = soldInBoth.variants as [OptionValues];
    expect(soldInBoth.inventory).toBe('');
    expect(stockOfLast(some, soldInBoth)).toEqual({ inventory: '', had: '5' });
    expect(stockOfLast({ ...some, inventory: '9' }, soldInBoth)).toEqual({ inventory: '9', had: '' });
  });

  it('stays the server’s where it was the only option’s, or the product’s own', () => {
    const [only] = soldInOne.variants as [OptionValues];
    expect(stockOfLast(only, soldInOne)).toEqual({ inventory: soldInOne.inventory, had: '' });
    expect(stockOfLast(first('25'), soldAsItIs)).toEqual({ inventory: '25', had: '' });
    expect(stockOfLast(unnamed({ inventory: '7' }), soldAsItIs)).toEqual({ inventory: '7', had: '' });
  });
});

describe('the current options in a form that knew others', () => {
  const began = { price: '6.50', inventory: '', had: '', begun: soldInBoth };
  const half = { ...dozen, id: 5, name: 'Half dozen', price: 4 };
  const now = soldAs({ ...eggs, variants: [{ ...dozen, price: 7, inventory: 3 }, half] });

  it('keep what was typed, and new ones', () => {
    const [first, second] = soldInBoth.variants as [OptionValues, OptionValues];
    const mine = unnamed({ name: 'Case', price: '60', inventory: '1' });
    const next = currentOptions({ ...began, variants: [second, { ...first, name: 'Twelve' }, mine] }, now);
    expect(next.begun).toBe(now);
    expect(next.variants).toEqual([
      { ...first, name: 'Twelve', price: '7.00', inventory: '3' },
      unnamed({ id: 5, name: 'Half dozen', price: '4.00', inventory: '5' }),
      mine,
    ]);
  });

  it('may be none by now, and none then', () => {
    const none = currentOptions({ ...began, variants: soldInBoth.variants }, soldAsItIs);
    expect(none).toMatchObject({ price: '6.50', inventory: '25', variants: [] });
    const typed = { price: '8', inventory: '25', had: '', begun: soldAsItIs, variants: [] };
    expect(currentOptions(typed, now)).toMatchObject({ price: '8', inventory: '', variants: now.variants });
  });
});
