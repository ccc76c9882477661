import { expect, it } from '@jest/globals';
import { offerText } from './stock-text';

it('says price, unit and stock of what can be in a box, without a gap where there is no unit', () => {
  const good = { price: 1_150, unit: 'bunch', variantId: null, inventory: 12 } as const;
  expect(offerText(good)).toBe('$11.50 per bunch, 12 in stock');
  expect(offerText({ ...good, unit: 'other' })).toBe('$11.50, 12 in stock');
  expect(offerText({ ...good, variantId: 3 })).toBe('$11.50, 12 in stock');
});
