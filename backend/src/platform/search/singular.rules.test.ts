import { describe, expect, it } from '@jest/globals';
import { plainWord, singular } from './singular.rules.js';

describe('singular', () => {
  it.each([
    ['apples', 'apple'],
    ['berries', 'berry'],
    ['cookies', 'cooky'],
    ['cookie', 'cooky'],
    ['pies', 'pie'],
    ['tomatoes', 'tomato'],
    ['tomatos', 'tomato'],
    ['radishes', 'radish'],
    ['peaches', 'peach'],
    ['leaves', 'leaf'],
    ['asparagus', 'asparagus'],
    ['watercress', 'watercress'],
    ['brussels', 'brussel'],
    ['egg', 'egg'],
    ['', ''],
  ])('takes %s as %s', (word, one) => expect(singular(word)).toBe(one));

  it('does not mind accents, case and apostrophes', () => {
    expect(plainWord("Jalapeño's")).toBe('jalapenos');
  });
});
