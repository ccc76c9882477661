import { describe, expect, it } from '@jest/globals';
import { searchAddress } from './header-search';

describe("the header's search", () => {
  it('looks near a ZIP code and for anything else', () => {
    expect(searchAddress(' 33901-1234 ')).toBe('/browse?zipCode=33901');
    expect(searchAddress('raw honey')).toBe('/browse?search=raw+honey');
    expect(searchAddress('  ')).toBe('/browse');
  });
});
