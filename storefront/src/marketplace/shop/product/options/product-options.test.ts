import { describe, expect, it } from '@jest/globals';
import { makeOption, makeProduct, makeProductWith } from '../../../../../test/make-cart-item';
import { tabQuery } from '../product-tabs-address';
import { choicesOf, inOption, pictureOf, readOption, withOption } from './product-options';

const half = makeOption({ id: 20, name: 'Half dozen', inventory: 0 });
const dozen = makeOption({ id: 21, name: 'Dozen', isOrganic: true });
const flat = makeOption({ id: 22, name: 'Flat of 30', price: 14, inventory: 2, shippingWeight: 4 });
const eggs = makeProductWith([half, dozen, flat]);
const shown = (query: string, product = eggs, before?: number) =>
  readOption(product, new URLSearchParams(query), before);
const read = (...given: Parameters<typeof shown>) => shown(...given).option?.name;

describe('the option that is shown', () => {
  it('is the one in the address, else the first in stock, else the first', () => {
    expect(read('option=22')).toBe('Flat of 30');
    expect(read('option=20')).toBe('Half dozen');
    expect(['', 'option=', 'option=22.0'].map((query) => read(query))).toEqual(
      Array.from({ length: 3 }, () => 'Dozen'),
    );
    expect(read('', makeProductWith([half]))).toBe('Half dozen');
    expect(shown('', makeProduct())).toEqual({ option: null, hasEnded: false });
  });

  it('stays when it is sold out while the page is open', () => {
    expect(read('', eggs, 20)).toBe('Half dozen');
    expect(read('option=22', eggs, 20)).toBe('Flat of 30');
  });

  it('is none once it has ended, so that another is chosen', () => {
    const ended = { option: null, hasEnded: true };
    expect(shown('option=99')).toEqual(ended);
    expect(shown('', eggs, 99)).toEqual(ended);
    expect(shown('option=22', makeProduct())).toEqual(ended);
  });

  it('is no choice where there is one, or none', () => {
    expect(choicesOf(eggs)).toHaveLength(3);
    expect(choicesOf(makeProductWith([dozen]))).toEqual([]);
    expect(choicesOf(makeProduct())).toEqual([]);
  });

  it('has its own price, stock, weight and mark, and the product’s where it has none', () => {
    expect(inOption(eggs, flat)).toMatchObject({
      price: 14,
      inventory: 2,
      shippingWeight: 4,
      isOrganic: false,
    });
    expect(inOption(eggs, dozen)).toMatchObject({ price: 6.5, inventory: 5, isOrganic: true });
    const kale = makeProduct();
    expect(inOption(kale, null)).toBe(kale);
  });

  it('has its picture, or the first one', () => {
    const images = ['/media/1/800.jpg', '/media/2/800.jpg'].map((url) => ({ url, alt: '' }));
    const product = { ...eggs, images };
    expect(pictureOf(product, { ...flat, imageUrl: '/media/2/800.jpg' })).toBe(1);
    expect(pictureOf(product, { ...flat, imageUrl: '/media/9/800.jpg' })).toBe(0);
    expect([pictureOf(product, flat), pictureOf(product, null)]).toEqual([0, 0]);
  });

  it('stays in the address with another tab, as a tab does with another option', () => {
    const query = new URLSearchParams('tab=reviews&option=21');
    expect(withOption(query, 22).toString()).toBe('tab=reviews&option=22');
    expect(tabQuery('shipping', query)).toBe('?tab=shipping&option=21');
    expect(tabQuery('vendor', query)).toBe('?option=21');
    expect(tabQuery('vendor', new URLSearchParams())).toBe('');
  });
});
