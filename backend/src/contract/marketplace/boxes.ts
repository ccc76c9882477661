/** Boxes: products that are made of other products of their vendor. */
import { z } from 'zod';
import { UNITS } from '../directory/categories.js';
import { Day, GivenDay } from '../shared/schemas.js';
import { weekOf } from './box-words.js';

/** How many different things are in a box at most, and how many of each. */
export const MAX_BOX_PARTS = 40;
export const MAX_PART_QUANTITY = 1_000;
/** How many weeks a box can have contents of their own for. */
export const MAX_BOX_WEEKS = 12;

export const BoxPartView = z.object({
  productId: z.number(),
  /** Its option; left out for a product without any. */
  variantId: z.number().optional(),
  /** With that of its option. */
  name: z.string(),
  unit: z.enum(UNITS),
  /** In one box. */
  quantity: z.number(),
  /** It is no longer sold, so the box cannot be packed: only where that is so. */
  isMissing: z.boolean().optional(),
});
export type BoxPartView = z.infer<typeof BoxPartView>;

/** What is in a box in one week, or always. */
export const BoxContentsView = z.object({
  /** Its Monday; null for all weeks that have no contents of their own. */
  week: Day.nullable(),
  parts: z.array(BoxPartView),
  /** How many such boxes the stock of the parts allows. */
  inventory: z.number(),
});
export type BoxContentsView = z.infer<typeof BoxContentsView>;

/** The contents of a box from this week on, the standing ones first. */
export const BoxView = z.object({
  /** The Monday of the vendor's today. */
  thisWeek: Day,
  contents: z.array(BoxContentsView),
});
export type BoxView = z.infer<typeof BoxView>;

const QUANTITY_MESSAGE = `Please enter a whole number from 1 to ${MAX_PART_QUANTITY.toLocaleString('en-US')}`;
const PART_MESSAGE = 'Please choose one of your products';
const WEEK_MESSAGE = 'Please choose a Monday';

export const BoxPartFields = z.strictObject({
  productId: z.number(PART_MESSAGE).int(PART_MESSAGE).min(1, PART_MESSAGE).max(999_999_999, PART_MESSAGE),
  variantId: z
    .number(PART_MESSAGE)
    .int(PART_MESSAGE)
    .min(1, PART_MESSAGE)
    .max(999_999_999, PART_MESSAGE)
    .nullish()
    .transform((id) => id ?? null),
  quantity: z.coerce
    .number(QUANTITY_MESSAGE)
    .int(QUANTITY_MESSAGE)
    .min(1, QUANTITY_MESSAGE)
    .max(MAX_PART_QUANTITY, QUANTITY_MESSAGE),
});
export type BoxPartFields = z.output<typeof BoxPartFields>;

const BoxParts = z
  .array(BoxPartFields)
  .max(MAX_BOX_PARTS, `A box can have at most ${MAX_BOX_PARTS} different products.`)
  .superRefine((parts, context) => {
    const keys = parts.map(({ productId, variantId }) => `${productId} ${variantId ?? ''}`);
    keys.forEach((key, index) => {
      if (keys.indexOf(key) < index)
        context.addIssue({
          code: 'custom',
          path: [index, 'productId'],
          message: 'This product is in the box already.',
        });
    });
  });

export const BOX_EMPTY = 'Please put at least one product in the box.';

/** What is in a box, as its form holds it. */
export const BoxFields = z
  .strictObject({
    /** In all weeks without contents of their own. */
    parts: BoxParts,
    /** Those that have. Weeks that are over are left as they were. */
    weeks: z
      .array(z.strictObject({ week: GivenDay(WEEK_MESSAGE), parts: BoxParts }))
      .max(MAX_BOX_WEEKS, `Please plan at most ${MAX_BOX_WEEKS} weeks.`)
      .default([]),
  })
  .superRefine(({ parts, weeks }, context) => {
    if (parts.length === 0 && weeks.length === 0)
      context.addIssue({ code: 'custom', path: ['parts'], message: BOX_EMPTY });
    weeks.forEach(({ week, parts: own }, index) => {
      const wrong = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: ['weeks', index, path], message });
      if (weekOf(week) !== week) wrong('week', WEEK_MESSAGE);
      if (weeks.findIndex((one) => one.week === week) < index) wrong('week', 'This week is there twice.');
      if (own.length === 0) wrong('parts', BOX_EMPTY);
    });
  });
export type BoxFields = z.output<typeof BoxFields>;

/** Of a box: it counts what its parts allow. */
export const BOX_NOT_MADE_TO_ORDER =
  'A box can’t be made to order. Mark the products in it as made to order instead.';
export const BOX_WITHOUT_OPTIONS = 'A box can’t have options. Please add a box for each size.';
export const BOX_STOCK = 'The stock of a box follows the products in it. Please change theirs.';
