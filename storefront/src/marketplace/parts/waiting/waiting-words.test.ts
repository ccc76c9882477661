import { expect, it } from '@jest/globals';
import { heldIn, heldText, isOver, waitingText } from './waiting-words';

const order = { orderNumber: 'FG-7K2M-94XD', heldUntil: '2026-11-29T12:15:00Z' };
const at = (time: string) => new Date(`2026-11-29T${time}Z`).getTime();

it('says for how many minutes an order waits, and never for none', () => {
  expect(waitingText(order, at('12:00:30'))).toBe(
    'Your order FG-7K2M-94XD is awaiting payment for another 14 minutes.',
  );
  expect(waitingText(order, at('12:14:30'))).toBe(
    'Your order FG-7K2M-94XD is awaiting payment for another 1 minute.',
  );
  expect(waitingText({ ...order, isAddition: true }, at('12:00:00'))).toBe(
    'What you’re adding to order FG-7K2M-94XD is awaiting payment for another 15 minutes.',
  );
  expect([isOver(order, at('12:14:59')), isOver(order, at('12:15:00'))]).toEqual([false, true]);
});

it('says what of a product is held for oneself, beside what is left', () => {
  const items = [
    { productId: 7, variantId: 21, quantity: 2 },
    { productId: 7, variantId: 22, quantity: 1 },
    { productId: 8, quantity: 5 },
  ];
  expect([
    heldIn({ items }, 7, 22),
    heldIn({ items }, 7, undefined),
    heldIn({ items }, 9, undefined),
  ]).toEqual([1, 3, 0]);
  expect(heldText(order, '3', 2)).toBe('Your order FG-7K2M-94XD holds 3 more for you.');
  expect(heldText(order, '3', 0)).toBe('Your order FG-7K2M-94XD holds the last 3 for you.');
});
