import { expect, it } from '@jest/globals';
import { shippingTermsOf, waySentences } from './shipping-terms';

const STATES = ['CA', 'NY', 'TX', 'FL'];

it('says what each way costs, and from where on it costs nothing', () => {
  const terms = shippingTermsOf(undefined, STATES);
  expect(terms.map(({ price, terms }) => `${price}: ${terms}`)).toEqual([
    'Free: You pick it up from the vendor.',
    '$5: Within 25 miles.',
    '$10: Within the state.',
    '$15: Ships to CA, FL, NY and TX. Free above $50.',
  ]);
});

it('says how far a product comes, by its own methods alone', () => {
  const place = { city: 'Alva', state: 'FL' };
  expect(waySentences(['nationwide_shipping', 'pickup'], place, STATES)).toEqual([
    'Pickup in Alva, FL',
    'Ships nationwide to CA, FL, NY and TX',
  ]);
  expect(waySentences(['regional_shipping'], place, STATES)).toEqual(['Ships within FL']);
  expect(waySentences(['regional_shipping', 'nationwide_shipping'], place, STATES)).toEqual([
    'Ships nationwide to CA, FL, NY and TX',
  ]);
  expect(waySentences([], place, STATES)).toEqual([]);
  expect(waySentences(['nationwide_shipping'], { ...place, shippingStates: ['NY', 'VT'] }, STATES)).toEqual([
    'Ships to NY and VT',
  ]);
});
