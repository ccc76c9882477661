import {
  CHECKOUT_METHODS,
  type CheckoutMethod,
  LOCAL_DELIVERY_MILES,
  ZIP_NEEDED,
} from '../../../contract/marketplace/checkout.js';
import type { DeliveryView } from '../../../contract/marketplace/orders.js';
import { type OrderWays, wayOf } from '../../../contract/marketplace/pickup/order-ways.js';
import {
  type PickupPlace,
  type ShopperPlace,
  reachOf,
  shipsTo,
} from '../../../contract/marketplace/reach.js';
import type { ShippingMethod } from '../../../contract/marketplace/shop.js';
import { stateName } from '../../../contract/marketplace/state-words.js';

export interface DeliveryLine {
  productName: string;
  vendorId: number;
  vendorName: string;
  from: PickupPlace;
  /** The product's own methods, else its vendor's. */
  methods: readonly ShippingMethod[];
  /** A delivery zone of the vendor brings it, however far away that is. */
  isZoned?: boolean;
}

export interface Goal {
  /** The ZIP code and its center; null while none is given, and for one that does not exist. */
  place: ShopperPlace | null;
  state: string | null;
}

export interface Refused {
  vendorId: number;
  message: string;
}

export function whyNotSome(ways: OrderWays, lines: readonly DeliveryLine[], goal: Goal): Refused | null {
  for (const line of lines) {
    const message = whyNotLine(wayOf(ways, line.vendorId), line, goal);
    if (message) return { vendorId: line.vendorId, message };
  }
  return null;
}

export const whyNot = (method: CheckoutMethod, lines: readonly DeliveryLine[], goal: Goal): string | null =>
  whyNotSome({ method }, lines, goal)?.message ?? null;

function whyNotLine(method: CheckoutMethod, line: DeliveryLine, goal: Goal): string | null {
  const { methods, productName, vendorName, from, isZoned = false } = line;
  const { ways, miles } = reachOf(methods, from, goal.place);
  const way = ways[method];
  if (way === 'not-offered') return NOT_OFFERED[method](vendorName, productName);
  if (method === 'local_delivery') {
    if (isZoned) return null;
    if (way === 'depends') return ZIP_NEEDED;
    return way === 'possible'
      ? null
      : `${vendorName} is ${miles?.toLocaleString('en-US')} miles away. Local delivery goes up to ${LOCAL_DELIVERY_MILES} miles.`;
  }
  return method === 'shipping' ? whyNotShipped(line, goal) : null;
}

/** Both count: the ZIP code's own state, and the state that stands in the address. */
function whyNotShipped({ methods, productName, vendorName, from }: DeliveryLine, goal: Goal): string | null {
  const states = [goal.state, goal.place?.state].filter((state): state is string => Boolean(state));
  const isWithin = methods.includes('nationwide_shipping') || states.every((state) => state === from.state);
  if (!isWithin) return `${vendorName} ships ${productName} within ${from.state} only.`;
  const elsewhere = states.find((state) => !shipsTo(from, state));
  return elsewhere ? `${vendorName} doesn't ship to ${stateName(elsewhere)}.` : null;
}

const NOT_OFFERED: Record<CheckoutMethod, (vendor: string, product: string) => string> = {
  pickup: (vendor, product) => `${vendor} doesn't offer pickup for ${product}.`,
  local_delivery: (vendor, product) => `${vendor} doesn't deliver ${product} locally.`,
  shipping: (vendor, product) => `${vendor} doesn't ship ${product}.`,
};

export const deliveryOptions = (lines: readonly DeliveryLine[], goal: Goal): DeliveryView['options'] =>
  CHECKOUT_METHODS.map((method) => ({ method, reason: whyNot(method, lines, goal) }));

/** @returns the vendors whose pickup is possible, and too far to be taken for granted; the farthest first */
export function farPickups(lines: readonly DeliveryLine[], { place }: Goal): DeliveryView['farPickups'] {
  const far = new Map<number, DeliveryView['farPickups'][number]>();
  for (const { vendorId, vendorName, from, methods } of lines) {
    const { ways, miles } = reachOf(methods, from, place);
    if (ways.pickup !== 'too-far' || miles === null) continue;
    far.set(vendorId, { vendorId, vendorName, city: from.city, state: from.state, miles });
  }
  return [...far.values()].sort((a, b) => b.miles - a.miles);
}
