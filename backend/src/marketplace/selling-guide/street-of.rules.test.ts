import { describe, expect, it } from '@jest/globals';
import { streetOf } from './street-of.rules.js';

const TOWN = { city: 'Fort Myers', state: 'FL', zipCode: '33901' };

describe('streetOf', () => {
  it.each([
    ['12 Dike Road, Fort Myers, FL 33901', '12 Dike Road'],
    ['12 Dike Road, Fort Myers, Florida 33901-1234, USA', '12 Dike Road'],
    ['12 Dike Road, Unit 4, Fort Myers FL', '12 Dike Road, Unit 4'],
    ['12 Dike Road', '12 Dike Road'],
    ['12 Dike Road, Cape Coral, FL 33901', '12 Dike Road, Cape Coral'],
    ['Fort Myers, FL', 'Fort Myers'],
  ])('makes “%s” “%s”', (address, street) => {
    expect(streetOf(address, TOWN)).toBe(street);
  });
});
