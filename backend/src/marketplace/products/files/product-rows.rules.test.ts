import { expect, it } from '@jest/globals';
import { readProduct } from './product-rows.rules.js';

it('cuts the name that a preview shows between what people see as one character', () => {
  const before = { product: undefined, options: [], today: '2026-11-01' };
  const { name } = readProduct({ name: `${'a'.repeat(118)}👩‍🌾 carrots` }, before);
  expect(name).toBe('a'.repeat(118));
});
