import type {
  HandoverOrder,
  HandoverSheet,
  HandoverStop,
} from '../../../contract/marketplace/pickup/handover-sheet.js';
import { amountOf } from '../../../contract/shared/money.js';
import { buyerName } from '../../orders/details/order.view.js';
import type { LoadedShare } from '../../orders/fulfilments/load-shares.js';
import { openItems } from '../../orders/fulfilments/open-items.js';
import type { WhoMovedOf } from '../../orders/fulfilments/who-moved.js';
import { isToWeigh } from '../../orders/weighing/line-weight.view.js';
import type { Order } from '../../tables/order.entity.js';
import type { DayOfSheet } from './handover-sheets.sql.js';

interface OrderOfSheet {
  order: Order;
  share: LoadedShare;
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
  orders: inDrivingOrder(orders, stops).map(({ order, share }) => {
    const stop = stops.get(order.id);
    return { ...handoverOrder(order, share, by), ...(stop && { stop }) };
  }),
  readAt: new Date().toISOString(),
});

function inDrivingOrder(orders: readonly OrderOfSheet[], stops: Stops): OrderOfSheet[] {
  const place = ({ order }: OrderOfSheet) => stops.get(order.id)?.number ?? stops.size + 1;
  return [...orders].sort((a, b) => place(a) - place(b));
}

function handoverOrder(order: Order, share: LoadedShare, by: WhoMovedOf): HandoverOrder {
  const handedOver = share.events.findLast(({ status }) => status === 'delivered');
  const isDue =
    order.paymentMethod === 'cash' && share.status !== 'delivered' && share.status !== 'cancelled';
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    name: share.collector ?? buyerName(order),
    buyerName: share.collector === null ? null : buyerName(order),
    status: share.status,
    items: openItems(share),
    notes: order.notes,
    due: isDue ? amountOf(share.total) : null,
    ...notYetOf(order, share),
    handedOver: handedOver
      ? { at: handedOver.createdAt.toISOString(), by: by(handedOver)?.name ?? null }
      : null,
  };
}

function notYetOf(order: Order, share: LoadedShare): Pick<HandoverOrder, 'notYet'> {
  if (share.status === 'cancelled' || share.status === 'delivered') return {};
  if (order.paymentStatus === 'owed') return { notYet: 'owed' };
  return isToWeigh(share) ? { notYet: 'weigh' } : {};
}
