import { describe, expect, it } from '@jest/globals';
import { deliveryOptions, type DeliveryLine, farPickups, whyNot } from './delivery.rules.js';

// Straight north of the vendor: a degree is 69 miles.
const at = (miles: number, state = 'FL') => ({
  place: { zipCode: '33901', state, latitude: 26 + miles / 69.1, longitude: -82 },
  state,
});
const nowhere = { place: null, state: null };

const line = (more: Partial<DeliveryLine> = {}): DeliveryLine => ({
  productName: 'Kale',
  vendorId: 1,
  vendorName: 'Low Field',
  from: { city: 'Fort Myers', state: 'FL', latitude: 26, longitude: -82 },
  methods: ['pickup', 'local_delivery', 'nationwide_shipping'],
  ...more,
});

describe('how an order may reach its buyer', () => {
  it('needs every line to agree', () => {
    expect(whyNot('pickup', [line(), line({ methods: ['nationwide_shipping'] })], at(10))).toBe(
      "Low Field doesn't offer pickup for Kale.",
    );
    expect(whyNot('shipping', [line(), line({ methods: ['pickup'] })], at(10))).toBe(
      "Low Field doesn't ship Kale.",
    );
  });

  it('delivers locally within 25 miles of every vendor, to a ZIP code that is known', () => {
    expect(whyNot('local_delivery', [line()], at(24))).toBeNull();
    expect(whyNot('local_delivery', [line()], at(31.4))).toBe(
      'Low Field is 31 miles away. Local delivery goes up to 25 miles.',
    );
    expect(whyNot('local_delivery', [line()], nowhere)).toMatch(/ZIP code/);
  });

  it('ships regional goods within their state, which is that of the ZIP code where it is known', () => {
    const regional = line({ methods: ['regional_shipping'] });
    expect(whyNot('shipping', [regional], at(10))).toBeNull();
    expect(whyNot('shipping', [regional], nowhere)).toBeNull();
    expect(whyNot('shipping', [regional], at(900, 'NY'))).toBe('Low Field ships Kale within FL only.');
    expect(whyNot('shipping', [regional], { ...at(900, 'NY'), state: 'FL' })).not.toBeNull();
    expect(whyNot('shipping', [regional], { place: null, state: 'NY' })).not.toBeNull();
    expect(whyNot('shipping', [regional], { ...at(10), state: 'NY' })).not.toBeNull();
    expect(whyNot('shipping', [line()], { ...at(900, 'NY'), state: 'NY' })).toBeNull();
  });

  it('ships to the states that a vendor has chosen, whether the address or its ZIP code names another', () => {
    const { from } = line();
    const few = line({ from: { ...from, shippingStates: ['FL', 'GA'] } });
    expect(whyNot('shipping', [few], at(900, 'GA'))).toBeNull();
    expect(whyNot('shipping', [few], { ...at(900, 'GA'), state: '' })).toBeNull();
    expect(whyNot('shipping', [few], nowhere)).toBeNull();
    expect(whyNot('shipping', [few], { ...at(10), state: 'DC' })).toBe(
      "Low Field doesn't ship to Washington, DC.",
    );
    expect(whyNot('shipping', [few], { place: at(900, 'NY').place, state: 'FL' })).toBe(
      "Low Field doesn't ship to New York.",
    );
  });

  it('says for each way whether it is open', () => {
    expect(
      deliveryOptions([line({ methods: ['pickup'] })], at(10)).map(({ reason }) => reason === null),
    ).toEqual([true, false, false]);
  });

  it('names each vendor once whose pickup is too far to be taken for granted, the farthest first', () => {
    const lines = [line(), line({ productName: 'Leeks' }), line({ vendorId: 2, methods: ['pickup'] })];
    expect(farPickups(lines, at(50)).map(({ vendorId }) => vendorId)).toEqual([]);
    expect(farPickups(lines, at(120)).map(({ vendorId, miles }) => [vendorId, miles])).toEqual([
      [1, 120],
      [2, 120],
    ]);
    expect(farPickups([line({ methods: ['nationwide_shipping'] })], at(120))).toEqual([]);
    expect(farPickups(lines, nowhere)).toEqual([]);
  });
});
