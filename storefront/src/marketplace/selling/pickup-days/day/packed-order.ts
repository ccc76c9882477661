import type { PackingOrder } from '@farmgate/backend/contract/marketplace/packing';
import type { PickupDayOrder } from '@farmgate/backend/contract/marketplace/pickup/pickup-days';
import type { ShortOfCrop } from '@farmgate/backend/contract/marketplace/short-crop-words';
import type { SoldPartView } from '@farmgate/backend/contract/marketplace/sold-parts';
import { isUnweighed, packedWeights } from '@farmgate/backend/contract/marketplace/weight/weight-words';
import type { PickLine } from '../../orders/pick-list/pick-list';

/** An order of a day as its lists and labels need it, whoever looks: no price, no address. */
export interface PackedOrder {
  id: number;
  orderNumber: string;
  status: PackingOrder['status'];
  customerName: string;
  /** Who comes for it, where not the buyer. */
  collector: string | null;
  notes: string | null;
  /** What of it is short of crops. */
  shortCrops?: ShortOfCrop[] | undefined;
  /** Without what was refunded. */
  items: {
    name: string;
    unit: PickLine['unit'];
    quantity: number;
    productId: number;
    refunded: number;
    /** It is sold by weight and not weighed yet. */
    toWeigh?: boolean | undefined;
    /** What its packages weigh, once they are weighed. */
    weights?: string[] | undefined;
    /** What is in each, of a box. */
    parts?: SoldPartView[] | undefined;
  }[];
}

/** @returns what is still to be packed and handed over, the oldest first */
export const toPack = (orders: readonly PickupDayOrder[]): PackedOrder[] =>
  orders
    .filter(({ status }) => status !== 'cancelled' && status !== 'delivered')
    .map(({ id, orderNumber, status, customerName, handover, notes, items, shortCrops }) => ({
      ...{ id, orderNumber, status, customerName, notes, collector: handover?.collector ?? null },
      shortCrops,
      items: items
        .filter(({ quantity, refunded, short = 0 }) => refunded + short < quantity)
        .map(({ name, unit, quantity, refunded, short = 0, productId, parts, weight }) => ({
          ...{ name, unit, productId, parts, quantity: quantity - refunded - short, refunded: 0 },
          toWeigh: isUnweighed({ weight, quantity, refunded }),
          weights: packedWeights({ weight, quantity, refunded }),
        })),
    }));

/** The same of orders as packers get them. */
export const packersOrders = (orders: readonly PackingOrder[]): PackedOrder[] =>
  orders.map(({ id, orderNumber, status, customerName, notes, items, shortCrops }) => ({
    ...{ id, orderNumber, status, customerName, notes, shortCrops, collector: null },
    items: items.map(({ name, unit, quantity, parts, toWeigh, weights }) => ({
      ...{ name, unit, quantity, productId: 0, refunded: 0, toWeigh, weights },
      parts: parts?.map((part) => ({ ...part, productId: 0 })),
    })),
  }));
