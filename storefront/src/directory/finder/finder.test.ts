import { describe, expect, it } from '@jest/globals';
import { MARKET_FINDER } from '../markets/market-finder';
import { type PlaceFinder, canonicalFinder, finderAddress, readFinder } from './finder';

const read = (text: string, finder: PlaceFinder = MARKET_FINDER) =>
  readFinder(finder, new URLSearchParams(text));
const again = (address: string, finder: PlaceFinder = MARKET_FINDER) =>
  finderAddress(finder, read(address.split('?')[1] ?? '', finder));

describe('the address of the farmers markets page', () => {
  it('comes back as it was read', () => {
    const address =
      '/farmers-markets?zipCode=33901&radius=10&productType=Fresh+Produce&kind=on_farm_market&features=snap%2Cwic&openNow=true&openSaturday=true&sort=name&page=2&view=list';
    expect(again(address)).toBe(address);
  });

  it('has no ZIP code where it is blank', () => {
    expect(read('zipCode=+++').zipCode).toBe('');
    expect(again('?zipCode=+++')).toBe('/farmers-markets');
  });

  it('is one address for search engines whatever is filtered or sorted', () => {
    expect(
      canonicalFinder(MARKET_FINDER, read('zipCode=33901-1234&radius=50&kind=csa&features=snap&page=2')),
    ).toBe('/farmers-markets?zipCode=33901&page=2');
    expect(canonicalFinder(MARKET_FINDER, read('zipCode=abc&page=2'))).toBe('/farmers-markets');
  });
});
