import { expect, it } from '@jest/globals';
import { listed } from './listed.js';

it('lists words as sentences say them', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((words) => listed(words))).toEqual([
    ...['', 'a', 'a and b', 'a, b and c'],
  ]);
  expect(listed(['a', 'b', 'c'], 'or')).toBe('a, b or c');
});

it('keeps a comma where a list would be unclear without it', () => {
  expect(listed(['honey', 'coffee and tea', 'eggs'])).toBe('honey, coffee and tea, and eggs');
  expect(listed(['eggs', 'coffee and tea'])).toBe('eggs and coffee and tea');
});
