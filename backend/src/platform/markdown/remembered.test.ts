import { describe, expect, it, jest } from '@jest/globals';
import { remembered } from './remembered.js';

describe('what is made of a text', () => {
  it('is made once', () => {
    const make = jest.fn((text: string) => text.length);
    const lengthOf = remembered(make);
    expect([lengthOf('carrots'), lengthOf('kale'), lengthOf('carrots')]).toEqual([7, 4, 7]);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('is forgotten again where there are more texts than there is room for', () => {
    const make = jest.fn((text: string) => text.length);
    const lengthOf = remembered(make);
    const long = (sign: string) => sign.repeat(900_000);
    for (const sign of ['a', 'b', 'c', 'a']) expect(lengthOf(long(sign))).toBe(900_000);
    expect(make).toHaveBeenCalledTimes(4);
  });
});
