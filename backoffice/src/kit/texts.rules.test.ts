import { describe, expect, it } from '@jest/globals';
import { words } from './texts.rules';

describe('words of a code', () => {
  it.each([
    ['local_delivery', 'Local delivery'],
    ['u-pick', 'U pick'],
    ['cancelled', 'Canceled'],
  ])('%s is %s', (code, said) => {
    expect(words(code)).toBe(said);
  });
});
