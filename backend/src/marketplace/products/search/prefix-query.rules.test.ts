import { describe, expect, it } from '@jest/globals';
import { prefixQuery } from './prefix-query.rules.js';

describe('prefixQuery', () => {
  it('takes the last word as far as it is typed', () => {
    expect(prefixQuery('green tom')).toBe("'green':A & 'tom':*A");
  });

  it('lets no sign of the query language through', () => {
    expect(prefixQuery(`to'm & ! (x:*) \\ |`)).toBe("'to':A & 'm':A & 'x':*A");
  });

  it.each(['', ' ', 'a', '&&', "'"])('is none for %j', (text) => {
    expect(prefixQuery(text)).toBeNull();
  });
});
