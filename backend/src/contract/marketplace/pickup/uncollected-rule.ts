import { z } from 'zod';
import { UNCOLLECTED } from './uncollected.js';

/** GET /api/vendor/uncollected: what the vendor does with orders that are not picked up. */
export const UncollectedView = z.object({
  /** Null: nothing by itself. */
  rule: z.enum(UNCOLLECTED).nullable(),
  /** Whether the vendor has pickup sites, which it is for. */
  hasSites: z.boolean(),
});
export type UncollectedView = z.infer<typeof UncollectedView>;

/** PUT /api/vendor/uncollected */
export const UncollectedRequest = z.strictObject({
  rule: z.enum(UNCOLLECTED, 'Please choose what happens to them.').nullable(),
});
export type UncollectedRequest = z.output<typeof UncollectedRequest>;
