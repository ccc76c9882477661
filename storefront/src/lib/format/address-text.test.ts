import { expect, it } from '@jest/globals';
import { readText } from './address-text';

const read = (text: string, length = 20) => readText(new URLSearchParams(text), 'search', length);

it('reads a text from an address as a field would hold it', () => {
  expect(read('search=+plum+tomatoes+')).toBe('plum tomatoes');
  expect(read('search=plum+tomatoes', 5)).toBe('plum');
  expect(read('zipCode=33901')).toBe('');
});

it('leaves out control characters', () => {
  expect(read('search=%00')).toBe('');
  expect(read('search=plum%00%0d%0atomatoes%7f')).toBe('plum tomatoes');
});
