import type { CartWindowView } from '../../../contract/marketplace/pickup/cart-pickups.js';
import type { VendorOrderWindow } from './vendor-order-windows.sql.js';

/** What is left of a day is said from here down. */
const FEW = 5;

/** @param problem why it cannot be had, in a sentence; null where it can */
export function cartWindowView(window: VendorOrderWindow, problem: string | null): CartWindowView {
  const { id, siteId, zoneId, date, timeZone, address, reason } = window;
  return {
    ...{ id, siteId, zoneId, date, timeZone, address, reason, problem },
    startsAt: window.startsAt.toISOString(),
    endsAt: window.endsAt.toISOString(),
    ordersCloseAt: window.ordersCloseAt.toISOString(),
    room: roomLeft(window),
  };
}

/** @returns "2 pickup spots left", "1 delivery spot left", "3 crates left"; null where there are more */
function roomLeft({ capacity, capacityUnit, taken, zoneId }: VendorOrderWindow): string | null {
  if (capacity === null || capacity - taken > FEW) return null;
  const left = capacity - taken;
  if (left <= 0) return null;
  const what = capacityUnit === 'crates' ? 'crate' : zoneId === null ? 'pickup spot' : 'delivery spot';
  return `${left} ${what}${left === 1 ? '' : 's'} left`;
}
