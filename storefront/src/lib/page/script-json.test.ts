import { describe, expect, it } from '@jest/globals';
import { scriptJson } from './script-json';

describe('scriptJson', () => {
  it('cannot be left from inside, whatever people typed', () => {
    const hostile = {
      name: '</script><script>alert(1)</script>',
      comment: '<!-- <script',
      line: 'a\u2028b\u2029c',
    };
    const text = scriptJson(hostile);
    expect(text).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual(hostile);
  });
});
