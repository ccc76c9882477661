import { describe, expect, it } from '@jest/globals';
import { orderNumbersIn } from './order-numbers.rules';

describe('the order numbers in a message', () => {
  it('are found however people write them, each once', () => {
    const text = 'My order FG-7K2M-94XD (fg7k2m94xd) and FG 2222 ABCD are late.';
    expect(orderNumbersIn(text)).toEqual(['FG-7K2M-94XD', 'FG-2222-ABCD']);
  });

  it('are nothing that only looks like one', () => {
    expect(orderNumbersIn('FG-7K2M-94X, FG-0000-1111, AFG-7K2M-94XD, FG-7K2M-94XDE')).toEqual([]);
  });
});
