import { describe, expect, it } from '@jest/globals';
import { parseJson } from './parse-json.js';

describe('JSON of a visitor', () => {
  it('is read as it is', () => {
    const value = { name: 'Ann', list: [1, null, { proto: true }], text: '__proto__', constructor: 'x' };
    expect(parseJson(JSON.stringify(value))).toEqual(value);
    expect(parseJson('"__proto__"')).toBe('__proto__');
  });

  it.each([
    ['at the top', '{"name":"Ann","__proto__":{"role":"admin"}}'],
    ['inside of another field', '{"was":{"__proto__":null}}'],
    ['inside of a list', '[1,{"__proto__":{"role":"admin"}}]'],
    ['in escaped letters', String.raw`{"\u005f_proto__":1}`],
  ])('is refused where a key is __proto__ %s', (_where, text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError);
  });

  it.each(['', '{"name":', 'Ann', '{} {}'])('is refused where it is none: %j', (text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError);
  });
});
