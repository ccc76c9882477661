import { describe, expect, it } from '@jest/globals';
import { CSA_FINDER } from '../kinds/csa-finder';
import { MARKET_FINDER } from '../markets/market-finder';
import { type PlaceFinder, canonicalFinder, finderAddress, finderCall, readFinder } from './finder';

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

describe('the address of a page of one kind', () => {
  it('has that kind alone, and says it in the call', () => {
    expect(again('/csa?zipCode=33901&kind=u_pick&organic=true', CSA_FINDER)).toBe(
      '/csa?zipCode=33901&organic=true',
    );
    expect(finderCall(CSA_FINDER, read('zipCode=33901&kind=u_pick', CSA_FINDER))).toBe(
      '/api/local-farms?zipCode=33901&kind=csa&limit=8&view=card',
    );
  });
});
