/** How an option is sold by weight, as its form sends it and as it is shown. */
import { z } from 'zod';
import { type ByWeight, MAX_GRAMS, pricesOf, WEIGHT_UNITS } from './by-weight.js';

const GRAMS_MESSAGE = 'Please enter a weight, such as 3.5 lb.';
const Grams = z.number(GRAMS_MESSAGE).int(GRAMS_MESSAGE).min(1, GRAMS_MESSAGE).max(MAX_GRAMS, GRAMS_MESSAGE);

/** Beside the option's price, which is for one `per` then. */
export const WeightFields = z
  .strictObject({
    per: z.enum(WEIGHT_UNITS, 'Please choose what the price is for.'),
    inSteps: z.boolean(),
    leastGrams: Grams,
    nominalGrams: Grams,
    mostGrams: Grams,
  })
  .refine(({ leastGrams, nominalGrams }) => leastGrams <= nominalGrams, {
    path: ['leastGrams'],
    message: 'The least weight can’t be more than the usual one.',
  })
  .refine(({ nominalGrams, mostGrams }) => nominalGrams <= mostGrams, {
    path: ['mostGrams'],
    message: 'The most it can weigh can’t be less than the usual weight.',
  });
export type WeightFields = z.output<typeof WeightFields>;

/** What one piece or step costs, about and at most, is a price as any other. */
export const isPayable = (weight: ByWeight): boolean => {
  const { about, most } = pricesOf(weight);
  return about >= 1 && most <= 10_000_000;
};

export const NOT_PAYABLE =
  'By weight, one of these has to cost from $0.01 to $100,000. Please check the price and the weights.';

export const WeightView = z.object({
  per: z.enum(WEIGHT_UNITS),
  /** Dollars for one `per`, two places. */
  price: z.number(),
  /** Cut or filled to the weight that is asked for, in steps of `nominalGrams`; else by the piece. */
  inSteps: z.boolean(),
  leastGrams: z.number(),
  nominalGrams: z.number(),
  mostGrams: z.number(),
});
export type WeightView = z.infer<typeof WeightView>;

/** How a line of an order was sold by weight, and what it weighs. */
export const LineWeightView = WeightView.extend({
  /** Dollars for the whole line, about. */
  aboutPrice: z.number(),
  /** Dollars for the whole line, at most: what the buyer agreed to. */
  mostPrice: z.number(),
  /** Of all its packages; null until the farm has weighed them. */
  grams: z.number().nullable(),
  /** Dollars that the farm asks its buyer to pay, more than the most; left out where it does not ask. */
  askedPrice: z.number().optional(),
});
export type LineWeightView = z.infer<typeof LineWeightView>;
