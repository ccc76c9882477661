/** An order that a farm enters for its customer: on the phone, or at the stand. */
import { z } from 'zod';
import { optionalPhone } from '../shared/phones.js';
import { chosenId } from '../shared/schemas.js';
import { blankOrText, optionalEmail, optionalText, requiredText } from '../shared/texts.js';
import { RECEIVED_BY } from './received-words.js';
import { MAX_CART_LINES, MAX_QUANTITY } from './shop.js';
import { GivenWeight, MAX_PACKAGES } from './weight/weighing.js';

const CHOOSE_PRODUCT = 'Please choose a product.';
const CHOOSE_OPTION = 'Please choose an option.';
const CHOOSE_DAY = 'Please choose a day from the list.';
const QUANTITY_MESSAGE = 'Please enter how many, as a whole number from 1.';

export const EnteredItem = z.strictObject({
  productId: chosenId(CHOOSE_PRODUCT),
  variantId: chosenId(CHOOSE_OPTION).nullable().default(null),
  quantity: z
    .number(QUANTITY_MESSAGE)
    .int(QUANTITY_MESSAGE)
    .min(1, QUANTITY_MESSAGE)
    .max(MAX_QUANTITY, QUANTITY_MESSAGE),
  /** What each package weighs, of what is sold by weight and handed over now; else it is weighed later. */
  weights: z.array(GivenWeight).max(MAX_PACKAGES, `Please use at most ${MAX_PACKAGES} packages.`).default([]),
});
export type EnteredItem = z.output<typeof EnteredItem>;

/** `now`: it is handed over and paid already. `pickup`: the customer comes for it. */
export const ENTERED_WHEN = ['now', 'pickup'] as const;

/**
 * POST /api/vendor/orders, with the header `Idempotency-Key`, and POST /api/vendor/orders/preview, which
 * places nothing. Always paid at the farm.
 */
export const EnteredOrderRequest = z
  .strictObject({
    items: z
      .array(EnteredItem)
      .min(1, CHOOSE_PRODUCT)
      .max(MAX_CART_LINES, `Please use at most ${MAX_CART_LINES} products.`)
      .refine(
        (items) => new Set(items.map((item) => `${item.productId} ${item.variantId}`)).size === items.length,
        'Please enter each product once.',
      ),
    when: z.enum(ENTERED_WHEN, 'Please choose when the customer gets it.').default('pickup'),
    /** The pickup day, of a farm that has any. */
    windowId: chosenId(CHOOSE_DAY).nullable().default(null),
    firstName: requiredText(80, 'Please enter the customer’s name.'),
    lastName: blankOrText(0, 80, 'Please enter the customer’s name.'),
    /** Without one, no email is sent. */
    email: optionalEmail('Please enter a valid email address.'),
    phone: optionalPhone(),
    notes: optionalText(1_000),
    /** How the farm was paid the deposit that the preview said; null for not yet. */
    depositBy: z.enum(RECEIVED_BY, 'Please choose how you were paid.').nullable().default(null),
    /** Dollars that the preview said; another figure is refused with what changed. */
    total: z.number().min(0).max(100_000_000).optional(),
  })
  .refine(({ when, items }) => when === 'now' || items.every(({ weights }) => weights.length === 0), {
    path: ['items'],
    message: 'What is picked up later is weighed later.',
  });
export type EnteredOrderRequest = z.output<typeof EnteredOrderRequest>;

/** What the order would come to, in dollars. */
export const EnteredOrderPreview = z.object({
  items: z.array(z.object({ name: z.string(), quantity: z.number(), totalPrice: z.number() })),
  /** Whether something is weighed later: the figures are the most then. */
  toWeigh: z.boolean(),
  subtotal: z.number(),
  tax: z.number(),
  /** What the customer pays at the farm. */
  total: z.number(),
  /** What the customer pays with the order, of something with a deposit; null where all is paid at once. */
  deposit: z.number().nullable(),
  /** What that is in cash, rounded; left out where it is the total, or isn't all paid now. */
  cash: z.number().optional(),
  /** It comes out of the farm's balance. */
  commission: z.number(),
});
export type EnteredOrderPreview = z.infer<typeof EnteredOrderPreview>;
