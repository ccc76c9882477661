import { describe, expect, it } from '@jest/globals';
import { deliveryOptions, type DeliveryLine, whyNot } from './delivery.rules.js';

const line = (more: Partial<DeliveryLine> = {}): DeliveryLine => ({
  productName: 'Kale',
  vendorName: 'Low Field',
  vendorState: 'FL',
  methods: ['pickup', 'local_delivery', 'nationwide_shipping'],
  miles: 10,
  ...more,
});

describe('how an order may reach its buyer', () => {
  it('needs every line to agree', () => {
    expect(whyNot('pickup', [line(), line({ methods: ['nationwide_shipping'] })], 'FL')).toBe(
      "Low Field doesn't offer pickup for Kale.",
    );
    expect(whyNot('shipping', [line(), line({ methods: ['pickup'] })], 'FL')).toBe(
      "Low Field doesn't ship Kale.",
    );
  });

  it('delivers locally within 25 miles of every vendor, to a ZIP code that is known', () => {
    expect(whyNot('local_delivery', [line({ miles: 25 })], 'FL')).toBeNull();
    expect(whyNot('local_delivery', [line({ miles: 31.4 })], 'FL')).toBe(
      'Low Field is 31 miles away. Local delivery goes up to 25 miles.',
    );
    expect(whyNot('local_delivery', [line({ miles: null })], null)).toMatch(/ZIP code/);
  });

  it('ships regional goods within their state', () => {
    const regional = line({ methods: ['regional_shipping'] });
    expect(whyNot('shipping', [regional], 'FL')).toBeNull();
    expect(whyNot('shipping', [regional], null)).toBeNull();
    expect(whyNot('shipping', [regional], 'NY')).toBe('Low Field ships Kale within FL only.');
  });

  it('says for each way whether it is open', () => {
    expect(
      deliveryOptions([line({ methods: ['pickup'] })], 'FL').map(({ reason }) => reason === null),
    ).toEqual([true, false, false]);
  });
});
