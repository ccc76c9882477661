import { shortDayText } from '../../../contract/marketplace/pickup/handover-words.js';
import { paths } from '../../../contract/shared/site-paths.js';
import type { BusinessPush } from '../../../platform/push/business-push.js';
import type { Order } from '../../tables/order.entity.js';
import { type LoadedVendorOrder, methodOf } from '../vendor-orders/load-vendor-orders.js';

const HOW: Record<Order['shippingMethod'], string> = {
  pickup: 'Pickup',
  local_delivery: 'Delivery',
  shipping: 'To ship',
};

/** Says nothing of the customer and no price: it lies on a table, face up. */
export function newOrderPush(order: Order, vendorOrder: LoadedVendorOrder, businessId: number): BusinessPush {
  const { id, items, handover, vendor } = vendorOrder;
  const count = items.length === 1 ? '1 product' : `${items.length} products`;
  const how = HOW[methodOf(order, vendorOrder)];
  const day = handover?.window && shortDayText(handover.window.startsAt, handover.window.timeZone);
  return {
    businessId,
    capability: 'refund',
    message: {
      title: `New order for ${vendor.businessName}`,
      text: `${count}. ${[how, day].filter(Boolean).join(' ')}. Please confirm it.`,
      path: paths.vendorOrder(order.id),
      tag: `order-${id}`,
    },
  };
}
