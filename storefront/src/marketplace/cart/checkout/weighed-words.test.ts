import { describe, expect, it } from '@jest/globals';
import { weighedWords } from './weighed-words';

describe('what happens with the money of goods by weight', () => {
  it('is that the most is authorized, and what they weigh is charged', () => {
    expect(weighedWords({ method: 'credit_card', most: '$73.98', vendors: 1 })).toBe(
      'We authorize at most $73.98 now. Your card is charged once the farm has weighed your order, for what it weighs and never more.',
    );
    expect(weighedWords({ method: 'paypal', most: '$68.50 plus tax', vendors: 2 })).toBe(
      'We authorize at most $68.50 plus tax now. Your PayPal account is charged once the farms have weighed your order, for what it weighs and never more.',
    );
  });

  it('is that cash is paid at pickup', () => {
    expect(weighedWords({ method: 'cash', most: '$73.98', vendors: 1 })).toBe(
      'You pay for what it weighs, at most $73.98, when you pick it up.',
    );
  });
});
