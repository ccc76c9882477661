import { movesFrom, type OrderStatus } from '../../../contract/marketplace/order-status.js';
import { PACKING_MOVES, type PackingOrder } from '../../../contract/marketplace/packing.js';
import type { Order } from '../../tables/order.entity.js';
import { buyerName } from '../details/order.view.js';
import { packingShortRow, shortOf } from '../short-rows/short-row.view.js';
import { type LoadedVendorOrder, methodOf } from '../vendor-orders/load-vendor-orders.js';
import { cropsOf, openItems } from '../vendor-orders/open-items.js';
import { packedOf } from '../vendor-orders/packed.view.js';
import type { WhoMovedOf } from '../vendor-orders/who-moved.js';

const isPackingMove = (status: string): status is (typeof PACKING_MOVES)[number] =>
  PACKING_MOVES.some((move) => move === status);

/** Packers hand over what is picked up, and don't send it. */
const packingMoves = (status: OrderStatus, isPickup: boolean): PackingOrder['moves'] =>
  movesFrom(status, 'vendor', isPickup).flatMap(({ to, label }) =>
    isPackingMove(to) && !(isPickup && to === 'shipped') ? [{ to, label }] : [],
  );

const handedOver = ({ handover }: LoadedVendorOrder): Pick<PackingOrder, 'pickup'> => {
  if (!handover?.window) return {};
  const { startsAt, endsAt, timeZone } = handover.window;
  return { pickup: { startsAt, endsAt, timeZone } };
};

export const packingOrder = (order: Order, vendorOrder: LoadedVendorOrder, by: WhoMovedOf): PackingOrder => ({
  id: order.id,
  orderNumber: order.orderNumber,
  status: vendorOrder.status,
  customerName: buyerName(order),
  shippingMethod: methodOf(order, vendorOrder),
  notes: order.notes,
  items: openItems(vendorOrder),
  ...cropsOf(vendorOrder),
  ...shortOf(vendorOrder, packingShortRow),
  ...packedOf(vendorOrder, by),
  moves: packingMoves(vendorOrder.status, methodOf(order, vendorOrder) === 'pickup'),
  createdAt: order.createdAt.toISOString(),
  ...handedOver(vendorOrder),
  timeZone: vendorOrder.timeZone,
});
