import type { OrderView } from '../../../contract/marketplace/orders.js';
import { amountOf } from '../../../contract/shared/money.js';
import type { Order } from '../../tables/order.entity.js';
import type { LoadedVendorOrder } from '../vendor-orders/load-vendor-orders.js';

/** @param url where that is paid; null where the payment is to be begun */
export function withAdditions(
  view: OrderView,
  waiting: readonly { addition: Order; vendorOrder: LoadedVendorOrder }[],
  url: string | null,
): OrderView {
  const addingTo = (vendorId: number) => {
    const one = waiting.find(({ vendorOrder }) => vendorOrder.vendorId === vendorId);
    if (!one?.addition.heldUntil) return {};
    const { id, total, heldUntil } = one.addition;
    const items = one.vendorOrder.items.map(({ productName: name, quantity }) => ({ name, quantity }));
    return {
      adding: { orderId: id, items, total: amountOf(total), heldUntil: heldUntil.toISOString(), url },
    };
  };
  return {
    ...view,
    fulfilments: view.fulfilments.map((vendorOrder) => ({
      ...vendorOrder,
      ...addingTo(vendorOrder.vendor.id),
    })),
  };
}
