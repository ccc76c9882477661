import { describe, expect, it } from '@jest/globals';
import { zipCodesIn } from './zip-in-address.rules.js';

describe('zipCodesIn', () => {
  it.each([
    ['12 River Road, Fort Myers, FL 33901', ['33901']],
    ['12 River Road, Fort Myers, FL 33901-1234, USA', ['33901']],
    ['33901', ['33901']],
    [' 33901-1234 ', ['33901']],
    ['12345 River Road, Fort Myers, FL 33901', ['33901']],
    ['Farm 10001, County Road 12345, FL 33901', ['33901', '12345', '10001']],
  ])('reads %j', (address, zipCodes) => {
    expect(zipCodesIn(address)).toEqual(zipCodes);
  });

  it('takes no house number, phone number or longer number for one', () => {
    for (const address of [
      '12345 River Road, Fort Myers, FL',
      'call 239-555-01234',
      '123456 Road',
      'Fort Myers',
    ]) {
      expect(zipCodesIn(address)).toEqual([]);
    }
  });
});
