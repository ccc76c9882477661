/** What a farm has less of than a day needs: boxes of shares, orders and boxes of parts added up. */
import { z } from 'zod';
import { cents } from '../shared/amounts.js';
import { GivenDay, RowId, Timestamp } from '../shared/schemas.js';
import { CROP_RULES, MAX_CROP_UNITS } from './short-crop-words.js';
import { SHORT_REASONS } from './short-row-words.js';

/** What is short of one order or box, for those who pack. */
export const ShortOfCrop = z.object({ name: z.string(), needed: z.number(), given: z.number() });

const CropOfDay = z.object({
  /** Names the crop of a day in the other calls. */
  key: z.string(),
  name: z.string(),
  /** "head", "pound"; of what is weighed by piece "package". */
  unit: z.string(),
  /** In all: the sum of the three. */
  needed: z.number(),
  inShares: z.number(),
  inOrders: z.number(),
  inBoxes: z.number(),
  /** Null where there is enough. */
  short: z
    .object({
      id: z.number(),
      available: z.number(),
      rule: z.enum(CROP_RULES),
      reason: z.enum(SHORT_REASONS),
      /** How many orders and boxes get less. */
      customers: z.number(),
      /** When refunds and emails go out, unless the first order is handed over before. */
      sendsAt: Timestamp,
      /** They went out, so it can’t be undone. */
      isSent: z.boolean(),
    })
    .nullable(),
});
export type CropOfDay = z.infer<typeof CropOfDay>;

/** GET /api/vendor/short-crops?day=YYYY-MM-DD: by name. Without money. */
export const ShortCropsView = z.object({
  /** What was chosen last. */
  rule: z.enum(CROP_RULES),
  /** Where its pickups are: an IANA name. */
  timeZone: z.string(),
  crops: z.array(CropOfDay),
});
export type ShortCropsView = z.infer<typeof ShortCropsView>;

export const ShortCropsQuery = z.object({ day: GivenDay() });
export type ShortCropsQuery = z.output<typeof ShortCropsQuery>;

const HOW_MANY = 'Please enter how many there are.';
const asked = {
  day: GivenDay(),
  key: z.string().min(1).max(200),
  available: z.number(HOW_MANY).int('Please enter a whole number.').min(0, HOW_MANY).max(MAX_CROP_UNITS),
  rule: z.enum(CROP_RULES, 'Please choose who gets what there is.'),
};

/** POST /api/vendor/short-crops/preview: what that would do. Nothing is changed. */
export const ShortCropPreviewRequest = z.strictObject(asked);
export type ShortCropPreviewRequest = z.output<typeof ShortCropPreviewRequest>;

/** Dollars. */
export const ShortCropPreview = z.object({
  needed: z.number(),
  available: z.number(),
  /** All that need it, those with less first. */
  list: z.array(
    z.object({
      name: z.string(),
      /** "Regular box", "Order FG-…", "Salad kit, order FG-…" */
      what: z.string(),
      needed: z.number(),
      given: z.number(),
      amount: z.number(),
    }),
  ),
  /** Farm credit for boxes of shares, in all. */
  credit: z.number(),
  /** What goes back to cards, in all. */
  refund: z.number(),
  /** What less is due at pickup, in all. */
  less: z.number(),
  sendsAt: Timestamp,
  timeZone: z.string(),
});
export type ShortCropPreview = z.infer<typeof ShortCropPreview>;

/** PUT /api/vendor/short-crops: lists and farm credit change at once. A second time it is the new number. */
export const ShortCropRequest = z.strictObject({
  ...asked,
  reason: z.enum(SHORT_REASONS, 'Please choose a reason.'),
  /** Dollars that the preview said in all, and what was needed; refused where that has changed. */
  amount: cents(0, 100_000_000),
  needed: z.number().int().min(0).max(MAX_CROP_UNITS),
});
export type ShortCropRequest = z.output<typeof ShortCropRequest>;

export const ShortCropParams = z.object({ id: RowId('We couldn’t find this crop.') });
export type ShortCropParams = z.infer<typeof ShortCropParams>;
