import type { VendorOrderView } from '@farmgate/backend/contract/marketplace/orders';
import type { QueryClient } from '@tanstack/react-query';
import { VENDOR_ORDERS, refreshVendor, vendorOrderQuery } from '../../vendor-queries';

/** Shows an order as the server has it now, and has everything else of its money read again. */
export function takeOrder(client: QueryClient, order: VendorOrderView): Promise<void> {
  client.setQueryData(vendorOrderQuery(String(order.id)).queryKey, order);
  const money = ['/api/vendor/statement', '/api/vendor/analytics', '/api/vendor/get-paid'];
  return refreshVendor(client, VENDOR_ORDERS, ...money);
}
