import { z } from 'zod';
import { UNITS } from '../directory/categories.js';
import { centsOf } from '../shared/money.js';
import { Timestamp } from '../shared/schemas.js';
import { optionalText } from '../shared/texts.js';
import { SHORT_REASONS } from './short-row-words.js';

/** What a farm does not have of an order that it took. */

/** As those see it who pack: without money. */
export const PackingShortRow = z.object({
  id: z.number(),
  name: z.string(),
  unit: z.enum(UNITS),
  /** How many are missing. */
  quantity: z.number(),
  reason: z.enum(SHORT_REASONS),
  /** What the farm says of it to the buyer. */
  note: z.string().nullable(),
  /** What came instead of them; null where nothing did. */
  swap: z.object({ name: z.string(), quantity: z.number() }).nullable(),
  /** Whether these went back in stock. */
  restocked: z.boolean(),
  /** Whether the buyer got the email. */
  isTold: z.boolean(),
  at: Timestamp,
});
export type PackingShortRow = z.infer<typeof PackingShortRow>;

/** As the vendor and staff see it. */
export const VendorShortRow = PackingShortRow.extend({
  /** What went back for them, or is due less, in dollars. */
  amount: z.number(),
  isRefunded: z.boolean(),
});
export type VendorShortRow = z.infer<typeof VendorShortRow>;

/** As the buyer sees it. */
export const ShortRowView = VendorShortRow.omit({ restocked: true, isTold: true });
export type ShortRowView = z.infer<typeof ShortRowView>;

const count = z
  .number('Please enter a whole number.')
  .int('Please enter a whole number.')
  .min(0)
  .max(100_000);
const id = z.number('Please choose a product.').int().positive().max(999_999_999);
/** Something similar of the vendor's own. */
const Swap = z.strictObject({
  productId: id,
  /** Needed for a product that is sold in options. */
  variantId: id.optional(),
  quantity: count.min(1, 'Please choose a quantity of at least 1'),
});

const items = z
  .array(
    z.strictObject({
      id: z.number().int().positive().max(999_999_999),
      /** How many there were on the screen: of two who change a line, the second one looks again. */
      from: count,
      /** How many there really are. */
      to: count,
      reason: z.enum(SHORT_REASONS, 'Please choose a reason.'),
      /** Whether what is missing goes back in stock. */
      restock: z.boolean().default(false),
      /** What comes instead, where the buyer allowed that; worth at most what is missing. */
      swap: Swap.optional(),
    }),
  )
  .min(1)
  .max(200)
  .refine((all) => new Set(all.map((item) => item.id)).size === all.length, {
    message: 'Please name each item once.',
  });

/** PUT /api/vendor/packing/{id}/short */
export const ShortRowsRequest = z.strictObject({
  items,
  /** The buyer reads it. */
  note: optionalText(300),
  /** Dollars that the screen said go back; refused where that has changed. Left out by who sees no money. */
  amount: z
    .number()
    .min(0)
    .max(1_000_000)
    .refine((amount) => centsOf(amount) !== null, 'Please enter dollars and cents.')
    .optional(),
});
export type ShortRowsRequest = z.output<typeof ShortRowsRequest>;

/** POST /api/vendor/orders/{id}/short-preview: what that would do. Nothing is changed. */
export const ShortPreviewRequest = z.strictObject({ items });
export type ShortPreviewRequest = z.output<typeof ShortPreviewRequest>;

export const ShortPreview = z.object({
  /** Dollars that go back, or are due less. */
  amount: z.number(),
  /** Whether the money was taken; else less is due. */
  isRefund: z.boolean(),
  /** Nothing of the vendor's part is left: it is canceled. */
  isCancellation: z.boolean(),
  /** What is left to pay of a part that is not paid yet, in dollars. */
  total: z.number(),
});
export type ShortPreview = z.infer<typeof ShortPreview>;

/** GET /api/vendor/orders/{id}/substitutes: what of the vendor's own is in stock, by name. */
export const SubstituteList = z.array(
  z.object({
    productId: z.number(),
    /** Left out for a product without options. */
    variantId: z.number().optional(),
    name: z.string(),
    price: z.number(),
    inventory: z.number(),
  }),
);
export type SubstituteList = z.infer<typeof SubstituteList>;
