import { describe, expect, it } from '@jest/globals';
import { activeShopFilters, readShopFilters, writeShopFilters } from './shop-filters';

const read = (text: string) => readShopFilters(new URLSearchParams(text));
const labels = (text: string) => activeShopFilters(read(text)).map(({ label }) => label);

describe("the shop's filters", () => {
  it('read amounts as people type them', () => {
    expect(read('minPrice=%241%2C200.50&maxPrice=')).toMatchObject({ minPrice: '1200.5', maxPrice: '' });
    expect(read('minPrice=-5&maxPrice=1e3')).toMatchObject({ minPrice: '', maxPrice: '' });
  });

  it('turn a range that is the wrong way round', () => {
    expect(read('minPrice=20&maxPrice=5')).toMatchObject({ minPrice: '5', maxPrice: '20' });
  });

  it('know a distance only from somewhere', () => {
    expect(writeShopFilters(read('radius=50'))['radius']).toBeUndefined();
    expect(writeShopFilters(read('radius=50&zipCode=33901'))['radius']).toBe(50);
  });

  it('are named, each with what is left without it', () => {
    expect(labels('minPrice=5&practice=regenerative&availability=low-stock&organic=true')).toEqual([
      'From $5',
      'Regenerative farming',
      'Low stock',
      'Organic',
    ]);
    expect(labels('maxPrice=12.5')).toEqual(['Up to $12.50']);
    expect(labels('minPrice=1&maxPrice=3&zipCode=33901-1234&radius=10')).toEqual([
      '$1 to $3',
      'Within 10 miles of 33901',
    ]);
    const [place] = activeShopFilters(read('zipCode=33901&radius=10'));
    expect(place?.without).toMatchObject({ zipCode: '', radius: 25 });
  });
});
