import { z } from 'zod';
import { LISTING_CATEGORIES } from '../directory/categories.js';
import { STATE_NAMES } from '../shared/states.js';

const emptyToUndefined = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;

const STATE_MESSAGE = 'Please give the state by its two letters, such as FL.';
const MONTH_MESSAGE = 'Please give the month as a whole number from 1 to 12.';

/** GET /api/in-season. Without a state: what is ripe in at least half of the states; without a month: this month. */
export const InSeasonQuery = z.object({
  state: z.preprocess(
    emptyToUndefined,
    z
      .string(STATE_MESSAGE)
      .max(10, STATE_MESSAGE)
      .transform((text) => text.trim().toUpperCase())
      .refine((code) => Object.hasOwn(STATE_NAMES, code), STATE_MESSAGE)
      .optional(),
  ),
  month: z.preprocess(
    emptyToUndefined,
    z
      .string(MONTH_MESSAGE)
      .regex(/^(?:[1-9]|0[1-9]|1[0-2])$/, MONTH_MESSAGE)
      .transform(Number)
      .optional(),
  ),
});
export type InSeasonQuery = z.infer<typeof InSeasonQuery>;

/** A crop that is harvested in the month. */
export const InSeasonCrop = z.object({
  /** As people say it: "Sweet corn". */
  name: z.string(),
  category: z.enum(LISTING_CATEGORIES),
  /** The word to search listings by: `/browse?search=…`. */
  search: z.string(),
  /** Its months in that state, from 1 to 12, in the order of the calendar; of the whole country without a state. */
  months: z.array(z.number()),
  /** It was not there the month before. */
  isNew: z.boolean(),
  /** It will not be there the month after. */
  isEnding: z.boolean(),
});
export type InSeasonCrop = z.infer<typeof InSeasonCrop>;

export const InSeasonView = z.object({
  /** Two letters; null for the whole country. */
  state: z.string().nullable(),
  stateName: z.string().nullable(),
  /** The growing region that the months are of, in words; null for the whole country. */
  region: z.string().nullable(),
  month: z.number(),
  /** By name. */
  crops: z.array(InSeasonCrop),
});
export type InSeasonView = z.infer<typeof InSeasonView>;
