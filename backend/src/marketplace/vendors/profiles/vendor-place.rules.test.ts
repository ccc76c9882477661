import { describe, expect, it } from '@jest/globals';
import type { ZipCode } from '../../../platform/geo/zip-code.entity.js';
import { UNKNOWN_ZIP, vendorPosition } from './vendor-place.rules.js';

const ZIP: ZipCode = {
  zipCode: '33901',
  city: 'Fort Myers',
  state: 'FL',
  latitude: 26.6,
  longitude: -81.9,
  timeZone: 'America/New_York',
};

describe('vendorPosition', () => {
  it('takes the center of the ZIP code', () => {
    expect(vendorPosition({ state: 'FL', zipCode: '33901' }, ZIP)).toEqual({
      latitude: 26.6,
      longitude: -81.9,
    });
  });

  it('refuses a ZIP code that does not exist', () => {
    expect(vendorPosition({ state: 'FL', zipCode: '00000' }, null)).toEqual({
      path: 'zipCode',
      message: UNKNOWN_ZIP,
    });
  });

  it('refuses a state that the ZIP code is not in, and names the right one', () => {
    expect(vendorPosition({ state: 'GA', zipCode: '33901' }, ZIP)).toEqual({
      path: 'state',
      message: 'ZIP code 33901 is in Florida. Please check both.',
    });
  });
});
