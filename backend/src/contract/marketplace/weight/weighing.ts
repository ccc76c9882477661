/** What a farm weighs for its orders. */
import { z } from 'zod';
import { RowId, Timestamp } from '../../shared/schemas.js';
import { OrderParams } from '../orders.js';
import { MAX_GRAMS, readWeight, WEIGHT_UNITS } from './weight.js';

/** How many packages a line can be cut into. */
export const MAX_PACKAGES = 1_000;

/** A line that is to be weighed. */
export const LineToWeigh = z.object({
  id: z.number(),
  productId: z.number(),
  variantId: z.number().nullable(),
  name: z.string(),
  /** Pieces or steps; without what was refunded. */
  quantity: z.number(),
  per: z.enum(WEIGHT_UNITS),
  inSteps: z.boolean(),
  /** What one package weighs about, at least and at most: "4.35 lb". */
  nominal: z.string(),
  least: z.string(),
  most: z.string(),
  /** What all of it weighs about, and one package at least and at most, in whole grams. */
  nominalGrams: z.number(),
  leastGrams: z.number(),
  mostGrams: z.number(),
  /** How many packages there have to be; of what is sold in steps one at least. */
  packages: z.number(),
  /** Whether the buyer was asked to pay more than the most, and has agreed. */
  asked: z.enum(['no', 'waiting', 'agreed']),
  /** Each with its weight as the scale showed it, and dollars for that. */
  weighings: z.array(
    z.object({ package: z.number(), weight: z.string(), grams: z.number(), price: z.number().optional() }),
  ),
  /** Another price by now: what a label charges doesn't tell the weight. Left out otherwise. */
  isRepriced: z.literal(true).optional(),
  /** Dollars, for those who may know what orders cost: for one `per`, of all of it about, and at most. */
  prices: z.object({ unit: z.number(), about: z.number(), most: z.number() }).optional(),
});
export type LineToWeigh = z.infer<typeof LineToWeigh>;

export const OrderToWeigh = z.object({
  id: z.number(),
  orderNumber: z.string(),
  customerName: z.string(),
  /** When it is picked up or brought; null where no day was chosen. */
  startsAt: Timestamp.nullable(),
  /** An IANA name; null without a day. */
  timeZone: z.string().nullable(),
  /** Whether its weights are final. */
  isDone: z.boolean(),
  lines: z.array(LineToWeigh),
});
export type OrderToWeigh = z.infer<typeof OrderToWeigh>;

/** GET /api/vendor/weighing: what is to be weighed, the soonest first. */
export const WeighingView = z.object({
  businessName: z.string(),
  orders: z.array(OrderToWeigh),
  /** How many more orders wait than are shown. */
  more: z.number(),
});
export type WeighingView = z.infer<typeof WeighingView>;

/**
 * POST /api/vendor/weighing/{id}/items/{itemId}/ask: asks the buyer whether to pay more than the most.
 * POST /api/orders/{id}/items/{itemId}/weight: the buyer's answer.
 */
export const WeighedItemParams = OrderParams.extend({ itemId: RowId('The item could not be found.') });
export type WeighedItemParams = z.infer<typeof WeighedItemParams>;

export const WeightAnswer = z.strictObject({
  agrees: z.boolean('Please say yes or no.'),
  /** Dollars that the buyer saw: another figure is another question. */
  price: z.number('Please say yes or no.'),
});
export type WeightAnswer = z.output<typeof WeightAnswer>;

/** PUT and DELETE /api/vendor/weighing/{id}/items/{itemId}/{package} */
export const PackageParams = WeighedItemParams.extend({
  package: z.coerce
    .number('This package could not be found.')
    .int('This package could not be found.')
    .min(1, 'This package could not be found.')
    .max(MAX_PACKAGES, `Please use at most ${MAX_PACKAGES} packages.`),
});
export type PackageParams = z.infer<typeof PackageParams>;

export const WEIGHT_NEEDED = 'Please enter the weight, such as 4.35 lb.';
/** As it was read from a scale, with its unit and all its places. */
export const GivenWeight = z
  .string(WEIGHT_NEEDED)
  .max(40, WEIGHT_NEEDED)
  .refine((text) => WEIGHT_UNITS.some((per) => readWeight(text, per) !== null), WEIGHT_NEEDED);

/** What the screen showed of the package: null for one that wasn't weighed. */
const SeenWeight = z.string(WEIGHT_NEEDED).max(40, WEIGHT_NEEDED).nullable().optional();
/**
 * The weight as it was read from a scale, with its unit and all its places; older clients send whole grams.
 * With `was`, only while the package weighs that (409 CHANGED_MEANWHILE).
 */
export const PackageRequest = z.union(
  [
    z.strictObject({ weight: GivenWeight, was: SeenWeight }),
    z.strictObject({
      grams: z.number(WEIGHT_NEEDED).int(WEIGHT_NEEDED).min(1, WEIGHT_NEEDED).max(MAX_GRAMS, WEIGHT_NEEDED),
      was: SeenWeight,
    }),
  ],
  WEIGHT_NEEDED,
);
export type PackageRequest = z.output<typeof PackageRequest>;

/** DELETE of a package: with `was`, only while it weighs that (409 CHANGED_MEANWHILE). */
export const PackageQuery = z.object({ was: z.string(WEIGHT_NEEDED).max(40, WEIGHT_NEEDED).optional() });
export type PackageQuery = z.infer<typeof PackageQuery>;
