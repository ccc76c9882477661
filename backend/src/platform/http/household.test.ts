import { describe, expect, it } from '@jest/globals';
import { household } from './household.js';

describe('household', () => {
  it('is the address itself where it is of IPv4, however it is written', () => {
    expect(household('192.0.2.7')).toBe('192.0.2.7');
    expect(household('::ffff:192.0.2.7')).toBe('192.0.2.7');
  });

  it('is the same for all of a /64 of IPv6, and another for the next', () => {
    expect(household('2001:db8:1:2:3:4:5:6')).toBe(household('2001:db8:1:2::1'));
    expect(household('2001:db8:1:3::1')).not.toBe(household('2001:db8:1:2::1'));
  });
});
