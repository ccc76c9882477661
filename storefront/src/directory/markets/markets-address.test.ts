import { describe, expect, it } from '@jest/globals';
import { canonicalMarkets, marketsAddress, readMarkets } from './markets-address';

const read = (text: string) => readMarkets(new URLSearchParams(text));

describe('the address of the farmers markets page', () => {
  it('comes back as it was read', () => {
    const address =
      '/farmers-markets?zipCode=33901&radius=10&productType=Fresh+Produce&features=snap%2Cwic&openNow=true&openSaturday=true&sort=name&page=2&view=list';
    expect(marketsAddress(read(address.split('?')[1] ?? ''))).toBe(address);
  });

  it('has no ZIP code where it is blank', () => {
    expect(read('zipCode=+++').zipCode).toBe('');
    expect(marketsAddress(read('zipCode=+++'))).toBe('/farmers-markets');
  });

  it('is one address for search engines whatever is filtered or sorted', () => {
    expect(canonicalMarkets(read('zipCode=33901-1234&radius=50&features=snap&page=2'))).toBe(
      '/farmers-markets?zipCode=33901&page=2',
    );
    expect(canonicalMarkets(read('zipCode=abc&page=2'))).toBe('/farmers-markets');
  });
});
