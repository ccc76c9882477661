import { cashLeft, cashText } from '../../../contract/marketplace/cash/cash-rounding.js';
import { RECEIVED_UNDO_DAYS, type ReceivedWay } from '../../../contract/marketplace/received-words.js';
import type { ReceivedView } from '../../../contract/marketplace/received.js';
import { DAY_MS } from '../../../contract/shared/calendar/durations.js';
import { amountOf, dollars } from '../../../contract/shared/money.js';
import type { Received, VendorOrder } from '../../tables/vendor-order.entity.js';
import type { Vendor } from '../../tables/vendor.entity.js';
import type { LoadedVendorOrder } from '../vendor-orders/load-vendor-orders.js';

type Paid = Pick<VendorOrder, 'received'>;
type PaidOf = Paid & Pick<VendorOrder, 'total'> & Partial<Pick<VendorOrder, 'cashRounding'>>;
interface OfVendor {
  vendor: Pick<Vendor, 'businessName'>;
}

/** @param handedOverAt null until then; so long it can always be changed */
export const mayUndoReceived = (
  { markedAt }: Pick<Received, 'markedAt'>,
  handedOverAt: Date | null,
  now: Date,
): boolean =>
  handedOverAt === null ||
  now.getTime() - Math.max(Date.parse(markedAt), handedOverAt.getTime()) < RECEIVED_UNDO_DAYS * DAY_MS;

export const handedOverAt = ({ status, events }: Pick<LoadedVendorOrder, 'status' | 'events'>): Date | null =>
  status === 'delivered'
    ? (events.findLast((event) => event.status === 'delivered')?.createdAt ?? null)
    : null;

export const receivedView = (
  received: Received<ReceivedWay>,
  handedOver: Date | null,
  now: Date,
): ReceivedView => ({
  ...{ by: received.by, amount: amountOf(received.cents), day: received.day, note: received.note },
  canUndo: received.by !== 'share' && mayUndoReceived(received, handedOver, now),
});

/** @returns cents that are still to be paid in cash at the pickup; below zero, what goes back */
export const leftOf = ({ total, received, cashRounding = null }: PaidOf): number =>
  cashLeft(total, received?.cents ?? 0, cashRounding);

/** @returns the same before it is rounded, where something is left to pay */
export const exactLeftOf = (vendorOrder: PaidOf): number =>
  leftOf(vendorOrder) > 0 ? vendorOrder.total - (vendorOrder.received?.cents ?? 0) : 0;

/** @returns cents to bring to the pickup */
export const leftToTake = (vendorOrder: PaidOf): number => Math.max(0, leftOf(vendorOrder));

/** @returns "$12.35, rounded from $12.37": what to bring for all of them; null where nothing is rounded */
export function roundedText(vendorOrders: readonly PaidOf[]): string | null {
  const cash = vendorOrders.reduce((sum, one) => sum + leftToTake(one), 0);
  const exact = vendorOrders.reduce((sum, one) => sum + exactLeftOf(one), 0);
  return cash === exact ? null : cashText(cash, exact);
}

/** @returns whether the farm has all the money of an order that is paid at its pickup */
export const isPaidBefore = (vendorOrder: PaidOf): boolean =>
  vendorOrder.received !== null && leftOf(vendorOrder) <= 0;

/** @returns what a customer reads who paid more than it comes to now; null for others */
export function overpaidText(vendorOrder: PaidOf & OfVendor): string | null {
  const { received, vendor } = vendorOrder;
  const left = leftOf(vendorOrder);
  return received && left < 0
    ? `You’ve paid ${dollars(received.cents)} already. ${vendor.businessName} will refund ${dollars(-left)}.`
    : null;
}

/** @returns what its farm reads then */
export function refundRestText(vendorOrder: PaidOf): string | null {
  const { received } = vendorOrder;
  const left = leftOf(vendorOrder);
  return received && left < 0
    ? `They’ve paid you ${dollars(received.cents)} already. Please refund ${dollars(-left)}.`
    : null;
}

/** @returns what a customer reads who paid the farm already and gets nothing; null who didn't */
export function askForItBack(vendorOrders: readonly (Paid & OfVendor)[]): string | null {
  const paid = vendorOrders.flatMap(({ received, vendor }) =>
    received ? backText(received, vendor.businessName) : [],
  );
  return paid.length > 0 ? paid.join(' ') : null;
}

const backText = ({ by, cents }: NonNullable<Paid['received']>, farm: string): string =>
  by === 'share'
    ? `You don’t pay for this box. What you had paid for it is farm credit at ${farm}.`
    : `${farm} will refund the ${dollars(cents)} you paid.`;

/** @returns what its farm reads then, after another sentence; empty where it noted nothing */
export function giveItBack({ received }: Paid): string {
  if (!received) return '';
  return received.by === 'share'
    ? ' What the member had paid for it is farm credit.'
    : ` You noted ${dollars(received.cents)} for it. Please refund it.`;
}
