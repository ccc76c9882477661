/** How an option is sold by weight, as its form sends it and as it is shown. */
import { z } from 'zod';
import { type PieceWeights, pricesOf, withGrams } from './by-weight.js';
import { compareWeights, MAX_GRAMS, readWeight, WEIGHT_UNITS, weightOfGrams } from './weight.js';

const WEIGHT_MESSAGE = 'Please enter a weight, such as 3.5 lb.';
const Grams = z
  .number(WEIGHT_MESSAGE)
  .int(WEIGHT_MESSAGE)
  .min(1, WEIGHT_MESSAGE)
  .max(MAX_GRAMS, WEIGHT_MESSAGE);
/** As people type it: "3.5 lb", "3 lb 8 oz"; without a unit in that of the price. */
const Typed = z.string(WEIGHT_MESSAGE).trim().max(40, WEIGHT_MESSAGE);

const KEYS = ['least', 'nominal', 'most'] as const;

/** Beside the option's price, which is for one `per` then. Each weight is a text, or whole grams instead. */
export const WeightFields = z
  .strictObject({
    per: z.enum(WEIGHT_UNITS, 'Please choose what the price is for.'),
    inSteps: z.boolean(),
    least: Typed.optional(),
    nominal: Typed.optional(),
    most: Typed.optional(),
    leastGrams: Grams.optional(),
    nominalGrams: Grams.optional(),
    mostGrams: Grams.optional(),
  })
  .transform(({ per, inSteps, ...given }, context) => {
    const read = (key: keyof PieceWeights): string | null => {
      const [typed, grams] = [given[key], given[`${key}Grams`]];
      const weight = typed === undefined ? grams && weightOfGrams(grams, per) : readWeight(typed, per);
      const path = [typed === undefined && given.least === undefined ? `${key}Grams` : key];
      if (!weight) context.addIssue({ code: 'custom', path, message: WEIGHT_MESSAGE });
      return weight || null;
    };
    const [least, nominal, most] = KEYS.map(read);
    if (!least || !nominal || !most) return z.NEVER;
    const field = (key: keyof PieceWeights) => (given[key] === undefined ? `${key}Grams` : key);
    if (compareWeights(least, nominal) > 0)
      context.addIssue({ code: 'custom', path: [field('least')], message: LEAST_MESSAGE });
    if (compareWeights(nominal, most) > 0)
      context.addIssue({ code: 'custom', path: [field('most')], message: MOST_MESSAGE });
    return { per, inSteps, ...withGrams({ least, nominal, most }) };
  });
export type WeightFields = z.output<typeof WeightFields>;

const LEAST_MESSAGE = 'The lightest can’t weigh more than the usual weight.';
const MOST_MESSAGE = 'The heaviest can’t weigh less than the usual weight.';

/** What one piece or step costs, about and at most, is a price as any other. */
export const isPayable = (weight: Parameters<typeof pricesOf>[0]): boolean => {
  const { about, most } = pricesOf(weight);
  return about >= 1 && most <= 10_000_000;
};

export const NOT_PAYABLE =
  'By weight, one of these has to cost from $0.01 to $100,000. Please check the price and the weights.';

export const WeightView = z.object({
  per: z.enum(WEIGHT_UNITS),
  /** Dollars for one `per`, two places. */
  price: z.number(),
  /** Cut or filled to the weight that is asked for, in steps of `nominal`; else by the piece. */
  inSteps: z.boolean(),
  /** What one piece or step weighs, in the system of its price: "3.5 lb", "3 lb 8 oz", "250 g". */
  least: z.string(),
  nominal: z.string(),
  most: z.string(),
  /** The same in whole grams; no price comes from them. */
  leastGrams: z.number(),
  nominalGrams: z.number(),
  mostGrams: z.number(),
  /** The weights as its farm typed them, where that is in another system than its price. */
  typed: z.object({ least: z.string(), nominal: z.string(), most: z.string() }).optional(),
});
export type WeightView = z.infer<typeof WeightView>;

/** What a package weighs, as it was read, and what that costs. */
export const WeighedPackage = z.object({
  /** "4.35 lb" */
  weight: z.string(),
  /** Dollars: weight times unit price, rounded once. */
  price: z.number(),
});

/** How a line of an order was sold by weight, and what it weighs. */
export const LineWeightView = WeightView.extend({
  /** Dollars for the whole line, about. */
  aboutPrice: z.number(),
  /** Dollars for the whole line, at most: what the buyer agreed to. */
  mostPrice: z.number(),
  /** Of all its packages; null until the farm has weighed them. */
  grams: z.number().nullable(),
  /** The same as the scale showed it, "8.40 lb"; null until then. */
  weight: z.string().nullable(),
  /** Each of its packages; left out until then, and of orders from before they were kept. */
  packages: z.array(WeighedPackage).optional(),
  /** Dollars that the farm asks its buyer to pay, more than the most; left out where it does not ask. */
  askedPrice: z.number().optional(),
});
export type LineWeightView = z.infer<typeof LineWeightView>;
