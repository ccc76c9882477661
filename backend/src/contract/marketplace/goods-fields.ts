/** What a product and each of its options have alike, as their forms send it. */
import { z } from 'zod';
import { centsOf } from '../shared/money.js';
import { MAX_QUANTITY } from './shop.js';

export const PRICE_MESSAGE = 'Please enter a price from 0.01 to 100,000.00';
export const DECIMALS_MESSAGE =
  'Please enter a price in dollars and cents, with at most two decimals, such as 4.50';
export const STOCK_MESSAGE = `Please enter a whole number from 0 to ${MAX_QUANTITY.toLocaleString('en-US')}`;
const WEIGHT_MESSAGE = 'Please enter the weight in pounds';

/** "4.505" and "2,40" are in the range, but no dollars and cents. */
const OTHER_DECIMALS = /^\d+(?:\.\d{3,}|,\d+)$/;

/** A decimal amount in dollars, as text or number, becomes whole cents. */
export const PriceInCents = z
  .union([z.number(), z.string().max(20)], PRICE_MESSAGE)
  .transform((amount, context) => {
    const cents = centsOf(amount) ?? 0;
    if (cents >= 1 && cents <= 10_000_000) return cents;
    const message = OTHER_DECIMALS.test(String(amount).trim()) ? DECIMALS_MESSAGE : PRICE_MESSAGE;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

/** How many there are. */
export const Stock = z.coerce
  .number(STOCK_MESSAGE)
  .int(STOCK_MESSAGE)
  .min(0, STOCK_MESSAGE)
  .max(MAX_QUANTITY, STOCK_MESSAGE);

/** Pounds; empty is null. */
export const ShippingWeight = z
  .union([
    z.literal('').transform(() => null),
    z.coerce.number(WEIGHT_MESSAGE).positive(WEIGHT_MESSAGE).max(2_000, WEIGHT_MESSAGE),
  ])
  .nullish()
  .transform((weight) => weight ?? null);
