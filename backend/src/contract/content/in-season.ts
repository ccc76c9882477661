import { z } from 'zod';
import { LISTING_CATEGORIES } from '../directory/categories.js';
import { HOME_CROPS } from '../shared/limits.js';
import { ViewQuery } from '../shared/schemas.js';
import { STATE_NAMES } from '../shared/states.js';

const emptyToUndefined = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;

const STATE_MESSAGE = 'Please give the state by its two letters, such as FL.';
const MONTH_MESSAGE = 'Please give the month as a whole number from 1 to 12.';

/**
 * GET /api/in-season. Without a state: what is ripe in at least half of the states; without a month: this
 * month.
 */
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
  view: ViewQuery,
});
export type InSeasonQuery = z.infer<typeof InSeasonQuery>;

/** Where in its season a crop is. */
export const SEASON_STAGES = ['just starting', 'at its best', 'ending', 'all year'] as const;

/** A crop that is harvested in the month. */
export const InSeasonCrop = z.object({
  /** "sweet-corn" */
  id: z.string(),
  /** As people say it: "Sweet corn". */
  name: z.string(),
  category: z.enum(LISTING_CATEGORIES),
  /** The word to search listings by: `/browse?search=…`. */
  search: z.string(),
  /**
   * Its months in that state, from 1 to 12, in the order of the calendar; of the whole country without a
   * state.
   */
  months: z.array(z.number()),
  /** It was not there the month before. */
  isNew: z.boolean(),
  /** It will not be there the month after. */
  isEnding: z.boolean(),
  stage: z.enum(SEASON_STAGES),
  /** How to keep it at home, in one sentence. */
  storage: z.string(),
});
export type InSeasonCrop = z.infer<typeof InSeasonCrop>;

/** A crop that is sold out of storage in the month. */
export const StoredCrop = InSeasonCrop.pick({
  id: true,
  name: true,
  category: true,
  search: true,
  months: true,
  storage: true,
});
export type StoredCrop = z.infer<typeof StoredCrop>;

export const InSeasonView = z.object({
  /** Two letters; null for the whole country. */
  state: z.string().nullable(),
  stateName: z.string().nullable(),
  /** The growing region that the months are of, in words; null for the whole country. */
  region: z.string().nullable(),
  month: z.number(),
  /** What has just begun or is short first. Empty for a territory, which has no calendar. */
  crops: z.array(InSeasonCrop),
  /** What farms still sell out of an earlier harvest, by name; empty for the whole country. */
  stored: z.array(StoredCrop),
});
export type InSeasonView = z.infer<typeof InSeasonView>;

/** With ?view=card: as many crops as the home page names, and what it shows of them. */
export const InSeasonCard = InSeasonView.omit({ region: true, stored: true }).extend({
  crops: z
    .array(
      InSeasonCrop.pick({
        name: true,
        category: true,
        search: true,
        months: true,
        isEnding: true,
        stage: true,
      }),
    )
    .max(HOME_CROPS),
});
export type InSeasonCard = z.infer<typeof InSeasonCard>;

/** GET /api/in-season/calendar: the whole year. */
export const HarvestCalendarQuery = InSeasonQuery.pick({ state: true });
export type HarvestCalendarQuery = z.infer<typeof HarvestCalendarQuery>;

/** Every crop that is harvested there, with its months. */
export const HarvestCalendarView = InSeasonView.pick({ state: true, stateName: true, region: true }).extend({
  /** By name. Empty for a territory, which has no calendar. */
  crops: z.array(InSeasonCrop.pick({ id: true, name: true, category: true, search: true, months: true })),
});
export type HarvestCalendarView = z.infer<typeof HarvestCalendarView>;
