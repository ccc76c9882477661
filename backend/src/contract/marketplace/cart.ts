import { z } from 'zod';
import { RowId, Timestamp } from '../shared/schemas.js';
import { ProductView } from './products.js';
import { MAX_QUANTITY } from './shop.js';
import { WeightView } from './weight/weight-fields.js';

const QUANTITY_MESSAGE = 'Please choose a quantity of at least 1';
const Quantity = z
  .number(QUANTITY_MESSAGE)
  .int(QUANTITY_MESSAGE)
  .min(1, QUANTITY_MESSAGE)
  .max(MAX_QUANTITY, QUANTITY_MESSAGE);

/** POST /api/cart: puts a product in, or more of it. */
export const AddToCartRequest = z.strictObject({
  productId: z
    .number('Product not found')
    .int('Product not found')
    .min(1, 'Product not found')
    .max(999_999_999, 'Product not found'),
  /** Needed for a product with more than one option. */
  variantId: z
    .number('Please choose an option')
    .int('Please choose an option')
    .min(1, 'Please choose an option')
    .max(999_999_999, 'Please choose an option')
    .optional(),
  quantity: Quantity.default(1),
});
export type AddToCartRequest = z.output<typeof AddToCartRequest>;

/** PUT /api/cart/{itemId} */
export const CartQuantityRequest = z.strictObject({ quantity: Quantity });
export type CartQuantityRequest = z.output<typeof CartQuantityRequest>;

export const CartItemParams = z.object({ itemId: RowId('The item could not be found.') });
export type CartItemParams = z.infer<typeof CartItemParams>;

/** One line of a cart. */
export const CartItemView = z.object({
  id: z.number(),
  quantity: z.number(),
  /**
   * With price, stock and picture of the option that was chosen. By weight the price is the most that one
   * piece or step can cost.
   */
  product: ProductView,
  /** The option that was chosen; left out for a product without any. */
  variant: z.object({ id: z.number(), name: z.string(), weight: WeightView.optional() }).optional(),
  /**
   * Why it cannot be bought as it stands: gone from the shop, one of its options to be chosen, a box of which
   * something is no longer sold, sold out, its vendor away, or fewer left than asked for. It leaves the
   * totals.
   */
  problem: z.enum(['unavailable', 'no-option', 'incomplete', 'sold-out', 'away', 'too-many']).nullable(),
  addedAt: Timestamp,
});
export type CartItemView = z.infer<typeof CartItemView>;

/** GET /api/cart, and the answer of every change to it. */
export const CartView = z.array(CartItemView);
export type CartView = z.infer<typeof CartView>;
