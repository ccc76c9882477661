import type {
  HandoverOrder,
  HandoverSheet,
  HandoverStop,
} from '../../../contract/marketplace/pickup/handover-sheet.js';
import { amountOf } from '../../../contract/shared/money.js';
import { buyerName } from '../../orders/details/order.view.js';
import { exactLeftOf, leftOf } from '../../orders/received/received.rules.js';
import type { LoadedVendorOrder } from '../../orders/vendor-orders/load-vendor-orders.js';
import { cropsOf, openItems } from '../../orders/vendor-orders/open-items.js';
import { packedOf } from '../../orders/vendor-orders/packed.view.js';
import type { WhoMovedOf } from '../../orders/vendor-orders/who-moved.js';
import { isToWeigh } from '../../orders/weighing/line-weight.view.js';
import type { Order } from '../../tables/order.entity.js';
import type { DayOfSheet } from './handover-sheets.sql.js';

interface OrderOfSheet {
  order: Order;
  vendorOrder: LoadedVendorOrder;
}

/** Where orders are brought, by their ids; none at a pickup, and for those who may not see addresses. */
export type Stops = ReadonlyMap<number, HandoverStop>;

export const handoverSheet = (
  day: DayOfSheet,
  orders: readonly OrderOfSheet[],
  stops: Stops,
  by: WhoMovedOf,
): HandoverSheet => ({
  ...day,
  startsAt: day.startsAt.toISOString(),
  endsAt: day.endsAt.toISOString(),
  orders: inDrivingOrder(orders, stops).map(({ order, vendorOrder }) => {
    const stop = stops.get(order.id);
    return { ...handoverOrder(order, vendorOrder, by), ...(stop && { stop }) };
  }),
  readAt: new Date().toISOString(),
});

function inDrivingOrder(orders: readonly OrderOfSheet[], stops: Stops): OrderOfSheet[] {
  const place = ({ order }: OrderOfSheet) => stops.get(order.id)?.number ?? stops.size + 1;
  return [...orders].sort((a, b) => place(a) - place(b));
}

function handoverOrder(order: Order, vendorOrder: LoadedVendorOrder, by: WhoMovedOf): HandoverOrder {
  const handedOver = vendorOrder.events.findLast(({ status }) => status === 'delivered');
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    name: vendorOrder.collector ?? buyerName(order),
    buyerName: vendorOrder.collector === null ? null : buyerName(order),
    status: vendorOrder.status,
    items: itemsOf(vendorOrder),
    ...cropsOf(vendorOrder),
    notes: order.notes,
    ...cashOf(order, { ...vendorOrder, total: vendorOrder.total - lessForCrops(vendorOrder) }),
    ...notYetOf(order, vendorOrder),
    ...packedOf(vendorOrder, by),
    handedOver: handedOver
      ? { at: handedOver.createdAt.toISOString(), by: by(handedOver)?.name ?? null }
      : null,
  };
}

function itemsOf(vendorOrder: LoadedVendorOrder): HandoverOrder['items'] {
  const sold = new Map(
    vendorOrder.items.map(({ id, productId, variantId }) => [id, { productId, variantId }]),
  );
  return openItems(vendorOrder).flatMap((item) => ({ ...item, ...(sold.get(item.id) ?? NO_PRODUCT) }));
}
const NO_PRODUCT = { productId: 0, variantId: null };

const lessForCrops = ({ shortCrops }: LoadedVendorOrder): number =>
  (shortCrops ?? []).reduce((sum, { less }) => sum + less, 0);

function cashOf(
  order: Order,
  vendorOrder: LoadedVendorOrder,
): Pick<HandoverOrder, 'due' | 'exactDue' | 'refund'> {
  const { status, received } = vendorOrder;
  if (order.paymentMethod !== 'cash' || status === 'delivered' || status === 'cancelled')
    return { due: null };
  const left = leftOf(vendorOrder);
  const exact = exactLeftOf(vendorOrder);
  if (left > 0 || received === null)
    return { due: amountOf(left), ...(left > 0 && exact !== left && { exactDue: amountOf(exact) }) };
  return left < 0 && !isToWeigh(vendorOrder) ? { due: null, refund: amountOf(-left) } : { due: null };
}

function notYetOf(order: Order, vendorOrder: LoadedVendorOrder): Pick<HandoverOrder, 'notYet'> {
  if (vendorOrder.status === 'cancelled' || vendorOrder.status === 'delivered') return {};
  if (order.paymentStatus === 'owed') return { notYet: 'owed' };
  return isToWeigh(vendorOrder) ? { notYet: 'weigh' } : {};
}
