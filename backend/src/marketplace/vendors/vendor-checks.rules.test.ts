import { describe, expect, it } from '@jest/globals';
import { failedChecks, vendorChecks } from './vendor-checks.rules.js';

const vendor = {
  description: 'Vegetables and eggs from four acres by the river.',
  imageUrl: '/media/a/480.webp',
  phone: '239-555-0100',
  shippingMethods: ['pickup' as const],
  payeeState: 'enabled' as const,
  farmingPractice: 'conventional' as const,
  certifications: [],
};
const offer = { picturedProducts: 2, isZipKnown: true };
const missing = (given: object, offered = offer) =>
  vendorChecks({ ...vendor, ...given }, offered).flatMap(({ label, isFine }) => (isFine ? [] : [label]));

describe('vendorChecks', () => {
  it('finds nothing missing where all is there', () => {
    expect(missing({})).toEqual([]);
  });

  it('names each thing that is missing', () => {
    expect(
      missing(
        { description: 'Eggs.', imageUrl: null, phone: null, shippingMethods: [], payeeState: 'none' },
        { picturedProducts: 0, isZipKnown: false },
      ),
    ).toHaveLength(7);
  });

  it('asks for a certification of those alone who say that they farm organically', () => {
    expect(missing({ farmingPractice: 'organic' })).toEqual([
      'Names a certification, as it farms organically',
    ]);
    expect(missing({ farmingPractice: 'organic', certifications: ['USDA Organic'] })).toEqual([]);
  });
});

describe('the checks that fail', () => {
  it('are named', () => {
    expect(failedChecks(vendorChecks({ ...vendor, imageUrl: null }, offer))).toEqual(['Has a photo']);
  });
});
