import { subtotalOf, ZIP_NEEDED } from '../../../contract/marketplace/checkout.js';
import type {
  CartVendorWaysView,
  CartWindowView,
  CartZoneView,
} from '../../../contract/marketplace/pickup/cart-pickups.js';
import { distanceMiles } from '../../../contract/shared/geo/distance.js';
import { amountOf } from '../../../contract/shared/money.js';
import { cartWindowView } from '../../pickups/ways/cart-window.view.js';
import type { SiteOfCart } from '../../pickups/ways/sites-of-cart.sql.js';
import type { VendorOrderLine } from '../../pickups/ways/vendor-order-ways.js';
import type {
  VendorOrderWindow,
  VendorSetup,
  ZoneOfCart,
} from '../../pickups/ways/vendor-order-windows.sql.js';
import { whyNotUndated } from '../../pickups/ways/why-not-date.rules.js';
import { whyNotWindow } from '../../pickups/ways/why-not-window.rules.js';
import { cheapestZone, whyUnderZone } from '../../pickups/zones/cheapest-zone.rules.js';
import { type DeliveryLine, deliveryOptions, type Goal } from './delivery.rules.js';

export interface CartSetup {
  setups: readonly VendorSetup[];
  windows: readonly VendorOrderWindow[];
  sites: readonly SiteOfCart[];
  goal: Goal;
  zipCode: string | undefined;
  now: Date;
}

/** @returns the zone that brings a vendor's lines: of those that have the ZIP code, the cheapest */
export const zoneOfCart = (
  zones: readonly ZoneOfCart[],
  lines: readonly VendorOrderLine[],
): ZoneOfCart | null =>
  cheapestZone(
    zones.filter(({ isHere }) => isHere),
    subtotalOf(lines),
  );

export function vendorWays(
  vendorId: number,
  lines: readonly VendorOrderLine[],
  delivered: readonly DeliveryLine[],
  { setups, windows, sites, goal, zipCode, now }: CartSetup,
): CartVendorWaysView {
  const vendorName = lines[0]?.vendorName ?? '';
  const setup = setups.find((one) => one.vendorId === vendorId);
  const own = windows.filter((window) => window.vendorId === vendorId);
  const view = (window: VendorOrderWindow) =>
    cartWindowView(window, whyNotWindow(window, lines, now)?.message ?? null);
  const ownSites = sites.filter((site) => site.vendorId === vendorId);
  const pickups = own.filter(({ siteId }) => ownSites.some(({ id }) => id === siteId)).map(view);
  const zones = setup?.zones ?? [];
  const zone = zoneOfCart(zones, lines);
  const rounds = own.filter(({ zoneId }) => zone !== null && zoneId === zone.id).map(view);
  const isZoned = zones.length > 0;
  const options = deliveryOptions(
    delivered.map((line) => ({ ...line, isZoned })),
    goal,
  ).map(({ method, reason }) => {
    if (reason !== null) return { method, reason };
    if (method === 'pickup' && setup?.hasPickups) return { method, reason: whyNoDay(vendorName, pickups) };
    if (method === 'local_delivery' && isZoned)
      return { method, reason: whyNotZone(vendorName, zone, { lines, rounds, zipCode }) };
    return { method, reason: whyNotUndated(lines) };
  });
  return {
    ...{ vendorId, vendorName, options, windows: pickups },
    sites: ownSites.map((site) => ({
      ...site,
      miles: goal.place && Math.round(distanceMiles(site, goal.place)),
    })),
    zone: zone && zoneView(zone, rounds),
    hasZones: isZoned,
    ...(setup?.hasPickups && setup.uncollected && { uncollected: setup.uncollected }),
  };
}

const zoneView = (zone: ZoneOfCart, windows: CartWindowView[]): CartZoneView => {
  const { id, name, fee, freeFrom, minimum, note } = zone;
  return {
    ...{ id, name, note, windows },
    fee: amountOf(fee),
    freeFrom: freeFrom === null ? null : amountOf(freeFrom),
    minimum: minimum === null ? null : amountOf(minimum),
  };
};

function whyNoDay(name: string, days: readonly CartWindowView[]): string | null {
  if (days.length === 0) return `${name} takes no orders for pickup right now.`;
  return days.every(({ problem }) => problem !== null)
    ? `${name} has no pickup day left that fits your order.`
    : null;
}

function whyNotZone(
  name: string,
  zone: ZoneOfCart | null,
  {
    lines,
    rounds,
    zipCode,
  }: { lines: readonly VendorOrderLine[]; rounds: readonly CartWindowView[]; zipCode: string | undefined },
): string | null {
  if (zipCode === undefined) return ZIP_NEEDED;
  if (!zone) return `${name} doesn’t deliver to ${zipCode}.`;
  const tooLittle = whyUnderZone(name, zone, subtotalOf(lines));
  if (tooLittle !== null) return tooLittle;
  if (!zone.hasRounds) return whyNotUndated(lines);
  if (rounds.some(({ problem }) => problem === null)) return null;
  return rounds.length === 0
    ? `${name} takes no orders for delivery right now.`
    : `${name} has no delivery day left that fits your order.`;
}
