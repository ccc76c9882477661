import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ResetPasswordRequest } from '../../../contract/accounts/auth.js';
import { newToken, tokenHash } from './reset-token.js';

const accepts = (token: unknown) =>
  ResetPasswordRequest.safeParse({ token, password: 'long enough' }).success;

describe('a token', () => {
  it('is new each time, keeps to the form that the call accepts, and its hash is another text', () => {
    const tokens = Array.from({ length: 500 }, newToken);
    expect(new Set(tokens).size).toBe(500);
    for (const token of tokens) {
      expect(accepts(token)).toBe(true);
      expect(tokenHash(token)).toHaveLength(43);
      expect(tokenHash(token)).not.toBe(token);
    }
  });

  it('has one hash, and no other text has the same', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(tokenHash(one) === tokenHash(other)).toBe(one === other);
      }),
    );
  });

  it('is refused in any other form before the database is asked', () => {
    const wellFormed = /^[A-Za-z0-9_-]{43}$/;
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ minLength: 43, maxLength: 43 }), fc.anything()),
        (token) => {
          expect(accepts(token)).toBe(typeof token === 'string' && wellFormed.test(token));
        },
      ),
    );
  });
});
