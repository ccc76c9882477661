import { describe, expect, it } from '@jest/globals';
import { isSameSet } from './same-set.rules.js';

describe('isSameSet', () => {
  it('is so only if none is missing and none too many', () => {
    expect(isSameSet(['a', 'b'], ['b', 'a'])).toBe(true);
    expect(isSameSet(['a', 'b'], ['a'])).toBe(false);
    expect(isSameSet(['a'], ['a', 'b'])).toBe(false);
    expect(isSameSet([], [])).toBe(true);
  });
});
