import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import { CHECKOUT_METHODS, type CheckoutMethod } from '@farmgate/backend/contract/marketplace/checkout';
import type { DeliveryView } from '@farmgate/backend/contract/marketplace/orders';
import type {
  CartPickupsView,
  CartVendorWaysView,
  CartWindowView,
} from '@farmgate/backend/contract/marketplace/pickup/cart-pickups';
import {
  type PossiblePickup,
  fewestTrips,
  tripOf,
} from '@farmgate/backend/contract/marketplace/pickup/fewest-trips';
import type { DeliveryPrice } from '@farmgate/backend/contract/marketplace/price-order';
import { FAR_PICKUP_MILES } from '@farmgate/backend/contract/marketplace/reach';
import type { TaxMode } from '@farmgate/backend/contract/marketplace/tax';
import { centsOf } from '@farmgate/backend/contract/shared/money';
import { type CartTax, type CartTerms, buyable } from '../../cart-rules';

type Vendor = CartVendorWaysView;

/** How one vendor's part of the order goes. */
export interface VendorWay {
  /** Empty while none is chosen, and none could be. */
  method: CheckoutMethod | '';
  windowId: number | null;
  /** Who else comes for it; null where the buyer does. */
  collector: string | null;
}

/** What was chosen, by vendor; what nobody chose gives way to what is possible. */
export type KeptWays = Readonly<Record<number, VendorWay & { isOwn: boolean }>>;

/** In the order of the vendors. */
export type ChosenWays = ReadonlyMap<number, VendorWay>;

/** What keeps a vendor's part from being ordered, and which of its choices it is about. */
export interface WayProblem {
  at: 'method' | 'windowId' | 'collector';
  message: string;
}

/** @returns the days on which a vendor hands over in a way; none where the way has no days */
export const daysOf = (vendor: Vendor, method: CheckoutMethod | ''): readonly CartWindowView[] => {
  if (method === 'pickup') return vendor.windows;
  return method === 'local_delivery' ? (vendor.zone?.windows ?? []) : [];
};

/** @returns whether a way of a vendor has a day to choose */
export const hasDays = (vendor: Vendor, method: CheckoutMethod | ''): boolean =>
  method === 'pickup' ? vendor.sites.length > 0 : daysOf(vendor, method).length > 0;

export const dayOf = (vendor: Vendor, { method, windowId }: VendorWay): CartWindowView | undefined =>
  daysOf(vendor, method).find(({ id }) => id === windowId);

/** @returns when the last part of an order is handed over, as a moment; null where no day is chosen */
export const lastDayOf = (vendors: readonly Vendor[], ways: ChosenWays): string | null =>
  vendors.reduce<string | null>((last, vendor) => {
    const way = ways.get(vendor.vendorId);
    const startsAt = way && dayOf(vendor, way)?.startsAt;
    return startsAt && (last === null || startsAt > last) ? startsAt : last;
  }, null);

export const siteOf = (vendor: Vendor, day: CartWindowView | undefined) =>
  vendor.sites.find(({ id }) => id === day?.siteId);

const reasonOf = ({ options }: Vendor, method: CheckoutMethod): string | null =>
  options.find((option) => option.method === method)?.reason ?? null;

/** @returns what keeps a vendor's part from being ordered this way; null where nothing does */
export function problemOf(vendor: Vendor, way: VendorWay): WayProblem | null {
  const { method, windowId, collector } = way;
  const { vendorName } = vendor;
  if (method === '')
    return { at: 'method', message: `Please choose how you get your order from ${vendorName}.` };
  const reason = reasonOf(vendor, method);
  // Of days that are gone, each says why itself.
  if (reason !== null && windowId === null) return { at: 'method', message: reason };
  if (hasDays(vendor, method)) {
    const day = dayOf(vendor, way);
    const which = method === 'pickup' ? `pickup day at ${vendorName}` : `delivery day of ${vendorName}`;
    if (windowId === null) return { at: 'windowId', message: `Please choose a ${which}.` };
    if (!day)
      return {
        at: 'windowId',
        message: `You can’t choose this day anymore. Please choose another ${which}.`,
      };
    if (day.problem) return { at: 'windowId', message: `${day.problem} Please choose another day.` };
  }
  if (reason !== null) return { at: 'method', message: reason };
  if (method === 'pickup' && collector?.trim() === '')
    return { at: 'collector', message: 'Please enter the name of the person who picks it up.' };
  return null;
}

/** A market is one place for all who sell there. */
function possiblePickups(vendor: Vendor): PossiblePickup[] {
  if (reasonOf(vendor, 'pickup') !== null) return [];
  return vendor.windows.flatMap((day) => {
    const site = siteOf(vendor, day);
    if (!site || day.problem !== null || (site.miles ?? 0) > FAR_PICKUP_MILES) return [];
    const place = site.placeId === null ? `site ${site.id}` : `market ${site.placeId}`;
    return { windowId: day.id, place, date: day.date, startsAt: day.startsAt };
  });
}

const isShipped = (vendor: Vendor) => reasonOf(vendor, 'shipping') === null;

/** The way for a vendor that begins with no pickup: the one that is possible, sent rather than fetched. */
function otherWay(vendor: Vendor, isFar: boolean): VendorWay {
  const order: CheckoutMethod[] = ['shipping', 'local_delivery', 'pickup'];
  const method = order.find(
    (one) => reasonOf(vendor, one) === null && !(one === 'pickup' && (vendor.sites.length > 0 || isFar)),
  );
  const [first] = method === 'local_delivery' ? daysOf(vendor, method).filter(isOpen) : [];
  return { method: method ?? '', windowId: first?.id ?? null, collector: null };
}

