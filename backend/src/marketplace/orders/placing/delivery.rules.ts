import {
  CHECKOUT_METHODS,
  type CheckoutMethod,
  LOCAL_DELIVERY_MILES,
  ZIP_NEEDED,
} from '../../../contract/marketplace/checkout.js';
import type { ShippingMethod } from '../../../contract/marketplace/shop.js';

/** What a cart line's delivery depends on. */
export interface DeliveryLine {
  productName: string;
  vendorName: string;
  vendorState: string;
  /** The product's own methods, else its vendor's. */
  methods: readonly ShippingMethod[];
  /** Miles from the vendor to the shipping ZIP; null while there is none. */
  miles: number | null;
}

/**
 * Whether a cart can reach its buyer in a way.
 * @param state where it goes to; null while that is not known
 * @returns why it cannot, in a sentence, or null when it can
 */
export function whyNot(
  method: CheckoutMethod,
  lines: readonly DeliveryLine[],
  state: string | null,
): string | null {
  for (const line of lines) {
    const reason = whyNotLine(method, line, state);
    if (reason) return reason;
  }
  return null;
}

function whyNotLine(method: CheckoutMethod, line: DeliveryLine, state: string | null): string | null {
  const { methods, productName, vendorName } = line;
  if (method === 'pickup') {
    return methods.includes('pickup') ? null : `${vendorName} doesn't offer pickup for ${productName}.`;
  }
  if (method === 'local_delivery') {
    if (!methods.includes('local_delivery')) return `${vendorName} doesn't deliver ${productName} locally.`;
    if (line.miles === null) return ZIP_NEEDED;
    return line.miles <= LOCAL_DELIVERY_MILES
      ? null
      : `${vendorName} is ${Math.round(line.miles).toLocaleString('en-US')} miles away. Local delivery goes up to ${LOCAL_DELIVERY_MILES} miles.`;
  }
  if (methods.includes('nationwide_shipping')) return null;
  if (!methods.includes('regional_shipping')) return `${vendorName} doesn't ship ${productName}.`;
  return state === null || state === line.vendorState
    ? null
    : `${vendorName} ships ${productName} within ${line.vendorState} only.`;
}

/** @returns for every way in which an order can reach its buyer, why it cannot, or null */
export const deliveryOptions = (
  lines: readonly DeliveryLine[],
  state: string | null,
): { method: CheckoutMethod; reason: string | null }[] =>
  CHECKOUT_METHODS.map((method) => ({ method, reason: whyNot(method, lines, state) }));
