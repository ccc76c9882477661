import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { KeepListingRequest } from '../../../contract/directory/listings.js';
import { keepToken, readKeepToken } from './renew-token.rules.js';

const id = fc.integer({ min: 1, max: 999_999_999 });
const moment = fc.date({ min: new Date(0), max: new Date('2200-01-01'), noInvalidDate: true });
const secret = fc.string({ minLength: 16, maxLength: 64 });

describe('the token of a keep link', () => {
  it('names its confirmation for its own listing and secret, in the form that the contract takes', () => {
    fc.assert(
      fc.property(id, moment, secret, (listing, confirmedAt, key) => {
        const token = keepToken(listing, confirmedAt, key);
        expect(KeepListingRequest.parse({ id: listing, token }).token).toBe(token);
        expect(readKeepToken(listing, token, key)).toEqual(confirmedAt);
      }),
    );
  });

  it('is nothing for another listing or with another secret', () => {
    fc.assert(
      fc.property(id, id, moment, secret, secret, (listing, other, confirmedAt, key, wrong) => {
        const token = keepToken(listing, confirmedAt, key);
        if (other !== listing) expect(readKeepToken(other, token, key)).toBeNull();
        if (wrong !== key) expect(readKeepToken(listing, token, wrong)).toBeNull();
      }),
    );
  });

  it('is nothing once a single character is changed, or when it is any other text', () => {
    const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const character = fc.constantFrom(...characters);
    fc.assert(
      fc.property(id, moment, secret, fc.nat(42), character, (listing, confirmedAt, key, at, other) => {
        const token = keepToken(listing, confirmedAt, key);
        const changed = token.slice(0, at) + other + token.slice(at + 1);
        if (changed !== token) expect(readKeepToken(listing, changed, key)).toBeNull();
      }),
    );
    fc.assert(
      fc.property(id, fc.string(), secret, (listing, text, key) => {
        expect(readKeepToken(listing, text, key)).toBeNull();
      }),
    );
  });
});
