import { describe, expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { readAddress, trustedProxies, visitorAddress } from './visitor-address.js';

describe('readAddress', () => {
  it.each([
    ['203.0.113.8', '203.0.113.8'],
    [' 203.0.113.8 ', '203.0.113.8'],
    ['203.0.113.8:40001', '203.0.113.8'],
    ['"203.0.113.8:40001"', '203.0.113.8'],
    ['[203.0.113.8]:80', '203.0.113.8'],
    ['2001:DB8:0::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['"[2001:db8::1]:443"', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::ffff:203.0.113.8', '203.0.113.8'],
    ['::ffff:cb00:7108', '203.0.113.8'],
    ['[::ffff:203.0.113.8]:443', '203.0.113.8'],
  ])('reads %s', (written, address) => {
    expect(readAddress(written)).toBe(address);
  });

  it.each([
    '',
    'unknown',
    'unknown7',
    '_hidden',
    '203.0.113',
    '203.0.113.8:x',
    '203.0.113.256',
    '[::1',
    'a:b',
  ])('finds no address in %j', (written) => {
    expect(readAddress(written)).toBeNull();
  });
});

describe('visitorAddress', () => {
  const of = (ips: string[] | undefined, remoteAddress?: string) =>
    visitorAddress({ ips, socket: { remoteAddress } } as unknown as FastifyRequest);

  it('is what the farthest trusted hop says, whatever port it writes', () => {
    expect(of(['10.0.0.1', '203.0.113.8:40001'])).toBe('203.0.113.8');
    expect(of(['10.0.0.1', '[2001:db8::1]:40001'])).toBe('2001:db8::1');
  });

  it('is the neighbor’s where that says nothing', () => {
    expect(of(['10.0.0.1', 'unknown7'])).toBe('10.0.0.1');
    expect(of(['10.0.0.1', '10.0.0.2:1', 'unknown7', ''])).toBe('10.0.0.2');
    expect(of(['::ffff:10.0.0.1', 'unknown'])).toBe('10.0.0.1');
  });

  it('is the socket’s where no proxy is trusted, and none once that is gone', () => {
    expect(of(undefined, '::ffff:10.0.0.1')).toBe('10.0.0.1');
    expect(of(undefined)).toBe('');
  });
});

describe('trustedProxies', () => {
  it('knows a proxy by its address, also where another one writes that with a port', () => {
    const trusts = trustedProxies('10.0.0.0/8, fd00::/8');
    expect(
      ['10.1.2.3', '10.1.2.3:5555', '::ffff:10.1.2.3', '[fd12::1]:443'].map((at) => trusts(at, 3)),
    ).toEqual([...[true, true, true, true]]);
    expect(['11.0.0.1', 'unknown', ''].map((at) => trusts(at, 0))).toEqual([false, false, false]);
  });

  it('counts hops where it is a number, everyone or no one else', () => {
    expect([0, 1, 2].map((hop) => trustedProxies(2)('x', hop))).toEqual([true, true, false]);
    expect([true, false].map((setting) => trustedProxies(setting)('10.0.0.1', 0))).toEqual([true, false]);
  });
});
