import { describe, expect, it } from '@jest/globals';
import { encodingOf } from './encoding.rules.js';

describe('encodingOf', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000, gzip;q=0', 'identity'],
    ['deflate', 'identity'],
  ])('takes of %j %s', (accepted, encoding) => {
    expect(encodingOf(accepted)).toBe(encoding);
  });
});
