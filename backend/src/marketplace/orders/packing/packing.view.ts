import { movesFrom, type OrderStatus } from '../../../contract/marketplace/order-status.js';
import { PACKING_MOVES, type PackingOrder } from '../../../contract/marketplace/packing.js';
import type { Order } from '../../tables/order.entity.js';
import { type LoadedShare, methodOf } from '../fulfilments/load-shares.js';
import { openItems } from '../fulfilments/open-items.js';
import { packingShortRow, shortOf } from '../short-rows/short-row.view.js';

const isPackingMove = (status: string): status is (typeof PACKING_MOVES)[number] =>
  PACKING_MOVES.some((move) => move === status);

/** Packers hand over what is picked up, and don't send it. */
const packingMoves = (status: OrderStatus, isPickup: boolean): PackingOrder['moves'] =>
  movesFrom(status, 'vendor', isPickup).flatMap(({ to, label }) =>
    isPackingMove(to) && !(isPickup && to === 'shipped') ? [{ to, label }] : [],
  );

const handedOver = ({ handover }: LoadedShare): Pick<PackingOrder, 'pickup'> => {
  if (!handover?.window) return {};
  const { startsAt, endsAt, timeZone } = handover.window;
  return { pickup: { startsAt, endsAt, timeZone } };
};

export const packingOrder = (order: Order, share: LoadedShare): PackingOrder => ({
  id: order.id,
  orderNumber: order.orderNumber,
  status: share.status,
  customerName: `${order.firstName} ${order.lastName}`,
  shippingMethod: methodOf(order, share),
  notes: order.notes,
  items: openItems(share),
  ...shortOf(share, packingShortRow),
  moves: packingMoves(share.status, methodOf(order, share) === 'pickup'),
  createdAt: order.createdAt.toISOString(),
  ...handedOver(share),
  timeZone: share.timeZone,
});
