import type { CartItemView } from '../../contract/marketplace/cart.js';
import { awayAt } from '../vendors/days-off/days-off.rules.js';
import { productView, type ProductsVendor, type ShownProduct } from '../products/product.view.js';

/** A cart line with what it is about. */
export interface CartLine {
  id: number;
  quantity: number;
  addedAt: Date;
  product: ShownProduct & { isListed: boolean };
  vendor: ProductsVendor;
}

/** @returns why a line cannot be bought as it stands, or null when it can */
export function problemOf(line: {
  quantity: number;
  product: { isListed: boolean; inventory: number };
  vendor: Pick<ProductsVendor, 'daysOff'>;
}): CartItemView['problem'] {
  if (!line.product.isListed) return 'unavailable';
  if (line.product.inventory === 0) return 'sold-out';
  if (awayAt(line.vendor.daysOff, new Date())) return 'away';
  return line.quantity > line.product.inventory ? 'too-many' : null;
}

/** @returns a cart line as the contract shows it */
export const cartItemView = (line: CartLine): CartItemView => ({
  id: line.id,
  quantity: line.quantity,
  product: productView(line.product, line.vendor),
  problem: problemOf(line),
  addedAt: line.addedAt.toISOString(),
});
