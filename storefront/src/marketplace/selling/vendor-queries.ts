import type { LowStockView } from '@farmgate/backend/contract/marketplace/low-stock';
import type { VendorOrderSort, VendorOrderView } from '@farmgate/backend/contract/marketplace/orders';
import type { OwnProductView } from '@farmgate/backend/contract/marketplace/products';
import type { VendorAnalytics, VendorStatement } from '@farmgate/backend/contract/marketplace/vendor-figures';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type ApiError, callList } from '../../lib/api/api';
import { apiListQuery, apiQuery } from '../../lib/api/queries';

export const OWN_PRODUCTS = '/api/vendor/products';
export const VENDOR_ORDERS = '/api/vendor/orders';

/** GET /api/vendor/products: all of them, the newest first. */
export const ownProductsQuery = () => apiQuery<OwnProductView[]>(OWN_PRODUCTS);

/** GET /api/vendor/products/{id} */
export const ownProductQuery = (id: string) =>
  apiQuery<OwnProductView>(`${OWN_PRODUCTS}/${encodeURIComponent(id)}`);

/** GET /api/vendor/low-stock */
export const lowStockQuery = () => apiQuery<LowStockView>('/api/vendor/low-stock');

/** Days as YYYY-MM-DD. */
export interface OrderWindow {
  status?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** The day of the pickup or delivery. */
  pickupOn?: string | undefined;
  sort?: VendorOrderSort | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
}

/** GET /api/vendor/orders: the vendor order of each, the newest first. */
export const vendorOrdersQuery = (window: OrderWindow = {}) =>
  apiListQuery<VendorOrderView>(withQuery(VENDOR_ORDERS, { ...window, offset: window.offset || undefined }));

/** GET /api/vendor/orders/{id} */
export const vendorOrderQuery = (id: string) =>
  apiQuery<VendorOrderView>(`${VENDOR_ORDERS}/${encodeURIComponent(id)}`);

const MOST_AT_ONCE = 100;

async function loadAllOrders(where: OrderWindow, signal?: AbortSignal): Promise<VendorOrderView[]> {
  const all: VendorOrderView[] = [];
  for (;;) {
    const query = { ...where, limit: MOST_AT_ONCE, offset: all.length || undefined };
    const { items, total } = await callList<VendorOrderView>(withQuery(VENDOR_ORDERS, query), {
      ...(signal && { signal }),
    });
    all.push(...items);
    if (items.length === 0 || all.length >= (total ?? 0)) return all;
  }
}

/** Every order that waits to be confirmed or to be handed over, the oldest first. */
export const openOrdersQuery = () =>
  queryOptions<VendorOrderView[], ApiError>({
    queryKey: [VENDOR_ORDERS, 'open'],
    queryFn: async ({ signal }) => {
      const [pending, confirmed] = await Promise.all([
        loadAllOrders({ status: 'pending' }, signal),
        loadAllOrders({ status: 'confirmed' }, signal),
      ]);
      return [...pending, ...confirmed].sort((a, b) => a.id - b.id);
    },
  });

/** GET /api/vendor/analytics */
export const analyticsQuery = () => apiQuery<VendorAnalytics>('/api/vendor/analytics');

/** GET /api/vendor/statement */
export const statementQuery = (window: { from?: string; to?: string }) =>
  apiQuery<VendorStatement>(withQuery('/api/vendor/statement', window));

/** Has everything read again that an order's move or a product's change shows in. */
export function refreshVendor(client: QueryClient, ...addresses: string[]): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey }) => addresses.some((address) => String(queryKey[0]).startsWith(address)),
  });
}
