import type { OrderToWeigh, WeighingView } from '@farmgate/backend/contract/marketplace/weight/weighing';
import type { QueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/queries';

export const WEIGHING = '/api/vendor/weighing';

/** GET /api/vendor/weighing: what is to be weighed, the soonest first. */
export const weighingQuery = () => apiQuery<WeighingView>(WEIGHING);

/** GET /api/vendor/weighing/{id}: one that may be weighed already. */
export const orderToWeighQuery = (id: number) => apiQuery<OrderToWeigh>(`${WEIGHING}/${id}`);

/** Puts an order as it is by now in the place of what was known of it. */
export function takeOrder(client: QueryClient, order: OrderToWeigh): void {
  client.setQueryData(orderToWeighQuery(order.id).queryKey, order);
  client.setQueryData(
    weighingQuery().queryKey,
    (known) => known && { ...known, orders: known.orders.map((one) => (one.id === order.id ? order : one)) },
  );
}
