import { describe, expect, it } from '@jest/globals';
import { priceFor } from './price-order.js';
import {
  deliveryPricesOf,
  priceWords,
  STANDARD_PRICES,
  termsSentences,
  termsView,
  whyTooLittle,
} from './seller-terms.js';

const none = {
  shippingPrice: null,
  shippingFreeFrom: null,
  deliveryPrice: null,
  deliveryFreeFrom: null,
  minimumOrder: null,
};

describe("a vendor's own terms", () => {
  it('are left out where everything is the standard', () => {
    expect(termsView(none)).toBeUndefined();
    expect(termsView({ ...none, shippingPrice: 0 })).toEqual({ shipping: { price: 0, freeFrom: null } });
    const all = {
      shippingPrice: 800,
      shippingFreeFrom: 6_000,
      deliveryPrice: 350,
      deliveryFreeFrom: null,
      minimumOrder: 2_000,
    };
    expect(termsView(all)).toEqual({
      shipping: { price: 8, freeFrom: 60 },
      localDelivery: { price: 3.5, freeFrom: null },
      minimumOrder: 20,
    });
  });

  it('give each method its own prices, and pickup none', () => {
    const vendors = [
      { id: 1 },
      { id: 2, terms: { shipping: { price: 8.29, freeFrom: 60 } } },
      { id: 3, terms: { localDelivery: { price: 0, freeFrom: null } } },
    ];
    expect([...deliveryPricesOf(vendors, { method: 'shipping' })]).toEqual([
      [2, { cents: 829, freeFrom: 6_000 }],
    ]);
    expect([...deliveryPricesOf(vendors, { method: 'local_delivery' })]).toEqual([
      [3, { cents: 0, freeFrom: null }],
    ]);
    expect(deliveryPricesOf(vendors, { method: 'pickup' }).size).toBe(0);
  });

  it('say what an order lacks of the minimum', () => {
    const vendor = { businessName: 'Sunny Acres', terms: { minimumOrder: 20 } };
    expect(whyTooLittle(vendor, 1_550)).toBe('Sunny Acres asks for at least $20. Add $4.50 more.');
    expect(whyTooLittle(vendor, 2_000)).toBeNull();
    expect(whyTooLittle({ businessName: 'Sunny Acres' }, 1)).toBeNull();
  });

  it('are said of the ways that can be chosen', () => {
    const terms = {
      shipping: { price: 8, freeFrom: 60 },
      localDelivery: { price: 4, freeFrom: null },
      minimumOrder: 15,
    };
    expect(termsSentences(terms)).toEqual([
      'Shipping: $8, free from $60',
      'Local delivery: $4',
      'Orders from $15',
    ]);
    expect(termsSentences(terms, (method) => method === 'shipping')).toEqual([
      'Shipping: $8, free from $60',
      'Orders from $15',
    ]);
  });

  it('read as a price list', () => {
    expect(priceWords({ cents: 800, freeFrom: 6_000 })).toBe('$8, free from $60');
    expect(priceWords({ cents: 850, freeFrom: null })).toBe('$8.50');
    expect(priceWords({ cents: 0, freeFrom: null })).toBe('Free');
    expect(priceWords(STANDARD_PRICES.shipping)).toBe('$15, free above $50');
    expect(priceFor(STANDARD_PRICES.shipping, 5_000)).toBe(1_500);
    expect(priceFor(STANDARD_PRICES.shipping, 5_001)).toBe(0);
  });
});
