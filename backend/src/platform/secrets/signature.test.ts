import { describe, expect, it } from '@jest/globals';
import { isSameSignature, signatureOf } from './signature.js';

describe('a signature', () => {
  it('is always the same for a text and a secret, and another for any other', () => {
    const signature = signatureOf('1:2', 'secret');
    expect(signature).toMatch(/^[\w-]{43}$/);
    expect(isSameSignature(signatureOf('1:2', 'secret'), signature)).toBe(true);
    for (const other of [signatureOf('1:3', 'secret'), signatureOf('1:2', 'other'), '', `${signature}x`]) {
      expect(isSameSignature(other, signature)).toBe(false);
    }
  });
});
