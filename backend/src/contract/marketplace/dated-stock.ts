/** Stock for a date: "60 turkeys for Nov 24". */
import { z } from 'zod';
import { chosenId, Day, GivenDay } from '../shared/schemas.js';
import { MAX_QUANTITY } from './shop.js';

/** What a date that can be ordered for now has left. */
export const DatedLeftView = z.object({
  date: Day,
  left: z.number(),
  /** The option it is of; left out for a product without any. */
  variantId: z.number().optional(),
});
export type DatedLeftView = z.infer<typeof DatedLeftView>;

/** So many days are shown or changed at once. */
export const MAX_DATED_DAYS = 62;
/** How far ahead stock can be set. */
export const DATED_AHEAD_DAYS = 550;
const MAX_CHANGES = 200;

const DAYS_MESSAGE = `Please ask for at most ${MAX_DATED_DAYS} days.`;

/** GET /api/vendor/dated-stock?from=…&days=… */
export const DatedStockQuery = z.object({
  from: GivenDay('Please give the first day as YYYY-MM-DD.'),
  days: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce
      .number(DAYS_MESSAGE)
      .int(DAYS_MESSAGE)
      .min(1, DAYS_MESSAGE)
      .max(MAX_DATED_DAYS, DAYS_MESSAGE)
      .default(MAX_DATED_DAYS),
  ),
});
export type DatedStockQuery = z.infer<typeof DatedStockQuery>;

/** A product or option on a date. */
export const DatedStockView = z.object({
  productId: z.number(),
  /** With that of its option. */
  productName: z.string(),
  variantId: z.number().nullable(),
  date: Day,
  inventory: z.number(),
  /** What orders hold of it. */
  taken: z.number(),
  /** Whether it is still offered; its orders stay. */
  isSold: z.boolean(),
});
export type DatedStockView = z.infer<typeof DatedStockView>;

/** The stock for dates of a stretch of days, and on which of them something is handed over. */
export const DatedStockDays = z.object({
  items: z.array(DatedStockView),
  handovers: z.array(z.object({ date: Day, places: z.array(z.string()) })),
});
export type DatedStockDays = z.infer<typeof DatedStockDays>;

export const AMOUNT_MESSAGE = `Please enter a whole number from 0 to ${MAX_QUANTITY.toLocaleString('en-US')}.`;
const Amount = z
  .number(AMOUNT_MESSAGE)
  .int(AMOUNT_MESSAGE)
  .min(0, AMOUNT_MESSAGE)
  .max(MAX_QUANTITY, AMOUNT_MESSAGE);

const DatedChange = z.strictObject({
  productId: chosenId('Please choose a product.'),
  variantId: chosenId('Please choose an option.').nullable().default(null),
  date: GivenDay(),
  /** How many there are for that day; null for none of its own, or no more than what is taken. */
  inventory: Amount.nullable(),
  /** What the screen showed: where it is another by now, nothing changes. */
  was: Amount.nullable().optional(),
});

/** PUT /api/vendor/dated-stock: all of it, or nothing. */
export const DatedStockRequest = z.strictObject({
  items: z
    .array(DatedChange)
    .min(1, 'Please choose a product.')
    .max(MAX_CHANGES, `Please change at most ${MAX_CHANGES} dates at once.`),
  /** Dates that have a stock already stay as they are. */
  onlyNew: z.boolean().default(false),
});
export type DatedStockRequest = z.output<typeof DatedStockRequest>;

/** What became of each change that was made: sent again with `before` as `inventory`, it is undone. */
export const DatedStockChanged = z.array(
  z.object({
    productId: z.number(),
    variantId: z.number().nullable(),
    date: Day,
    /** Null for none. */
    before: z.number().nullable(),
    inventory: z.number().nullable(),
    taken: z.number(),
  }),
);
export type DatedStockChanged = z.infer<typeof DatedStockChanged>;
