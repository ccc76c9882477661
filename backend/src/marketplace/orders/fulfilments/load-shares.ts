import { type EntityManager, In } from 'typeorm';
import type { CheckoutMethod } from '../../../contract/marketplace/checkout.js';
import type { ShareChange } from '../../../contract/marketplace/pickup/share-changes.js';
import { HOUSE_ZONE } from '../../../contract/shared/calendar/house-zone.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { type Handover, handoversOf } from '../../pickups/shares/handovers.sql.js';
import { FulfilmentEvent } from '../../tables/fulfilment-event.entity.js';
import { Fulfilment } from '../../tables/fulfilment.entity.js';
import { OrderItem } from '../../tables/order-item.entity.js';
import { Order } from '../../tables/order.entity.js';
import { ShortRow } from '../../tables/short-row.entity.js';
import type { Vendor } from '../../tables/vendor.entity.js';
import { givenBack } from './load-shares.sql.js';

export interface LoadedShare extends Fulfilment {
  vendor: Vendor;
  items: OrderItem[];
  events: FulfilmentEvent[];
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

export type ChangeEvent = FulfilmentEvent & { change: ShareChange };

const isChange = (event: FulfilmentEvent): event is ChangeEvent => event.change !== null;
const historyOf = (events: readonly FulfilmentEvent[]) => ({
  events: events.filter(({ change }) => change === null),
  changes: events.filter(isChange),
});

export const methodOf = (
  { shippingMethod }: Pick<Order, 'shippingMethod'>,
  { method }: Pick<Fulfilment, 'method'>,
): CheckoutMethod => method ?? shippingMethod;

export async function loadOrdersOfVendor(
  tx: EntityManager,
  vendorId: number,
  orderIds: readonly number[],
): Promise<{ order: Order; share: LoadedShare }[]> {
  const shares = await loadShares(tx, { orderIds, vendorId });
  const orders = await tx.findBy(Order, { id: In(orderIds) });
  return orderIds.flatMap((id) => {
    const order = orders.find((one) => one.id === id);
    const share = shares.find(({ orderId }) => orderId === id);
    return order && share ? [{ order, share }] : [];
  });
}

/** Each list in the order of the ids; a fixed number of statements. */
export async function loadShares(
  tx: EntityManager,
  where: { orderIds: readonly number[]; vendorId?: number },
): Promise<LoadedShare[]> {
  const shares = await tx.getRepository(Fulfilment).find({
    where: { orderId: In(where.orderIds), ...(where.vendorId ? { vendorId: where.vendorId } : {}) },
    relations: { vendor: true },
    relationLoadStrategy: 'join',
    order: { id: 'ASC' },
  });
  const ids = shares.map(({ id }) => id);
  const items = await tx.getRepository(OrderItem).find({
    where: { fulfilmentId: In(ids) },
    relations: { parts: true },
    relationLoadStrategy: 'join',
    order: { id: 'ASC', parts: { id: 'ASC' } },
  });
  const events = await tx
    .getRepository(FulfilmentEvent)
    .find({ where: { fulfilmentId: In(ids) }, order: { id: 'ASC' } });
  const back = await fetchRows(tx, givenBack, [ids]);
  const chosen = shares.filter(({ windowId, zoneId }) => windowId !== null || zoneId !== null);
  const handovers = chosen.length === 0 ? [] : await fetchRows(tx, handoversOf, [chosen.map(({ id }) => id)]);
  const isShort = events.some(
    ({ change }) => change?.kind === 'items' && change.items.some(({ reason }) => reason),
  );
  const short = isShort
    ? await tx.getRepository(ShortRow).find({ where: { fulfilmentId: In(ids) }, order: { id: 'ASC' } })
    : [];
  return shares.flatMap(({ vendor, ...share }) =>
    vendor
      ? [
          {
            ...share,
            refunded: 0,
            disputed: 0,
            commissionBack: 0,
            timeZone: HOUSE_ZONE,
            ...back.find(({ id }) => id === share.id),
            handover: handovers.find(({ shareId }) => shareId === share.id) ?? null,
            vendor,
            items: items.filter(({ fulfilmentId }) => fulfilmentId === share.id),
            short: short.filter(({ fulfilmentId }) => fulfilmentId === share.id),
            ...historyOf(events.filter(({ fulfilmentId }) => fulfilmentId === share.id)),
          },
        ]
      : [],
  );
}
