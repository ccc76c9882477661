import { z } from 'zod';
import { UNITS } from '../directory/categories.js';

/** Something in a box that was sold. */
export const SoldPartView = z.object({
  productId: z.number(),
  /** With that of its option. */
  name: z.string(),
  unit: z.enum(UNITS),
  /** In one box. */
  quantity: z.number(),
});
export type SoldPartView = z.infer<typeof SoldPartView>;

/** What of an order is left to pack. */
export const PackedItem = z.object({
  id: z.number(),
  name: z.string(),
  unit: z.enum(UNITS),
  quantity: z.number(),
  /** It came instead of something that ran short; left out otherwise. */
  isSubstitute: z.literal(true).optional(),
  /** It is sold by weight and not weighed yet; left out otherwise. */
  toWeigh: z.literal(true).optional(),
  /** What its packages weigh, "4.35 lb" each; left out for what is sold each, and until they are weighed. */
  weights: z.array(z.string()).optional(),
  /** What is in each of them, as it was sold; left out for what is no box. */
  parts: z.array(SoldPartView).optional(),
});
