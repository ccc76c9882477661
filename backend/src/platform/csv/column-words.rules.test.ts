import { describe, expect, it } from '@jest/globals';
import { headsKey } from './column-words.rules.js';

describe('files with the same columns', () => {
  it('are alike in spite of capitals, spaces and signs', () => {
    expect(headsKey(['Item Name', 'Price ($)', ''])).toBe(headsKey(['item_name', 'PRICE', ' ']));
    expect(headsKey(['Name', 'Price'])).not.toBe(headsKey(['Price', 'Name']));
  });

  it('are told apart by signs where columns differ in these alone', () => {
    expect(headsKey(['Item', 'Price $', 'Price %'])).not.toBe(headsKey(['Item', 'Price %', 'Price $']));
    expect(headsKey(['Item', 'Price  $', 'PRICE %'])).toBe(headsKey(['item', 'price $', 'Price %']));
    expect(headsKey(['名前', '値段'])).not.toBe(headsKey(['値段', '名前']));
  });
});
