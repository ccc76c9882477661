import { describe, expect, it } from '@jest/globals';
import { isSaved, weighedWords } from './weighed-words';

describe('what happens with the money of goods by weight', () => {
  it('is that the most is authorized, and what they weigh is charged', () => {
    expect(weighedWords({ method: 'credit_card', most: '$73.98', vendors: 1 })).toBe(
      'We authorize at most $73.98 now. Your card is charged once the farm has weighed your order. The final price depends on weight, and is never more than that.',
    );
    expect(weighedWords({ method: 'paypal', most: '$68.50 plus tax', vendors: 2 })).toBe(
      'We authorize at most $68.50 plus tax now. Your PayPal account is charged once the farms have weighed your order. The final price depends on weight, and is never more than that.',
    );
  });

  it('is that a card is saved for a day that is further away than money is held', () => {
    const days = { credit_card: 6 };
    const now = new Date('2026-11-27T12:00:00Z');
    expect(isSaved('credit_card', '2026-12-03T12:00:00Z', days, now)).toBe(false);
    expect(isSaved('credit_card', '2026-12-03T12:00:01Z', days, now)).toBe(true);
    expect(isSaved('credit_card', null, days, now)).toBe(false);
    expect(isSaved('paypal', '2027-12-03T12:00:00Z', days, now)).toBe(false);
    expect(isSaved('cash', '2027-12-03T12:00:00Z', days, now)).toBe(false);
    expect(weighedWords({ method: 'credit_card', most: '$73.98', vendors: 1, isSaved: true })).toBe(
      'We save your card now and charge it once the farm has weighed your order. The final price depends on weight, and is never more than $73.98.',
    );
  });

  it('is that cash is paid at pickup', () => {
    expect(weighedWords({ method: 'cash', most: '$73.98', vendors: 1 })).toBe(
      'Pay at pickup. The final price depends on weight, and is never more than $73.98.',
    );
  });
});