const isOpen = ({ problem }: CartWindowView) => problem === null;

/**
 * @param kept what was chosen already
 * @param far vendors whose own place is too far to pick up without being asked
 * @returns how each vendor's part goes: as chosen, else shipped. Who doesn't ship, and all once the buyer
 *   has chosen a pickup, begins with the days that take the fewest trips.
 */
export function chosenWays(
  vendors: readonly Vendor[],
  kept: KeptWays,
  far: readonly number[] = [],
): ChosenWays {
  const stays = ({ vendorId }: Vendor) => kept[vendorId];
  const isKept = (vendor: Vendor) => {
    const way = stays(vendor);
    return way !== undefined && (way.isOwn || problemOf(vendor, way) === null);
  };
  const made = new Set(
    vendors.filter(isKept).flatMap((vendor) => {
      const pickup = possiblePickups(vendor).find(({ windowId }) => windowId === stays(vendor)?.windowId);
      return pickup && stays(vendor)?.method === 'pickup' ? [tripOf(pickup)] : [];
    }),
  );
  const picksUp = Object.values(kept).some(({ isOwn, method }) => isOwn && method === 'pickup');
  const asked = vendors.filter((vendor) => !isKept(vendor) && (picksUp || !isShipped(vendor)));
  const pickups = fewestTrips(
    asked.map((vendor) => ({ vendorId: vendor.vendorId, pickups: possiblePickups(vendor) })),
    made,
  );
  return new Map(
    vendors.map((vendor): [number, VendorWay] => {
      const { vendorId } = vendor;
      const way = stays(vendor);
      if (way && isKept(vendor)) return [vendorId, way];
      const windowId = pickups.get(vendorId);
      if (windowId === undefined) return [vendorId, otherWay(vendor, far.includes(vendorId))];
      return [vendorId, { method: 'pickup', windowId, collector: null }];
    }),
  );
}

/** @returns `vendorOrders` of POST /api/orders */
export const vendorOrdersOf = (vendors: readonly Vendor[], ways: ChosenWays) =>
  vendors.flatMap((vendor) => {
    const { vendorId } = vendor;
    const { method = '', windowId = null, collector = null } = ways.get(vendorId) ?? {};
    if (method === '') return [];
    const isDay = windowId !== null && hasDays(vendor, method);
    return {
      ...{ vendorId, method },
      ...(isDay && { windowId }),
      ...(method === 'local_delivery' && vendor.zone && { zoneId: vendor.zone.id }),
      ...(method === 'pickup' && isDay && collector?.trim() && { collector: collector.trim() }),
    };
  });

/** What an order says of its vendors' ways, and is added up with. */
export interface SentWays {
  terms: Required<Pick<CartTerms, 'ways' | 'zonePrices' | 'tax'>>;
  shares: ReturnType<typeof vendorOrdersOf>;
}

/** @returns what the zones ask for that bring a vendor's part, in cents */
export const zonePricesOf = (vendors: readonly Vendor[], ways: ChosenWays): Map<number, DeliveryPrice> =>
  new Map(
    vendors.flatMap(({ vendorId, zone }) => {
      if (!zone || ways.get(vendorId)?.method !== 'local_delivery') return [];
      const freeFrom = zone.freeFrom === null ? null : centsOf(zone.freeFrom);
      return [[vendorId, { cents: centsOf(zone.fee) ?? 0, freeFrom }] as const];
    }),
  );

/** @returns what the lines are taxed at, each where it is handed over or sent to */
export function waysTax(
  items: readonly CartItemView[],
  { vendors, taxes }: CartPickupsView,
  ways: ChosenWays,
  delivery: DeliveryView['taxes'] | undefined,
  mode: TaxMode,
): CartTax {
  if (delivery === null || (delivery === undefined && mode === 'flat')) return 'flat';
  const rates = new Map<number, number | null>();
  for (const vendor of vendors) {
    const way = ways.get(vendor.vendorId);
    if (!way) continue;
    const site = way.method === 'pickup' ? siteOf(vendor, dayOf(vendor, way)) : undefined;
    const known = site
      ? taxes?.find(({ state }) => state === site.state)?.rates
      : delivery?.find(({ method }) => method === way.method)?.rates;
    const own = items.filter(({ product }) => product.vendorId === vendor.vendorId);
    for (const { productId, basisPoints } of known ?? [])
      if (own.some(({ product }) => product.id === productId)) rates.set(productId, basisPoints);
  }
  return buyable(items).every(({ product }) => rates.has(product.id)) ? rates : 'unknown';
}

/** @returns the choices of a stored text; none of what is not one */
export function parseKept(text: string | null): KeptWays {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(([id, way]) => /^\d{1,9}$/.test(id) && isKeptWay(way)),
    ) as KeptWays;
  } catch {
    return {};
  }
}

function isKeptWay(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { method, windowId, collector, isOwn } = value as Record<string, unknown>;
  return (
    CHECKOUT_METHODS.some((one) => one === method) &&
    (windowId === null || typeof windowId === 'number') &&
    (collector === null || typeof collector === 'string') &&
    typeof isOwn === 'boolean'
  );
}
