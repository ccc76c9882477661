import { describe, expect, it } from '@jest/globals';
import { cutText } from './cut-text.js';

describe('cutText', () => {
  it('leaves a text alone that is short enough', () => {
    expect(cutText('', 3)).toBe('');
    expect(cutText('abc', 3)).toBe('abc');
    expect(cutText('🥕', 2)).toBe('🥕');
  });

  it.each([
    ['abcd', 3, 'abc'],
    ['abcd🥕🥕', 5, 'abcd'],
    ['abcd🥕🥕', 6, 'abcd🥕'],
    ['ab👩‍🌾c', 5, 'ab'],
    ['ab🇺🇸c', 4, 'ab'],
    ['abe\u0301c', 3, 'ab'],
    ['🥕', 1, ''],
  ])('cuts %s at %i to %s, between characters', (text, most, cut) => {
    expect(cutText(text, most)).toBe(cut);
  });
});
