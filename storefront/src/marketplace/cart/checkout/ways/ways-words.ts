import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import type { CartVendorWaysView } from '@farmgate/backend/contract/marketplace/pickup/cart-pickups';
import { dayText, hoursText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import { DAY_MS } from '@farmgate/backend/contract/shared/calendar/durations';
import { type ChosenWays, type VendorWay, dayOf, siteOf } from './ways-rules';

const WEEK_MS = 6 * DAY_MS;

/** @returns "Eggs", "Eggs and bacon"; the vendor's name where there is more */
function goodsText({ vendorId, vendorName }: CartVendorWaysView, items: readonly CartItemView[]): string {
  const names = items
    .filter(({ product }) => product.vendorId === vendorId)
    .map(({ product }) => product.name);
  const [first = vendorName, second] = names;
  if (names.length > 2) return vendorName;
  return second === undefined ? first : `${first} and ${second}`;
}

/** @returns "Saturday at Chandler Green, 9 AM to noon", "delivered Tuesday, 2 PM to 6 PM", "shipped" */
export function wayText(
  vendor: CartVendorWaysView | undefined,
  way: VendorWay | undefined,
  now: Date,
): string {
  if (!vendor || !way) return '';
  const day = dayOf(vendor, way);
  if (way.method === 'shipping') return 'shipped';
  if (way.method === '') return 'not chosen yet';
  if (!day) return way.method === 'pickup' ? 'picked up' : 'delivered';
  const name = dayText(day.startsAt, day.timeZone);
  // A weekday alone is the next one.
  const isSoon = new Date(day.startsAt).getTime() - now.getTime() < WEEK_MS;
  const date = isSoon ? (name.split(',', 1)[0] ?? name) : name;
  const site = siteOf(vendor, day);
  if (way.method === 'local_delivery') return `delivered ${date}, ${hoursText(day)}`;
  return `${date}${site ? ` at ${site.name}` : ''}, ${hoursText(day)}`;
}

export const isAllShipped = (ways: ChosenWays): boolean =>
  ways.size > 0 && [...ways.values()].every(({ method }) => method === 'shipping');

/** @returns "Eggs: Saturday at Chandler Green, 9 AM to noon; Beef: shipped." */
export const waysSentence = (
  vendors: readonly CartVendorWaysView[],
  ways: ChosenWays,
  items: readonly CartItemView[],
  now: Date,
): string =>
  `${vendors
    .flatMap((vendor) => {
      const way = ways.get(vendor.vendorId);
      return way ? `${goodsText(vendor, items)}: ${wayText(vendor, way, now)}` : [];
    })
    .join('; ')}.`;
