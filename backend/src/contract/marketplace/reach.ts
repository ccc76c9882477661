import { groupThousands } from '../directory/prices.js';
import { type Point, distanceMiles } from '../shared/geo/distance.js';
import { CHECKOUT_METHODS, type CheckoutMethod, LOCAL_DELIVERY_MILES } from './checkout.js';
import type { ShippingMethod } from './shop.js';

/**
 * How a shopper gets a product: the same answer on cards, in the cart and at the checkout. Free of zod.
 */

/** A pickup farther away than this is 'too far': it is not promised, and the checkout asks once. In miles. */
export const FAR_PICKUP_MILES = 50;

/** Where a vendor hands goods over, and delivers from. */
export interface PickupPlace extends Point {
  city: string;
  /** "NY" */
  state: string;
  /** Where it ships to; none for every state. */
  shippingStates?: readonly string[] | undefined;
}

/** Where the shopper is: a ZIP code and its center. */
export interface ShopperPlace extends Point {
  zipCode: string;
  state: string;
}

/**
 * What a way comes to: possible; offered, but not for somebody that far away (another state, for regional
 * shipping); not offered; or offered, and it depends on where the shopper is, which nobody said.
 */
export type Way = 'possible' | 'too-far' | 'not-offered' | 'depends';

export interface Reach {
  ways: Record<CheckoutMethod, Way>;
  /** Whole miles along the ground to where it is picked up; null without a ZIP code. */
  miles: number | null;
}

/**
 * @param methods the product's own ways, else its vendor's
 * @param to null while no ZIP code is known
 * @returns what each way of the checkout comes to. A pickup that is too far can still be ordered.
 */
export function reachOf(
  methods: readonly ShippingMethod[],
  from: PickupPlace,
  to: ShopperPlace | null,
): Reach {
  const miles = to && distanceMiles(from, to);
  const within = (most: number): Way => {
    if (miles === null) return 'depends';
    return miles <= most ? 'possible' : 'too-far';
  };
  return {
    ways: {
      pickup: methods.includes('pickup') ? within(FAR_PICKUP_MILES) : 'not-offered',
      local_delivery: methods.includes('local_delivery') ? within(LOCAL_DELIVERY_MILES) : 'not-offered',
      shipping: shippingTo(methods, from, to?.state ?? null),
    },
    miles: miles === null ? null : Math.round(miles),
  };
}

function shippingTo(methods: readonly ShippingMethod[], from: PickupPlace, to: string | null): Way {
  const isNationwide = methods.includes('nationwide_shipping');
  if (!isNationwide && !methods.includes('regional_shipping')) return 'not-offered';
  if (to === null) return isNationwide && shipsEverywhere(from) ? 'possible' : 'depends';
  const isWithin = isNationwide || from.state === to;
  return isWithin && shipsTo(from, to) ? 'possible' : 'too-far';
}

const shipsEverywhere = ({ shippingStates = [] }: Pick<PickupPlace, 'shippingStates'>): boolean =>
  shippingStates.length === 0;

/** @returns whether a vendor's own list of states has a state */
export const shipsTo = (from: Pick<PickupPlace, 'shippingStates'>, state: string): boolean =>
  shipsEverywhere(from) || (from.shippingStates ?? []).includes(state);

/** More than these are counted. */
const FEW_STATES = 4;
const ALL_STATES = 50;

const fewStates = (codes: readonly string[]): string =>
  codes.length <= FEW_STATES ? codes.join(', ').replace(/, (?=[^,]*$)/, ' and ') : `${codes.length} states`;

/** @returns how far one ships who does not ship everywhere: "within NY", "to NY and VT", "to 8 states" */
export const shipsWhere = (
  methods: readonly ShippingMethod[],
  { state, shippingStates = [] }: Pick<PickupPlace, 'state' | 'shippingStates'>,
): string =>
  methods.includes('nationwide_shipping') && shippingStates.length > 0
    ? `to ${fewStates(shippingStates)}`
    : `within ${state}`;

/** @returns whether the shopper can get it in some way; not known, and so true, without a ZIP code */
export const isReachable = ({ ways }: Reach): boolean =>
  CHECKOUT_METHODS.some((method) => ways[method] === 'possible' || ways[method] === 'depends');

/** @returns "3 mi", "1,120 mi", "under 1 mi" */
export const wholeMiles = (miles: number): string =>
  miles < 1 ? 'under 1 mi' : `${groupThousands(String(miles))} mi`;

/**
 * The one line that says how to get a product: every possible way, the nearest first, or why there is none.
 * @param offered states that the checkout sends to
 * @returns "Pickup 3 mi · Ships", "Delivers to 33901", "Too far: pickup in Ithaca, NY (1,120 mi)"; without a
 * ZIP code "Pickup in Ithaca, NY · Local delivery"; null where the vendor offers no way at all
 */
export function reachLine(
  methods: readonly ShippingMethod[],
  from: PickupPlace,
  to: ShopperPlace | null,
  offered: readonly string[] = [],
): string | null {
  const reach = reachOf(methods, from, to);
  if (!isReachable(reach)) return tooFarLine(reach, methods, from);
  const words: Record<CheckoutMethod, string> = {
    pickup: reach.miles === null ? `Pickup in ${cityOf(from)}` : `Pickup ${wholeMiles(reach.miles)}`,
    local_delivery: to === null ? 'Local delivery' : `Delivers to ${to.zipCode}`,
    shipping: shippingWords(reach.ways.shipping, methods, from, offered),
  };
  return CHECKOUT_METHODS.filter((method) => ['possible', 'depends'].includes(reach.ways[method]))
    .map((method) => words[method])
    .join(' · ');
}

/** @returns "Ships nationwide to CA and FL", "Ships within NY", "Ships" */
function shippingWords(
  way: Reach['ways'][CheckoutMethod],
  methods: readonly ShippingMethod[],
  from: PickupPlace,
  offered: readonly string[],
): string {
  const isNationwide = methods.includes('nationwide_shipping') && !from.shippingStates?.length;
  if (isNationwide) return nationwideText(offered);
  return way === 'depends' ? `Ships ${shipsWhere(methods, from)}` : 'Ships';
}

const isEverywhere = (codes: readonly string[]) => codes.length === 0 || codes.length >= ALL_STATES;

/** @returns " to CA, FL, NY and TX"; nothing where that is everywhere, or not known */
const offeredText = (codes: readonly string[]): string => (isEverywhere(codes) ? '' : ` ${offeredTo(codes)}`);

/** @param codes states that orders are sent to @returns "to CA, FL, NY and TX", "to all 50 states" */
export const offeredTo = (codes: readonly string[]): string =>
  `to ${isEverywhere(codes) ? 'all 50 states' : fewStates(codes.toSorted())}`;

/** @returns "Ships nationwide to CA, FL, NY and TX", of who ships wherever orders can be sent to */
export const nationwideText = (offered: readonly string[]): string =>
  `Ships nationwide${offeredText(offered)}`;

const cityOf = ({ city, state }: PickupPlace) => `${city}, ${state}`;

function tooFarLine(
  { ways, miles }: Reach,
  methods: readonly ShippingMethod[],
  from: PickupPlace,
): string | null {
  const away = miles === null ? '' : ` (${wholeMiles(miles)})`;
  if (ways.pickup === 'too-far') return `Too far: pickup in ${cityOf(from)}${away}`;
  if (ways.local_delivery === 'too-far') return `Too far: delivers around ${cityOf(from)}${away}`;
  if (ways.shipping !== 'too-far') return null;
  return `Too far: ships ${shipsWhere(methods, from)} only`;
}
