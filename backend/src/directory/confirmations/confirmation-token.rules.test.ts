import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ConfirmationLink } from '../../contract/directory/confirmations.js';
import { confirmationToken, readConfirmationToken } from './confirmation-token.rules.js';

const id = fc
  .tuple(fc.constantFrom('farm', 'place'), fc.integer({ min: 1, max: 999_999_999 }))
  .map((parts) => parts.join('-'));
const asked = fc.record({
  userId: fc.integer({ min: 1, max: 2_147_483_647 }),
  askedAt: fc.date({ min: new Date(0), max: new Date('2200-01-01'), noInvalidDate: true }),
});
const secret = fc.string({ minLength: 16, maxLength: 64 });

describe('the token of a link that confirms', () => {
  it('names whom it asked, and when, in the form that the contract takes', () => {
    fc.assert(
      fc.property(id, asked, secret, (subject, whom, key) => {
        const token = confirmationToken(subject, whom, key);
        expect(ConfirmationLink.parse({ id: subject, token }).token).toBe(token);
        expect(readConfirmationToken(subject, token, key)).toEqual(whom);
      }),
    );
  });

  it('is nothing for another farm or market, or with another secret', () => {
    fc.assert(
      fc.property(id, id, asked, secret, secret, (subject, other, whom, key, wrong) => {
        const token = confirmationToken(subject, whom, key);
        if (other !== subject) expect(readConfirmationToken(other, token, key)).toBeNull();
        if (wrong !== key) expect(readConfirmationToken(subject, token, wrong)).toBeNull();
      }),
    );
  });

  it('is nothing once a single character is changed, or when it is any other text', () => {
    const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    fc.assert(
      fc.property(
        id,
        asked,
        secret,
        fc.nat(42),
        fc.constantFrom(...characters),
        (subject, whom, key, at, other) => {
          const token = confirmationToken(subject, whom, key);
          const changed = token.slice(0, at) + other + token.slice(at + 1);
          if (changed !== token) expect(readConfirmationToken(subject, changed, key)).toBeNull();
        },
      ),
    );
    fc.assert(
      fc.property(id, fc.string(), secret, (subject, text, key) => {
        expect(readConfirmationToken(subject, text, key)).toBeNull();
      }),
    );
  });
});
