import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import {
  type CheckoutMethod,
  type Totals,
  ZIP_NEEDED,
  subtotalOf,
  totalsOf,
} from '@farmgate/backend/contract/marketplace/checkout';
import type { DeliveryView } from '@farmgate/backend/contract/marketplace/orders';
import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import { priceInCents } from '../parts/product-price';

type Items = readonly CartItemView[];

export interface VendorItems {
  vendor: ProductView['vendor'];
  items: CartItemView[];
}

/** @returns the lines by vendor; vendors and lines in the order in which they came into the cart */
export function groupByVendor(items: Items): VendorItems[] {
  const groups = new Map<number, VendorItems>();
  for (const item of items) {
    const { vendor, vendorId } = item.product;
    const group = groups.get(vendorId) ?? { vendor, items: [] };
    group.items.push(item);
    groups.set(vendorId, group);
  }
  return [...groups.values()];
}

/** @returns the lines that can be bought as they stand */
export const buyable = (items: Items) => items.filter(({ problem }) => problem === null);

/** @returns what a line costs, in cents */
export const lineCents = ({ product, quantity }: Pick<CartItemView, 'product' | 'quantity'>): number =>
  priceInCents(product) * quantity;

/** @returns what the lines cost that can be bought, in cents */
export const subtotalCents = (items: Items): number =>
  subtotalOf(buyable(items).map(({ product, quantity }) => ({ unitPrice: priceInCents(product), quantity })));

/** @returns what the cart costs in all, in cents; what cannot be bought as it stands is left out */
export const cartTotals = (items: Items, method: CheckoutMethod): Totals =>
  totalsOf(subtotalCents(items), method);

/** @returns how many units of the cart can be bought as they stand */
export const buyableUnits = (items: Items): number =>
  buyable(items).reduce((sum, { quantity }) => sum + quantity, 0);

/** @returns why a line cannot be bought as it stands, in words */
export function problemText({ problem, product }: Pick<CartItemView, 'problem' | 'product'>): string | null {
  if (problem === 'unavailable') return 'No longer available';
  if (problem === 'sold-out') return 'Sold out';
  return problem === 'too-many' ? `Only ${product.inventory} left` : null;
}

/** @returns whether one way of delivery may serve everything, once the address is known */
export const canReachBuyer = ({ options }: DeliveryView): boolean =>
  options.some(({ reason }) => reason === null || reason === ZIP_NEEDED);
