import { z } from 'zod';
import { seenOf } from '../../shared/seen.js';
import { UNCOLLECTED } from './uncollected.js';

/** GET /api/vendor/uncollected: what the vendor does with orders that are not picked up. */
export const UncollectedView = z.object({
  /** Null: nothing by itself. */
  rule: z.enum(UNCOLLECTED).nullable(),
  /** Whether the vendor has pickup sites, which it is for. */
  hasSites: z.boolean(),
});
export type UncollectedView = z.infer<typeof UncollectedView>;

/** What its form had shown. */
export const SeenUncollected = seenOf(UncollectedView.pick({ rule: true }));

/**
 * PUT /api/vendor/uncollected: with `was`, only what it names is changed, and
 * only while it is what it says (409 CHANGED_MEANWHILE).
 */
export const UncollectedRequest = z.strictObject({
  rule: z.enum(UNCOLLECTED, 'Please choose what happens to them.').nullable(),
  was: SeenUncollected.optional(),
});
export type UncollectedRequest = z.output<typeof UncollectedRequest>;
