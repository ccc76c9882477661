import { type EntityManager, In } from 'typeorm';
import type { CheckoutMethod } from '../../../contract/marketplace/checkout.js';
import type { OrderChange } from '../../../contract/marketplace/pickup/order-change-kinds.js';
import { HOUSE_ZONE } from '../../../contract/shared/calendar/house-zone.js';
import { fetchRows } from '../../../platform/database/statement.js';
import type { Handover } from '../../pickups/ways/handovers.sql.js';
import { OrderItem } from '../../tables/order-item.entity.js';
import { Order } from '../../tables/order.entity.js';
import { ShortRow } from '../../tables/short-row.entity.js';
import { VendorOrderEvent } from '../../tables/vendor-order-event.entity.js';
import { VendorOrder } from '../../tables/vendor-order.entity.js';
import type { Vendor } from '../../tables/vendor.entity.js';
import { figuresOf } from './load-vendor-orders.sql.js';

export interface LoadedVendorOrder extends VendorOrder {
  vendor: Vendor;
  items: OrderItem[];
  events: VendorOrderEvent[];
  changes: ChangeEvent[];
  /** Cents that went back to the buyer. */
  refunded: number;
  /** Cents that disputes have taken. */
  disputed: number;
  /** Cents of its commission that the vendor was given back with both. */
  commissionBack: number;
  /** Where its vendor's days begin: an IANA name. */
  timeZone: string;
  short: ShortRow[];
  /** Null where no day, site or zone was chosen. */
  handover: Handover | null;
}

export type ChangeEvent = VendorOrderEvent & { change: OrderChange };

const isChange = (event: VendorOrderEvent): event is ChangeEvent => event.change !== null;
const historyOf = (events: readonly VendorOrderEvent[]) => ({
  events: events.filter(({ change }) => change === null),
  changes: events.filter(isChange),
});

export const methodOf = (
  { shippingMethod }: Pick<Order, 'shippingMethod'>,
  { method }: Pick<VendorOrder, 'method'>,
): CheckoutMethod => method ?? shippingMethod;

export async function loadOrdersOfVendor(
  tx: EntityManager,
  vendorId: number,
  orderIds: readonly number[],
): Promise<{ order: Order; vendorOrder: LoadedVendorOrder }[]> {
  const vendorOrders = await loadVendorOrders(tx, { orderIds, vendorId });
  const orders = await tx.findBy(Order, { id: In(orderIds) });
  return orderIds.flatMap((id) => {
    const order = orders.find((one) => one.id === id);
    const vendorOrder = vendorOrders.find(({ orderId }) => orderId === id);
    return order && vendorOrder ? [{ order, vendorOrder }] : [];
  });
}

/** Each list in the order of the ids; a fixed number of statements. */
export async function loadVendorOrders(
  tx: EntityManager,
  where: { orderIds: readonly number[]; vendorId?: number },
): Promise<LoadedVendorOrder[]> {
  const vendorOrders = await tx.getRepository(VendorOrder).find({
    where: { orderId: In(where.orderIds), ...(where.vendorId ? { vendorId: where.vendorId } : {}) },
    relations: { vendor: true },
    relationLoadStrategy: 'join',
    order: { id: 'ASC' },
  });
  const ids = vendorOrders.map(({ id }) => id);
  const items = await tx.getRepository(OrderItem).find({
    where: { vendorOrderId: In(ids) },
    relations: { parts: true },
    relationLoadStrategy: 'join',
    order: { id: 'ASC', parts: { id: 'ASC' } },
  });
  const events = await tx
    .getRepository(VendorOrderEvent)
    .find({ where: { vendorOrderId: In(ids) }, order: { id: 'ASC' } });
  const figures = await fetchRows(tx, figuresOf, [ids]);
  const isShort = events.some(
    ({ change }) => change?.kind === 'items' && change.items.some(({ reason }) => reason),
  );
  const short = isShort
    ? await tx.getRepository(ShortRow).find({ where: { vendorOrderId: In(ids) }, order: { id: 'ASC' } })
    : [];
  return vendorOrders.flatMap(({ vendor, ...vendorOrder }) =>
    vendor
      ? [
          {
            ...vendorOrder,
            refunded: 0,
            disputed: 0,
            commissionBack: 0,
            timeZone: HOUSE_ZONE,
            handover: null,
            ...figures.find(({ id }) => id === vendorOrder.id),
            vendor,
            items: items.filter(({ vendorOrderId }) => vendorOrderId === vendorOrder.id),
            short: short.filter(({ vendorOrderId }) => vendorOrderId === vendorOrder.id),
            ...historyOf(events.filter(({ vendorOrderId }) => vendorOrderId === vendorOrder.id)),
          },
        ]
      : [],
  );
}
