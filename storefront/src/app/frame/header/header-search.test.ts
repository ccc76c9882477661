import { describe, expect, it } from '@jest/globals';
import { searchAddress } from './header-search';

describe("the header's search", () => {
  it('looks near a ZIP code and for anything else', () => {
    expect(searchAddress(' 33901-1234 ')).toBe('/browse?zipCode=33901');
    expect(searchAddress('raw honey')).toBe('/browse?search=raw+honey');
    expect(searchAddress('  ')).toBe('/browse');
  });

  it('stays near the ZIP code of the page, unless another one is typed', () => {
    expect(searchAddress('raw honey', '33901-1234')).toBe('/browse?search=raw+honey&zipCode=33901');
    expect(searchAddress('10001', '33901')).toBe('/browse?zipCode=10001');
    expect(searchAddress('', '33901')).toBe('/browse?zipCode=33901');
    expect(searchAddress('raw honey', 'nowhere')).toBe('/browse?search=raw+honey');
  });
});
