import { z } from 'zod';
import { RowId, Timestamp } from '../shared/schemas.js';
import { MAX_QUANTITY } from './shop.js';
import { ProductView } from './products.js';

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
  product: ProductView,
  /**
   * Why it cannot be bought as it stands: gone from the shop, sold out, its vendor away, or fewer left than
   * asked for. It leaves the totals.
   */
  problem: z.enum(['unavailable', 'sold-out', 'away', 'too-many']).nullable(),
  addedAt: Timestamp,
});
export type CartItemView = z.infer<typeof CartItemView>;

/** GET /api/cart, and the answer of every change to it. */
export const CartView = z.array(CartItemView);
export type CartView = z.infer<typeof CartView>;
