import { describe, expect, it } from '@jest/globals';
import { hello } from './greeting.rules.js';

describe('hello', () => {
  it.each(['Ann', 'Ann Field', "Séan O'Neil-Smith", 'J. R. Field', 'Dr. Ann Field', '小林'])(
    'greets %s',
    (name) => {
      expect(hello(name)).toBe(`Hello ${name},`);
    },
  );

  it.each([
    'Buy at https://pills.example',
    'pills.example is cheap',
    'me@pills.example',
    'www.pills',
    'a\nb',
    'x'.repeat(61),
    ' ',
  ])('repeats nothing of %j', (name) => expect(hello(name)).toBe('Hello,'));
});
