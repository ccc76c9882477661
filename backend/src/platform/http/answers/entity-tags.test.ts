import { describe, expect, it } from '@jest/globals';
import { hasTag, weakTagOf } from './entity-tags.js';

describe('hasTag', () => {
  it('knows a tag alone, among others, weak or strong', () => {
    expect(hasTag('W/"a"', 'W/"a"')).toBe(true);
    expect(hasTag('"b", W/"a"', 'W/"a"')).toBe(true);
    expect(hasTag('"a"', 'W/"a"')).toBe(true);
    expect(hasTag('"b"', 'W/"a"')).toBe(false);
    expect(hasTag(undefined, 'W/"a"')).toBe(false);
  });
});

describe('weakTagOf', () => {
  it('is the same for the same content alone', () => {
    expect(weakTagOf('kale')).toBe(weakTagOf(Buffer.from('kale')));
    expect(weakTagOf('kale')).not.toBe(weakTagOf('leek'));
    expect(weakTagOf('kale')).toMatch(/^W\/"[\w-]+"$/);
  });
});
