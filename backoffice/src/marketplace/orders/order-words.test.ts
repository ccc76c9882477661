import { expect, it } from '@jest/globals';
import { addressLines } from './order-words';

it('shows of an address what is there, and no empty line', () => {
  const whole = {
    shippingAddress: '1 Main Street',
    shippingCity: 'Fort Myers',
    shippingState: 'FL',
    shippingZipCode: '33901',
  };
  expect(addressLines(whole)).toEqual(['1 Main Street', 'Fort Myers, FL 33901']);
  const zipAlone = { shippingAddress: '', shippingCity: '', shippingState: '', shippingZipCode: '33901' };
  expect(addressLines(zipAlone)).toEqual(['33901']);
  expect(addressLines({ ...zipAlone, shippingZipCode: '' })).toEqual([]);
});
