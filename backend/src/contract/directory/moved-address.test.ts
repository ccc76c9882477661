import { describe, expect, it } from '@jest/globals';
import { wholeAddress, zipCodeIn } from './moved-address.js';

describe('the address of a moved day', () => {
  it.each([
    ['12 Main Street, Fort Myers, FL 33901', '33901'],
    ['12 Main Street, Fort Myers, FL 33901-1234', '33901'],
    ['Pier 1, 33901, USA', '33901'],
    ['33901', '33901'],
    ['12345 Main Street', null],
    ['12345 Main Street, Fort Myers', null],
    ['Lot 7, Route 33901A', null],
    ['', null],
  ])('of "%s" has the ZIP code %s', (address, zipCode) => expect(zipCodeIn(address)).toBe(zipCode));

  const usual = { city: 'Fort Myers', state: 'FL' };
  it.each([
    ['200 Riverside Drive', '200 Riverside Drive, Fort Myers, FL'],
    ['City park, shelter 3', 'City park, shelter 3, Fort Myers, FL'],
    ['200 Riverside Drive, fort myers', '200 Riverside Drive, fort myers, FL'],
    ['8 Pine Road, Cape Coral, FL', '8 Pine Road, Cape Coral, FL'],
    ['8 Pine Road, Cape Coral 33904', '8 Pine Road, Cape Coral 33904'],
  ])('"%s" is searched as "%s"', (address, whole) => expect(wholeAddress(address, usual)).toBe(whole));

  it('stays as it is where no town is known', () =>
    expect(wholeAddress('200 Riverside Drive', { city: null, state: null })).toBe('200 Riverside Drive'));
});
