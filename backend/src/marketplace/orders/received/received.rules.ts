import { RECEIVED_UNDO_DAYS } from '../../../contract/marketplace/received-words.js';
import type { ReceivedView } from '../../../contract/marketplace/received.js';
import { DAY_MS } from '../../../contract/shared/calendar/durations.js';
import { amountOf, dollars } from '../../../contract/shared/money.js';
import type { Received, VendorOrder } from '../../tables/vendor-order.entity.js';
import type { Vendor } from '../../tables/vendor.entity.js';

type Paid = Pick<VendorOrder, 'received'>;

/** @param isHandedOver until then it can always be changed */
export const mayUndoReceived = (
  { markedAt }: Pick<Received, 'markedAt'>,
  isHandedOver: boolean,
  now: Date,
): boolean => !isHandedOver || now.getTime() - Date.parse(markedAt) < RECEIVED_UNDO_DAYS * DAY_MS;

export const receivedView = (received: Received, isHandedOver: boolean, now: Date): ReceivedView => ({
  ...{ by: received.by, amount: amountOf(received.cents), day: received.day, note: received.note },
  canUndo: mayUndoReceived(received, isHandedOver, now),
});

/** @returns cents that are still to be paid at the pickup */
export const leftToTake = ({ total, received }: Paid & Pick<VendorOrder, 'total'>): number =>
  Math.max(0, total - (received?.cents ?? 0));

/** @returns whether the farm has all the money of an order that is paid at its pickup */
export const isPaidBefore = (vendorOrder: Paid & Pick<VendorOrder, 'total'>): boolean =>
  vendorOrder.received !== null && leftToTake(vendorOrder) === 0;

/** @returns what a customer reads who paid the farm already and gets nothing; null who didn't */
export function askForItBack(
  vendorOrders: readonly (Paid & { vendor: Pick<Vendor, 'businessName'> })[],
): string | null {
  const paid = vendorOrders.flatMap(({ received, vendor }) =>
    received ? `${vendor.businessName} will refund the ${dollars(received.cents)} you paid.` : [],
  );
  return paid.length > 0 ? paid.join(' ') : null;
}

/** @returns what its farm reads then, after another sentence; empty where it noted nothing */
export const giveItBack = ({ received }: Paid): string =>
  received ? ` You noted ${dollars(received.cents)} for it. Please refund it.` : '';
