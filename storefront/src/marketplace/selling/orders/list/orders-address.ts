import { ORDER_STATUSES, type OrderStatus } from '@farmgate/backend/contract/marketplace/order-status';
import type { VendorOrderSort } from '@farmgate/backend/contract/marketplace/orders';
import { paths, withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { calendarDay } from '../../../../lib/format/calendar-day';

/** What of the orders is shown; it stands in the address. */
export interface OrdersState {
  status: OrderStatus | null;
  /** Days as YYYY-MM-DD. */
  from: string | null;
  to: string | null;
  /** The day of the pickup or delivery. */
  pickupOn: string | null;
  sort: VendorOrderSort;
  /** Counted from 1. */
  page: number;
}

export const ORDERS_PER_PAGE = 20;

export function readOrders(query: URLSearchParams): OrdersState {
  const asked = query.get('status');
  const page = Number(query.get('page'));
  return {
    status: ORDER_STATUSES.find((status) => status === asked) ?? null,
    from: calendarDay(query.get('from')),
    to: calendarDay(query.get('to')),
    pickupOn: calendarDay(query.get('pickupOn')),
    sort: query.get('sort') === 'pickup' ? 'pickup' : 'placed',
    page: Number.isInteger(page) && page > 1 && page <= 500 ? page : 1,
  };
}

/** @param here the page that the list is on: its own, or the dashboard with its tab */
export function ordersAddress(here: string, { status, from, to, pickupOn, sort, page }: OrdersState): string {
  return withQuery(here, {
    tab: here === paths.vendorDashboard ? 'orders' : undefined,
    status,
    from,
    to,
    pickupOn,
    sort: sort === 'pickup' ? sort : undefined,
    page: page > 1 ? page : undefined,
  });
}

/** @returns the file of all orders that the filters leave */
export const exportAddress = ({ status, from, to, pickupOn }: OrdersState): string =>
  withQuery('/api/vendor/orders/export', { status, from, to, pickupOn });

export const isFiltered = ({ status, from, to, pickupOn }: OrdersState): boolean =>
  status !== null || from !== null || to !== null || pickupOn !== null;
