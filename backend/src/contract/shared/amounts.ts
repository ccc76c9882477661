import { z } from 'zod';
import { centsOf } from './money.js';

const AMOUNT_MESSAGE = 'Please enter an amount in dollars, such as 12.50.';

/** Dollars as a number of a form: more than none, whole cents. */
export const PositiveAmount = z
  .number(AMOUNT_MESSAGE)
  .max(1_000_000, AMOUNT_MESSAGE)
  .refine((amount) => (centsOf(amount) ?? 0) > 0, AMOUNT_MESSAGE);
