import type { CartView } from '@farmgate/backend/contract/marketplace/cart';
import type { CartDiscounts } from '@farmgate/backend/contract/marketplace/discount-codes';
import type { DeliveryView, OrderView } from '@farmgate/backend/contract/marketplace/orders';
import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import type { VendorProfile, VendorView } from '@farmgate/backend/contract/marketplace/vendors';
import type { WaitingOrders } from '@farmgate/backend/contract/marketplace/waiting-orders';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { ApiError } from '../lib/api/api';
import { apiQuery } from '../lib/api/queries';

/** Where the cart is read from; every change to it answers the whole cart. */
export const CART = '/api/cart';

export const cartQuery = () => apiQuery<CartView>(CART);

/**
 * GET /api/cart/delivery: how the cart, or one vendor's part of it, can reach an address, and how it can be
 * paid.
 */
export const deliveryQuery = (to: { state?: string; zipCode?: string; vendorId?: number } = {}) =>
  apiQuery<DeliveryView>(withQuery(`${CART}/delivery`, to));

/** GET /api/cart/discounts: what of some codes the cart's vendors take. */
export const cartDiscountsQuery = (codes: readonly string[]) =>
  apiQuery<CartDiscounts>(withQuery(`${CART}/discounts`, { codes: codes.join(',') || undefined }));

/** GET /api/products/{id} */
export const productQuery = (id: string) => apiQuery<ProductView>(`/api/products/${encodeURIComponent(id)}`);

/** GET /api/vendors/{id} */
export const vendorQuery = (id: string) => apiQuery<VendorView>(`/api/vendors/${encodeURIComponent(id)}`);

/** GET /api/orders/{id}; `key` is the one of the link in the mail. */
export const orderQuery = (id: string, key?: string) =>
  apiQuery<OrderView>(withQuery(`/api/orders/${encodeURIComponent(id)}`, { key }));

/** GET /api/orders/waiting: one's own, by account and by browser. */
export const waitingOrdersQuery = () => apiQuery<WaitingOrders>('/api/orders/waiting');

/** GET /api/vendor/profile: one's own. */
export const vendorProfileQuery = () => apiQuery<VendorProfile>('/api/vendor/profile');

/** @returns whether there is such a vendor, which sells nothing at present */
export const isNotSelling = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.error === 'VENDOR_NOT_SELLING';
