import { describe, expect, it } from '@jest/globals';
import { newOrderNumber } from './order-number.js';

describe('an order number', () => {
  it('can be read out, and no two are alike', () => {
    const numbers = Array.from({ length: 1_000 }, newOrderNumber);
    expect(new Set(numbers).size).toBe(1_000);
    for (const number of numbers) expect(number).toMatch(/^FG-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
  });
});
