import { describe, expect, it } from '@jest/globals';
import { ipv6Prefix } from './ipv6-prefix.js';

describe('ipv6Prefix', () => {
  it('is the address itself where it is of IPv4, however it is written', () => {
    expect(ipv6Prefix('192.0.2.7')).toBe('192.0.2.7');
    expect(ipv6Prefix('::ffff:192.0.2.7')).toBe('192.0.2.7');
  });

  it('is the same for all of a /56 of IPv6, and another for the next', () => {
    expect(ipv6Prefix('2001:db8:1:2:3:4:5:6')).toBe(ipv6Prefix('2001:db8:1:2::1'));
    expect(ipv6Prefix('2001:db8:1:ff::1')).toBe(ipv6Prefix('2001:db8:1:2::1'));
    expect(ipv6Prefix('2001:db8:1:102::1')).not.toBe(ipv6Prefix('2001:db8:1:2::1'));
  });
});
