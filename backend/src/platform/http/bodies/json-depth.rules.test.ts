import { describe, expect, it } from '@jest/globals';
import { isTooDeep, MAX_DEPTH } from './json-depth.rules.js';

const read = (text: string) => isTooDeep(Buffer.from(text));
const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('isTooDeep', () => {
  it('is for more lists and objects in one another than are taken', () => {
    expect(read(lists(MAX_DEPTH))).toBe(false);
    expect(read(lists(MAX_DEPTH + 1))).toBe(true);
    expect(read('{"a":'.repeat(MAX_DEPTH) + '1' + '}'.repeat(MAX_DEPTH))).toBe(false);
    expect(read('[{"a":'.repeat(MAX_DEPTH))).toBe(true);
  });

  it('is not for many beside one another, nor for brackets in texts', () => {
    expect(read(`[${'[],'.repeat(1_000)}{}]`)).toBe(false);
    expect(read(JSON.stringify({ a: '['.repeat(50) }))).toBe(false);
    expect(read(JSON.stringify(['\\"', `"${'{'.repeat(50)}`, '\\']))).toBe(false);
    expect(read(`["\\"",${lists(MAX_DEPTH)}]`)).toBe(true);
  });

  it('takes what is no JSON as it comes', () => {
    expect(read('')).toBe(false);
    expect(read(']]]]')).toBe(false);
    expect(read('"\\')).toBe(false);
  });
});
