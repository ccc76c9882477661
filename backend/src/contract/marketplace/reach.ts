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
      shipping: shippingTo(methods, from.state, to?.state ?? null),
    },
    miles: miles === null ? null : Math.round(miles),
  };
}

function shippingTo(methods: readonly ShippingMethod[], from: string, to: string | null): Way {
  if (methods.includes('nationwide_shipping')) return 'possible';
  if (!methods.includes('regional_shipping')) return 'not-offered';
  if (to === null) return 'depends';
  return from === to ? 'possible' : 'too-far';
}

/** @returns whether the shopper can get it in some way; not known, and so true, without a ZIP code */
export const isReachable = ({ ways }: Reach): boolean =>
  CHECKOUT_METHODS.some((method) => ways[method] === 'possible' || ways[method] === 'depends');

/** @returns "3 mi", "1,120 mi", "under 1 mi" */
export const wholeMiles = (miles: number): string =>
  miles < 1 ? 'under 1 mi' : `${groupThousands(String(miles))} mi`;

/**
 * The one line that says how to get a product: every possible way, the nearest first, or why there is none.
 * @returns "Pickup 3 mi · Ships", "Delivers to 33901", "Too far: pickup in Ithaca, NY (1,120 mi)"; without a
 * ZIP code "Pickup in Ithaca, NY · Local delivery"; null where the vendor offers no way at all
 */
export function reachLine(
  methods: readonly ShippingMethod[],
  from: PickupPlace,
  to: ShopperPlace | null,
): string | null {
  const reach = reachOf(methods, from, to);
  if (!isReachable(reach)) return tooFarLine(reach, from);
  const words: Record<CheckoutMethod, string> = {
    pickup: reach.miles === null ? `Pickup in ${cityOf(from)}` : `Pickup ${wholeMiles(reach.miles)}`,
    local_delivery: to === null ? 'Local delivery' : `Delivers to ${to.zipCode}`,
    shipping: reach.ways.shipping === 'depends' ? `Ships within ${from.state}` : 'Ships',
  };
  return CHECKOUT_METHODS.filter((method) => ['possible', 'depends'].includes(reach.ways[method]))
    .map((method) => words[method])
    .join(' · ');
}

const cityOf = ({ city, state }: PickupPlace) => `${city}, ${state}`;

function tooFarLine({ ways, miles }: Reach, from: PickupPlace): string | null {
  const away = miles === null ? '' : ` (${wholeMiles(miles)})`;
  if (ways.pickup === 'too-far') return `Too far: pickup in ${cityOf(from)}${away}`;
  if (ways.local_delivery === 'too-far') return `Too far: delivers around ${cityOf(from)}${away}`;
  return ways.shipping === 'too-far' ? `Too far: ships within ${from.state} only` : null;
}
