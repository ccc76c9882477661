import { describe, expect, it } from '@jest/globals';
import { homeAddress, homeSearchCall, readHomeSearch } from './home-address';

const read = (text: string) => readHomeSearch(new URLSearchParams(text));

describe('the search in the home page’s address', () => {
  it('comes back as it was read', () => {
    const address = '/?zipCode=33901&mode=farms&productType=Honey+%26+Preserves';
    expect(homeAddress(read(address.slice(2)))).toBe(address);
  });

  it('is a search for markets unless it says farms', () => {
    expect(read('zipCode=33901')).toEqual({ mode: 'markets', zipCode: '33901', productType: 'All Products' });
    expect(read('mode=x&productType=y').mode).toBe('markets');
  });

  it('trims the ZIP code and is no search while that is blank', () => {
    expect(read('zipCode=+33901+').zipCode).toBe('33901');
    expect(homeAddress(read('zipCode=++&mode=farms'))).toBe('/');
  });
});

it('asks the list that the mode names', () => {
  expect(homeSearchCall(read('zipCode=33901&mode=farms'))).toBe(
    '/api/local-farms?zipCode=33901&limit=8&view=card',
  );
  expect(homeSearchCall(read('zipCode=33901&productType=Artisan+Goods'))).toBe(
    '/api/farmers-markets?zipCode=33901&productType=Artisan+Goods&limit=8&view=card',
  );
});
