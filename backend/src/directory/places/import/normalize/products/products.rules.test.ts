import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PRODUCT_TYPES } from '../../../../../contract/directory/product-types.js';
import { EXACT_PRODUCTS, PRODUCT_PHRASES } from './product-words.js';
import { productTypesOf, readProducts } from './products.rules.js';

const typesOf = (item: string) => [...productTypesOf(item)];

describe('productTypesOf', () => {
  it.each([
    ['Fresh vegetables', ['Fresh Vegetables']],
    ['Fresh fruits', ['Fresh Fruits']],
    ['Red/other non-poultry meat and products', ['Meat']],
    ['Poultry/fowl meat and products', ['Poultry']],
    ['Fish/seafood', ['Seafood']],
    ['Grains/flour', ['Grains']],
    ['Canned or preserved fruits/vegetables', ['Preserves']],
    ['Coffee/tea', ['Coffee & Tea']],
    ['Wine, spirits, beer, hard cider', ['Wine & Spirits']],
    ['Wine/spirits/beer/hard cider', ['Wine & Spirits']],
    ['Juices/non-alcoholic ciders', ['Juices & Ciders']],
    ['Crafts/woodworking items', ['Artisan Goods']],
    ['Soap/body care products', ['Soap & Body Care']],
    ['Wild harvested forest products', ['Wild Harvest']],
    ['Tofu/non-animal protein', ['Tofu']],
    ['Dry beans', ['Beans']],
    ['Green household products', []],
  ])('knows the label %j', (label, types) => {
    expect(typesOf(label)).toEqual(types);
  });

  it.each([
    ['MuscovyChicken', ['Poultry']],
    ['TomatoesEggs', ['Fresh Vegetables', 'Eggs']],
    ['applespears', ['Fresh Fruits']],
    ['Strawberries', ['Fresh Fruits']],
    ['lamb - USDA inspected, fresh', ['Meat']],
    ['goat cheese', ['Cheese']],
    ['goat milk soap', ['Soap & Body Care']],
    ['Peanut Butter', ['Nuts']],
    ['apple cider', ['Juices & Ciders']],
    ['Christmas trees', ['Trees']],
    ['green beans', ['Fresh Vegetables']],
    ['Eggplant', ['Fresh Vegetables']],
    ['jalape\u00f1os', []],
    ['Local Art and Gifts', ['Artisan Goods']],
    ['horse boarding', []],
    ['', []],
  ])('reads %j as a farm wrote it', (item, types) => {
    expect(typesOf(item).sort()).toEqual([...types].sort());
  });

  it('finds only words of the vocabulary, in any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (text) => {
        for (const type of productTypesOf(text)) expect(PRODUCT_TYPES).toContain(type);
      }),
    );
  });

  it('maps every word of its lists onto the vocabulary', () => {
    for (const type of EXACT_PRODUCTS.values()) expect(PRODUCT_TYPES).toContain(type);
    for (const type of PRODUCT_PHRASES.values()) expect([...PRODUCT_TYPES, null]).toContain(type);
  });
});

describe('readProducts', () => {
  it('orders a list, drops doubles and adds what follows', () => {
    expect(readProducts('Honey;Fresh vegetables;Eggs;Honey;', true)).toEqual([
      'Fresh Vegetables',
      'Eggs',
      'Honey',
      'Organic Vegetables',
      'Fresh Produce',
    ]);
    expect(readProducts(undefined, true)).toEqual([]);
  });
});
