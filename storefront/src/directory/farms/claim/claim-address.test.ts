import { describe, expect, it } from '@jest/globals';
import { claimAddress, claimCall, readClaim } from './claim-address';

const read = (query: string) => readClaim(new URLSearchParams(query));

describe('the address of the claim page', () => {
  it('keeps what was searched', () => {
    const state = read('search=Blue+Heron&zipCode=33901&page=2');
    expect(state).toEqual({ search: 'Blue Heron', zipCode: '33901', page: 2, isBlank: false });
    expect(claimAddress(state)).toBe('/farms/claim?search=Blue+Heron&zipCode=33901&page=2');
    expect(claimAddress(read(''))).toBe('/farms/claim');
  });

  it('tells an empty search from none at all', () => {
    expect(read('').isBlank).toBe(false);
    expect(read('search=&zipCode=').isBlank).toBe(true);
    expect(read('search=+&zipCode=').isBlank).toBe(true);
    expect(read('search=a&zipCode=').isBlank).toBe(false);
  });

  it('leads to a call only where there is something to look for', () => {
    expect(claimCall(read(''))).toBeNull();
    expect(claimCall(read('search=Heron'))).toBe('/api/farms?search=Heron&limit=20');
    expect(claimCall(read('zipCode=33901-1234&page=3'))).toBe(
      '/api/farms?zipCode=33901&radius=50&limit=20&offset=40',
    );
    expect(claimCall(read('search=Heron&zipCode=339'))).toBeNull();
  });
});
