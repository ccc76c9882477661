import { expect, it } from '@jest/globals';
import { SHIPPING_TERMS, waySentences } from './shipping-terms';

it('says what each way costs, and from where on it costs nothing', () => {
  expect(SHIPPING_TERMS.map(({ price, terms }) => `${price}: ${terms}`)).toEqual([
    'Free: You pick it up from the vendor.',
    '$5: Within 25 miles.',
    '$10: Within the state.',
    '$15: All 50 states. Free above $50.',
  ]);
});

it('says how far a product comes, by its own methods alone', () => {
  const place = { city: 'Alva', state: 'FL' };
  expect(waySentences(['nationwide_shipping', 'pickup'], place)).toEqual([
    'Pickup in Alva, FL',
    'Ships nationwide',
  ]);
  expect(waySentences(['regional_shipping'], place)).toEqual(['Ships within FL']);
  expect(waySentences(['regional_shipping', 'nationwide_shipping'], place)).toEqual(['Ships nationwide']);
  expect(waySentences([], place)).toEqual([]);
  expect(waySentences(['nationwide_shipping'], { ...place, shippingStates: ['NY', 'VT'] })).toEqual([
    'Ships to NY and VT',
  ]);
});
