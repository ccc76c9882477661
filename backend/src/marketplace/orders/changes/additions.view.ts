import type { OrderView } from '../../../contract/marketplace/orders.js';
import { amountOf } from '../../../contract/shared/money.js';
import type { Order } from '../../tables/order.entity.js';
import type { LoadedShare } from '../fulfilments/load-shares.js';

/** @param url where that is paid; null where the payment is to be begun */
export function withAdditions(
  view: OrderView,
  waiting: readonly { addition: Order; share: LoadedShare }[],
  url: string | null,
): OrderView {
  const addingTo = (vendorId: number) => {
    const one = waiting.find(({ share }) => share.vendorId === vendorId);
    if (!one?.addition.heldUntil) return {};
    const { id, total, heldUntil } = one.addition;
    const items = one.share.items.map(({ productName: name, quantity }) => ({ name, quantity }));
    return {
      adding: { orderId: id, items, total: amountOf(total), heldUntil: heldUntil.toISOString(), url },
    };
  };
  return {
    ...view,
    fulfilments: view.fulfilments.map((share) => ({ ...share, ...addingTo(share.vendor.id) })),
  };
}
