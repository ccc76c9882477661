import { expect, it } from '@jest/globals';
import { goodsAsked, readIntents } from './intents.rules.js';

it.each([
  ['strawberries u pick', { kind: 'u_pick', words: 'strawberries' }],
  ['Pick your own blueberries near me', { kind: 'u_pick', words: 'blueberries' }],
  ['markets open today', { kind: 'farmers_market', openDay: 'today', words: '' }],
  ["saturday farmer's markt", { kind: 'farmers_market', openDay: 'saturday', words: '' }],
  ['who accepts EBT', { features: ['snap'], words: '' }],
  ['wic farms open on Sunday', { features: ['wic'], isFarms: true, openDay: 'sunday', words: '' }],
  ['organic eggs', { isOrganic: true, words: 'eggs' }],
  ['milk delivery', { features: ['delivery'], isFarms: true, words: 'milk' }],
  ['market with parking', { kind: 'farmers_market', features: ['parking'], words: '' }],
  ['apple picking near me', { kind: 'u_pick', words: 'apple' }],
  ['honey that ships', { isShipped: true, words: 'honey' }],
  ['mail order cheese', { isShipped: true, words: 'cheese' }],
  ['ships to me', { isShipped: true, words: '' }],
  ['farm stand eggs 33901', { kind: 'farm_stand', place: '33901', words: 'eggs' }],
])('understands %s', (text, meant) => {
  expect(readIntents(text)).toMatchObject({ ...meant, isAllUnderstood: true });
});

it('leaves foods and names alone', () => {
  for (const text of ['snap peas', 'eggs', 'eggs near me', 'Wild Mustard Ranch', 'Sunday', '"u pick"', ''])
    expect([text, readIntents(text)]).toEqual([text, null]);
  expect(readIntents('Chandler Green Market')).toMatchObject({ isAllUnderstood: false });
  expect(readIntents('csa in fort myers fl')).toMatchObject({ place: 'fort myers fl', words: '' });
});

it('tells lists of goods what is left for them', () => {
  expect(goodsAsked('strawberries u pick')).toBe('strawberries');
  expect(goodsAsked('markets open today')).toBe('');
  expect(goodsAsked('organic eggs farm')).toBe('organic eggs');
  expect(goodsAsked('honey shipped')).toBe('honey');
  for (const text of ['organic eggs', 'eggs', 'Chandler Green Market']) expect(goodsAsked(text)).toBeNull();
});
