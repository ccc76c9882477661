import { describe, expect, it } from '@jest/globals';
import { requestIds } from './request-ids.js';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const GIVEN = '4f2c9d3ab1e8470f9c2d5a6b7c8d9e0f';

const ask = (trust: boolean | number | string, remoteAddress: string, id: string = GIVEN, isOwn = false) =>
  requestIds(trust, () => isOwn)({ headers: { 'x-request-id': id }, socket: { remoteAddress } });

describe('the id of a request', () => {
  it('is new when nobody is trusted', () => {
    expect(ask(false, '127.0.0.1')).toMatch(UUID);
    expect(ask(0, '127.0.0.1')).toMatch(UUID);
  });

  it.each([
    [true, '203.0.113.9'],
    [1, '10.0.0.1'],
    ['10.0.0.1', '10.0.0.1'],
    ['192.0.2.1, 10.0.0.0/8', '::ffff:10.20.30.40'],
    ['fd00::/8', 'fd12::1'],
  ])("is the proxy's own with TRUST_PROXY=%s from %s", (trust, address) => {
    expect(ask(trust, address)).toBe(GIVEN);
  });

  it.each([
    ['10.0.0.1', '10.0.0.2'],
    ['10.0.0.0/8', '11.0.0.1'],
    ['10.0.0.0/8', ''],
  ])('is new with TRUST_PROXY=%s from %s', (trust, address) => {
    expect(ask(trust, address)).toMatch(UUID);
  });

  it.each(['short', 'x'.repeat(65), 'with space in it', 'line\nbreak-in-it', '{"a":"12345678"}'])(
    'is new when what came does not look like one: %j',
    (id) => {
      expect(ask(true, '10.0.0.1', id)).toMatch(UUID);
    },
  );

  it('is that of the request which made the server ask itself', () => {
    expect(ask(false, '127.0.0.1', GIVEN, true)).toBe(GIVEN);
  });
});
