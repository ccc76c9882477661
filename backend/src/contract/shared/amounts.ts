import { z } from 'zod';
import { centsOf, dollarsShort } from './money.js';

const AMOUNT_MESSAGE = 'Please enter an amount in dollars, such as 12.50.';

/** Dollars as a number of a form: more than none, whole cents. */
export const PositiveAmount = z
  .number(AMOUNT_MESSAGE)
  .max(1_000_000, AMOUNT_MESSAGE)
  .refine((amount) => (centsOf(amount) ?? 0) > 0, AMOUNT_MESSAGE);

/** A decimal amount, as text or number, becomes whole cents. */
export const cents = (least: number, most: number) => {
  const message = `Please enter an amount from ${dollarsShort(least)} to ${dollarsShort(most)}, such as 8.50.`;
  return z
    .union([z.number(), z.string().max(20)], message)
    .transform((amount) => centsOf(amount) ?? -1)
    .refine((amount) => amount >= least && amount <= most, message);
};
