import { expect, it } from '@jest/globals';
import { buyAgainOutcome } from './buy-again';

it('says what is in the cart, and what is not', () => {
  expect(buyAgainOutcome([{ name: 'Kale', wanted: 2, added: 2 }])).toEqual({
    isAnyAdded: true,
    sentences: ['Added 2 items to your cart.'],
  });
  expect(
    buyAgainOutcome([
      { name: 'Kale', wanted: 1, added: 1 },
      { name: 'Honey', wanted: 1, added: 0 },
      { name: 'Eggs', wanted: 4, added: 3 },
    ]).sentences,
  ).toEqual(['Added 4 items to your cart.', 'Not available now: Honey.', 'Only 3 of Eggs left.']);
  expect(buyAgainOutcome([{ name: 'Honey', wanted: 1, added: 0 }])).toEqual({
    isAnyAdded: false,
    sentences: ['We couldn’t add anything to your cart.', 'Not available now: Honey.'],
  });
});
